import { count, listOf, recordOf, seatList, text, whole, word } from '../../engine/bounds'
import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS, type Seat } from '../../engine/seats'
import { ARCS, CREW } from './cards/card'
import { optionsSchema } from './options'

const seat = z.enum(SEATS)
const facing = z.int().check(z.gte(0), z.lte(5))
/** On the map or a little off it. */
const axis = z.int().check(z.gte(-1000), z.lte(1000))
const hex = z.object({ q: axis, r: axis })
const shipId = word

/** Lasting effects of criticals. */
export const CONDITIONS = [
  'right-only',
  'left-only',
  'no-esv',
  'move-first',
  'shutdown',
  'straight',
  'fuel-leak',
  'hud',
  'ew',
  'interference',
  'creaking',
  'engine',
  'life-support',
  'doomed',
  'cascade',
  'hull-cracks',
  'no-screens',
] as const
export type ConditionKind = (typeof CONDITIONS)[number]

/** `turn` is the turn in which it was caused. `by` counts as the attacker for what it does. */
const condition = z.object({ kind: z.enum(CONDITIONS), turn: count, by: seat })
export type Condition = DeepReadonly<z.infer<typeof condition>>

export const SHORTS = ['thrust', 'ds', 'weapon', 'cm', 'nixie'] as const
export type ShortKind = (typeof SHORTS)[number]
const short = z.object({ kind: z.enum(SHORTS), weapon: z.nullable(count), turn: count })

/** Points of a value that codes have taken. M counts what they added. */
export const LOSSES = ['T', 'E', 'A', 'D', 'M'] as const
export type Loss = (typeof LOSSES)[number]
const losses = z.object({ T: count, E: count, A: count, D: count, M: count })

const weapon = z.object({
  eliminated: z.boolean(),
  fired: z.boolean(),
  /** How many classes its degree has dropped. */
  lowered: count,
  /** The only arc it can still fire in. */
  lock: z.nullable(z.enum(ARCS)),
})

const ship = z.object({
  id: shipId,
  seat,
  card: word,
  name: word,
  status: z.enum(['in-play', 'destroyed', 'retreated', 'derelict']),
  at: hex,
  facing,
  losses,
  structure: count,
  /** Structure hits of this turn. */
  marks: count,
  /** Turns of stun, and those added this turn. */
  stun: count,
  stunned: count,
  dead: listOf(z.enum(CREW), 20),
  weapons: listOf(weapon, 20),
  shorts: listOf(short, 200),
  special: listOf(word, 20),
  nixie: z.boolean(),
  cm: z.boolean(),
  conditions: listOf(condition, 200),
  /** Torpedoes left in each bay. */
  bays: listOf(count, 20),
  moved: z.boolean(),
  /** Movement points spent this turn. */
  spent: count,
  /** Direction of its last step this turn. */
  course: z.nullable(facing),
  /** Left by the far edge in a game where that counts. */
  through: z.boolean(),
})
export type Ship = DeepReadonly<z.infer<typeof ship>>

const torpedo = z.object({
  id: word,
  seat,
  /** Sides of the launcher's skill die; 0 for none. */
  die: count,
  at: hex,
  facing,
  /** The ship it tracks; null once its lock is broken. */
  target: z.nullable(shipId),
  /** Flights left. */
  fuel: count,
  moved: z.boolean(),
  /** Ships that have tried a nixie or a countermeasure on it this turn. */
  tried: listOf(shipId, 600),
})
export type Torpedo = DeepReadonly<z.infer<typeof torpedo>>

/** What a side rolled for initiative; `ties` are the Helm dice of tie-breaks. */
const initiativeRoll = z.object({
  ship: z.nullable(shipId),
  skill: z.enum(['cmd', 'helm']),
  total: whole,
  ties: listOf(whole, 100),
})

const shot = z.object({ weapon: count, target: shipId })
/** A crew member whose turn it is to fire. `done` once they have declared or held. */
const slot = z.object({ ship: shipId, crew: z.enum(CREW) })
export type Slot = DeepReadonly<z.infer<typeof slot>>
const openSlot = z.object({ ...slot.shape, done: z.boolean(), shot: z.nullable(shot) })
export type OpenSlot = DeepReadonly<z.infer<typeof openSlot>>

/** What is being resolved. The first of the list comes first. */
const frame = z.discriminatedUnion('kind', [
  /** Codes of the index still to be applied, left to right. */
  z.object({ kind: z.literal('codes'), ship: shipId, by: seat, odd: z.boolean(), codes: text(1000) }),
  z.object({ kind: z.literal('malfunction'), ship: shipId, by: seat }),
  /** Critical 11 and 17: the owner chooses. */
  z.object({ kind: z.literal('lower'), ship: shipId }),
  z.object({ kind: z.literal('lock'), ship: shipId }),
  /** A strain roll can save an eliminated weapon. */
  z.object({ kind: z.literal('strain'), ship: shipId, weapon: count }),
  /** A Helm 1: the opponent sets the facing. */
  z.object({ kind: z.literal('facing'), ship: shipId, seat }),
])
export type Frame = DeepReadonly<z.infer<typeof frame>>

export const TICKS = ['doomed', 'life-support', 'creaking', 'cascade'] as const
const tick = z.object({ kind: z.enum(TICKS), ship: shipId, by: seat })
export type Tick = DeepReadonly<z.infer<typeof tick>>

/** The steps of a turn, in their order. */
export const PHASES = [
  'premove',
  'initiative',
  'movement',
  'torpedoes',
  'result',
  'cannon',
  'countermeasures',
  'engineering',
  'ticks',
  'upkeep',
  'launch',
] as const
export type Phase = (typeof PHASES)[number]

export const stateSchema = z.object({
  options: optionsSchema,
  seats: seatList,
  turn: count,
  phase: z.enum(PHASES),
  ships: recordOf(ship, 600),
  torpedoes: listOf(torpedo),
  launched: count,
  rolls: z.partialRecord(seat, initiativeRoll),
  /** Sides in the order of their first moves; empty until initiative is settled. */
  order: listOf(seat, SEATS.length),
  /** Whose ship moves next. */
  mover: z.nullable(seat),
  moving: z.nullable(z.object({ ship: shipId, left: count, turned: z.boolean() })),
  /** Groups of crew still to fire, and the group whose turn it is. */
  queue: listOf(listOf(slot)),
  group: listOf(openSlot),
  stack: listOf(frame),
  ticks: listOf(tick),
  /** Ships that have used this step: a declared turn, a repair, a launch. */
  used: listOf(word),
  /** Sides that are done with this step. */
  passed: listOf(seat, SEATS.length),
  conceded: listOf(seat, SEATS.length),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>
/** A copy of a position, whose parts can be replaced but not written into. */
export type Next = ReplaceOnly<State>
export type Hexagon = DeepReadonly<z.infer<typeof hex>>
export type { Seat }
