import type { Vec } from '../../../engine/geometry/vec'
import type { Field } from '../../../engine/offers'
import type { Dice } from '../../../engine/rolls/dice'
import type { Ledger, Modifier } from '../../../engine/rolls/ledger'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import type { Face } from '../cards/vehicle'
import type { Band, Weapon } from '../cards/weapon'
import type { Cited, RuleEvent } from '../events'
import type { Options, OptionValue } from '../options'
import type { Order } from '../orders'
import type { Effect } from '../parts/effect'
import type { Data, Scalar } from '../parts/json'
import type { Mission } from '../parts/mission'
import type { Patch } from '../parts/patch'
import type { Question } from '../parts/question'
import type { Job } from '../parts/roster'
import type { Shot, Strike } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { Side } from '../sides'
import type { State } from '../state'
import type { Mode } from '../tables/communication'
import type { SubTable, VehicleResult } from '../tables/damage'
import type { Ground, Mover } from '../tables/ground'
import type { Cause } from '../tables/morale'
import type { Sense } from '../tables/senses'
import type { SpotRow } from '../tables/spotting'
import { modulesIn } from './loaded'
import { keyOf, type Module } from './module'

export interface MovePlan {
  readonly stand: Stand
  readonly path: readonly Vec[]
}
export interface FirePlan {
  readonly firer: Stand
  readonly target: Stand | null
  readonly weapon: Weapon
  readonly shot: Shot
  readonly distance: number
}
/** A line of sight by one sense: `eye` and `target` are metres above the ground at its ends. */
export interface SightMatter {
  readonly from: Vec
  readonly to: Vec
  readonly eye: number
  readonly target: number
  readonly sense: Sense
  /** Who looks along it and who is looked at, where it is between stands. */
  readonly spotter: Stand | null
  readonly seen: Stand | null
}
/** One stand looks for another by one of its senses. */
export interface LookMatter {
  readonly spotter: Stand
  readonly target: Stand
  readonly sense: Sense
  /** Where it is looked for: where it stands now, or a place on its way. */
  readonly at: Vec
  readonly distance: number
  /** After a movement, or in the fire phase after the target fired. */
  readonly moment: 'movement' | 'fire'
  /** What the target fired in this phase. */
  readonly fired: readonly Weapon[]
}
/** A look that found its target. */
export type FoundMatter = Pick<LookMatter, 'spotter' | 'target' | 'sense'> & {
  /** The clauses it went by. */
  readonly rules: readonly Cited[]
}
/** What a rule says of a look. Where several rules speak, all of it holds: the shortest range, every factor and modifier. */
export interface LookTerms {
  /** The clause that says so. It is cited for what is found or not found by it. */
  readonly rule: Cited
  /** Why this sense can't find the target; put into words only when somebody asks. */
  readonly bar?: (look: LookMatter) => string
  /** It finds nothing farther away than this, cm. */
  readonly range?: number
  /** It finds what is no farther away than this without a roll, whatever the range and the table say, cm. */
  readonly automatic?: number
  /** Found on this roll, in place of the table. */
  readonly need?: number
  /** Looked for on this row of the table. */
  readonly row?: SpotRow
  /** The distance counts so many times. */
  readonly distance?: number
  /** The ranges of the table count so many times. */
  readonly reach?: number
  readonly dm?: readonly Modifier[]
}
export interface LinkQuery {
  readonly from: Stand
  readonly to: Stand
  readonly mode: Mode
}
export interface RefereeDefault {
  readonly rule: string
  /** A stand, a pair, or the table. */
  readonly subject: string
  readonly value: string
  readonly says: string
}
/** Work that a stand may set about, and what forbids it now. */
export interface Offered {
  readonly task: string
  readonly turns: number
  /** What the rule must know of it: a place, how deep, what for. */
  readonly data?: Data
  readonly refusals: readonly Refusal[]
}
/** A stand at its work. */
export interface WorkTask extends Job {
  readonly stand: Stand
}
/** What a rule does to the table: counted and told with the rest of the phase. */
export interface Consequence {
  /** Facts of the rule, which cite its clauses. */
  readonly tells?: readonly RuleEvent[]
  readonly effects?: readonly Effect[]
  readonly patches?: readonly Patch[]
  readonly asks?: readonly Question[]
  /** Effects of the rule that are written at once, not with those of the phase. */
  readonly now?: readonly RuleEffect[]
}
export type RuleEffect = Extract<Effect, { type: 'rule' }>
/** What a rule does at a moment of the turn. */
export interface Happening {
  readonly title: string
  readonly rule: RuleId
  readonly ledgers?: readonly Ledger[]
  /** It is asked again at this moment, until it has nothing more to say. Else it is asked once in a phase. */
  readonly again?: boolean
  resolve(dice: Dice): readonly Consequence[]
}
/** What somebody wants to do, as far as the core refuses it. */
export type Matter =
  | { readonly kind: 'move'; readonly plan: MovePlan }
  | { readonly kind: 'fire'; readonly plan: FirePlan }
  | { readonly kind: 'order'; readonly leader: Stand; readonly unit: Unit }
  | { readonly kind: 'mission'; readonly mission: Mission }
/** What happens to a mover at a point of its way; where it stops, the way ends there. */
export interface Interrupt extends Consequence {
  readonly at: Vec
  readonly stops: boolean
}
/** A leg of a way. */
export interface MoveStep {
  readonly stand: Stand
  readonly from: Vec
  readonly to: Vec
}
/** Who wants to cross which ground; clear ground too. */
export interface GoingHere {
  readonly stand: Stand
  readonly mover: Mover
  /** Everything that lies there, the top first. */
  readonly grounds: readonly Ground[]
  readonly way: 'up' | 'down' | 'level'
}
/** What a stand may be set to do for the turn, and what forbids it now. */
export interface Assignable {
  readonly mission: string
  /** The stands it is for, by id, where it is for any. */
  readonly wards?: readonly string[]
  readonly refusals: readonly Refusal[]
  /** The clauses that give it. */
  readonly cites?: readonly Cited[]
}
/** A word that an order may carry, and the stands it can be for. */
export interface OrderWord {
  readonly word: string
  readonly wards?: readonly string[]
}
/** STR.core.sequence.fire-steps: (a) timed charges to (i) smoke, light and gas. */
export const FIRE_STEPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const
export type FireStep = (typeof FIRE_STEPS)[number]
export const MOMENTS = ['enter', ...FIRE_STEPS, 'melee', 'exit'] as const
export type Moment = (typeof MOMENTS)[number]

/**
 * STR.core.hooks.*: where the rules 34 to 80 plug in. A hook gets the state and the matter in hand and returns data:
 * refusals, lines, factors, interrupts. It never writes.
 */
export interface HookPoints {
  'setup.validate': (options: Options) => readonly Refusal[]
  /** The value an option of a rule has where nobody set it; null from a rule that does not know it. */
  'setup.option': (name: string) => OptionValue | null
  /** Options of a rule that people may set; a field's name is that of the option. */
  'setup.fields': (options: Options) => readonly Field[]
  'cmd.link': (state: State, query: LinkQuery) => readonly Refusal[]
  'cmd.orderTime': (state: State, order: Order) => number
  /** Words that an order to a unit, taken by this stand, may carry beside its clauses. */
  'cmd.orderVerbs': (state: State, stand: Stand) => readonly OrderWord[]
  'cmd.mayMove': (state: State, plan: MovePlan) => readonly Refusal[]
  'cmd.mayFire': (state: State, plan: FirePlan) => readonly Refusal[]
  'cmd.missions': (state: State, stand: Stand) => readonly Assignable[]
  'move.limit': (state: State, plan: MovePlan) => readonly Refusal[]
  'move.rate': (state: State, stand: Stand) => number
  'move.step': (state: State, step: MoveStep, dice: Dice) => readonly Interrupt[]
  /** What a centimetre of a place costs more, as a factor; null where the rule bars it. Asked once per place. */
  'terrain.cost': (state: State, going: GoingHere) => number | null
  'terrain.at': (state: State, at: Vec) => Ground | null
  'terrain.onHit': (state: State, piece: string, pen: number) => readonly Consequence[]
  /** Why a line is closed for a sense, put into words only when somebody asks; null leaves it open. */
  'los.block': (state: State, line: SightMatter) => ((line: SightMatter) => readonly Refusal[]) | null
  /** How far the horizon is, in cm from a point this many metres up. */
  'los.horizon': (state: State, height: number) => number
  'los.height': (state: State, stand: Stand) => number | null
  /** Senses that a stand has beside its eyes. */
  'spot.senses': (state: State, stand: Stand) => readonly Sense[]
  /** Everything a rule has to say of a look: asked for each sense and each place on the target's way. */
  'spot.terms': (state: State, look: LookMatter) => readonly LookTerms[]
  /** What is openly remembered of a stand that has been spotted, by name: by which sense it was found, for example. */
  'spot.found': (state: State, found: FoundMatter) => Readonly<Record<string, Scalar>> | null
  /** Enemy stands that a side may not know of, whatever it sees. */
  'info.filter': (state: State, side: Side) => readonly string[]
  'direct.limit': (state: State, plan: FirePlan) => readonly Refusal[]
  'direct.dm': (state: State, plan: FirePlan) => readonly Modifier[]
  'direct.replace': (state: State, line: Modifier, plan: FirePlan) => Modifier | null
  'direct.afterDeclare': (state: State, shots: readonly Shot[]) => readonly Shot[]
  'direct.bands': (state: State, weapon: Weapon) => readonly Band[] | null
  'direct.hits': (state: State, plan: FirePlan, hits: number) => number
  'indirect.form': (state: State, mission: Mission) => readonly Refusal[]
  'indirect.delay': (state: State, mission: Mission) => number
  'indirect.dm': (state: State, mission: Mission) => readonly Modifier[]
  'indirect.zone': (state: State, mission: Mission) => readonly Vec[] | null
  /** Where rounds will fall must be known before they do: somebody may meet them on the way. */
  'indirect.meet': (state: State, mission: Mission) => boolean
  /** Rounds that don't arrive. */
  'indirect.pd': (state: State, mission: Mission) => number
  /** Hits that the rounds make in place of fragments; null leaves them as they are. */
  'indirect.effect': (state: State, mission: Mission, area: readonly Vec[]) => readonly Strike[] | null
  'he.area': (state: State, weapon: Weapon) => number | null
  'he.onArea': (state: State, area: readonly Vec[]) => readonly Consequence[]
  'damage.pen': (state: State, strike: Strike) => number
  'damage.armour': (state: State, target: Stand, face: Face) => number | null
  'damage.height': (state: State, target: Stand) => 'high' | 'low' | null
  'damage.subtable': (state: State, name: SubTable) => readonly VehicleResult[] | null
  /** What a hit does in place of the damage tables; null leaves it to them. */
  'damage.replace': (state: State, strike: Strike, dice: Dice) => readonly Effect[] | null
  /** Two light wounds don't make a serious one. */
  'damage.lightStaysLight': (state: State) => boolean
  'damage.post': (state: State, strike: Strike) => readonly string[]
  /** cm of a base or model, where a rule makes it another size. */
  'stand.footprint': (state: State, stand: Stand) => { readonly width: number; readonly length: number } | null
  'morale.trigger': (state: State, stand: Stand) => readonly Cause[]
  'morale.dm': (state: State, stand: Stand) => readonly Modifier[]
  'morale.exempt': (state: State, stand: Stand) => boolean
  'morale.result': (state: State, failBy: number) => number
  'quality.morale': (state: State, stand: Stand) => number
  /** Added to the thresholds of initiative. */
  'quality.initiative': (state: State, stand: Stand) => number
  /** What a leader gives in place of his one; null leaves it. */
  'leader.bonus': (state: State, leader: Stand, stand: Stand) => number | null
  'supply.consume': (state: State, plan: FirePlan) => readonly Refusal[]
  /** Places in a vehicle that its cargo takes. */
  'supply.cargo': (state: State, stand: Stand) => number
  'work.start': (state: State, stand: Stand) => readonly Offered[]
  /** How much of a turn counts, multiplied. */
  'work.tick': (state: State, task: WorkTask) => number
  'work.done': (state: State, task: WorkTask) => readonly Consequence[]
  /** What happens at a moment of a phase. Null where nothing does: silence costs no entry in the record. */
  'phase.moment': (state: State, at: Moment) => Happening | null
  /** What is fought hand to hand: a melee phase follows each fire phase where a rule in force plugs in here. */
  'melee.fought': (state: State) => Happening | null
  /** The clause by which the rule permits what the core refuses; null where it doesn't. */
  permit: (state: State, refusal: Refusal, matter: Matter) => RuleId | null
  /** How long a centimetre of the game is on the real table. */
  scale: (cm: number) => number
  /** Referee clauses of a rule, each with what holds where nobody rules. */
  'ref.default': () => readonly RefereeDefault[]
  'victory.extra': (state: State, side: Side) => number
}
export type HookName = keyof HookPoints

type Plugged<K extends HookName> = readonly { readonly of: string; readonly hook: HookPoints[K] }[]

const plugged = new WeakMap<readonly Module[], Map<HookName, readonly unknown[]>>()

/** The functions of the rules in force at one point, in the order of rule numbers. */
export function hooks<K extends HookName>({ rules }: Pick<Options, 'rules'>, name: K): readonly HookPoints[K][] {
  if (rules.length === 0) return NONE
  const modules = modulesIn(rules)
  let known = plugged.get(modules)
  if (!known) {
    known = new Map()
    plugged.set(modules, known)
  }
  let found = known.get(name) as readonly HookPoints[K][] | undefined
  if (!found) {
    found = modules.flatMap(module => module.hooks?.[name] ?? [])
    known.set(name, found)
  }
  return found
}
const NONE: readonly never[] = []

/** The same, with the key of the rule. */
export const hooksByRule = <K extends HookName>({ rules }: Pick<Options, 'rules'>, name: K): Plugged<K> =>
  modulesIn(rules).flatMap(module => {
    const hook = module.hooks?.[name]
    return hook ? [{ of: keyOf(module), hook }] : []
  })

/** Whether a rule in force plugs in at one of these points. */
export const isPlugged = ({ rules }: Pick<Options, 'rules'>, points: readonly HookGroup[]): boolean =>
  rules.length > 0 &&
  modulesIn(rules).some(module => Object.keys(module.hooks ?? {}).some(name => points.some(at => name.startsWith(at))))
type HookGroup = HookName extends infer N ? (N extends `${infer Group}.${string}` ? `${Group}.` : never) : never
