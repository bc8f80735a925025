import type { DeepReadonly, ReplaceOnly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { terrainMap } from '../../engine/terrain/model'
import { optionsSchema } from './options'
import { GRADES } from './tables/morale'

const seat = z.enum(SEATS)
const point = z.object({ x: z.number(), y: z.number() })
const id = z.string()

/** How a base has moved this turn; `forced` back by a lost assault or failed morale. */
export const MOVES = ['none', 'normal', 'road', 'retire', 'dash', 'assault', 'forced'] as const

/** Somebody fired at it or assaulted it, which lets it answer. */
const grudge = z.object({ by: id, turn: z.int() })

const base = z.object({
  id,
  unit: id,
  seat,
  name: z.string(),
  model: z.string(),
  /** Contains the observation post of its unit. */
  hq: z.boolean(),
  at: point,
  facing: z.number(),
  /** `reserve` still to come, `aboard` a vehicle; `wreck` stays on the table, `lost` does not. */
  status: z.enum(['reserve', 'table', 'aboard', 'wreck', 'lost']),
  moved: z.enum(MOVES),
  /** Went back before an enemy this turn. */
  retired: z.boolean(),
  /** What it fired this turn and at whom; the weapon by its place on the model. */
  fired: z.array(z.object({ weapon: z.int(), at: id })),
  /** A heavy weapon that has moved must stand a whole turn: `packed`, then `setting`, then `ready`. */
  setUp: z.enum(['ready', 'packed', 'setting']),
  /** Failed its morale and goes back until it passes. */
  retiring: z.boolean(),
  /** Has tested its morale this turn. */
  tested: z.boolean(),
  grudges: z.array(grudge),
  /** The vehicle that carries it. */
  carrier: z.nullable(id),
})
export type Base = DeepReadonly<z.infer<typeof base>>

export const REASONS = ['assault', 'half', 'retire', 'retiring'] as const
export type Reason = (typeof REASONS)[number]

const unit = z.object({
  id,
  seat,
  name: z.string(),
  card: z.string(),
  morale: z.enum(GRADES),
  original: z.int(),
  bases: z.array(id),
  arrives: z.int(),
  /** Being assaulted: it stays where it is. */
  pinned: z.boolean(),
  /** The turn in which it reorganises; 0 for none. */
  reorganising: z.int(),
  /** Why it must test its morale this turn. */
  due: z.array(z.enum(REASONS)),
  /** The base whose group is in command where neither headquarters nor numbers decide. */
  main: z.nullable(id),
})
export type Unit = DeepReadonly<z.infer<typeof unit>>

const assault = z.object({
  id,
  attacker: id,
  squads: z.array(id),
  /** A unit, or one armoured vehicle. */
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unit'), unit: id }),
    z.object({ kind: z.literal('vehicle'), base: id }),
  ]),
  rounds: z.int(),
  /** How the last round ended; null while one is to be fought. */
  outcome: z.nullable(z.enum(['attacker', 'defender', 'draw', 'nobody'])),
})
export type Assault = DeepReadonly<z.infer<typeof assault>>

/** The defender fires before contact, weapon by weapon. */
const defence = z.object({ kind: z.literal('defence'), assault: id })
/** A unit has losses to take off; its owner picks. */
const losses = z.object({ kind: z.literal('losses'), assault: id, unit: id, count: z.int() })
/** Bases that go back one after another, away from somebody. */
const fallingBack = z.object({
  kind: z.literal('falling-back'),
  why: z.enum(['assault', 'morale']),
  bases: z.array(id),
  from: z.array(point),
  /** Squads of the winner that take a position once it is empty. */
  occupy: z.array(z.object({ base: id, at: point })),
})
/** A displaced six has several bases at the same distance to choose from. */
const displaced = z.object({
  kind: z.literal('displaced'),
  seat,
  firer: id,
  target: id,
  left: z.int(),
  choices: z.array(id),
})
const frame = z.discriminatedUnion('kind', [defence, losses, fallingBack, displaced])
export type Frame = DeepReadonly<z.infer<typeof frame>>
export type FallingBack = DeepReadonly<z.infer<typeof fallingBack>>
export type Displaced = DeepReadonly<z.infer<typeof displaced>>

export const STEPS = ['season', 'deployment', 'initiative', 'movement', 'firing', 'assault', 'morale', 'over'] as const
export type Step = (typeof STEPS)[number]

export const stateSchema = z.object({
  options: optionsSchema,
  map: terrainMap,
  seats: z.array(seat),
  /** What the sides are called. */
  names: z.exactOptional(z.record(z.string(), z.string())),
  turn: z.int(),
  step: z.enum(STEPS),
  /** The side that chooses who has the initiative; null before the roll and after the choice. */
  naming: z.nullable(seat),
  /** Initiative side first. */
  order: z.array(seat),
  /** Whose part of the step it is. */
  active: z.nullable(seat),
  /** The most that anybody can see, in inches; null where the season does not matter. */
  visibility: z.nullable(z.int()),
  units: z.record(id, unit),
  bases: z.record(id, base),
  assaults: z.array(assault),
  /** Drawn moves of squads into contact, if their unit assaults this turn; the table finds the others. */
  ways: z.exactOptional(z.record(id, z.array(point))),
  /** Bases of the side that moves which were out of command when its movement began. */
  strays: z.exactOptional(z.array(id)),
  conceded: z.array(seat),
  /** Named by the referee. */
  victor: z.nullable(seat),
  stack: z.array(frame),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>

/** A position while `apply` changes it: its parts are replaced, never written into. */
export type Next = ReplaceOnly<State>
