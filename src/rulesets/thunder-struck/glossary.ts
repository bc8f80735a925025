import type { Rulebook } from '../../engine/rulebook'

/** What is written on cards and dials, in one sentence each. */
export const glossary: NonNullable<Rulebook['glossary']> = {
  Space: 'A space of the console: the die on it decides what the ship does.',
  Takes: 'Which faces a die must show to be placed on the space.',
  Zone: 'Which hits can damage the space: from the front, from the rear, or both.',
  Die: 'The die that lies on the space now.',
  State: 'Whether the space is damaged, or its shield is up.',
  'Power cubes': 'Cubes change a die by 1, move it to another space, or roll again; a ship holds up to 4.',
  Cubes: 'Power cubes left: each changes a die by 1, moves it, or pays for another roll.',
  Damage: 'Damaged spaces; a ship is destroyed when both spaces of a Fire, Boost or Manoeuvre pair are damaged.',
  'Team mate': 'The ship that fights on the same side.',
}
