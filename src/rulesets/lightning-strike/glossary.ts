import type { Rulebook } from '../../engine/rulebook'

/** What is written on cards and dials, in one sentence each. */
export const glossary: NonNullable<Rulebook['glossary']> = {
  Size: 'How big the Unit is: something at least as large can hide it, and shots may stray to Units of the same Size in contact.',
  Actions: 'How many Actions the Unit may take in a turn: attacks, electronic warfare and others.',
  Movement: 'How many cm the Unit may move in its activation; the second number is for Overthrust.',
  'Avoidance front': 'Added to the Defense roll when the attack comes from the front.',
  'Avoidance rear': 'Added to the Defense roll when the attack comes from behind.',
  'Missile Defense': 'Added to the Defense roll against weapons marked Mis.',
  'Close Combat Optimized': 'Whether the Unit is built for fighting in contact, which gives it a bonus there.',
  Electronics: 'Added to Skill rolls for ECM and ECCM, and when resisting Targeted ECM.',
  ECM: 'Electronic countermeasures: how strongly the Unit can jam enemies.',
  ECCM: 'Electronic counter-countermeasures: how well the Unit breaks enemy jamming.',
  Side: 'Which side of the Unit a hit strikes: front or rear.',
  Stun: 'Damage above this number stuns the Unit.',
  Crippled: 'Damage above this number cripples the Unit.',
  Overkill: 'Damage above this number destroys the Unit.',
  Weapon: 'The name of the weapon; press it to aim.',
  Arc: 'Where the weapon can fire: F forward, FF fixed forward, RI right, L left, Rr rear, T turret.',
  Range: 'The ends of the range bands in cm, nearest first.',
  Accuracy: 'Added to the Attack roll, for each range band.',
  Damage: 'The margin of a hit is multiplied by this to get the damage.',
  'Command Points': 'Points for this turn: an extra Action, +2 to a Defense roll, a turn, or acting out of sequence.',
  Units: 'Units of this side that are still on the table.',
  'Threat Value': 'The points of the Units that are still on the table; the higher total wins when the turns are over.',
  Initiative: 'This side won the initiative and chose who goes first.',
}
