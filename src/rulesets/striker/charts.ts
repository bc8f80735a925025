import type { SheetItem } from '../../engine/scene/sheet'
import { capital, signed } from '../../engine/words'
import { RADIO_REACH, SETS, SIGNAL_REACH, VERBAL_REACH } from './tables/communication'
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

/** "denseUndergrowth" becomes "dense undergrowth". */
const spaced = (word: string): string => word.replace(/([A-Z])/g, ' $1').toLowerCase()

const troops: readonly Section[] = [
  {
    title: 'Troop quality',
    rows: [
      ['', 'Morale', 'Skill', 'Direct fire modifier', 'Modifier as observer', 'Turns to start a fire mission'],
      ...QUALITIES.map(grade => {
        const { morale, skill, fire, observer, delay } = QUALITY[grade]
        return [
          grade,
          String(morale),
          String(skill),
          signed(fire),
          observer === null ? 'can’t observe' : signed(observer),
          String(delay),
        ]
      }),
    ],
  },
  {
    title: 'Communication',
    rows: [
      ['Speaking', `${VERBAL_REACH} cm`],
      ['Hand signal', `${SIGNAL_REACH} cm, in line of sight, by day only`],
      ...SETS.filter(set => set !== 'none').map(set => [
        `Radio, ${set} set`,
        Number.isFinite(RADIO_REACH[set]) ? `${RADIO_REACH[set]} cm` : 'the whole table',
      ]),
      ['Other ways', 'field telephone, beam (needs line of sight), meson (any distance)'],
    ],
  },
]

const SHORT_NAMES: Partial<Readonly<Record<(typeof GROUNDS)[number], string>>> = {
  clear: 'clear ground',
  broken: 'broken ground',
  soft: 'soft ground',
  boulder: 'boulder field',
  dugout: 'trench or dugout',
}
const groundName = (ground: (typeof GROUNDS)[number]): string => SHORT_NAMES[ground] ?? spaced(ground)
const MOVER_NAMES: Readonly<Record<(typeof MOVERS)[number], string>> = {
  infantry: 'infantry',
  tracked: 'tracked',
  wheeled: 'wheeled',
  acv: 'air cushion',
  grav: 'grav (NOE)',
}
const movement: readonly Section[] = [
  {
    title: 'On foot, cm per movement phase',
    rows: [
      ['Walk', String(INFANTRY.walk)],
      ['Run (can’t fire in the next fire phase)', String(INFANTRY.run)],
      ['Evade (−2 to be hit and −2 to hit)', String(INFANTRY.evade)],
      ['Crawl (counts as stationary)', String(INFANTRY.crawl)],
    ],
  },
  {
    title: 'Movement cost of each centimetre (“no”: can’t enter)',
    rows: [
      ['', ...MOVERS.map(mover => MOVER_NAMES[mover])],
      ...GROUNDS.filter(ground => ground !== 'wreck').map(ground => [
        groundName(ground),
        ...MOVERS.map(mover => String(GROUND_COST[ground][mover])),
      ]),
      ...SLOPES.filter(slope => slope !== 'level').map(slope => [
        `${slope} uphill slope`,
        ...MOVERS.map(mover => String(SLOPE_COST[slope][mover])),
      ]),
    ],
  },
  {
    title: 'Nap-of-the-earth (NOE) speed by tech level of the controls, cm',
    rows: Object.entries(NOE_KMH).map(([tl, kmh]) => [`TL ${tl}`, String(Math.round(cmPerTurn(kmh)))]),
  },
  {
    title: 'Concealment and cover',
    rows: [
      ['', 'Men', 'Vehicles'],
      ...GROUNDS.filter(ground => COVER[ground].personnel !== 'none' || COVER[ground].vehicles !== 'none').map(
        ground => [
          groundName(ground),
          spaced(COVER[ground].personnel),
          spaced(COVER[ground].vehicles).replace('hull down', 'hull-down'),
        ],
      ),
    ],
  },
]

const spotting: readonly Section[] = [
  {
    title: 'Spotting: distance in cm, by the roll needed on two dice',
    rows: [
      ['', ...NEEDS.map(need => (need === 0 ? 'automatic' : `${need}+`))],
      ...Object.values(SPOTTING).map(({ name, limits }) => [name, ...limits.map(String)]),
    ],
  },
]

const FIRE_WORDS: Readonly<Record<keyof typeof FIRE_DM, string>> = {
  walked: 'Firer walked',
  walkedHighRecoil: 'Firer walked and uses a high-recoil weapon',
  evadingFirer: 'Firer is evading',
  movedUnstabilised: 'Firing vehicle moved and isn’t stabilised',
  concealed: 'Target is concealed or hull-down',
  cover: 'Target is in cover',
  evadingTarget: 'Target is evading',
  popup: 'Target popped up to fire',
  fastGround: 'Target is a ground vehicle that moved more than 50 cm',
  drone: 'Target is a drone missile',
  optics: 'Firer’s optics are damaged',
  light: 'Each light wound of the firer',
}
const fire: readonly Section[] = [
  { title: 'Roll needed to hit, two dice', rows: CLASSES.map(name => [`${name} range`, `${CLASS_NEED[name]}+`]) },
  {
    title: 'Modifiers to hit',
    rows: Object.entries(FIRE_WORDS).map(([key, word]) => [word, signed(FIRE_DM[key as keyof typeof FIRE_DM])]),
  },
  {
    title: 'Fire control of a vehicle',
    rows: Object.entries(FIRE_CONTROL).map(([tl, { dm, limit }]) => [`TL ${tl}`, signed(dm), `up to ${limit} cm`]),
  },
]

/** A row of the vehicle damage tables in words. */
export function wordsOfRow({ system, crew, among, check, fire: burns, catastrophic }: VehicleResult): string {
  if (catastrophic) return 'catastrophic: vehicle destroyed'
  if (burns) return 'cargo or fuel: vehicle destroyed on 5+ (one die)'
  const men = crew === 'half' ? 'half' : crew === undefined ? '' : String(crew)
  const whom = among === 'all' ? 'of the crew and passengers' : 'of the crew'
  const parts = [
    system === 'jam'
      ? 'main weapon jammed for one die of turns'
      : system === 'main' || system === 'secondary'
        ? `${system} weapon`
        : system === 'power'
          ? 'power plant'
          : system,
    men && `${men} ${whom}`,
    check && 'morale check',
  ].filter(part => !!part)
  return parts.length > 0 ? parts.join(' + ') : 'no effect'
}

const DIE = [0, 1, 2, 3, 4, 5] as const
const subTable = (name: SubTable): Section => ({
  title: capital(`${name.replace('-', ' penetration, ').replace('surface penetration', 'surface damage')}, one die`),
  rows: DIE.map(i => [String(i + 1), wordsOfRow(SUB_TABLES[name][i])]),
})
const isSubTable = (name: string): name is SubTable => name in SUB_TABLES

const [light, serious, dead] = WOUND_TABLES.striker
const damage: readonly Section[] = [
  {
    title: 'Two dice + penetration − armour',
    rows: [
      ['', 'Man', 'Vehicle'],
      [`${light - 1} or less`, 'no effect', 'no effect'],
      [`${light} to ${serious - 1}`, 'light wound', 'surface damage'],
      [`${serious} to ${dead - 1}`, 'serious wound', 'minor penetration'],
      [`${dead} or more`, 'dead', 'major penetration'],
    ],
  },
  {
    title: 'Where a vehicle is hit, one die',
    rows: [
      ['1 to 3', 'low (chassis)'],
      ['4 to 6, or if hull-down or hit on the deck', 'high (turret)'],
    ],
  },
  ...Object.keys(SUB_TABLES).filter(isSubTable).map(subTable),
  {
    title: 'Hits on weapons, two dice + penetration − 6',
    rows: [
      ['5 or less', 'no effect'],
      ['6 to 8', 'one of the crew is hit'],
      ['9 or 10', 'weapon damaged'],
      ['11 or more', 'weapon destroyed'],
    ],
  },
]

const DIRECTION_WORDS = { over: 'too far', short: 'short', left: 'left', right: 'right' } as const
const indirect: readonly Section[] = [
  {
    title: 'Accuracy',
    rows: [
      [`Two dice plus modifiers: ${ON_POINT} or more`, 'on target'],
      [`Each point below ${ON_POINT}`, `${CM_SHORT} cm off target`],
      ['Observer', '+1 if regular, +3 if veteran or elite'],
      ['Fire control', '+1 for every 3 tech levels'],
      ['Each earlier landing the observer saw', '+3'],
    ],
  },
  {
    title: 'Direction of a miss, two dice',
    rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(thrown => [String(thrown), DIRECTION_WORDS[directionOf(thrown)]]),
  },
  {
    title: 'Roll needed to hit each target in the beaten zone',
    rows: SHEAVES.map(sheaf => [`${sheaf} sheaf`, `${SHEAF_NEED[sheaf]}+`]),
  },
  {
    title: 'Illumination: radius by calibre',
    rows: ILLUM.map(([calibre, radius]) => [`${calibre} cm`, `${radius} cm`]),
  },
]

const CAUSE_WORDS: Readonly<Record<(typeof CAUSES)[number], string>> = {
  casualty: 'The stand takes a casualty (−1 for each further one)',
  leader: 'A leader is lost in sight',
  commander: 'The side’s commander is lost',
  rout: 'A friendly stand routs within 5 cm',
  near: 'The first enemy comes within 10 cm',
  fire: 'The stand is under a converged sheaf',
  row: 'A hit on the vehicle calls for a check',
}
const morale: readonly Section[] = [
  {
    title: 'Causes of a morale check, and the modifier',
    rows: CAUSES.map(cause => [CAUSE_WORDS[cause], signed(CAUSE_DM[cause])]),
  },
  {
    title: 'If the check fails by',
    rows: [
      ['1 or 2', 'suppressed until the end of the next turn'],
      ['3 or 4', 'forced back: runs once, then is suppressed'],
      ['5 or more', 'routs'],
    ],
  },
]

/** The printed tables, made from the same data the game uses. */
export const charts: readonly SheetItem[] = [
  chart('troops', 'Troops and communication', troops),
  chart('movement', 'Movement and terrain', movement),
  chart('spotting', 'Spotting', spotting),
  chart('fire', 'Direct fire', fire),
  chart('damage', 'Damage', damage),
  chart('indirect', 'Indirect fire', indirect),
  chart('morale', 'Morale', morale),
]
