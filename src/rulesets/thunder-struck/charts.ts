import type { ChartSection } from '../../engine/scene/sheet'

/** A round in short, for the table and the inside of the screens. */
export const REFERENCE: readonly ChartSection[] = [
  {
    title: 'Set-up',
    rows: [['Ships', 'On 4 and 12 of each Sector, facing clockwise, Mid shield up, one cube']],
  },
  {
    title: 'Planning',
    rows: [
      ['Roll', 'Four dice, five with the Reflex die; a cube rolls all again'],
      ['Place', 'Every die on a free, undamaged space; one or two on Boost, one or two on Manoeuvre'],
    ],
  },
  {
    title: 'Action, one die each in turn',
    rows: [
      ['Boost', 'Forward by the face, or both dice together; occupied spaces are not counted'],
      [
        'Manoeuvre',
        'Once a round: all such dice are added up; the highest of each Sector flips, stays, or warps with two dice',
      ],
      ['Warp', 'To a warp spot of the other half, or from a gate to its partner; free spaces only, facing any way'],
      ['Shield', 'Front 1–2, Rear 3–4, Mid 5–6; stays until used or damaged'],
      ['Fire', 'Hits the nearest enemy ahead within the face'],
      ['Power', 'One cube, two with a 6, four at most'],
    ],
  },
  {
    title: 'A cube',
    rows: [
      ['Pip', 'The die being actioned, up or down by one'],
      ['Move', 'That die to a free space, and action it there'],
      ['Roll again', 'All dice, while planning'],
    ],
  },
  {
    title: 'A hit',
    rows: [
      ['Shield', 'The player hit takes one that covers the side; without one the ship is destroyed'],
      ['Damage', 'One token in the zone of that shield, anywhere for the Mid shield'],
      ['Pairs', 'Both Fire, Boost or Manoeuvre spaces damaged: destroyed'],
    ],
  },
  {
    title: 'Ending the round',
    rows: [
      [
        'Reflex',
        'Lowest on Boost and Manoeuvre, alone on one at least: an opponent may take the green die for a round',
      ],
      ['Marker', 'To the next player in the battle; dice go back to their owners'],
      ['Duel', 'One ship of each team left, both in one Sector: the other is closed'],
      ['End', 'One team left; or 6 or 12 rounds: fewest Damage tokens (a lost ship 11), then shields, then cubes'],
    ],
  },
]
