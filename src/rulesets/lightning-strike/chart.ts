import type { SheetItem } from '../../engine/scene/sheet'
import type { Options } from './options'

type Rows = readonly (readonly string[])[]

const TURN: Rows = [
  ['Initiative', 'Two dice each, the highest wins and says who goes first; ties reroll. Command Points are refreshed.'],
  ['First Ship Phase', 'Empty: this game has no spaceships.'],
  ['Main Phase', 'One Unit each in turn: set its counters, then move and act in any order.'],
  ['Second Ship Phase', 'Empty.'],
  ['End Phase', 'Roll for Targeted ECM, drop unpaid ECM; Actions and Command Points go to zero.'],
]

const ATTACK: Rows = [
  ['Accuracy of the range band', 'as printed'],
  ['Overthrust counter (exos)', '−3'],
  ['Hostile Targeted ECM', '−2'],
  ['Fire into, out of or through a rock field; into or through a factory complex', '−2, once'],
  ['Close Combat Optimized, in contact', 'rating, or the difference'],
]

const DEFENCE: Rows = [
  ['Avoidance of the struck side', 'as printed'],
  ['Evasive counter', '+3'],
  ['Missile Defense, against Mis', 'rating'],
  ['Targeted ECM of its own side', '+2'],
  ['In a dust cloud or debris field', '+1, once'],
  ['Close Combat Optimized, in contact', 'rating, or the difference'],
  ['Command Point, before any die falls', '+2'],
]

const DAMAGE: Rows = [
  ['Damage', 'margin × Damage Multiplier, against the Protection of the struck side'],
  ['Not above Stun', 'no effect'],
  ['Above Stun', 'Stun counter; a second one makes Crippled'],
  ['Above Crippled', 'Movement and Damage Multipliers halved, rounded up; a second one destroys'],
  ['Above Overkill', 'destroyed'],
]

const DICE: Rows = [
  ['Several dice', 'the highest counts'],
  ['Each further six', '+1'],
  ['All ones', 'fumble: total 0, nothing is added'],
  ['Draw', 'the defender wins'],
]

const COMMAND: Rows = [
  ['One more Action', 'in its own activation'],
  ['+2 to one Defense roll', 'before any die falls'],
  ['Activate out of sequence', 'a Unit not yet activated; no second move'],
  ['Turn on the spot', 'up to 180 degrees, at any time between'],
  ['Limit', 'one for each Unit each turn; none under hostile ECM'],
]

const ECM: Rows = [
  ['ECM', 'Skill + ECM = Threshold; enemies use no Command Points; an Action each turn maintains it'],
  ['Targeted ECM', 'Skill + Electronics + ECM against Skill + Electronics (+ ECCM); draw to the target'],
  ['… on an enemy', '−2 to attacks, no ECM, no Command Points'],
  ['… on a friend', '+2 Avoidance'],
  ['… in the End Phase', 'Skill above 4 removes it'],
  ['ECCM', 'Skill + ECCM above the Threshold removes it; a tie halves it'],
  ['ECCM on itself', 'one Action clears one hostile Targeted ECM counter'],
]

/** LS.chart.turn, LS.chart.attack, LS.chart.defence, LS.chart.damage, LS.chart.arcs: the reference screen. */
export function chart({ ffArc, aiming }: Pick<Options, 'ffArc' | 'aiming'>): SheetItem {
  const arcs: Rows = [
    ['Forward (F)', '180 degrees'],
    ['Fixed Forward (FF)', `${ffArc} degrees`],
    ['Right (RI), Left (L), Rear (Rr)', '180 degrees each, edges included'],
    ['Turret (T)', '360 degrees'],
    ['Defense: Front, Rear', '180 degrees each; the side line counts as Front'],
  ]
  const aimed = (value: string): Rows => (aiming ? [['Aiming counter', value]] : [])
  return {
    kind: 'chart',
    id: 'chart',
    name: 'Reference chart',
    sections: [
      { title: 'The turn', rows: TURN },
      { title: 'Reading dice', rows: DICE },
      { title: 'Attack roll: the dice and', rows: [...ATTACK, ...aimed('+2')] },
      { title: 'Defense roll: the dice and', rows: [...DEFENCE, ...aimed('−2')] },
      { title: 'Damage', rows: DAMAGE },
      { title: 'Arcs', rows: arcs },
      { title: 'Command Points', rows: COMMAND },
      { title: 'Electronic warfare', rows: ECM },
    ],
    copies: 2,
  }
}
