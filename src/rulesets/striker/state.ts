import { listOf, recordOf, text, whole, word } from '../../engine/bounds'
import { point } from '../../engine/geometry/schema'
import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { hiddenOf } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import { soundMap } from '../../engine/terrain/check'
import { openOptionsSchema } from './options'
import { cards } from './parts/cards'
import { mission } from './parts/mission'
import { own } from './parts/own'
import { patch } from './parts/patch'
import { question } from './parts/question'
import { shotSchema } from './parts/shot'
import { stand } from './parts/stand'
import { thing } from './parts/thing'
import { unit } from './parts/unit'
import { work } from './parts/work'
import { side } from './sides'
import { TERRAIN } from './tables/terrain-kinds'

const ghost = z.object({ stand: word, name: word, at: point, turn: whole })

export const PHASES = [
  'first',
  'deploy',
  'command',
  'move1',
  'fire1',
  'melee1',
  'move2',
  'fire2',
  'melee2',
  'panic',
  'over',
] as const
export type Phase = (typeof PHASES)[number]
/** Inside a phase: people act, then the table's own steps in this order. */
export const STEPS = ['act', 'arrive', 'shoot', 'damage', 'effects', 'spot', 'check', 'close'] as const

const map = soundMap(TERRAIN)

export const stateSchema = z.object({
  options: z.extend(openOptionsSchema, { map }),
  map,
  /** Which cards are in play tells what the enemy has brought: each side has those it knows. */
  cards: z.record(side, hiddenOf(cards)),
  patches: listOf(patch, 2000),
  /** What the rules in force have on the ground. */
  things: recordOf(hiddenOf(thing), 3000),
  /** What the rules in force keep, by their keys. */
  own: recordOf(own, 100),
  /** What the rules in force ask in the middle of a phase; the last is answered first. */
  questions: listOf(question, 100),
  turn: whole,
  phase: z.enum(PHASES),
  step: z.enum(STEPS),
  /** The first side; null until it is chosen. */
  first: z.nullable(side),
  /** Who won the throw for it. */
  chooser: z.nullable(side),
  /** Seats that have finished deploying or commanding. */
  ready: listOf(side, 10),
  sealed: listOf(side, 10),
  stands: recordOf(hiddenOf(stand), 3000),
  units: recordOf(hiddenOf(unit)),
  missions: recordOf(hiddenOf(mission)),
  declared: z.record(side, hiddenOf(listOf(shotSchema, 10_000))),
  /** The shots of the last fire phase, to fire again. */
  before: z.record(side, hiddenOf(listOf(shotSchema, 10_000))),
  ghosts: z.record(side, hiddenOf(listOf(ghost))),
  jams: z.record(side, hiddenOf(listOf(z.object({ jammer: word, target: word })))),
  /** Units whose net is jammed this turn. */
  jammed: z.record(side, hiddenOf(listOf(word))),
  /** STR.core.spot.share: where a side does not share all, who has spotted what. */
  known: z.exactOptional(z.record(side, hiddenOf(recordOf(listOf(word))))),
  /** Whose commander fell, and until which turn orders take longer. */
  beheaded: z.record(side, hiddenOf(whole)),
  work: hiddenOf(work),
  /** Combat stands and vehicles at the start, and those lost. */
  strength: z.record(side, hiddenOf(whole)),
  lost: z.record(side, hiddenOf(whole)),
  broken: listOf(side, 10),
  retreated: z.nullable(side),
  extended: z.boolean(),
  light: z.enum(['day', 'night']),
  /** Refusals the referee lifted, each once: stand and rule. */
  overrides: listOf(z.object({ stand: word, rule: word }), 10_000),
  rulings: listOf(z.object({ rule: word, subject: text(2000), value: text(2000) }), 10_000),
  /** The referee has the next dice thrown again. */
  rethrow: z.boolean(),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>
/** The position that `apply` makes: its parts are replaced, never written into. */
export type Next = ReplaceOnly<State>
