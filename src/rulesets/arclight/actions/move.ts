import { word } from '../../../engine/bounds'
import { hexOf } from '../../../engine/geometry/hex'
import { type OutcomeLabel, type Plan, type Planned, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import type { ArcRule } from '../rulebook'
import { ifPrintedCard, oneRules } from '../rules/cited'
import { leavePlay } from '../rules/destruction'
import { helmLedger, opponentOf, rollSharp, type SharpResult, sharpTurn } from '../rules/helm'
import { movable, movingRefusals } from '../rules/move-order'
import { follow, type Movement, movementOf, type Step, sidesOf, turnedBy } from '../rules/movement'
import { cardOf, isDead, shipOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import { thrustOf } from '../rules/values'
import { changeShip } from '../rules/writing'
import { plottingOf } from '../scene/plotting'
import { pathShapes } from '../scene/reach-shapes'
import type { Next, Ship, State } from '../state'

const schema = z.strictObject({
  type: z.literal('move'),
  ship: word,
  /** F forward; L or R a turn, one letter for each side. */
  steps: z
    .array(z.string().check(z.regex(/^(F|L{1,6}|R{1,6})$/, 'must be F, or up to six L or R')))
    .check(z.maxLength(60)),
})
export type Move = z.infer<typeof schema>

/** A ship moves. A turn of several hexsides ends the course, because the Helm roll decides how many points are left. */
export const move = define(schema)({
  rule: 'ARC.turn.movement.ships',
  when: inPhase('movement'),
  plan(state, { ship: id, steps }, actor): Planned<Moved> {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.move.once', 'There is no such ship.')] }
    const early = movingRefusals(state, ship, actor)
    const { movement, refusals } = follow(state, ship, steps)
    return unless([...early, ...refusals, ...(steps.length === 0 ? withoutStep(state, ship) : [])], () =>
      planOf(state, ship, { movement, steps }),
    )
  },
  apply(next, { ship: id, steps }, { movement, cost, sharp }, { emit }) {
    const ship = setOut(next, id, { movement, cost })
    if (movement.hexes + movement.turns > 0)
      emit({
        type: 'moved',
        rules: citedBy(next, ship, movement),
        ship: id,
        hexes: movement.hexes,
        turns: movement.turns,
        to: movement.at,
        facing: movement.facing,
        cost,
        left: movement.left,
      })
    if (movement.off) {
      const through = next.options.runner === ship.seat && leavesFar(next, ship)
      changeShip(next, id, { through })
      leavePlay(next, id, 'retreated')
      emit({ type: 'retreated', rules: ['ARC.board.exit'], ship: id, through })
    }
    const last = steps.at(-1)
    if (sharp && last) applySharpTurn(next, ship, { sharp, step: last, emit })
    if (movement.off || (next.moving?.left === 0 && next.stack.length === 0)) {
      changeShip(next, id, { moved: true })
      passMove(next, emit)
    }
    proceed(next, emit)
  },
  *offers(view, seat) {
    for (const ship of movable(view, seat)) {
      const { start, reach, stepsAlong } = plottingOf(view, ship)
      yield {
        kind: 'path',
        id: `move.${ship.id}`,
        label: 'Plot a course',
        rule: 'ARC.turn.movement.ships',
        piece: ship.id,
        key: KEYS.course,
        start,
        reach,
        bars: () => noStep(view, ship),
        along: path => ({ type: 'move', ship: ship.id, steps: [...stepsAlong(path)] }),
      }
    }
  },
})

/** Why no course can begin: every first step is refused. */
function noStep(state: State, ship: Ship): readonly Refusal[] {
  const turns = [1, 2, 3, 4, 5, 6].flatMap(sides => ['L'.repeat(sides), 'R'.repeat(sides)])
  const isOpen = (step: Step): boolean => follow(state, ship, [step]).refusals.length === 0
  return ['F', ...turns].some(isOpen) ? [] : withoutStep(state, ship)
}

/** Why a course has no step, or that it needs one. */
function withoutStep(state: State, ship: Ship): readonly Refusal[] {
  const { refusals } = follow(state, ship, ['F'])
  return refusals.length > 0
    ? refusals
    : [refuse('ARC.move.stop', 'A course needs at least one step. To stay here, end the move.')]
}

/** The movement before any roll, its cost, and the result of the turn at its end. */
interface Moved {
  readonly movement: Movement
  readonly cost: number
  readonly sharp: SharpResult | null
}

function planOf(
  state: State,
  ship: Ship,
  { movement, steps }: { movement: Movement; steps: readonly Step[] },
): Plan<Moved> {
  const cost = movementOf(state, ship).left - movement.left
  const last = steps.at(-1)
  const shapes = () => pathShapes(state, ship, steps)
  if (!last || sidesOf(last) === 1)
    return {
      title: `${ship.name}: ${cost} movement points, ${movement.left} left`,
      rule: movement.turns > 0 ? 'ARC.move.turn-cost' : 'ARC.move.forward',
      ledgers: [],
      warnings: () =>
        movement.off ? [refuse('ARC.board.exit', `${ship.name} leaves the map and can't come back.`)] : [],
      shapes,
      resolve: () => ({ movement, cost, sharp: null }),
    }
  const turn = sharpTurn(state, ship, { sides: sidesOf(last), left: movement.left })
  return {
    title: `${ship.name}: turn ${turn.sides} hexsides`,
    rule: 'ARC.move.multi-turn.roll',
    ledgers: [helmLedger(ship, turn)],
    shapes,
    resolve: dice => ({ movement, cost, sharp: rollSharp(turn, dice) }),
    outcome: ({ sharp }) => (sharp ? sharpLabel(sharp) : { label: 'Moves', rank: 0, success: true }),
  }
}

function sharpLabel({ result, cost }: SharpResult): OutcomeLabel {
  switch (result) {
    case 'made':
      return { label: `Turns, costs ${cost}`, rank: 0, success: true }
    case 'costly':
      return { label: `Turns, costs ${cost}`, rank: cost }
    case 'opponent':
      return { label: `Opponent sets the facing, costs ${cost}`, rank: 90 }
    case 'short':
      return { label: "Doesn't turn", rank: 99 }
  }
}

function citedBy(state: State, ship: Ship, { hexes, turns, over }: Movement): ArcRule[] {
  const slowed = thrustOf(state, ship) !== cardOf(state, ship).thrust
  return [
    ...(hexes > 0 ? (['ARC.move.forward'] as const) : []),
    ...(turns > 0 ? (['ARC.move.turn-cost'] as const) : []),
    ...(over > 0 ? (['ARC.move.occupied.pass'] as const) : []),
    ...(slowed ? (['ARC.move.thrust.effective'] as const) : []),
  ]
}

function setOut(next: Next, id: string, { movement, cost }: Pick<Moved, 'movement' | 'cost'>): Ship {
  const { at, facing, course, left, turned } = movement
  next.moving = { ship: id, left, turned }
  return changeShip(next, id, { at, facing, course, spent: shipOf(next, id).spent + cost })
}

interface Sharp {
  readonly sharp: SharpResult
  readonly step: Step
  readonly emit: Parameters<typeof proceed>[1]
}

const SHARP_RULES: Readonly<Record<SharpResult['result'], ArcRule>> = {
  made: 'ARC.move.multi-turn.success',
  costly: 'ARC.move.multi-turn.fail',
  opponent: 'ARC.move.multi-turn.one',
  short: 'ARC.move.multi-turn.short',
}

/** Carries out the result of the Helm roll. */
function applySharpTurn(next: Next, ship: Ship, { sharp, step, emit }: Sharp): void {
  const { moving } = next
  if (!moving) return
  const turn = sharpTurn(next, ship, { sides: sidesOf(step), left: moving.left })
  next.moving = { ship: moving.ship, left: moving.left - sharp.cost, turned: true }
  const turns = sharp.result === 'made' || sharp.result === 'costly'
  const facing = turns ? turnedBy(ship.facing, step) : ship.facing
  changeShip(next, ship.id, { facing, spent: ship.spent + sharp.cost })
  if (sharp.result === 'opponent')
    next.stack = [{ kind: 'facing', ship: ship.id, seat: opponentOf(next, ship.seat) }, ...next.stack]
  emit({
    type: 'sharp-turn',
    rules: [
      'ARC.move.multi-turn.roll',
      SHARP_RULES[sharp.result],
      ...oneRules(sharp),
      ...(sharp.face === null ? [] : ifPrintedCard(ship, 'ARC.card.pilot')),
      ...(isDead(ship, 'P') ? (['ARC.code.C.pilot'] as const) : []),
    ],
    ship: ship.id,
    sides: turn.sides,
    target: turn.target,
    ...sharp,
  })
}

/** ARC.opt.runner: seat A must leave at the top of the map, seat B at the bottom, seats C and D across it. */
function leavesFar(state: State, ship: Ship): boolean {
  const { column, row } = hexOf(ship.at)
  switch (ship.seat) {
    case 'A':
      return row < 0
    case 'B':
      return row >= state.options.rows
    case 'C':
      return column >= state.options.columns
    default:
      return column < 0
  }
}
