import { lengthOf, type Pose } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import { MoveReach } from '../reach'
import type { LwRule } from '../rulebook'
import { baseOf, isFoot, unitOf } from '../rules/base'
import { chained, isOutOfCommand, linked } from '../rules/command'
import { hasAim } from '../rules/likely'
import { oweTest } from '../rules/losses'
import { modeRules, startBars } from '../rules/modes'
import { mayMove, moveRefusals, settled, stayRefusals } from '../rules/moving'
import { basesOfSeat } from '../rules/muster'
import { rateRules } from '../rules/price'
import { isSlow, MODES, type Mode, moverOf } from '../rules/rates'
import type { Retreat } from '../rules/retiring'
import { ALONE, endOf } from '../rules/way'
import { putBases } from '../rules/writing'
import type { Base, State } from '../state'
import { MODE_TITLES, MovePlan } from './move-plan'
import { noSuchBase, notNow, notOwn, pathSchema } from './shared'

const schema = z.object({ type: z.literal('move'), base: z.string(), path: pathSchema, mode: z.enum(MODES) })

const KEYS: Readonly<Record<Mode, string>> = { normal: 'm', dash: 'd', road: 'r', retire: 'b' }

/** One base moves. */
export const move = define(schema)({
  rule: 'LW.turn.2',
  when: 'movement',
  plan(state, { base: id, path, mode }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const way = { base, path, mode, beside: ALONE }
    return unless(
      [...notNow(state, 'movement', actor), notOwn(base, actor), ...moveRefusals(state, way)],
      () => new MovePlan(state, way),
    )
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

/** Many are made and few are looked at: where the base gets to is found when somebody asks. */
class MoveOffer {
  readonly kind = 'path'
  readonly rule = 'LW.turn.2'

  constructor(
    private readonly state: State,
    private readonly base: Base,
    private readonly mode: Mode,
  ) {}

  get id(): string {
    return `move.${this.mode}.${this.base.id}`
  }

  get label(): string {
    return MODE_TITLES[this.mode]
  }

  get key(): string {
    return KEYS[this.mode]
  }

  get piece(): string {
    return this.base.id
  }

  get vain(): boolean {
    return !hasAim(this.state, this.base, this.mode)
  }

  bars(): readonly Refusal[] {
    const { state, base, mode } = this
    return [...stayRefusals(state, base), ...startBars(state, base, mode)]
  }

  get start(): Pose {
    return { at: this.base.at, facing: this.base.facing }
  }

  get reach(): Reach {
    const { state, base, mode } = this
    return new MoveReach(state, { base, mode, together: [base] })
  }

  along(way: readonly Pose[]): z.infer<typeof schema> {
    return { type: 'move', base: this.base.id, path: [...way], mode: this.mode }
  }
}

/** The way of one base. */
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
export function carryMoves(next: State, parts: readonly Part[], { mode, emit }: { mode: Mode; emit: Emit }): void {
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
