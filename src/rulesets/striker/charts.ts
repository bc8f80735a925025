import type { SheetItem } from '../../engine/scene/sheet'
import { signed } from '../../engine/words'
import { MODES, RADIO_REACH, SETS, SIGNAL_REACH, VERBAL_REACH } from './tables/communication'
import { SUB_TABLES, type SubTable, type VehicleResult, WOUND_TABLES } from './tables/damage'
import { CLASS_NEED, CLASSES, FIRE_CONTROL, FIRE_DM } from './tables/fire'
import { COVER, GROUND_COST, GROUNDS, MOVERS, SLOPE_COST, SLOPES } from './tables/ground'
import { CM_SHORT, directionOf, ILLUM, ON_POINT, SHEAF_NEED, SHEAVES } from './tables/indirect'
import { CAUSE_DM, CAUSES } from './tables/morale'
import { cmPerTurn, INFANTRY, NOE_KMH } from './tables/movement'
import { QUALITIES, QUALITY } from './tables/quality'
import { NEEDS, SPOTTING } from './tables/spotting'

interface Section {
  readonly title: string
  readonly rows: readonly (readonly string[])[]
}
const chart = (id: string, name: string, sections: readonly Section[]): SheetItem => ({
  kind: 'chart',
  id: `chart.${id}`,
  name,
  sections,
  copies: 1,
})

/** "denseUndergrowth" as people read it. */
const spaced = (word: string): string => word.replace(/([A-Z])/g, ' $1').toLowerCase()

const troops: readonly Section[] = [
  {
    title: 'Troop quality',
    rows: [
      ['', 'Morale', 'Skill', 'Fire DM', 'Observer', 'Mission delay'],
      ...QUALITIES.map(grade => {
        const { morale, skill, fire, observer, delay } = QUALITY[grade]
        return [
          grade,
          String(morale),
          String(skill),
          signed(fire),
          observer === null ? 'may not' : signed(observer),
          String(delay),
        ]
      }),
    ],
  },
  {
    title: 'Communication',
    rows: [
      ['Verbal', `${VERBAL_REACH} cm`],
      ['Hand signal', `${SIGNAL_REACH} cm, in sight, by day`],
      ...SETS.filter(set => set !== 'none').map(set => [
        `Radio, ${set} set`,
        Number.isFinite(RADIO_REACH[set]) ? `${RADIO_REACH[set]} cm` : 'whole table',
      ]),
      ['Modes', MODES.join(', ')],
    ],
  },
]

const movement: readonly Section[] = [
  {
    title: 'On foot, cm',
    rows: [
      ['Walk', String(INFANTRY.walk)],
      ['Run, no fire in the next fire phase', String(INFANTRY.run)],
      ['Evade, -2 to hit it and on its fire', String(INFANTRY.evade)],
      ['Crawl, counts as stationary', String(INFANTRY.crawl)],
    ],
  },
  {
    title: 'Cost of a centimetre',
    rows: [
      ['', ...MOVERS],
      ...GROUNDS.filter(ground => ground !== 'wreck').map(ground => [
        spaced(ground),
        ...MOVERS.map(mover => String(GROUND_COST[ground][mover])),
      ]),
      ...SLOPES.filter(slope => slope !== 'level').map(slope => [
        `${slope} slope up`,
        ...MOVERS.map(mover => String(SLOPE_COST[slope][mover])),
      ]),
    ],
  },
  {
    title: 'NOE by tech level of the controls, cm',
    rows: Object.entries(NOE_KMH).map(([tl, kmh]) => [`TL ${tl}`, String(Math.round(cmPerTurn(kmh)))]),
  },
  {
    title: 'Concealment and cover',
    rows: [
      ['', 'Men', 'Vehicles'],
      ...GROUNDS.filter(ground => COVER[ground].personnel !== 'none' || COVER[ground].vehicles !== 'none').map(
        ground => [spaced(ground), spaced(COVER[ground].personnel), spaced(COVER[ground].vehicles)],
      ),
    ],
  },
]

const spotting: readonly Section[] = [
  {
    title: 'cm at which a throw spots',
    rows: [
      ['', ...NEEDS.map(need => (need === 0 ? 'automatic' : `${need}+`))],
      ...Object.values(SPOTTING).map(({ name, limits }) => [name, ...limits.map(String)]),
    ],
  },
]

const FIRE_WORDS: Readonly<Record<keyof typeof FIRE_DM, string>> = {
  walked: 'Firer walked',
  walkedHighRecoil: 'Firer walked with a high-recoil weapon',
  evadingFirer: 'Firer evades',
  movedUnstabilised: 'Vehicle moved, not stabilised',
  concealed: 'Target concealed or hull-down',
  cover: 'Target under cover',
  evadingTarget: 'Target evades',
  popup: 'Target in popup',
  fastGround: 'Ground vehicle that moved over 50 cm',
  drone: 'Drone missile',
  optics: 'Firer’s optics damaged',
  light: 'Each light wound of the firer',
}
const fire: readonly Section[] = [
  { title: 'To hit on two dice', rows: CLASSES.map(name => [name, `${CLASS_NEED[name]}+`]) },
  {
    title: 'Modifiers',
    rows: Object.entries(FIRE_WORDS).map(([key, word]) => [word, signed(FIRE_DM[key as keyof typeof FIRE_DM])]),
  },
  {
    title: 'Fire control',
    rows: Object.entries(FIRE_CONTROL).map(([tl, { dm, limit }]) => [`TL ${tl}`, signed(dm), `to ${limit} cm`]),
  },
]

/** A row of the sub-tables in words. */
export function wordsOfRow({ system, crew, among, check, fire: burns, catastrophic }: VehicleResult): string {
  if (catastrophic) return 'catastrophic'
  if (burns) return 'cargo or fuel: destroyed on 5+'
  const men = crew === 'half' ? 'half' : crew === undefined ? '' : String(crew)
  const whom = among === 'all' ? 'of crew and passengers' : 'crew'
  const parts = [
    system === 'jam'
      ? 'main weapon jammed 1D turns'
      : system === 'main' || system === 'secondary'
        ? `${system} weapon`
        : system,
    men && (crew === 'half' && among !== 'all' ? 'half the crew' : `${men} ${whom}`),
    check && 'morale check',
  ].filter(part => !!part)
  return parts.length > 0 ? parts.join(' + ') : 'none'
}

const DIE = [0, 1, 2, 3, 4, 5] as const
const subTable = (name: SubTable): Section => ({
  title: `${name.replace('-', ' penetration, ').replace('surface penetration', 'surface damage')}, one die`,
  rows: DIE.map(i => [String(i + 1), wordsOfRow(SUB_TABLES[name][i])]),
})
const isSubTable = (name: string): name is SubTable => name in SUB_TABLES

const [light, serious, dead] = WOUND_TABLES.striker
const damage: readonly Section[] = [
  {
    title: 'Two dice + penetration - armour',
    rows: [
      ['', 'Man', 'Vehicle'],
      [`${light - 1} or less`, 'no effect', 'no effect'],
      [`${light} to ${serious - 1}`, 'light wound', 'surface damage'],
      [`${serious} to ${dead - 1}`, 'serious wound', 'minor penetration'],
      [`${dead} or more`, 'dead', 'major penetration'],
    ],
  },
  {
    title: 'Height of a hit, one die',
    rows: [
      ['1 to 3', 'low'],
      ['4 to 6, hull-down, deck', 'high'],
    ],
  },
  ...Object.keys(SUB_TABLES).filter(isSubTable).map(subTable),
  {
    title: 'Weapon hits, two dice + penetration - 6',
    rows: [
      ['5 or less', 'none'],
      ['6 to 8', 'a crewman'],
      ['9 or 10', 'damaged'],
      ['11 or more', 'destroyed'],
    ],
  },
]

const indirect: readonly Section[] = [
  {
    title: 'Accuracy',
    rows: [
      [`Two dice and modifiers, ${ON_POINT} or more`, 'on the point'],
      ['Each point short', `${CM_SHORT} cm off`],
      ['Observer', '+1 average, +3 high'],
      ['Fire control', '+1 for each 3 tech levels'],
      ['Each earlier landing the observer saw', '+3'],
    ],
  },
  {
    title: 'Direction, two dice',
    rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(thrown => [String(thrown), directionOf(thrown)]),
  },
  { title: 'To hit each target in the zone', rows: SHEAVES.map(sheaf => [sheaf, `${SHEAF_NEED[sheaf]}+`]) },
  { title: 'Illumination, radius', rows: ILLUM.map(([calibre, radius]) => [`${calibre} cm`, `${radius} cm`]) },
]

const morale: readonly Section[] = [
  {
    title: 'Causes',
    rows: CAUSES.map(cause => [cause === 'row' ? 'crew casualty' : cause, String(CAUSE_DM[cause])]),
  },
  {
    title: 'Failed by',
    rows: [
      ['1 or 2', 'suppressed through the next turn'],
      ['3 or 4', 'forced back: one run, then suppressed'],
      ['5 or more', 'rout'],
    ],
  },
]

/** The printed tables, made from the very data the game is played with. */
export const charts: readonly SheetItem[] = [
  chart('troops', 'Troops and communication', troops),
  chart('movement', 'Movement and terrain', movement),
  chart('spotting', 'Spotting', spotting),
  chart('fire', 'Direct fire', fire),
  chart('damage', 'Damage', damage),
  chart('indirect', 'Indirect fire', indirect),
  chart('morale', 'Morale', morale),
]
