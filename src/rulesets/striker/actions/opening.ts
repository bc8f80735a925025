import { word } from '../../../engine/bounds'
import { contains } from '../../../engine/geometry/area'
import { facing, point } from '../../../engine/geometry/schema'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { groundsAt } from '../chassis/ground'
import { moverOf } from '../chassis/rates'
import { roomRefusals } from '../chassis/room'
import { defaultsOf } from '../chassis/ruling'
import { aboardOf, isVehicle, mustStand, no, standOf, standsOf } from '../chassis/stands'
import { beginTurn } from '../chassis/turn-begin'
import { putStands } from '../chassis/writing'
import { define, isCommanding, isDeploying, sideOf } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { enemyOf, SIDES, type Side } from '../sides'
import type { State } from '../state'
import { GROUND_COST } from '../tables/ground'

/** STR.core.sequence.first: the higher die chooses; ties are thrown again. */
export const first = define(z.object({ type: z.literal('first') }))({
  rule: 'STR.core.sequence.first',
  plan: () => ({
    title: 'Throw for first',
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
    emit({ type: 'first', rules: ['STR.core.sequence.first'], rolls, chooser })
  },
})

export const choose = define(z.object({ type: z.literal('choose'), goes: z.enum(['first', 'second']) }))({
  rule: 'STR.core.sequence.first',
  plan: (state, { goes }, actor) =>
    unless(
      [
        (state.phase !== 'first' || state.chooser !== actor) &&
          no('STR.core.sequence.first', 'The higher throw chooses, once.'),
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
        key: goes === 'first' ? '1' : '2',
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

const deploySchema = z.object({ type: z.literal('deploy'), stand: word, at: point, facing })

/** STR.core.spot.start: hidden deployment inside the own zone. */
export const deploy = define(deploySchema)({
  rule: 'STR.core.spot.start',
  plan(state, { stand: id, at, facing }, actor) {
    const stand = standOf(state, id)
    if (!stand || stand.seat !== actor) return { refusals: [no('STR.core.spot.start', 'That stand is not yours.')] }
    const barred = groundsAt(state, at).some(ground => GROUND_COST[ground][moverOf(state, stand)] === 'no')
    return unless(
      [
        state.phase !== 'deploy' && no('STR.core.sequence.order', 'Stands are placed before the first turn.'),
        state.ready.some(side => side === actor) && no('STR.core.sequence.order', 'Your deployment is finished.'),
        stand.aboard !== null && no('STR.core.move.passengers', `${stand.name} rides; place its vehicle.`),
        !contains({ kind: 'polygon', points: zoneOf(state, stand.seat) }, at) &&
          no('STR.core.spot.start', 'That is outside your zone.'),
        barred && no('STR.core.move.table', `${stand.name} cannot stand there.`),
        ...roomRefusals(state, stand, { at, facing }),
      ],
      () => plain(`Place ${stand.name}`, 'STR.core.spot.start'),
    )
  },
  apply(next, { stand: id, at, facing }, _result, { emit }) {
    const stand = mustStand(next, id)
    putStands(next, [{ ...stand, at, facing }, ...aboardOf(next, id).map(rider => ({ ...rider, at }))])
    emit({ type: 'deployed', rules: ['STR.core.spot.start'], stand: named(stand), seenBy: [stand.seat] })
  },
  when: isDeploying,
  *offers(state, seat) {
    for (const stand of standsOf(state)) if (stand.seat === seat && stand.aboard === null) yield placing(state, stand)
  },
})

function placing(state: State, stand: Stand): Offer<z.infer<typeof deploySchema>> {
  const zone = zoneOf(state, stand.seat)
  const [from, , to] = zone
  return {
    kind: 'region',
    id: `deploy.${stand.id}`,
    label: `Place ${stand.name}`,
    rule: 'STR.core.spot.start',
    piece: stand.id,
    key: 'p',
    rearranges: true,
    region: [{ kind: 'polygon', tone: 'reach', points: zone }],
    facing: isVehicle(stand) ? 'free' : 'none',
    start: { at: stand.at, facing: stand.facing },
    ghost: { art: 'infantry', radius: isVehicle(stand) ? 1.5 : 1 },
    at: pose => ({ type: 'deploy', stand: stand.id, at: pose.at, facing: pose.facing }),
    sample: random => ({
      at: {
        x: (from?.x ?? 0) + random() * ((to?.x ?? 0) - (from?.x ?? 0)),
        y: (from?.y ?? 0) + random() * ((to?.y ?? 0) - (from?.y ?? 0)),
      },
      facing: stand.facing,
    }),
  }
}

/** Deployment or command is finished. */
export const ready = define(z.object({ type: z.literal('ready') }))({
  rule: 'STR.core.sequence.command',
  plan: (state, _action, actor) =>
    unless(
      [
        !isDeploying(state, actor) &&
          !isCommanding(state, actor) &&
          no('STR.core.sequence.order', 'There is nothing to finish now.'),
      ],
      () => plain(state.phase === 'deploy' ? 'Finish deploying' : 'Finish commanding', 'STR.core.sequence.command'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const side = sideOf(actor)
    next.ready = [...next.ready, side]
    emit({
      type: 'ready',
      rules: ['STR.core.sequence.command'],
      side,
      what: next.phase === 'deploy' ? 'deployment' : 'command',
    })
  },
  when: (state, side) => isDeploying(state, side) || isCommanding(state, side),
  *offers(state) {
    yield {
      kind: 'button',
      id: 'ready',
      label: state.phase === 'deploy' ? 'Finish deploying' : 'Finish commanding',
      rule: 'STR.core.sequence.command',
      key: 'Enter',
      action: { type: 'ready' },
    }
  },
})

/** Both have deployed: the first turn begins. */
export const begin = define(z.object({ type: z.literal('begin') }))({
  rule: 'STR.core.sequence.order',
  plan: () => plain('The battle begins', 'STR.core.sequence.order'),
  apply(next, _action, _result, { emit }) {
    emit({ type: 'defaults', rules: ['STR.core.referee.absent'], says: defaultsOf(next).map(({ says }) => says) })
    beginTurn(next, emit)
  },
})
