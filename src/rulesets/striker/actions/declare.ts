import { type Planned, plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { KINDS, type Weapon } from '../cards/weapon'
import { squareAt } from '../chassis/burst'
import { isShaken } from '../chassis/command'
import { bandAt, firePlanOf, fireRefusals, firingOrders, isFree, loadOf, slotOf, toHit } from '../chassis/direct'
import { foreseenShot } from '../chassis/foresee'
import type { FirePlan } from '../chassis/hooks'
import { obeyed } from '../chassis/obedience'
import { declaringNow } from '../chassis/phases'
import {
  isFit,
  isGone,
  isThere,
  isVehicle,
  mustStand,
  no,
  own,
  standOf,
  standsIn,
  standsOf,
  unitsOf,
  vehicleOf,
  weaponAt,
} from '../chassis/stands'
import { define, sideOf, spendLifted, unlifted } from '../define'
import { named, type StrikerEvent } from '../events'
import { point } from '../orders'
import { isSide, type Shot, type Side, type Stand, type State } from '../state'

const schema = z.object({
  type: z.literal('fire'),
  stand: z.string(),
  man: z.int(),
  weapon: z.int(),
  target: z.nullable(z.string()),
  point: z.nullable(point),
  kind: z.enum(KINDS),
  spread: z.array(z.string()),
})
type Fire = z.infer<typeof schema>
const shotOf = ({ stand, man, weapon, target, point: at, kind, spread }: Fire): Shot => ({
  stand,
  man,
  weapon,
  target,
  point: at,
  kind,
  spread,
})
const declaredBy = (state: State, side: Side): Shot[] => state.declared[side]?.value ?? []

function planShot(state: State, shot: Shot, actor: string): Planned<null> {
  const firer = standOf(state, shot.stand)
  if (!firer || firer.seat !== actor) return { refusals: [no('STR.core.direct.need', 'That stand is not yours.')] }
  const plan = firePlanOf(state, shot)
  if (!plan)
    return { refusals: [no('STR.core.direct.refusal-secret', 'There is no spotted enemy or weapon of that name.')] }
  const orders = obeyed(state, firingOrders(state, plan))
  const reasons = [
    ...(declaringNow(state) === firer.seat
      ? []
      : [no('STR.core.sequence.fire', 'Fire is declared in a fire phase, the side that did not move first.')]),
    ...fireRefusals(state, plan, declaredBy(state, firer.seat)),
    ...orders.refusals,
  ]
  return unless(unlifted(state, firer.id, reasons), () => ({
    ...plain(`${plan.weapon.name} at ${plan.target?.name ?? 'a point'}`, 'STR.core.direct.need'),
    get ledgers() {
      if (shot.kind === 'flechette') return []
      const { need, lines } = toHit(state, plan)
      return [{ name: `To hit, ${need}+`, base: 'two dice', lines }]
    },
    get warnings() {
      return [...orders.warnings, ...friendsIn(state, plan)]
    },
    get shapes() {
      return shapesOf(plan)
    },
    get foreseen() {
      return foreseenShot(state, plan)
    },
  }))
}
/** Whether a shot may be declared beside others; only for whom nothing is lifted is it asked in short. */
function mayDeclare(state: State, shot: Shot, side: Side, declared: Shot[]): boolean {
  if (state.overrides.length > 0) {
    const so = { ...state, declared: { ...state.declared, [side]: { $for: [side], value: declared } } }
    return !('refusals' in planShot(so, shot, side))
  }
  const plan = firePlanOf(state, shot)
  return (
    !!plan &&
    plan.firer.seat === side &&
    declaringNow(state) === side &&
    isFree(state, plan, declared) &&
    obeyed(state, firingOrders(state, plan)).refusals.length === 0
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
  const half = burst / 2
  return standsOf(state)
    .filter(
      stand =>
        stand.seat === firer.seat &&
        isThere(stand) &&
        Math.abs(stand.at.x - at.x) <= half &&
        Math.abs(stand.at.y - at.y) <= half,
    )
    .map(stand => no('STR.core.he.frag', `${stand.name} stands in the burst.`))
}

/** STR.core.direct.*: one weapon at one target or point. */
export const fire = define(schema)({
  rule: 'STR.core.direct.need',
  plan: (state, action, actor) => planShot(state, shotOf(action), actor),
  apply(draft, action, _result, { emit }) {
    declare(draft, shotOf(action), emit)
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOf(state).filter(stand => stand.seat !== seat && stand.spotted && isThere(stand))
    const taken = new Set(declaredBy(state, seat).map(shot => `${shot.stand} ${slotOf(shot)}`))
    const reached = reachOf(state, targets)
    for (const { stand, man, weapon, card } of armsOf(state, seat)) {
      if (taken.has(`${stand.id} ${man}.${weapon}`) || card.class === 'indirect') continue
      for (const { kind, burst } of card.kinds) {
        const base = { rule: 'STR.core.direct.need', piece: stand.id } as const
        const id = `fire.${stand.id}.${man}.${weapon}.${kind}`
        const action = { type: 'fire', stand: stand.id, man, weapon, kind, spread: [] as string[] } as const
        const label = `${card.name}${card.kinds.length > 1 ? ` ${kind}` : ''}: ${stand.name}`
        const inReach = reached(stand, card)
        if (kind !== 'smoke' && inReach.length > 0)
          yield {
            ...base,
            kind: 'piece',
            id,
            label,
            key: 'f',
            choices: inReach.map(target => ({
              piece: target.id,
              action: { ...action, target: target.id, point: null },
            })),
          }
        if (kind === 'smoke' || (burst ?? 0) > 0)
          yield atPoint(state, stand, card, { id, label, action: { ...action, target: null } })
      }
    }
  },
})

/** The targets in reach of a weapon; men of a stand with the same weapon share the answer. */
function reachOf(state: State, targets: readonly Stand[]) {
  const known = new Map<Stand, Map<Weapon, readonly Stand[]>>()
  return (stand: Stand, card: Weapon): readonly Stand[] => {
    const mine = known.get(stand) ?? new Map<Weapon, readonly Stand[]>()
    known.set(stand, mine)
    const found =
      mine.get(card) ??
      targets.filter(({ at }) => bandAt(state, card, Math.hypot(at.x - stand.at.x, at.y - stand.at.y)) !== null)
    mine.set(card, found)
    return found
  }
}

function atPoint(
  state: State,
  stand: Stand,
  card: Weapon,
  { id, label, action }: { id: string; label: string; action: Omit<Fire, 'point'> },
) {
  const far = card.bands.at(-1)?.cm ?? 0
  return {
    kind: 'region',
    id: `${id}.point`,
    label: `${label} at a point`,
    rule: 'STR.core.direct.point',
    piece: stand.id,
    rearranges: true,
    region: [{ kind: 'disc', tone: 'reach', at: stand.at, radius: far }],
    facing: 'none',
    start: { at: stand.at, facing: 0 },
    ghost: { art: 'token', radius: 1 },
    at: ({ at }: { at: { x: number; y: number } }) => ({ ...action, point: at }),
    sample: (random: () => number) => ({
      at: { x: random() * state.map.width, y: random() * state.map.height },
      facing: 0,
    }),
  } as const
}

interface Arm {
  readonly stand: Stand
  readonly man: number
  readonly weapon: number
  readonly card: Weapon
}
/** Every weapon of a side that might fire. */
export function* armsOf(state: State, side: Side): Iterable<Arm> {
  for (const stand of standsOf(state)) {
    if (stand.seat !== side || isGone(stand) || isShaken(stand) || stand.aboard !== null) continue
    const vehicle = vehicleOf(state, stand)
    const slots = vehicle
      ? vehicle.weapons.map((_, weapon) => ({ man: 0, weapon }))
      : stand.men.flatMap((soldier, man) =>
          isFit(soldier) ? soldier.weapons.map((_, weapon) => ({ man, weapon })) : [],
        )
    for (const slot of slots) {
      const card = weaponAt(state, stand, slot)
      if (card && !own(stand).fired.includes(slotOf(slot))) yield { stand, ...slot, card }
    }
  }
}

function declare(draft: State, shot: Shot, emit: (event: StrikerEvent) => void): void {
  const firer = mustStand(draft, shot.stand)
  draft.declared[firer.seat]?.value?.push(shot)
  spendLifted(draft, firer.id)
  const weapon = weaponAt(draft, firer, shot)
  const target = shot.target === null ? 'a point' : mustStand(draft, shot.target).name
  emit({
    type: 'declared',
    rules: ['STR.core.sequence.declare-order'],
    stand: named(firer),
    weapon: weapon?.name ?? '',
    at: target,
    seenBy: [firer.seat],
  })
}

/** Shots of many weapons at one target, as far as each may. */
function legalShots(state: State, side: Side, arms: Iterable<Arm>, target: string): Shot[] {
  const shots: Shot[] = []
  for (const { stand, man, weapon, card } of arms) {
    const kind = card.kinds[0]?.kind ?? 'solid'
    const shot: Shot = { stand: stand.id, man, weapon, target, point: null, kind, spread: [] }
    if (mayDeclare(state, shot, side, [...declaredBy(state, side), ...shots])) shots.push(shot)
  }
  return shots
}

/** STR.core.direct.team, STR.core.defaults.batch: a stand or a whole unit fires at one target. */
export const volley = define(z.object({ type: z.literal('volley'), by: z.string(), target: z.string() }))({
  rule: 'STR.core.direct.team',
  plan(state, action, actor) {
    if (!isSide(actor) || declaringNow(state) !== actor)
      return { refusals: [no('STR.core.sequence.fire', 'Fire is declared in a fire phase.')] }
    const shots = legalShots(state, actor, gunners(state, actor, action.by), action.target)
    return unless([shots.length === 0 && no('STR.core.direct.need', 'Nobody there can fire at it.')], () => ({
      title: `${shots.length} ${shots.length === 1 ? 'weapon fires' : 'weapons fire'} at ${standOf(state, action.target)?.name}`,
      rule: 'STR.core.direct.team',
      ledgers: [],
      resolve: () => shots,
    }))
  },
  apply(draft, _action, shots, { emit }) {
    for (const shot of shots) declare(draft, shot, emit)
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOf(state).filter(stand => stand.seat !== seat && stand.spotted && isThere(stand))
    if (targets.length === 0) return
    const taken = new Set(declaredBy(state, seat).map(({ stand }) => stand))
    const choices = (by: string) =>
      targets.map(target => ({ piece: target.id, action: { type: 'volley' as const, by, target: target.id } }))
    for (const stand of standsOf(state))
      if (stand.seat === seat && isThere(stand) && !isShaken(stand) && !isVehicle(stand) && !taken.has(stand.id))
        yield {
          kind: 'piece',
          id: `volley.${stand.id}`,
          label: `Volley of ${stand.name}`,
          rule: 'STR.core.direct.team',
          piece: stand.id,
          key: 'v',
          choices: choices(stand.id),
        }
    for (const unit of unitsOf(state, seat)) {
      const stands = standsIn(state, unit.id).filter(
        stand => isThere(stand) && !isShaken(stand) && !taken.has(stand.id),
      )
      if (stands.length > 1)
        yield {
          kind: 'piece',
          id: `volley.${unit.id}`,
          label: `All of ${unit.name} fire`,
          rule: 'STR.core.defaults.batch',
          piece: stands[0]?.id ?? '',
          choices: choices(unit.id),
        }
    }
  },
})
const gunners = (state: State, side: Side, by: string): Arm[] =>
  [...armsOf(state, side)].filter(({ stand }) => stand.id === by || own(stand).unit === by)

/** STR.core.defaults.batch: what fired in the last phase fires at the same targets. */
export const again = define(z.object({ type: z.literal('again') }))({
  rule: 'STR.core.defaults.batch',
  plan(state, _action, actor) {
    if (!isSide(actor) || declaringNow(state) !== actor)
      return { refusals: [no('STR.core.sequence.fire', 'Fire is declared in a fire phase.')] }
    const shots: Shot[] = []
    for (const shot of state.before[actor]?.value ?? [])
      if (mayDeclare(state, shot, actor, [...declaredBy(state, actor), ...shots])) shots.push(shot)
    return unless(
      [shots.length === 0 && no('STR.core.defaults.batch', 'No shot of the last phase can be repeated.')],
      () => ({
        title: `Same targets again: ${shots.length}`,
        rule: 'STR.core.defaults.batch',
        ledgers: [],
        resolve: () => shots,
      }),
    )
  },
  apply(draft, _action, shots, { emit }) {
    for (const shot of shots) declare(draft, shot, emit)
  },
  *offers(state, seat) {
    if (
      !isSide(seat) ||
      declaringNow(state) !== seat ||
      (state.before[seat]?.value ?? []).length === 0 ||
      declaredBy(state, seat).length > 0
    )
      return
    yield {
      kind: 'button',
      id: 'again',
      label: 'Same targets again',
      rule: 'STR.core.defaults.batch',
      key: 'a',
      rearranges: true,
      action: { type: 'again' },
    }
  },
})

/** A declared shot is taken back before the seal. */
export const holdFire = define(z.object({ type: z.literal('holdFire'), stand: z.string() }))({
  rule: 'STR.core.sequence.declare-order',
  plan: (state, { stand: id }, actor) =>
    unless(
      [
        (!isSide(actor) ||
          declaringNow(state) !== actor ||
          !declaredBy(state, actor).some(({ stand }) => stand === id)) &&
          no('STR.core.sequence.declare-order', 'It has declared no fire.'),
      ],
      () => plain(`${standOf(state, id)?.name} holds its fire`, 'STR.core.sequence.declare-order'),
    ),
  apply(draft, { stand: id }, _result, { actor, emit }) {
    const declared = draft.declared[sideOf(actor)]
    if (declared?.value) declared.value = declared.value.filter(({ stand }) => stand !== id)
    emit({
      type: 'undeclared',
      rules: ['STR.core.sequence.declare-order'],
      stand: named(mustStand(draft, id)),
      seenBy: [sideOf(actor)],
    })
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    for (const id of new Set(declaredBy(state, seat).map(({ stand }) => stand)))
      yield {
        kind: 'button',
        id: `holdFire.${id}`,
        label: `${standOf(state, id)?.name} holds its fire`,
        rule: 'STR.core.sequence.declare-order',
        piece: id,
        rearranges: true,
        action: { type: 'holdFire', stand: id },
      }
  },
})

/** The declaration is closed; with nothing declared the whole side holds. */
export const seal = define(z.object({ type: z.literal('seal') }))({
  rule: 'STR.core.sequence.declare-order',
  plan: (state, _action, actor) =>
    unless(
      [declaringNow(state) !== actor && no('STR.core.sequence.declare-order', 'It is not your turn to declare.')],
      () => plain('Seal the declaration', 'STR.core.sequence.declare-order'),
    ),
  apply(draft, _action, _result, { actor, emit }) {
    const side = sideOf(actor)
    draft.sealed.push(side)
    emit({ type: 'sealed', rules: ['STR.core.sequence.declare-order'], side })
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const count = declaredBy(state, seat).length
    yield {
      kind: 'button',
      id: 'seal',
      label: count > 0 ? `Seal ${count} ${count === 1 ? 'shot' : 'shots'}` : 'All hold fire',
      rule: 'STR.core.sequence.declare-order',
      key: 'Enter',
      action: { type: 'seal' },
    }
  },
})
