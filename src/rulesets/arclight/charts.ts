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
        ['T', 'Thrust −1'],
        ['E', 'ESV −1'],
        ['A', 'ASV −1'],
        ['M', 'Maneuver Number +1'],
        ['D', 'Defensive Screens −1'],
        ['W', 'One weapon is eliminated. The attacker chooses if the damage is odd'],
        [
          '~',
          'System short: Thrust −5, DS −2, or one weapon, CM or nixie inactive. The attacker chooses if the damage is odd',
        ],
        ['C', 'One crew member is eliminated. The defender chooses'],
        ['S', 'The crew is stunned for a turn: −2 on all rolls'],
        ['G', 'Special equipment, countermeasures or nixie is lost'],
        ['X', 'Critical hit: roll 2D12'],
        ['>', 'Structure hit, counted in Upkeep'],
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

/** A turn at a glance. House steps are listed only if they are in the game. */
export function turnChart(options: Options): SheetItem {
  const house = (on: boolean, row: readonly string[]): (readonly string[])[] => (on ? [row] : [])
  return {
    kind: 'chart',
    id: 'turn',
    name: 'A turn at a glance',
    copies: 1,
    sections: [
      {
        title: 'Sequence',
        rows: [
          ...house(options.drift || options.declaredTurn, ['1a', 'Drift and declared turns (house)']),
          [
            '1b',
            'Initiative: roll Command of the best commander, or Helm for ties and single ships. The lowest moves first',
          ],
          ['1c', 'Ships move, one after the other'],
          ...house(options.torpedoes, ['1d', 'Torpedoes fly (house)']),
          ...house(options.torpedoes, ['2', 'Torpedo results (house)']),
          ['3', 'Cannons fire: gunners by skill, then pilots by skill. Equals fire together'],
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
          ['One hexside', '1 + Maneuver Number'],
          ['More', 'Roll Helm: hexsides + Maneuver Number needed. If you fail, pay the difference on top'],
          ['A failed 1', 'The opponent sets the facing'],
          ['Others', 'You can pass other ships, but not turn or stop in their hex'],
        ],
      },
      {
        title: 'Fire',
        rows: [
          ['To hit', 'All dice, +1 at Short, −1 at Long, −2 if stunned, against the Defensive Screens'],
          ['Damage', 'The degree of the same dice, ties added, +1 for each point over, minus ASV or ESV'],
        ],
      },
    ],
  }
}
