import type { Area } from '../../../engine/geometry/area'
import { facing, point } from '../../../engine/geometry/schema'
import type { Dice } from '../../../engine/rolls/dice'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import { sideOf } from '../rules/command'
import { OBSTACLE_NAMES, outlineOf } from '../rules/obstacles'
import { onBoard } from '../rules/route'
import { nextPlacer, obstaclesLeft } from '../rules/set-up'
import { changeSide } from '../rules/writing'
import type { ObstacleKind, State } from '../state'
import { DRAW, markerAt } from '../tables/obstacles'

/** A die decides the kind; the player decides where it goes. */
export const obstacleDraw = define(z.strictObject({ type: z.literal('obstacle.draw') }))({
  rule: 'LS.obstacle.random',
  forced: true,
  plan: () => ({
    title: 'Draw an obstacle',
    rule: 'LS.obstacle.random',
    ledgers: [],
    resolve: drawKind,
  }),
  apply(next, _action, kind, { emit }) {
    const seat = drawer(next)
    if (!seat) return
    const side = sideOf(next, seat)
    changeSide(next, side, { obstacles: [...side.obstacles, kind] })
    emit({ type: 'obstacle-drawn', rules: ['LS.obstacle.random', 'LS.obstacle.equal'], seat, kind })
  },
})

function drawKind(dice: Dice): ObstacleKind {
  for (;;) {
    const kind = DRAW[dice.roll(1, 6)[0] ?? 6]
    if (kind) return kind
  }
}

/** The seat that has to draw before it can place. */
export const drawer = ({ phase, active, sides }: State): Seat | null =>
  phase === 'obstacles' && active && sides[active]?.obstacles.length === 0 ? active : null

const drawnFor = (state: State, seat: Seat): ObstacleKind | null =>
  state.phase === 'obstacles' && state.active === seat ? (state.sides[seat]?.obstacles[0] ?? null) : null

export const obstaclePlace = define(z.strictObject({ type: z.literal('obstacle.place'), at: point, facing }))({
  rule: 'LS.obstacle.equal',
  plan(state, { at, facing }, actor) {
    const seat = state.active
    const kind = seat && seat === actor ? drawnFor(state, seat) : null
    if (!seat || !kind) return { refusals: [refuse('LS.obstacle.equal', "It isn't your turn to place an obstacle.")] }
    const area = markerAt(kind, { at, facing })
    return unless(
      [
        obstaclesLeft(state, seat) <= 0 && refuse('LS.obstacle.equal', 'You have already placed all your obstacles.'),
        offTable(state, area),
      ],
      () =>
        plain(`Place the ${OBSTACLE_NAMES[kind]}`, 'LS.obstacle.equal', {
          shapes: () => [outlineOf({ area }, 'reach')],
        }),
    )
  },
  apply(next, { at, facing }, _result, { emit }) {
    const seat = next.active
    if (!seat) return
    const side = sideOf(next, seat)
    const [kind, ...left] = side.obstacles
    if (!kind) return
    changeSide(next, side, { obstacles: left })
    const id = `o${Object.keys(next.obstacles).length + 1}`
    const area = markerAt(kind, { at, facing })
    next.obstacles = { ...next.obstacles, [id]: { id, kind, by: seat, area } }
    const rules = ['LS.obstacle.equal', 'LS.obstacle.scale', 'LS.setup.scenery', 'LS.obstacle.no-threat'] as const
    emit({ type: 'obstacle-placed', rules, seat, obstacle: id, kind })
    nextPlacer(next)
  },
  *offers(state, seat) {
    const kind = drawnFor(state, seat)
    if (!kind) return
    const { tableWidth: w, tableHeight: h } = state.options
    yield {
      kind: 'region',
      id: 'obstacle.place',
      label: `Place your ${OBSTACLE_NAMES[kind]}`,
      rule: 'LS.obstacle.equal',
      key: KEYS.place,
      region: () => [{ kind: 'polygon', points: corners(w, h), tone: 'reach' }],
      facing: kind === 'asteroid' ? 'none' : 'free',
      start: () => ({ at: { x: w / 2, y: h / 2 }, facing: 0 }),
      ghost: { art: '', radius: 1 },
      at: ({ at, facing }) => ({ type: 'obstacle.place', at, facing }),
    }
  },
})

const corners = (w: number, h: number) => [
  { x: 0, y: 0 },
  { x: w, y: 0 },
  { x: w, y: h },
  { x: 0, y: h },
]

function offTable(state: State, area: Area): Refusal | false {
  const points =
    area.kind === 'polygon'
      ? area.points
      : [
          { x: area.at.x - area.radius, y: area.at.y - area.radius },
          { x: area.at.x + area.radius, y: area.at.y + area.radius },
        ]
  if (points.every(p => onBoard(state, p))) return false
  return refuse('LS.obstacle.scale', 'The whole obstacle must be on the table.', [outlineOf({ area }, 'bad')])
}
