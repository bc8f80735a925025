import { freeze } from 'immer'
import { hide } from '../../../src/engine/record/hidden'
import type { TerrainPiece } from '../../../src/engine/terrain/model'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import type { Vehicle } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import type { RuleEvent } from '../../../src/rulesets/striker/events'
import type { Options } from '../../../src/rulesets/striker/options'
import type { File, Man } from '../../../src/rulesets/striker/parts/man'
import type { Mission } from '../../../src/rulesets/striker/parts/mission'
import type { Roster, VehicleDamage } from '../../../src/rulesets/striker/parts/roster'
import type { Stand } from '../../../src/rulesets/striker/parts/stand'
import type { Unit } from '../../../src/rulesets/striker/parts/unit'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import type { Side } from '../../../src/rulesets/striker/sides'
import type { State } from '../../../src/rulesets/striker/state'

const bySide = <T>(make: (side: Side) => T): Record<Side, T> => ({ A: make('A'), B: make('B') })

const OPTIONS: Options = {
  map: { name: 'Plain', width: 240, height: 160, pieces: [] },
  zones: bySide(() => [0, 0, 240, 160]),
  tl: bySide(() => 8),
  types: bySide(() => 'professional' as const),
  forces: bySide(() => []),
  initial: bySide(() => ({})),
  victory: { hold: {}, destroy: {}, exit: {}, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3 },
  turns: 10,
  rules: [],
  first: 'A',
  orders: 'strict',
  natural212: false,
  woundTable: 'striker',
  twoLight: true,
  heMan: false,
  spotting: 'perUnit',
  share: 'side',
  variableEnd: false,
  weapons: [],
  vehicles: [],
  troops: [],
}

export type ManGiven = Partial<File> & {
  readonly weapons?: readonly string[]
  readonly armour?: string
  readonly role?: string
}
export type StandGiven = Partial<Omit<Stand, 'men' | 'at' | 'own'>> & {
  readonly at?: readonly [number, number]
  readonly men?: readonly ManGiven[]
  readonly own?: Partial<Roster>
  readonly damage?: Partial<VehicleDamage>
}

const DAMAGE: VehicleDamage = {
  suspension: 0,
  transmission: false,
  power: false,
  electronics: false,
  optics: false,
  weaponsOut: [],
  jamUntil: 0,
  unsealed: false,
}

const manOf = (seat: Side, { weapons = ['rifle'], armour = 'none', role = 'man', ...file }: ManGiven): Man => ({
  role,
  weapons: [...weapons],
  armour,
  file: hide(
    {
      quality: 'regular',
      light: 0,
      serious: false,
      dead: false,
      leader: 0,
      observer: false,
      used: {},
      ablated: 0,
      ...file,
    },
    [seat],
  ) as Man['file'],
})

function standFrom(id: string, { at = [50, 50], men, own, damage, ...more }: StandGiven): Stand {
  const seat: Side = id.startsWith('B') ? 'B' : 'A'
  const card = VEHICLES.find(vehicle => vehicle.id === more.card)
  if (more.card && !card) throw new Error(`no vehicle card ${more.card}`)
  const crew: readonly ManGiven[] = men ?? (card ? card.crew.map(role => ({ role, weapons: [] })) : [{}, {}, {}])
  const roster: Roster = {
    unit: `${seat}.${id}`,
    damage: { ...DAMAGE, ...damage },
    broken: [],
    spent: 0,
    loaded: false,
    path: [],
    fired: [],
    firedOnBy: [[], []],
    task: null,
    near: { armed: true, last: 0 },
    lasting: 0,
    commander: card ? Math.max(0, card.crew.indexOf('commander')) : null,
    ...own,
  }
  return {
    id,
    seat,
    name: id,
    kind: card ? 'vehicle' : crew.length === 1 ? 'single' : 'team',
    card: null,
    men: crew.map(man => manOf(seat, man)),
    figures: card ? 0 : crew.filter(man => !man.serious && !man.dead).length,
    at: { x: at[0], y: at[1] },
    facing: seat === 'A' ? 0 : 180,
    aboard: null,
    status: 'fresh',
    until: 0,
    moved: false,
    gait: 'still',
    flight: card?.motion === 'grav' ? 'noe' : 'ground',
    height: 0,
    popup: false,
    speed: 0,
    spotted: true,
    burning: 0,
    own: hide(roster, [seat]) as Stand['own'],
    ...more,
  }
}

export interface FieldGiven extends Partial<Omit<State, 'stands' | 'options' | 'missions' | 'units'>> {
  readonly stands?: Readonly<Record<string, StandGiven>>
  readonly options?: Partial<Options>
  readonly pieces?: readonly TerrainPiece[]
  /** Cards that both sides know, in place of the printed ones. */
  readonly vehicles?: readonly Vehicle[]
  /** Led by whom: unit of a stand to the stand of its leader, and to the unit above. */
  readonly units?: Readonly<Record<string, Partial<Unit>>>
  readonly missions?: Readonly<Record<string, Partial<Mission>>>
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]) =>
  Object.fromEntries(cards.map(card => [card.id, card]))

/** A position in the middle of a battle, everything as plain as it can be but what is given. */
export function field({
  stands = {},
  options = {},
  pieces = [],
  units = {},
  missions = {},
  vehicles = VEHICLES,
  ...change
}: FieldGiven = {}): State {
  const all = Object.entries(stands).map(([id, given]) => standFrom(id, given))
  const cards = { weapons: byId(WEAPONS), vehicles: byId(vehicles), armours: {} }
  const map = { ...OPTIONS.map, pieces: [...pieces] }
  const names = [...new Set([...all.map(({ own }) => own.value?.unit ?? ''), ...Object.keys(units)])]
  const unitFrom = (id: string): Unit => ({
    id,
    seat: id.startsWith('B') ? 'B' : 'A',
    name: id,
    parent: null,
    leader: null,
    order: HOLD,
    status: 'running',
    pending: null,
    ...units[id],
  })
  const state: State = {
    options: { ...OPTIONS, ...options, map },
    map,
    cards: bySide(side => ({ $for: [side], value: cards })),
    patches: [],
    things: {},
    own: {},
    questions: [],
    turn: 3,
    phase: 'fire1',
    step: 'act',
    first: 'A',
    chooser: null,
    ready: [],
    sealed: [],
    stands: Object.fromEntries(all.map(stand => [stand.id, { $for: ['A', 'B'], ghost: true, value: stand }])),
    units: Object.fromEntries(names.map(id => [id, { $for: [unitFrom(id).seat], ghost: true, value: unitFrom(id) }])),
    missions: Object.fromEntries(
      Object.entries(missions).map(([id, given]) => [id, { $for: ['A'], ghost: true, value: missionFrom(id, given) }]),
    ),
    declared: bySide(side => ({ $for: [side], value: [] })),
    before: bySide(side => ({ $for: [side], value: [] })),
    ghosts: bySide(side => ({ $for: [side], value: [] })),
    jams: bySide(side => ({ $for: [side], value: [] })),
    jammed: bySide(side => ({ $for: [side], value: [] })),
    beheaded: bySide(side => ({ $for: [side], value: -1 })),
    work: { $for: [], value: NO_WORK },
    strength: bySide(side => ({ $for: [side], value: all.filter(({ seat }) => seat === side).length })),
    lost: bySide(side => ({ $for: [side], value: 0 })),
    broken: [],
    retreated: null,
    extended: false,
    light: 'day',
    overrides: [],
    rulings: [],
    rethrow: false,
    ...change,
  }
  return freeze(state, true)
}

export const missionFrom = (id: string, given: Partial<Mission> = {}): Mission => ({
  id,
  seat: 'A',
  observer: 'A1',
  battery: 'A2',
  point: { x: 120, y: 60 },
  kind: 'HE',
  sheaf: 'normal',
  orderTurn: 2,
  lands: 3,
  turns: 1,
  landed: 0,
  seen: 0,
  mpi: null,
  designated: null,
  ...given,
})

export const stand = (state: State, id: string): Stand => {
  const found = state.stands[id]?.value
  if (!found) throw new Error(`no stand ${id}`)
  return found
}

/** A rectangle of terrain. */
export const block = (
  kind: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  more: Partial<TerrainPiece> = {},
): TerrainPiece => ({
  id: `${kind}.${x1}.${y1}`,
  kind,
  points: [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ],
  ...more,
})

/** What a rule made up for a test tells: the name of its event. */
export const said = (name: string): { readonly tells: readonly RuleEvent[] } => ({
  tells: [{ type: 'rule', rules: ['STR.core.hooks.pure'], of: '900', name, data: {} }],
})
