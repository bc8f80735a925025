import type { Bot, Row } from '../../engine/bot'
import { hide } from '../../engine/record/hidden'
import type { Random } from '../../engine/rolls/random'
import type { Seat } from '../../engine/seats'
import type { TsAction } from './actions'
import { actsOf, reply } from './bot/acts'
import { asDice, type Console, consolesOf, someConsole } from './bot/consoles'
import { promise, worth } from './bot/stance'
import { isSpace } from './rules/console'
import { type Behind, behindScreen, DICE, type DiceOf, living, type Ship, type State, shipOf } from './state'

/** Consoles that are weighed, of all that the dice allow. */
const MOST_CONSOLES = 16
/** Below this a console is worth another roll, if a cube is left after it. */
const POOR = 2.5

/** Plans a whole console at once, and plays each round on in its mind. */
export const bot: Bot<State, TsAction> = {
  rows(view, seat) {
    if (view.phase === 'planning') return planning(view, seat)
    if (view.stack.length > 0 || view.phase !== 'action') return []
    return [...actsOf(view, seat)].map(action => ({ actions: [action] }))
  },
  value: worth,
  imagine: (view, seat, random) => guess(view, seat, random),
  reply: (view, seat, random) => reply(view, seat, random),
}

function planning(view: State, seat: Seat): Row<TsAction>[] {
  const behind = behindScreen(view, seat)
  if (!behind) return [{ actions: [{ type: 'roll' }] }]
  const consoles = consolesOf(shipOf(view, seat), behind.dice)
    .map(plan => ({ plan, leaning: promise(view, seat, plan) }))
    .sort((a, b) => b.leaning - a.leaning)
    .slice(0, MOST_CONSOLES)
  if (behind.cubes > 1 && (consoles[0]?.leaning ?? 0) < POOR) return [{ actions: [{ type: 'reroll' }] }]
  return consoles.map(({ plan, leaning }) => ({ leaning: 0.3 * leaning, actions: planned(behind, plan) }))
}

/** Dice that were placed before are taken back first. */
function planned({ dice }: Behind, plan: Console): TsAction[] {
  const back = DICE.filter(die => isSpace(dice[die]?.at ?? 'hand'))
  return [
    ...back.map((die): TsAction => ({ type: 'unplace', die })),
    ...plan.flatMap(({ die, at }): TsAction[] => (isSpace(at) ? [{ type: 'place', die, space: at }] : [])),
    { type: 'confirm' },
  ]
}

/** While others plan, a guess at what they have rolled and done with it. */
function guess(view: State, seat: Seat, random: Random): State {
  if (view.phase !== 'planning') return view
  const others = living(view).filter(ship => ship.seat !== seat)
  const screens = { ...view.screens }
  for (const ship of others) {
    const known = behindScreen(view, ship.seat)
    if (known && view.ready.includes(ship.seat)) continue
    const dice = asDice(likely(view, ship, known?.dice ?? rolled(ship, random), random), 'aside')
    screens[ship.seat] = hide({ dice, cubes: ship.cubes }, [ship.seat])
  }
  const ready = [...view.ready.filter(one => one === seat), ...others.map(ship => ship.seat)]
  return { ...view, screens, ready }
}

const rolled = (ship: Ship, random: Random): DiceOf =>
  Object.fromEntries(
    DICE.filter(die => die !== 'g' || ship.reflex).map(die => [
      die,
      { face: 1 + Math.floor(random() * 6), at: 'hand' as const },
    ]),
  )

/** The best of a few at random: others plan sensibly too. */
function likely(view: State, ship: Ship, dice: DiceOf, random: Random): Console {
  let best: Console = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 4; i++) {
    const plan = someConsole(ship, dice, random)
    const score = promise(view, ship.seat, plan)
    if (score <= most) continue
    most = score
    best = plan
  }
  return best
}
