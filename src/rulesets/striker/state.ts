import { hiddenOf } from '../../engine/record/hidden'
import { z } from '../../engine/schema'
import type { Seat } from '../../engine/seats'
import { terrainMap } from '../../engine/terrain/model'
import { vehicleSchema } from './cards/vehicle'
import { KINDS, weaponSchema } from './cards/weapon'
import { optionsSchema } from './options'
import { GAITS, orderSchema, point } from './orders'
import { CAUSES } from './tables/morale'
import { quality } from './tables/quality'

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]
const side = z.enum(SIDES)

/** What only the owner knows of a man. */
const file = z.object({
  quality,
  light: z.int(),
  serious: z.boolean(),
  dead: z.boolean(),
  /** 0 none, 1 NCO, 2 officer, 3 commander. */
  leader: z.int(),
  observer: z.boolean(),
  /** Rounds used of weapons that have few, by weapon index. */
  used: z.record(z.string(), z.int()),
  /** Laser hits its ablative armour has taken. */
  ablated: z.int(),
})
export type File = z.infer<typeof file>

const man = z.object({
  role: z.string(),
  weapons: z.array(z.string()),
  armour: z.string(),
  file: hiddenOf(file),
})
export type Man = z.infer<typeof man>

const vehicleDamage = z.object({
  suspension: z.int(),
  transmission: z.boolean(),
  power: z.boolean(),
  electronics: z.boolean(),
  optics: z.boolean(),
  /** Weapons out for the battle, by index. */
  weaponsOut: z.array(z.int()),
  /** The main weapon is silent through the end of this turn. */
  jamUntil: z.int(),
  unsealed: z.boolean(),
  /** Each system lost, and how deep the hit went. */
  hits: z.exactOptional(z.array(z.object({ by: z.enum(['surface', 'minor', 'major']), item: z.string() }))),
})
export type VehicleDamage = z.infer<typeof vehicleDamage>

export const TASKS = ['order', 'observe', 'rally'] as const

/** STR.core.sequence.timers: work of several turns. */
const job = z.object({
  task: z.string(),
  /** Turns of work still to do. */
  left: z.number(),
  /** The last turn in which the workers did something else. */
  disturbed: z.int(),
})
export type Job = z.infer<typeof job>

/** What only the owner knows of a stand. */
const roster = z.object({
  unit: z.string(),
  damage: vehicleDamage,
  /** Weapons damaged or destroyed on a field mount, by "man.weapon". */
  broken: z.array(z.string()),
  /** Share of the movement allowance used in this phase. */
  spent: z.number(),
  /** Has taken men in or let them out in this phase. */
  loaded: z.boolean(),
  /** The way of the last own movement phase, for spotting. */
  path: z.array(point),
  /** Weapons that have fired in this phase, by "man.weapon". */
  fired: z.array(z.string()),
  /** Stands that fired at it in this fire phase and in the one before. */
  firedOnBy: z.array(z.array(z.string())),
  /** What its leader does this turn. */
  task: z.nullable(z.enum(TASKS)),
  /** An enemy within ten centimetres shakes it: armed, and the last turn one was near. */
  near: z.object({ armed: z.boolean(), last: z.int() }),
  lasting: z.number(),
  /** Who leads a vehicle's crew from the next command phase. */
  commander: z.nullable(z.int()),
  job: z.optional(job),
  /** How it left the table. */
  left: z.exactOptional(z.enum(['ordered', 'routed'])),
  /** Stands of the start whose men it holds; itself where left out. */
  origins: z.exactOptional(z.array(z.string())),
  /** What it is set to do by a rule in force, and for whom. */
  mission: z.exactOptional(z.object({ name: z.string(), ward: z.nullable(z.string()) })),
  /** What rules in force remember of it. */
  marks: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
})
export type Roster = z.infer<typeof roster>

export const STAND_KINDS = ['single', 'team', 'crew', 'vehicle', 'aircraft', 'drone', 'animal'] as const
export const STATUSES = [
  'fresh',
  'suppressed',
  'forcedBack',
  'routed',
  'rallied',
  'abandoned',
  'wreck',
  'destroyed',
  'offTable',
] as const
export type Status = (typeof STATUSES)[number]
export const FLIGHTS = ['ground', 'noe', 'terrainFollowing', 'high'] as const
export type Flight = (typeof FLIGHTS)[number]

/** A base or a model. What stands here is what the enemy sees of it once spotted. */
const stand = z.object({
  id: z.string(),
  seat: side,
  name: z.string(),
  kind: z.enum(STAND_KINDS),
  /** Vehicle card. */
  card: z.nullable(z.string()),
  men: z.array(man),
  /** Men still fit, where they can be counted. */
  figures: z.int(),
  at: point,
  facing: z.number(),
  /** Vehicle it rides in. */
  aboard: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** Last turn of the suppression. */
  until: z.int(),
  moved: z.boolean(),
  gait: z.enum(GAITS),
  flight: z.enum(FLIGHTS),
  /** Metres above the ground while flying high. */
  height: z.number(),
  popup: z.boolean(),
  /** cm of the last own movement phase. */
  speed: z.number(),
  spotted: z.boolean(),
  /** A wreck smokes through this turn. */
  burning: z.int(),
  own: hiddenOf(roster),
})
export type Stand = z.infer<typeof stand>

/** STR.core.unit.tree: a leaf squad, section or vehicle; `parent` is the unit of the leader above. */
const unit = z.object({
  id: z.string(),
  seat: side,
  name: z.string(),
  parent: z.nullable(z.string()),
  /** Stand of the man who leads it. */
  leader: z.nullable(z.string()),
  order: orderSchema,
  status: z.enum(['running', 'halted', 'done']),
  pending: z.nullable(z.object({ order: orderSchema, from: z.string(), effective: z.int() })),
  /** Another unit spotted by it, this unit's tries in the phase. */
})
export type Unit = z.infer<typeof unit>

const mission = z.object({
  id: z.string(),
  seat: side,
  observer: z.string(),
  battery: z.string(),
  point,
  kind: z.enum(KINDS),
  sheaf: z.enum(['normal', 'converged']),
  orderTurn: z.int(),
  lands: z.int(),
  turns: z.int(),
  landed: z.int(),
  /** Landing turns the observer saw. */
  seen: z.int(),
  /** Where the first rounds fell, kept for unobserved fire. */
  mpi: z.nullable(point),
  designated: z.nullable(z.string()),
})
export type Mission = z.infer<typeof mission>

/** STR.core.sequence.fire-steps: what a stand will fire, declared sealed. */
export const shotSchema = z.object({
  stand: z.string(),
  man: z.int(),
  weapon: z.int(),
  target: z.nullable(z.string()),
  point: z.nullable(point),
  kind: z.enum(KINDS),
  spread: z.array(z.string()),
})
export type Shot = z.infer<typeof shotSchema>

/** A hit that awaits its damage throw. */
const strike = z.object({
  target: z.string(),
  /** Man struck; null for a vehicle or a weapon. */
  man: z.nullable(z.int()),
  pen: z.number(),
  weapon: z.string(),
  from: z.nullable(point),
  deck: z.boolean(),
  contact: z.boolean(),
})
export type Strike = z.infer<typeof strike>

const shotFired = z.object({ shot: shotSchema, seat: side, unseen: z.boolean(), strikes: z.nullable(z.array(strike)) })

/** An effect counted, not yet applied. */
const effect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('wound'), stand: z.string(), man: z.int(), wound: z.enum(['light', 'serious', 'dead']) }),
  z.object({
    type: z.literal('system'),
    stand: z.string(),
    system: z.enum([
      'electronics',
      'optics',
      'suspension',
      'transmission',
      'power',
      'main',
      'secondary',
      'jam',
      'unseal',
    ]),
    turns: z.int(),
    by: z.exactOptional(z.enum(['surface', 'minor', 'major'])),
  }),
  z.object({ type: z.literal('destroyed'), stand: z.string() }),
  z.object({ type: z.literal('weapon'), stand: z.string(), weapon: z.string() }),
  z.object({ type: z.literal('check'), stand: z.string() }),
  z.object({ type: z.literal('ablate'), stand: z.string(), man: z.int() }),
  z.object({ type: z.literal('collapse'), piece: z.string() }),
  /** A rule in force notes something of a stand; null forgets it. */
  z.object({
    type: z.literal('mark'),
    stand: z.string(),
    name: z.string(),
    value: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  }),
])
export type Effect = z.infer<typeof effect>

/** Fragments or shells over an area: each man and vehicle in it is thrown for, stand by stand. */
const blast = z.object({
  area: z.array(point),
  /** Cover is judged on the line from here; from nowhere for what falls from above. */
  centre: z.nullable(point),
  need: z.int(),
  frag: z.number(),
  /** Penetration of a natural twelve, where a shell may strike by itself. */
  contact: z.nullable(z.number()),
  weapon: z.string(),
  deck: z.boolean(),
})
export type Blast = z.infer<typeof blast>

/** A blast with the stands it has still to throw for, and who was struck by the round itself. */
const falling = z.object({
  blast,
  left: z.array(z.string()),
  spared: z.array(z.object({ target: z.string(), man: z.nullable(z.int()) })),
})
export type Falling = z.infer<typeof falling>

const check = z.object({ stand: z.string(), causes: z.array(z.enum(CAUSES)), further: z.int() })
export type Check = z.infer<typeof check>

export const PATCHES = ['smoke', 'burning', 'crater', 'contaminated', 'soaked', 'snow', 'mined', 'illum'] as const
const patch = z.object({
  id: z.string(),
  kind: z.enum(PATCHES),
  points: z.array(point),
  /** In force through the end of this turn. */
  until: z.int(),
})
export type Patch = z.infer<typeof patch>

/** What the table has still to do in this phase; nobody sees it. */
const work = z.object({
  /** Movers whose units have still to look around. */
  looking: z.array(z.string()),
  /** "unit>target" pairs that have thrown in this phase. */
  tried: z.array(z.string()),
  shots: z.array(shotFired),
  blasts: z.array(falling),
  /** Smoke and light that take effect when the fire is over. */
  patches: z.array(patch),
  effects: z.array(effect),
  /** Stands that fired in this phase. */
  fired: z.array(z.string()),
  checks: z.array(check),
  /** Stands that have checked morale in this phase. */
  checked: z.array(z.string()),
  panic: z.array(z.string()),
  /** Moments of this phase at which the rules in force have been asked. */
  asked: z.optional(z.array(z.string())),
})
export type Work = z.infer<typeof work>
export const NO_WORK: Work = {
  looking: [],
  tried: [],
  shots: [],
  blasts: [],
  patches: [],
  effects: [],
  fired: [],
  checks: [],
  checked: [],
  panic: [],
}

const ghost = z.object({ stand: z.string(), name: z.string(), at: point, turn: z.int() })

export const PHASES = ['first', 'deploy', 'command', 'move1', 'fire1', 'move2', 'fire2', 'panic', 'over'] as const
export type Phase = (typeof PHASES)[number]
/** Inside a phase: people act, then the table's own steps in this order. */
export const STEPS = ['act', 'arrive', 'shoot', 'damage', 'effects', 'spot', 'check', 'close'] as const

export const stateSchema = z.object({
  options: optionsSchema,
  map: terrainMap,
  weapons: z.record(z.string(), weaponSchema),
  vehicles: z.record(z.string(), vehicleSchema),
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
  jams: z.record(side, hiddenOf(z.array(z.object({ jammer: z.string(), net: z.string() })))),
  /** Units whose net is jammed this turn. */
  jammed: z.record(side, hiddenOf(z.array(z.string()))),
  /** STR.core.spot.share: where a side does not share all, who has spotted what. */
  known: z.exactOptional(z.record(side, hiddenOf(z.record(z.string(), z.array(z.string()))))),
  /** Whose commander fell, and until which turn orders take longer. */
  beheaded: z.record(side, hiddenOf(z.int())),
  work: hiddenOf(work),
  /** Combat stands and vehicles at the start, and those lost. */
  strength: z.record(side, z.int()),
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
export type State = z.infer<typeof stateSchema>

export const enemyOf = (of: Side): Side => (of === 'A' ? 'B' : 'A')
export const isSide = (seat: Seat | string): seat is Side => seat === 'A' || seat === 'B'
