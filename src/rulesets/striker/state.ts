import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { hiddenOf } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import { terrainMap } from '../../engine/terrain/model'
import { openOptionsSchema } from './options'
import { point } from './orders'
import { cards } from './parts/cards'
import { mission } from './parts/mission'
import { patch } from './parts/patch'
import { shotSchema } from './parts/shot'
import { stand } from './parts/stand'
import { unit } from './parts/unit'
import { work } from './parts/work'
import { side } from './sides'

const ghost = z.object({ stand: z.string(), name: z.string(), at: point, turn: z.int() })

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

export const stateSchema = z.object({
  options: openOptionsSchema,
  map: terrainMap,
  /** Which cards are in play tells what the enemy has brought: each side has those it knows. */
  cards: z.record(side, hiddenOf(cards)),
  patches: z.array(patch),
  turn: z.int(),
  phase: z.enum(PHASES),
  step: z.enum(STEPS),
  /** The first side; null until it is chosen. */
  first: z.nullable(side),
  /** Who won the throw for it. */
  chooser: z.nullable(side),
  /** Seats that have finished deploying or commanding. */
  ready: z.array(side),
  sealed: z.array(side),
  stands: z.record(z.string(), hiddenOf(stand)),
  units: z.record(z.string(), hiddenOf(unit)),
  missions: z.record(z.string(), hiddenOf(mission)),
  declared: z.record(side, hiddenOf(z.array(shotSchema))),
  /** The shots of the last fire phase, to fire again. */
  before: z.record(side, hiddenOf(z.array(shotSchema))),
  ghosts: z.record(side, hiddenOf(z.array(ghost))),
  jams: z.record(side, hiddenOf(z.array(z.object({ jammer: z.string(), target: z.string() })))),
  /** Units whose net is jammed this turn. */
  jammed: z.record(side, hiddenOf(z.array(z.string()))),
  /** STR.core.spot.share: where a side does not share all, who has spotted what. */
  known: z.exactOptional(z.record(side, hiddenOf(z.record(z.string(), z.array(z.string()))))),
  /** Whose commander fell, and until which turn orders take longer. */
  beheaded: z.record(side, hiddenOf(z.int())),
  work: hiddenOf(work),
  /** Combat stands and vehicles at the start, and those lost. */
  strength: z.record(side, hiddenOf(z.int())),
  lost: z.record(side, hiddenOf(z.int())),
  broken: z.array(side),
  retreated: z.nullable(side),
  extended: z.boolean(),
  light: z.enum(['day', 'night']),
  /** Refusals the referee lifted, each once: stand and rule. */
  overrides: z.array(z.object({ stand: z.string(), rule: z.string() })),
  rulings: z.array(z.object({ rule: z.string(), subject: z.string(), value: z.string() })),
  /** The referee has the next dice thrown again. */
  rethrow: z.boolean(),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>
/** The position that `apply` makes: its parts are replaced, never written into. */
export type Next = ReplaceOnly<State>
