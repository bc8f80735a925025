import type { Rulebook } from '../../engine/rulebook'

/** What is written on cards and dials, in one sentence each. */
export const glossary: NonNullable<Rulebook['glossary']> = {
  Morale: 'How steady the unit is: a base passes a test with two dice that total at least this number.',
  Base: 'One base of the unit: a squad, a gun or a vehicle.',
  Number: 'How many bases of this kind the unit has.',
  Points: 'What a base of this kind costs.',
  Front: 'Defence of a vehicle against shots from ahead: higher means fewer dice against it.',
  'Side and rear': 'Defence of a vehicle against shots from the side or from behind.',
  Class: 'What kind of vehicle it is, which sets how far it moves on each ground.',
  'Turret crew': 'How many men serve in the turret.',
  'In one turn': 'Whether the vehicle can move and fire in one turn, or must choose.',
  Weapon: 'The name of the weapon; press it to aim.',
  'To 12"': 'Dice up to 12 inches; every 6 hits. A number in brackets is the range of small arms.',
  'To 24"': 'Dice from 12 to 24 inches; every 6 hits.',
  HE: 'Dice of high explosive against troops and guns; every 6 hits.',
  Arc: 'Where the weapon can fire: all round, or 45 degrees to either side of front or rear.',
  Strength: 'How many bases the unit started with, and how many are left.',
  Ground: 'The cover where the base stands.',
  'Must test morale': 'Why the unit has to test its morale at the end of the turn.',
  'Victory points': 'Points for enemy losses and objectives so far.',
  Bases: 'Bases of this side that are still in the battle.',
  Units: 'Units of this side that still have a base in the battle.',
  Initiative: 'This side has the initiative this turn.',
  Arrives: 'The turn in which the unit comes onto the table.',
}
