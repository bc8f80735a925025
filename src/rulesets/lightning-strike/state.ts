import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { cardSchema } from './cards/card'
import { optionsSchema } from './options'

const seat = z.enum(SEATS)
const point = z.object({ x: z.number(), y: z.number() })

/** Interference with one Unit: masks it if its own side laid it, hampers it if not. */
const targetedEcm = z.object({ by: seat, source: z.string() })

const unit = z.object({
  id: z.string(),
  seat,
  name: z.string(),
  card: z.string(),
  /** `reserve` before it is placed; `retreated` and `overkilled` are out for good. */
  status: z.enum(['reserve', 'table', 'retreated', 'overkilled']),
  at: point,
  facing: z.number(),

  stunned: z.boolean(),
  crippled: z.boolean(),
  /** The Overthrust counter; only exos carry it. */
  overthrust: z.boolean(),
  evading: z.boolean(),
  aiming: z.boolean(),
  /** Threshold of its broad ECM, and whether an Action has paid for it this turn. */
  ecm: z.nullable(z.object({ threshold: z.int(), paid: z.boolean() })),
  targetedEcm: z.array(targetedEcm),

  /** `fresh` not yet activated this turn, `acted-out` by a Command Point and still owed its Actions, `done`. */
  activation: z.enum(['fresh', 'acted-out', 'done']),
  actionsLeft: z.int(),
  usedCommandPoint: z.boolean(),
})
export type Unit = DeepReadonly<z.infer<typeof unit>>

export const OBSTACLES = ['dust', 'debris', 'rock', 'factory', 'asteroid'] as const
export type ObstacleKind = (typeof OBSTACLES)[number]

const area = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disc'), at: point, radius: z.number() }),
  z.object({ kind: z.literal('polygon'), points: z.array(point) }),
])
const obstacle = z.object({ id: z.string(), kind: z.enum(OBSTACLES), area, by: seat })
export type Obstacle = DeepReadonly<z.infer<typeof obstacle>>

const side = z.object({
  seat,
  commandPoints: z.int(),
  conceded: z.boolean(),
  /** Passes every reaction until the turn is over. */
  standsDown: z.boolean(),
  /** Kinds drawn for it that it has still to place. */
  obstacles: z.array(z.enum(OBSTACLES)),
})
export type Side = DeepReadonly<z.infer<typeof side>>

/** A Unit in the middle of its activation. */
const activation = z.object({
  kind: z.literal('activation'),
  unit: z.string(),
  /** Its turn in the order, bought with a Command Point, or the later slot for Actions alone. */
  slot: z.enum(['order', 'command', 'actions-only']),
  start: point,
  /** Fighters: declared Overthrust, centimetres flown and turns made. */
  overthrust: z.boolean(),
  flown: z.number(),
  turns: z.number(),
  /** A fighter's turns without forward motion between them are one pivot. */
  pivot: z.number(),
  moved: z.boolean(),
  /** Fields whose entry check was made in this activation. */
  entered: z.array(z.string()),
})
export type Activation = DeepReadonly<z.infer<typeof activation>>

/** A window in which Command Points may be spent; the first of the asked answers, then the next. */
const reaction = z.object({
  kind: z.literal('reaction'),
  after: z.enum(['move', 'activation']),
  /** Who has just moved, or is done. */
  unit: z.string(),
  asked: z.array(seat),
})

/** A declared attack waits for what its target may still decide. */
const attack = z.object({
  kind: z.literal('attack'),
  attacker: z.string(),
  weapon: z.int(),
  target: z.string(),
})
export type DeclaredAttack = DeepReadonly<z.infer<typeof attack>>

/** Targeted ECM waits for the target's owner: resist with or without ECCM, or decline. */
const interference = z.object({ kind: z.literal('interference'), source: z.string(), target: z.string() })
export type Interference = DeepReadonly<z.infer<typeof interference>>

const frame = z.discriminatedUnion('kind', [activation, reaction, attack, interference])
export type Frame = DeepReadonly<z.infer<typeof frame>>

export const PHASES = ['obstacles', 'placement', 'initiative', 'main', 'end', 'over'] as const

/** What the End Phase does, in its order. */
export const END_STEPS = ['interference', 'unpaid-ecm', 'reset', 'next'] as const

export const stateSchema = z.object({
  options: optionsSchema,
  cards: z.record(z.string(), cardSchema),
  seats: z.array(seat),
  /** `over` when the last turn of the scenario has been played. */
  phase: z.enum(PHASES),
  endStep: z.enum(END_STEPS),
  turn: z.int(),
  /** Who placed first; set-up alternates from there. */
  placing: z.nullable(seat),
  initiative: z.nullable(seat),
  /** Order of the Main Phase, as the winner of initiative chose it; empty until then. */
  order: z.array(seat),
  /** Whose slot it is. */
  active: z.nullable(seat),
  sides: z.record(z.string(), side),
  units: z.record(z.string(), unit),
  obstacles: z.record(z.string(), obstacle),
  /** What is going on, innermost last. */
  stack: z.array(frame),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>

/** A position being written: its parts are replaced, never written into. */
export type Next = ReplaceOnly<State>
