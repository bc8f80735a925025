import type { SheetItem } from '../../engine/scene/sheet'
import type { Options } from './options'
import { CRITICALS } from './tables/criticals'
import { INDEX_ROWS, LAST_ROW } from './tables/damage-index'

/** The damage index, both columns, and what its codes do. */
export const indexChart: SheetItem = {
  kind: 'chart',
  id: 'index',
  name: 'Damage index',
  copies: 1,
  sections: [
    {
      title: 'Net damage, Structure 1, Structure 0',
      rows: INDEX_ROWS.map(([row, zero, one]) => [row === LAST_ROW ? `${row}+` : String(row), one, zero]),
    },
    {
      title: 'Codes',
      rows: [
        ['T', 'Thrust -1'],
        ['E', 'ESV -1'],
        ['A', 'ASV -1'],
        ['M', 'Maneuver Number +1'],
        ['D', 'Defensive Screens -1'],
        ['W', 'A weapon eliminated; odd damage: the attacker chooses'],
        ['~', 'System short: Thrust -5, DS -2, a weapon, CM or nixie inactive; odd damage: the attacker chooses'],
        ['C', 'A crew member eliminated, the defender chooses'],
        ['S', 'Crew stunned one turn, everything -2'],
        ['G', 'Special equipment, countermeasures or nixie removed'],
        ['X', 'Critical, 2D12'],
        ['>', 'Structure hit, marked in Upkeep'],
      ],
    },
  ],
}

export const criticalChart: SheetItem = {
  kind: 'chart',
  id: 'criticals',
  name: 'Critical hits',
  copies: 1,
  sections: [{ title: '2D12', rows: Object.entries(CRITICALS).map(([sum, { name, text }]) => [sum, name, text]) }],
}

/** The turn in short; house steps only where they are on. */
export function turnChart(options: Options): SheetItem {
  const house = (on: boolean, row: readonly string[]): (readonly string[])[] => (on ? [row] : [])
  return {
    kind: 'chart',
    id: 'turn',
    name: 'A turn in short',
    copies: 1,
    sections: [
      {
        title: 'Sequence',
        rows: [
          ...house(options.drift || options.declaredTurn, ['1a', 'Drift and declared turns (house)']),
          ['1b', 'Initiative: Command of the best commander, Helm on ties and for a single ship; lowest moves first'],
          ['1c', 'Ships move one after the other'],
          ...house(options.torpedoes, ['1d', 'Torpedoes fly (house)']),
          ...house(options.torpedoes, ['2', 'Torpedo results (house)']),
          ['3', 'Cannons: gunners by skill, then pilots by skill; equals together'],
          ...house(options.torpedoes, ['4a', 'Countermeasures (house)']),
          ...house(options.engineering, ['4b', 'Engineering (house)']),
          ['4', 'Lasting criticals, structure hits, stun'],
          ...house(options.torpedoes, ['5', 'Torpedoes launch (house)']),
        ],
      },
      {
        title: 'Movement',
        rows: [
          ['Forward', '1 point'],
          ['One side', '1 + Maneuver Number'],
          ['More', 'Helm against sides + Maneuver Number; a failure costs as much more as it failed by'],
          ['A failed 1', 'The opponent sets the facing'],
          ['Others', 'Pass through, but neither turn nor stop in an occupied hex'],
        ],
      },
      {
        title: 'Fire',
        rows: [
          ['To hit', 'All dice + 1 at Short, - 1 at Long, - 2 stunned, against the Defensive Screens'],
          ['Damage', 'The degree of the same dice, ties added, + 1 per point over, less ASV or ESV'],
        ],
      },
    ],
  }
}
