import { word } from '../../../engine/bounds'
import { lengthOf, type Pose } from '../../../engine/geometry/vec'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import type { Emit } from '../events'
import type { LwRule } from '../rulebook'
import { baseOf, isFoot, unitOf } from '../rules/base'
import { chained, isOutOfCommand, linked } from '../rules/command'
import { oweTest } from '../rules/losses'
import { modeRules } from '../rules/modes'
import { mayMove, moveRefusals, settled } from '../rules/moving'
import { rateRules } from '../rules/price'
import { isSlow, MODES, type Mode, moverOf } from '../rules/rates'
import type { Retreat } from '../rules/retiring'
import { basesOfSeat } from '../rules/roster'
import { ALONE, endOf } from '../rules/way'
import { putBases } from '../rules/writing'
import type { Base, Next, State } from '../state'
import { MoveOffer } from './move-offer'
import { MovePlan } from './move-plan'
import { noSuchBase, notNow, notOwn, pathSchema } from './shared'

const schema = z.strictObject({ type: z.literal('move'), base: word, path: pathSchema, mode: z.enum(MODES) })

/** One base moves. */
export const move = define(schema)({
  rule: 'LW.turn.2',
  when: during('movement'),
  plan(state, { base: id, path, mode }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const way = { base, path, mode, beside: ALONE }
    const early = notNow(state, 'movement', actor)
    const foreign = notOwn(base, actor)
    if (foreign) early.push(foreign)
    const refusals = early.concat(moveRefusals(state, way))
    return refusals.length > 0 ? { refusals } : new MovePlan(state, way)
  },
  apply(next, { base, path, mode }, retreat, { emit }) {
    carryMoves(next, [{ base, path, retreat }], { mode, emit })
  },
  offers(state, seat) {
    const offers: MoveOffer[] = []
    for (const base of basesOfSeat(state, seat)) {
      if (!mayMove(state, base)) continue
      for (const mode of modesOf(state, base)) offers.push(new MoveOffer(state, base, mode))
    }
    return offers
  },
})

const SLOW: readonly Mode[] = ['normal']
const QUICK: readonly Mode[] = ['normal', 'dash']

/** Modes a base has at all; whether one may be used now is for the plan. */
export function modesOf(state: State, base: Base): readonly Mode[] {
  const mover = moverOf(state, base)
  if (mover === 'gun' || isSlow(state, base)) return SLOW
  return mover === 'afv' ? MODES : QUICK
}

/** The move of one base. */
export interface Part {
  readonly base: string
  readonly path: readonly Pose[]
  readonly retreat: Retreat
}

/** LW.cmd.radius, LW.cmd.exempt: a squad has left the chain of its unit, or a gun or vehicle that need not keep it. */
function commandRules(state: State, base: Base): LwRule[] {
  if (isFoot(state, base)) return isOutOfCommand(state, base) ? ['LW.cmd.radius'] : []
  const mates = chained(state, unitOf(state, base.unit))
  return mates.length > 0 && !mates.some(({ at }) => linked(at, base.at)) ? ['LW.cmd.exempt'] : []
}

/** Bases have gone their ways: where they stand, which of their units must test, and what there is to tell. */
export function carryMoves(next: Next, parts: readonly Part[], { mode, emit }: { mode: Mode; emit: Emit }): void {
  const before = next.bases
  putBases(
    next,
    parts.map(({ base: id, path, retreat }) => {
      const base = baseOf(next, id)
      return settled(next, base, { pose: endOf({ base, path }), moved: mode, retired: retreat === 'retires' })
    }),
  )
  for (const { base: id, path, retreat } of parts) {
    const base = baseOf(next, id)
    const from = before[id]?.at ?? base.at
    const far = lengthOf([from, ...path.map(({ at }) => at)])
    const retired = retreat === 'retires'
    if (retired) oweTest(next, base.unit, 'retire')
    const rules: LwRule[] = [
      ...rateRules(next, { base: before[id] ?? base, path }),
      ...modeRules(moverOf(next, base), mode),
      ...commandRules(next, base),
    ]
    if (far === 0) rules.push('LW.move.pivot')
    if (retired) rules.push('LW.morale.when.retire')
    emit({ type: 'moved', rules, base: id, mode, from, to: base.at, far, retreat })
  }
}
