import { word } from '../../../engine/bounds'
import { turnOf } from '../../../engine/geometry/angle'
import { point, span, turn } from '../../../engine/geometry/schema'
import type { Field, FieldValues, Offer } from '../../../engine/offers'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { define, isMoving, sideOf } from '../define'
import { KEYS } from '../keys'
import { GAITS } from '../orders'
import { FLIGHTS, type Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { barredRefusals } from '../rules/movement/may-move'
import { isGrav } from '../rules/movement/rates'
import { isThere, isVehicle, own, standsOfSide } from '../rules/stands'
import type { State } from '../state'
import { EYES, HIGH } from '../tables/movement'
import { applyMove, planMove } from './moving'
import { Way, waysOf } from './ways'

const schema = z.strictObject({
  type: z.literal('move'),
  stand: word,
  gait: z.enum(GAITS),
  flight: z.enum(FLIGHTS),
  path: z.array(point).check(z.maxLength(40)),
  facing: z.optional(turn),
  popup: z.optional(z.boolean()),
  /** Metres above the ground, flying high. */
  height: z.optional(span),
})

export type Move = DeepReadonly<z.infer<typeof schema>>

export const move = define<Move>(schema)({
  rule: 'STR.core.move.fraction',
  plan: (state, action, actor) => planMove(state, action, actor),
  apply: applyMove,
  when: isMoving,
  offers(view, seat) {
    const offers: Offer<Move>[] = []
    for (const stand of standsOfSide(view, sideOf(seat))) {
      if (!isThere(stand) || own(stand).spent > 0.999 || barredRefusals(view, stand).length > 0) continue
      for (const way of waysOf(view, stand)) offers.push(new Way(view, stand, way))
      if (isVehicle(stand)) offers.push(...vehicleOffers(view, stand))
    }
    return offers
  },
})

/** STR.core.move.high: how high is the owner's to say. */
class Height {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.move.high'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #height: number
  constructor({ id, name, height }: Stand) {
    this.id = `height.${id}`
    this.label = `Change height: ${name}`
    this.piece = id
    this.#height = height || EYES.high
  }
  fields(): Field[] {
    const label = 'Metres above the ground, flying high'
    return [{ kind: 'number', name: 'height', label, min: HIGH.least, max: HIGH.most, step: 10, value: this.#height }]
  }
  fill({ height }: FieldValues): Move {
    return { type: 'move', stand: this.piece, gait: 'drive', flight: 'high', path: [], height: Number(height) }
  }
}

/** A final turn, how high, and rising above the cover. */
function vehicleOffers(state: State, stand: Stand): Offer<Move>[] {
  const grav = isGrav(state, stand)
  const base = { type: 'move', stand: stand.id, gait: 'drive', path: [] } as const
  const flight = grav ? (stand.flight === 'ground' ? 'noe' : stand.flight) : 'ground'
  const offers: Offer<Move>[] = [
    {
      kind: 'facing',
      id: `face.${stand.id}`,
      label: `Turn ${stand.name}`,
      rule: 'STR.core.move.facing',
      piece: stand.id,
      key: KEYS.turn,
      pivot: { at: stand.at, facing: stand.facing },
      arc: { from: -180, to: 180 },
      to: facing => ({ flight, facing: turnOf(facing), ...base }),
    },
  ]
  if ((grav || stand.kind === 'aircraft') && (own(stand).spent === 0 || stand.flight === 'high'))
    offers.push(new Height(stand))
  if (grav && stand.flight === 'noe' && !stand.popup)
    offers.push({
      kind: 'button',
      id: `popup.${stand.id}`,
      label: `Pop up ${stand.name}`,
      rule: 'STR.core.move.popup',
      piece: stand.id,
      action: { flight: 'noe', popup: true, ...base },
    })
  return offers
}
