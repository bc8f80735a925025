import type { View } from '../../engine/record/hidden'
import type { Outcome, Prompt } from '../../engine/ruleset'
import type { SequenceStep } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import { count, enemyName } from '../../engine/words'
import type { ArcAction } from './actions'
import { onlyEnd } from './actions/fly'
import { allRolled, openRolls } from './actions/initiative'
import { nixieAsked } from './actions/nixie'
import { openSides, stepWords } from './actions/pass'
import { allDeclared } from './actions/volley'
import { crewWords } from './cards/card'
import { RULE_OF } from './rules/choices'
import { openQuestion } from './rules/codes'
import { movable } from './rules/move-order'
import { cardOf, hasShips, sideOf } from './rules/ship'
import { arrivedTorpedo, nextTorpedo } from './rules/turns'
import type { Phase, State } from './state'

/** Who must decide what. */
export function awaiting(state: State): Prompt[] {
  if (state.stack.length > 0) return midway(state)
  switch (state.phase) {
    case 'initiative':
      return openRolls(state).map(seat => ({ seat, say: 'roll for initiative', rule: 'ARC.init.command' }))
    case 'movement':
      return state.mover ? [movePrompt(state, state.mover)] : []
    case 'torpedoes': {
      const torpedo = nextTorpedo(state)
      if (!torpedo) return []
      return [{ seat: torpedo.seat, say: 'move a torpedo', rule: 'ARC.opt.torp.move', pieces: [torpedo.id] }]
    }
    case 'result': {
      const asked = nixieAsked(state)
      if (!asked) return []
      return [
        {
          seat: asked.ship.seat,
          say: 'decide whether to use the nixie',
          rule: 'ARC.opt.nixie',
          pieces: [asked.ship.id],
        },
      ]
    }
    case 'cannon':
      return firePrompts(state)
    default:
      return openSides(state).map(seat => {
        const step = stepWords(state.phase)
        return { seat, say: step?.say ?? 'continue', rule: step?.rule ?? 'ARC.turn.optional' }
      })
  }
}

const QUESTIONS = {
  W: 'choose the weapon that is eliminated',
  '~': 'choose what the system short affects',
  C: 'choose the crew member who is lost',
  G: 'choose the equipment that is lost',
  lower: 'choose the weapon that is damaged',
  lock: 'choose the weapon and the arc it is locked to',
} as const

/** While damage or a turn is being resolved. */
function midway(state: State): Prompt[] {
  const frame = state.stack[0]
  if (frame?.kind === 'facing')
    return [
      {
        seat: frame.seat,
        say: `set the facing of ${enemyName(state.ships[frame.ship]?.name ?? '', sideOf(state, frame.seat))}`,
        rule: 'ARC.move.multi-turn.one',
        pieces: [frame.ship],
      },
    ]
  const asked = openQuestion(state)
  if (!asked) return []
  const { seat, question, ship } = asked
  return [{ seat, say: `${ship.name}: ${QUESTIONS[question]}`, rule: RULE_OF[question], pieces: [ship.id] }]
}

function movePrompt(state: State, seat: Seat): Prompt {
  const { moving } = state
  const say = moving ? `keep moving, ${count(moving.left, 'point')} left` : 'move a ship'
  return { seat, say, rule: 'ARC.init.alternate', pieces: movable(state, seat).map(({ id }) => id) }
}

function firePrompts(state: State): Prompt[] {
  const prompts: Prompt[] = []
  for (const seat of state.seats) {
    const mine = state.group.filter(slot => !slot.done && state.ships[slot.ship]?.seat === seat)
    if (mine.length === 0) continue
    const who = mine.map(slot => `${state.ships[slot.ship]?.name}, ${crewWords(slot.crew)}`).join('; ')
    prompts.push({ seat, say: `fire or hold: ${who}`, rule: 'ARC.fire.order', pieces: mine.map(({ ship }) => ship) })
  }
  return prompts
}

export function auto(state: State): ArcAction | null {
  const frame = state.stack[0]
  if (frame) {
    if (frame.kind === 'malfunction' || frame.kind === 'strain') return { type: frame.kind }
    return frame.kind === 'codes' && frame.codes.startsWith('X') ? { type: 'critical' } : null
  }
  switch (state.phase) {
    case 'initiative':
      return allRolled(state) ? { type: 'order' } : null
    case 'torpedoes': {
      const only = onlyEnd(state)
      return only ? { type: 'fly', ...only } : null
    }
    case 'result':
      return arrivedTorpedo(state) && !nixieAsked(state) ? { type: 'detonate' } : null
    case 'cannon':
      return allDeclared(state) ? { type: 'volley' } : null
    case 'ticks':
      return state.ticks.length > 0 ? { type: 'tick' } : null
    case 'upkeep':
      return { type: 'upkeep' }
    case 'launch':
      return openSides(state).length === 0 ? { type: 'turn' } : null
    default:
      return null
  }
}

/** ARC.victory: the last side with ships in play wins, once everything is resolved. */
export function outcome(state: State): Outcome | null {
  if (state.stack.length > 0) return null
  const alive = state.seats.filter(seat => hasShips(state, seat))
  const [last] = alive
  const limit = state.options.turnLimit
  const ended = limit > 0 && state.turn > limit
  if (alive.length > 1 && !ended) return null
  const through = brokenThrough(state, alive)
  if (through) return through
  if (alive.length > 1) return byPoints(state, alive)
  if (last && alive.length === 1)
    return { winners: [last], why: 'It is the last side with a ship in play.', rule: 'ARC.victory' }
  return { winners: [], why: 'No ship is left in play.', rule: 'ARC.victory' }
}

export const pointsOf = (state: State, counts: (ship: State['ships'][string]) => boolean): number =>
  Object.values(state.ships).reduce((sum, ship) => sum + (counts(ship) ? cardOf(state, ship).points : 0), 0)

/** ARC.opt.runner: half of the points must leave by the far edge. Without enemies, ships still in play count too. */
function brokenThrough(state: State, alive: readonly Seat[]): Outcome | null {
  const runner = state.seats.find(seat => seat === state.options.runner)
  if (!runner) return null
  const free = alive.every(seat => seat === runner)
  const all = pointsOf(state, ship => ship.seat === runner)
  const gone = pointsOf(state, ship => ship.seat === runner && (ship.through || (free && ship.status === 'in-play')))
  if (2 * gone >= all)
    return { winners: [runner], why: `It broke through with ${gone} points.`, rule: 'ARC.opt.runner' }
  const others = state.seats.filter(seat => seat !== runner && !state.conceded.includes(seat))
  return { winners: others, why: `Only ${gone} of ${all} points broke through.`, rule: 'ARC.opt.runner' }
}

function byPoints(state: State, alive: readonly Seat[]): Outcome {
  const totals = alive.map(seat => ({
    seat,
    points: pointsOf(state, ship => ship.seat === seat && ship.status === 'in-play'),
  }))
  const most = Math.max(...totals.map(({ points }) => points))
  const best = totals.filter(({ points }) => points === most)
  const winners = best.length === 1 ? best.map(({ seat }) => seat) : []
  const why = winners.length > 0 ? `It has more points in play: ${most}.` : 'The points in play are equal.'
  return { winners, why, rule: 'ARC.opt.limit' }
}

interface StripStep {
  readonly id: string
  readonly name: string
  readonly phases: readonly Phase[]
  readonly off: (state: State) => boolean
}

const never = (): boolean => false
const STRIP: readonly StripStep[] = [
  {
    id: '1a',
    name: 'Pre-move',
    phases: ['premove'],
    off: ({ options }) => !options.drift && !options.declaredTurn,
  },
  { id: '1b', name: 'Initiative', phases: ['initiative'], off: never },
  { id: '1c', name: 'Movement', phases: ['movement'], off: never },
  { id: '1d', name: 'Torpedoes', phases: ['torpedoes'], off: ({ options }) => !options.torpedoes },
  { id: '2', name: 'Torpedo Result', phases: ['result'], off: ({ options }) => !options.torpedoes },
  { id: '3', name: 'Cannon Fire', phases: ['cannon'], off: never },
  { id: '4a', name: 'Countermeasures', phases: ['countermeasures'], off: ({ options }) => !options.torpedoes },
  { id: '4b', name: 'Engineering', phases: ['engineering'], off: ({ options }) => !options.engineering },
  { id: '4', name: 'Upkeep', phases: ['ticks', 'upkeep'], off: never },
  { id: '5', name: 'Warhead Launch', phases: ['launch'], off: ({ options }) => !options.torpedoes },
]

/** ARC.turn.order, ARC.turn.optional: steps that aren't in the basic game are marked. */
export function sequence(view: View<State>): SequenceStep[] {
  const now = STRIP.findIndex(({ phases }) => phases.includes(view.phase))
  return STRIP.map(({ id, name, off }, i): SequenceStep => {
    if (off(view)) return { id, name, at: 'left-out', note: 'not in the basic game' }
    return { id, name, at: i < now ? 'done' : i === now ? 'now' : 'next' }
  })
}
