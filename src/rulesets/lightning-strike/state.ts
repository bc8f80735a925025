import { count, listOf, recordOf, seatList, whole, word } from '../../engine/bounds'
import { facing, point, points, span, turn } from '../../engine/geometry/schema'
import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { cardSchema } from './cards/card'
import { optionsSchema } from './options'

const seat = z.enum(SEATS)

/** A Targeted ECM counter on a Unit: it masks the Unit if its own side placed it, and jams it otherwise. */
const targetedEcm = z.object({ by: seat, source: word })

const unit = z.object({
  id: word,
  seat,
  name: word,
  card: word,
  /** `reserve` before it is placed; `retreated` and `overkilled` Units are out of the game. */
  status: z.enum(['reserve', 'table', 'retreated', 'overkilled']),
  at: point,
  facing,

  stunned: z.boolean(),
  crippled: z.boolean(),
  /** The Overthrust counter; only exo-armors have it. */
  overthrust: z.boolean(),
  evading: z.boolean(),
  aiming: z.boolean(),
  /** The Threshold of its ECM, and whether an Action has paid for it this turn. */
  ecm: z.nullable(z.object({ threshold: whole, paid: z.boolean() })),
  targetedEcm: listOf(targetedEcm, 100),

  /** This turn: `fresh` not activated yet, `acted-out` activated by a Command Point with Actions left, or `done`. */
  activation: z.enum(['fresh', 'acted-out', 'done']),
  actionsLeft: whole,
  usedCommandPoint: z.boolean(),
})
export type Unit = DeepReadonly<z.infer<typeof unit>>

export const OBSTACLES = ['dust', 'debris', 'rock', 'factory', 'asteroid'] as const
export type ObstacleKind = (typeof OBSTACLES)[number]

const area = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disc'), at: point, radius: span }),
  z.object({ kind: z.literal('polygon'), points: points(100) }),
])
const obstacle = z.object({ id: word, kind: z.enum(OBSTACLES), area, by: seat })
export type Obstacle = DeepReadonly<z.infer<typeof obstacle>>

const side = z.object({
  seat,
  commandPoints: whole,
  conceded: z.boolean(),
  /** Doesn't react until the turn is over. */
  standsDown: z.boolean(),
  /** Wants to be asked in every window, not only where a Command Point could change something. */
  asksAlways: z.optional(z.boolean()),
  /** The kinds it has drawn but not yet placed. */
  obstacles: listOf(z.enum(OBSTACLES), 100),
})
export type Side = DeepReadonly<z.infer<typeof side>>

/** A Unit in the middle of its activation. */
const activation = z.object({
  kind: z.literal('activation'),
  unit: word,
  /** Its turn in the order, bought with a Command Point, or a later slot only for Actions. */
  slot: z.enum(['order', 'command', 'actions-only']),
  start: point,
  /** Fighters: declared Overthrust, centimetres flown and turns made. */
  overthrust: z.boolean(),
  flown: span,
  turns: count,
  /** Degrees a fighter has turned since it last moved forward: they are one pivot. */
  pivot: turn,
  moved: z.boolean(),
  /** Fields whose entry check was made in this activation. */
  entered: listOf(word, 100),
})
export type Activation = DeepReadonly<z.infer<typeof activation>>

/** A window in which players can spend Command Points. The first one asked answers, then the next. */
const reaction = z.object({
  kind: z.literal('reaction'),
  after: z.enum(['move', 'activation']),
  /** The Unit that has just moved or ended its activation. */
  unit: word,
  asked: listOf(seat, SEATS.length),
})

/** A declared attack, waiting for the decision of the target's owner. */
const attack = z.object({
  kind: z.literal('attack'),
  attacker: word,
  weapon: whole,
  target: word,
})
export type DeclaredAttack = DeepReadonly<z.infer<typeof attack>>

/** Targeted ECM, waiting for the target's owner to resist, with or without ECCM, or to decline. */
const interference = z.object({ kind: z.literal('interference'), source: word, target: word })
export type Interference = DeepReadonly<z.infer<typeof interference>>

const frame = z.discriminatedUnion('kind', [activation, reaction, attack, interference])
export type Frame = DeepReadonly<z.infer<typeof frame>>

export const PHASES = ['obstacles', 'placement', 'initiative', 'main', 'end', 'over'] as const

/** The steps of the End Phase, in order. */
export const END_STEPS = ['interference', 'unpaid-ecm', 'reset', 'next'] as const

export const stateSchema = z.object({
  options: optionsSchema,
  cards: recordOf(cardSchema),
  seats: seatList,
  /** `over` when the last turn of the scenario has been played. */
  phase: z.enum(PHASES),
  endStep: z.enum(END_STEPS),
  turn: count,
  /** The seat that places first; set-up alternates from there. */
  placing: z.nullable(seat),
  initiative: z.nullable(seat),
  /** The order of the Main Phase, chosen by the winner of the initiative; empty until then. */
  order: listOf(seat, SEATS.length),
  /** The seat that has the slot. */
  active: z.nullable(seat),
  sides: recordOf(side, SEATS.length),
  units: recordOf(unit),
  obstacles: recordOf(obstacle, 100),
  /** What is in progress, innermost last. */
  stack: listOf(frame, 100),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>

/** A position being written: its parts are replaced, never written into. */
export type Next = ReplaceOnly<State>
