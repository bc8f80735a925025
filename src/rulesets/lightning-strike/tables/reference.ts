import type { SheetItem } from '../../../engine/scene/sheet'
import type { Options } from '../options'

type Rows = readonly (readonly string[])[]

const TURN: Rows = [
  [
    'Initiative',
    'Each side rolls two dice. The highest wins and chooses who goes first; ties roll again. Command Points are refreshed.',
  ],
  ['First Ship Phase', 'Left out: this game has no spaceships.'],
  ['Main Phase', 'Sides take turns to activate one Unit: set its counters, then move and act in any order.'],
  ['Second Ship Phase', 'Left out.'],
  ['End Phase', 'Roll for Targeted ECM and remove unpaid ECM. Unspent Actions and Command Points are lost.'],
]

const ATTACK: Rows = [
  ['Accuracy of the range band', 'as printed'],
  ['Overthrust counter (exo-armors)', '−3'],
  ['Hostile Targeted ECM', '−2'],
  ['Fire into, out of or through a rock field; into or through a factory complex', '−2, once'],
  ['Close Combat Optimized, in contact', 'rating, or the difference'],
]

const DEFENCE: Rows = [
  ['Avoidance of the struck side', 'as printed'],
  ['Evasive counter', '+3'],
  ['Missile Defense, against Mis', 'rating'],
  ['Friendly Targeted ECM', '+2'],
  ['In a dust cloud or debris field', '+1, once'],
  ['Close Combat Optimized, in contact', 'rating, or the difference'],
  ['Command Point, spent before the roll', '+2'],
]

const DAMAGE: Rows = [
  ['Damage', 'margin × Damage Multiplier, against the Protection of the struck side'],
  ['Not above Stun', 'no effect'],
  ['Above Stun', 'Stun counter; a second one becomes a Crippled counter'],
  [
    'Above Crippled',
    'Crippled counter: Movement and Damage Multipliers are halved, rounded up; a second one destroys the Unit',
  ],
  ['Above Overkill', 'destroyed'],
]

const DICE: Rows = [
  ['Several dice', 'the highest counts'],
  ['Each six after the first', '+1'],
  ['All ones', 'a fumble: the total is 0 and nothing is added'],
  ['Draw', 'the defender wins'],
]

const COMMAND: Rows = [
  ['Extra Action', "in the Unit's own activation"],
  ['+2 to one Defense roll', 'before the dice are rolled'],
  ['Activate out of sequence', "a Unit that hasn't been activated yet; it can act later but not move again"],
  ['Turn on the spot', 'up to 180 degrees, between activations or in its own'],
  ['Limit', 'one for each Unit each turn; none under hostile ECM'],
]

const ECM: Rows = [
  ['ECM', "Skill + ECM is the Threshold. Enemies can't use Command Points. Maintain it with an Action each turn."],
  ['Targeted ECM', 'Skill + Electronics + ECM against Skill + Electronics (+ ECCM); the target wins a draw'],
  ['… on an enemy', '−2 to attacks, no ECM, no Command Points'],
  ['… on a friend', '+2 Avoidance'],
  ['… in the End Phase', 'a Skill roll above 4 removes it'],
  ['ECCM', 'Skill + ECCM above the Threshold removes ECM; a tie halves its Threshold'],
  ['ECCM on itself', 'one Action clears one hostile Targeted ECM counter'],
]

/** LS.chart.turn, LS.chart.attack, LS.chart.defence, LS.chart.damage, LS.chart.arcs: the reference screen. */
export function chart({ ffArc, aiming }: Pick<Options, 'ffArc' | 'aiming'>): SheetItem {
  const arcs: Rows = [
    ['Forward (F)', '180 degrees'],
    ['Fixed Forward (FF)', `${ffArc} degrees`],
    ['Right (RI), Left (L), Rear (Rr)', '180 degrees each, edges included'],
    ['Turret (T)', '360 degrees'],
    ['Defense: Front, Rear', '180 degrees each; the line between them counts as Front'],
  ]
  const aimed = (value: string): Rows => (aiming ? [['Aiming counter', value]] : [])
  return {
    kind: 'chart',
    id: 'chart',
    name: 'Reference chart',
    sections: [
      { title: 'The turn', rows: TURN },
      { title: 'Reading the dice', rows: DICE },
      { title: 'Attack roll: the dice plus', rows: [...ATTACK, ...aimed('+2')] },
      { title: 'Defense roll: the dice plus', rows: [...DEFENCE, ...aimed('−2')] },
      { title: 'Damage', rows: DAMAGE },
      { title: 'Arcs', rows: arcs },
      { title: 'Command Points', rows: COMMAND },
      { title: 'Electronic warfare', rows: ECM },
    ],
    copies: 2,
  }
}
