import { word } from '../../../engine/bounds'
import { contains } from '../../../engine/geometry/area'
import { facing, point } from '../../../engine/geometry/schema'
import type { Offer } from '../../../engine/offers'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import { define, isDeploying, isInCommand, isJamming, refusedFor, sideOf } from '../define'
import { named } from '../events'
import { KEYS } from '../keys'
import type { Stand } from '../parts/stand'
import { groundsAt } from '../rules/ground/ground'
import { unplaced } from '../rules/line-up'
import { roomRefusals } from '../rules/movement/free-space'
import { moverOf } from '../rules/movement/rates'
import { defaultsOf } from '../rules/referee-rulings'
import { aboardOf, isVehicle, mustStand, standOf, standsOf } from '../rules/stands'
import { beginTurn } from '../rules/turn/turn-begin'
import { putStands } from '../rules/writing'
import { enemyOf, SIDES, type Side } from '../sides'
import type { State } from '../state'
import { GROUND_COST } from '../tables/ground'

/** STR.core.sequence.first: the higher die chooses; ties are thrown again. */
export const first = define(z.strictObject({ type: z.literal('first') }))({
  rule: 'STR.core.sequence.first',
  forced: true,
  plan: () => ({
    title: 'Roll for first side',
    rule: 'STR.core.sequence.first',
    ledgers: [],
    resolve(dice) {
      for (;;) {
        const rolls = SIDES.map(side => ({ side, face: dice.roll(1, 6)[0] ?? 1 }))
        const [a, b] = rolls
        if (a && b && a.face !== b.face) return { rolls, chooser: a.face > b.face ? a.side : b.side }
      }
    },
  }),
  apply(next, _action, { rolls, chooser }, { emit }) {
    next.chooser = chooser
    const rollNotes = rolls.map(({ side }) => ({ seat: side }))
    emit({ type: 'first', rules: ['STR.core.sequence.first'], rolls, chooser, rollNotes })
  },
})

export const choose = define(z.strictObject({ type: z.literal('choose'), goes: z.enum(['first', 'second']) }))({
  rule: 'STR.core.sequence.first',
  plan: (state, { goes }, actor) =>
    unless(
      [
        (state.phase !== 'first' || state.chooser !== actor) &&
          refuse('STR.core.sequence.first', 'Only the side that rolled higher chooses, and only once.'),
      ],
      () => plain(`Go ${goes}`, 'STR.core.sequence.first'),
    ),
  apply(next, { goes }, _result, { actor, emit }) {
    const side = sideOf(actor)
    next.first = goes === 'first' ? side : enemyOf(side)
    next.phase = 'deploy'
    emit({ type: 'chosen', rules: ['STR.core.sequence.first'], first: next.first })
  },
  when: ({ phase, chooser }, side) => phase === 'first' && chooser === side,
  *offers() {
    for (const goes of ['first', 'second'] as const)
      yield {
        kind: 'button',
        id: `choose.${goes}`,
        label: `Go ${goes}`,
        rule: 'STR.core.sequence.first',
        action: { type: 'choose', goes },
      }
  },
})

export const zoneOf = (state: State, side: Side): { x: number; y: number }[] => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = state.options.zones[side]
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ]
}

const deploySchema = z.strictObject({ type: z.literal('deploy'), stand: word, at: point, facing })

/** STR.core.spot.start: hidden deployment inside the own zone. */
export const deploy = define(deploySchema)({
  rule: 'STR.core.spot.start',
  plan(state, { stand: id, at, facing }, actor) {
    const stand = standOf(state, id)
    const phase =
      state.phase !== 'deploy' && refuse('STR.core.sequence.order', 'You can place stands only before the first turn.')
    const late =
      state.ready.some(side => side === actor) && refuse('STR.core.sequence.order', 'You have finished deploying.')
    if (!stand || stand.seat !== actor)
      return refusedFor(refuse('STR.core.spot.start', 'Choose one of your own stands.'), phase, late)
    const barred = groundsAt(state, at).some(ground => GROUND_COST[ground][moverOf(state, stand)] === 'no')
    return unless(
      [
        phase,
        late,
        stand.aboard !== null &&
          refuse('STR.core.move.passengers', `${stand.name} is in a vehicle. Place the vehicle instead.`),
        !contains({ kind: 'polygon', points: zoneOf(state, stand.seat) }, at) &&
          refuse('STR.core.spot.start', 'That is outside your zone.'),
        barred && refuse('STR.core.move.table', `${stand.name} can't be placed there.`),
        ...roomRefusals(state, stand, { at, facing }),
      ],
      () => plain(`Place ${stand.name}`, 'STR.core.spot.start'),
    )
  },
  apply(next, { stand: id, at, facing }, _result, { emit }) {
    const stand = mustStand(next, id)
    putStands(next, [{ ...stand, at, facing }, ...aboardOf(next, id).map(rider => ({ ...rider, at }))])
    const base = isVehicle(stand) ? 'STR.core.stand.vehicle-base' : 'STR.core.stand.base'
    emit({ type: 'deployed', rules: ['STR.core.spot.start', base], stand: named(stand), seenBy: [stand.seat] })
  },
  when: isDeploying,
  *offers(view, seat) {
    for (const stand of standsOf(view)) if (stand.seat === seat && stand.aboard === null) yield placing(view, stand)
  },
})

function placing(state: State, stand: Stand): Offer<z.infer<typeof deploySchema>> {
  const zone = zoneOf(state, stand.seat)
  return {
    kind: 'region',
    id: `deploy.${stand.id}`,
    label: `Place ${stand.name}`,
    rule: 'STR.core.spot.start',
    piece: stand.id,
    key: KEYS.place,
    region: () => [{ kind: 'polygon', tone: 'reach', points: zone }],
    facing: isVehicle(stand) ? 'free' : 'none',
    start: () => ({ at: stand.at, facing: stand.facing }),
    ghost: { art: 'infantry', radius: isVehicle(stand) ? 1.5 : 1 },
    at: pose => ({ type: 'deploy', stand: stand.id, at: pose.at, facing: pose.facing }),
  }
}

const finishing = (state: State, actor: Actor): string =>
  state.phase === 'deploy' ? 'Finish deploying' : isJamming(state, actor) ? 'Finish jamming' : 'Finish commanding'

/** Deployment, jamming or command is finished. */
export const ready = define(z.strictObject({ type: z.literal('ready') }))({
  rule: 'STR.core.sequence.command',
  plan: (state, _action, actor) =>
    unless(
      [
        !isDeploying(state, actor) &&
          !isInCommand(state, actor) &&
          refuse('STR.core.sequence.order', "There's nothing to finish now."),
      ],
      () => plain(finishing(state, actor), 'STR.core.sequence.command'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = sideOf(actor)
    const jamming = isJamming(next, side)
    if (jamming) next.jamming = next.jamming?.filter(one => one !== side) ?? null
    else next.ready = [...next.ready, side]
    emit({
      type: 'ready',
      rules: ['STR.core.sequence.command'],
      side,
      what: jamming ? 'jamming' : next.phase === 'deploy' ? 'deployment' : 'command',
    })
  },
  when: (state, side) => isDeploying(state, side) || isInCommand(state, side),
  *offers(view, seat) {
    yield {
      kind: 'button',
      id: 'ready',
      label: finishing(view, seat),
      rule: 'STR.core.sequence.command',
      key: KEYS.finish,
      leaves: () => (view.phase === 'deploy' ? unplaced(view, sideOf(seat)) : null),
      action: { type: 'ready' },
    }
  },
})

/** Both have deployed: the first turn begins. */
export const begin = define(z.strictObject({ type: z.literal('begin') }))({
  rule: 'STR.core.sequence.order',
  forced: true,
  plan: () => plain('The battle begins', 'STR.core.sequence.order'),
  apply(next, _action, _result, { emit }) {
    emit({ type: 'defaults', rules: ['STR.core.referee.absent'], says: defaultsOf(next).map(({ says }) => says) })
    beginTurn(next, emit)
  },
})
