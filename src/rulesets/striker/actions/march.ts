import { word } from '../../../engine/bounds'
import { point } from '../../../engine/geometry/schema'
import type { Pose } from '../../../engine/geometry/vec'
import { isRefused, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, refusedFor, sideOf, unlifted } from '../define'
import { KEYS } from '../keys'
import { GAITS } from '../orders'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { StrikerRule } from '../rulebook'
import { missionWarnings } from '../rules/missions/cancel'
import { barredRefusals } from '../rules/movement/may-move'
import { rateOf } from '../rules/movement/rates'
import { isGone, isThere, isVehicle, own, standsIn, unitsOf } from '../rules/stands'
import { isSide } from '../sides'
import type { State } from '../state'
import type { Move } from './move'
import { applyMove, type Moved, planMove } from './moving'

const marchSchema = z.strictObject({ type: z.literal('march'), unit: word, by: point, gait: z.enum(GAITS) })

type Together = z.infer<typeof marchSchema>

/** STR.core.defaults.batch: a unit moves as it stands. */
export const march = define(marchSchema)({
  rule: 'STR.core.defaults.batch',
  plan(state, action, actor) {
    const stands = isSide(actor) ? marchers(state, action.unit) : []
    if (stands.length === 0 || stands[0]?.seat !== actor)
      return refusedFor(
        refuse('STR.core.defaults.batch', 'Nobody in that unit can move.'),
        !isMoving(state, actor) &&
          refuse('STR.core.sequence.own-move', 'You can move only in your own movement phase.'),
      )
    // Mates make room for each other as they go: each is planned without the others in its way.
    const mates = new Set(stands.map(({ id }) => id))
    const plans = stands.map(stand => planMove(state, { mates, ...moveBy(stand, action) }, actor))
    const refusals = plans.flatMap((planned, i): Refusal[] =>
      isRefused(planned)
        ? planned.refusals.map(reason => ({ ...reason, why: `${stands[i]?.name}: ${reason.why}` }))
        : [],
    )
    return unless(refusals, () => ({
      title: `Move ${stands.length} stands together`,
      rule: 'STR.core.defaults.batch',
      ledgers: [],
      warnings: () => stands.flatMap(stand => missionWarnings(state, stand)),
      resolve: dice => plans.flatMap((planned): Moved[] => (isRefused(planned) ? [] : [planned.resolve(dice)])),
    }))
  },
  apply(next, action, results, step) {
    marchers(next, action.unit).forEach((stand, i) => {
      const result = results[i]
      if (result) applyMove(next, moveBy(stand, action), result, step)
    })
  },
  when: isMoving,
  *offers(view, seat) {
    for (const unit of unitsOf(view, sideOf(seat))) {
      const stands = marchers(view, unit.id)
      const [lead, ...others] = stands
      if (lead && others.length > 0) yield new March(view, unit, [lead, ...others])
    }
  },
})

export class March {
  readonly kind = 'region'
  readonly rule: StrikerRule = 'STR.core.defaults.batch'
  readonly key = KEYS.march
  readonly facing = 'none'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #unit: string
  readonly #state: State
  readonly #stands: readonly Stand[]
  readonly lead: Stand
  readonly ghost: { readonly art: string; readonly radius: number }
  constructor(state: State, { id, name }: Unit, stands: readonly [Stand, ...Stand[]]) {
    const [lead] = stands
    this.id = `march.${id}`
    this.label = `Move ${name} together`
    this.piece = lead.id
    this.#unit = id
    this.#state = state
    this.#stands = stands
    this.lead = lead
    this.ghost = { art: isVehicle(lead) ? 'apc' : 'infantry', radius: 1 }
  }
  /** As far as the slowest goes. */
  reach(): number {
    const gait = isVehicle(this.lead) ? 'drive' : 'walk'
    return Math.min(
      ...this.#stands.map(stand => {
        const { road } = rateOf(this.#state, stand, { gait, flight: stand.flight, path: [] })
        return road * (1 - own(stand).spent)
      }),
    )
  }
  region() {
    return [{ kind: 'disc', tone: 'reach', at: this.lead.at, radius: this.reach() }] as const
  }
  start(): Pose {
    return { at: this.lead.at, facing: this.lead.facing }
  }
  /** A unit goes as a whole or not at all. */
  bars(): readonly Refusal[] {
    return this.#stands.flatMap(stand =>
      unlifted(this.#state, stand.id, barredRefusals(this.#state, stand), { kind: 'move', plan: { stand, path: [] } }),
    )
  }
  at({ at }: Pose): Together {
    const lead = this.lead
    const by = { x: at.x - lead.at.x, y: at.y - lead.at.y }
    return { type: 'march', unit: this.#unit, gait: isVehicle(lead) ? 'drive' : 'walk', by }
  }
}

const marchers = (state: State, unit: string): Stand[] =>
  standsIn(state, unit).filter(stand => isThere(stand) && !isGone(stand) && own(stand).spent < 1)

const moveBy = (stand: Stand, { by, gait }: { by: { x: number; y: number }; gait: Move['gait'] }): Move => ({
  type: 'move',
  stand: stand.id,
  gait,
  flight: stand.flight,
  path: [{ x: stand.at.x + by.x, y: stand.at.y + by.y }],
})
