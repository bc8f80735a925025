import type { ChartSection } from '../../engine/scene/sheet'

/** A round at a glance, for the table and the inside of the screens. */
export const REFERENCE: readonly ChartSection[] = [
  {
    title: 'Set-up',
    rows: [['Ships', 'On spaces 4 and 12 of each Sector, facing clockwise, with the Mid shield up and one cube']],
  },
  {
    title: 'Planning',
    rows: [
      ['Roll', 'Roll four dice, or five with the Reflex die. A cube rerolls them all'],
      ['Place', 'Put each die on a free, undamaged space: one or two on Boost, one or two on Manoeuvre'],
    ],
  },
  {
    title: 'Action: take turns, one die each',
    rows: [
      ['Boost', 'Move forward by one die, or by both together. Occupied spaces don’t count'],
      [
        'Manoeuvre',
        'Once a round: add up all Manoeuvre dice. The highest in each Sector flips, does nothing, or Warps with two dice',
      ],
      [
        'Warp',
        'To a warp spot in the other half, or from a gate to its partner. The space must be free. Face either way',
      ],
      ['Shield', 'Front 1–2, Rear 3–4, Mid 5–6. It stays up until it is used or damaged'],
      ['Fire', 'Hits the nearest enemy ahead, up to as many spaces as the die shows'],
      ['Power', 'Take one cube, or two with a 6. You can hold four'],
    ],
  },
  {
    title: 'A cube can',
    rows: [
      ['Change', 'the die you are using by 1, up or down'],
      ['Move', 'that die to a free space, to use it there'],
      ['Reroll', 'all your dice while you plan'],
    ],
  },
  {
    title: 'When you are hit',
    rows: [
      ['Shield', 'Remove a shield that covers the side. If you have none, your ship is destroyed'],
      ['Damage', 'Mark one space in the zone of that shield, or any space for the Mid shield'],
      ['Pairs', 'If both Fire, both Boost or both Manoeuvre spaces are damaged, your ship is destroyed'],
    ],
  },
  {
    title: 'End of round',
    rows: [
      [
        'Reflex',
        'If a player is lowest on both Boost and Manoeuvre, and not tied on both, an opponent may take the green die for the next round',
      ],
      ['Marker', 'Passes to the next player in the battle. Everyone takes their dice back'],
      ['Duel', 'If one ship of each team is left and both are in one Sector, the other Sector is closed'],
      [
        'End',
        'When one team is left, or after 6 or 12 rounds: fewest Damage tokens wins (a lost ship counts 11), then more shields, then more cubes',
      ],
    ],
  },
]
