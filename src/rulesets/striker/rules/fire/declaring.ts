import { type Plan, type Planned, type Refusal, refuse, unless } from '../../../../engine/rolls/plan'
import { refusedFor, spendLifted, unlifted } from '../../define'
import { named, type StrikerEvent } from '../../events'
import type { Shot } from '../../parts/shot'
import type { Side } from '../../sides'
import type { Next, State } from '../../state'
import { obeyed, orderOf } from '../command/obedience'
import { squareAt, standsWithin } from '../damage/burst'
import type { FirePlan } from '../hooks'
import { mustStand, standOf, weaponAt } from '../stands'
import { declaringNow } from '../turn/phases'
import { told } from '../writing'
import { firePlanOf, loadOf } from './direct'
import { fireRefusals, firingOrders, isFree, readyRefusals } from './fire-limits'
import { toHit } from './hits'
import { previewShot } from './preview-shot'

export const declaredBy = (state: State, side: Side): readonly Shot[] => state.declared[side]?.value ?? []

export function planShot(state: State, shot: Shot, actor: string): Planned<null> {
  const firer = standOf(state, shot.stand)
  const phase = declaringNow(state) !== actor && notNow(state)
  if (!firer || firer.seat !== actor)
    return refusedFor(refuse('STR.core.direct.need', 'Choose one of your own stands.'), phase)
  const plan = firePlanOf(state, shot)
  if (!plan)
    return refusedFor(
      refuse('STR.core.direct.refusal-secret', 'Choose a spotted enemy and one of your weapons.'),
      phase,
    )
  const orders = obeyed(state, firingOrders(state, plan))
  const reasons = [
    ...(phase ? [phase] : []),
    ...fireRefusals(state, plan, declaredBy(state, firer.seat)),
    ...orders.refusals,
  ]
  return unless(unlifted(state, firer.id, reasons, { kind: 'fire', plan }), () =>
    declaration(state, plan, orders.warnings),
  )
}

/** Why a weapon can't be fired at any point: only a zone of fire allows some points and not others. */
export function pointBars(state: State, shot: Shot): Refusal[] {
  const plan = firePlanOf(state, shot)
  if (!plan) return []
  const { firer } = plan
  const anywhere = orderOf(state, firer)?.fire.verb !== 'zone'
  const reasons = [
    ...readyRefusals(state, plan, declaredBy(state, firer.seat)),
    ...(anywhere ? obeyed(state, firingOrders(state, plan)).refusals : []),
  ]
  return unlifted(state, firer.id, reasons, { kind: 'fire', plan })
}

/** Why nobody, or not this side, declares fire at this moment. */
export const notNow = ({ phase }: State): Refusal =>
  phase === 'move1' || phase === 'move2'
    ? refuse('STR.core.direct.no-reaction', 'Nobody can fire in a movement phase.')
    : refuse(
        'STR.core.sequence.fire',
        'You can declare fire only in a fire phase, and the side that just moved declares second.',
      )

/** What a declared shot says and shows. */
function declaration(state: State, plan: FirePlan, advice: readonly Refusal[]): Plan<null> {
  const { weapon, target, shot } = plan
  const hit = toHit(state, plan)
  const ledgers = [{ name: `To hit, ${hit.need}+`, base: 'two dice', lines: hit.lines }]
  return {
    title: `${weapon.name} at ${target?.name ?? 'a point'}`,
    rule: 'STR.core.direct.need',
    ledgers: shot.kind === 'flechette' ? [] : ledgers,
    warnings: () => [...advice, ...friendsIn(state, plan)],
    shapes: () => shapesOf(plan),
    foreseen: () => previewShot(state, plan, hit),
    resolve: () => null,
  }
}

/** Whether a shot may be declared beside others; the short check only serves stands for which nothing is lifted. */
export function mayDeclare(state: State, shot: Shot, side: Side, declared: readonly Shot[]): boolean {
  if (state.overrides.length > 0) {
    const so = { ...state, declared: { ...state.declared, [side]: { $for: [side], value: declared } } }
    return !('refusals' in planShot(so, shot, side))
  }
  const plan = firePlanOf(state, shot)
  return (
    !!plan &&
    plan.firer.seat === side &&
    declaringNow(state) === side &&
    obeyed(state, firingOrders(state, plan)).refusals.length === 0 &&
    isFree(state, plan, declared)
  )
}

function shapesOf({ firer, target, shot, weapon }: FirePlan) {
  const at = target?.at ?? shot.point ?? firer.at
  const burst = loadOf(weapon, shot.kind)?.burst ?? 0
  return [
    { kind: 'path', tone: 'bad', points: [firer.at, at], arrow: true } as const,
    ...(burst > 0
      ? [{ kind: 'polygon', tone: 'warn', points: squareAt(at, burst, firer.at), label: `burst ${burst} cm` } as const]
      : []),
  ]
}

/** Own stands in the burst are called out before it is too late. */
function friendsIn(state: State, { firer, target, shot, weapon }: FirePlan) {
  const at = target?.at ?? shot.point ?? firer.at
  const burst = loadOf(weapon, shot.kind)?.burst ?? 0
  if (burst <= 0) return []
  return standsWithin(state, squareAt(at, burst, firer.at))
    .filter(({ seat }) => seat === firer.seat)
    .map(stand => refuse('STR.core.he.frag', `${stand.name} is in the burst.`))
}

export function declare(next: Next, shot: Shot, emit: (event: StrikerEvent) => void): void {
  const firer = mustStand(next, shot.stand)
  next.declared = told(next.declared, firer.seat, [...declaredBy(next, firer.seat), shot])
  spendLifted(next, firer.id)
  const weapon = weaponAt(next, firer, shot)
  const target = shot.target === null ? 'a point' : mustStand(next, shot.target).name
  emit({
    type: 'declared',
    rules: ['STR.core.sequence.declare-order'],
    stand: named(firer),
    weapon: weapon?.name ?? '',
    at: target,
    seenBy: [firer.seat],
  })
}
