import { numbered, twoSides } from '../../engine/forces/points'
import type { GameSetup, Scenario } from '../../engine/setup'
import type { Options } from './options'
import { UNITS } from './tables/units'

const OPTIONS: Options = {
  tableWidth: 100,
  tableHeight: 100,
  ffArc: '120',
  commandPoints: 2,
  skill: 2,
  obstacles: false,
  obstaclesEach: 2,
  areaTerrainBlocks: true,
  exoFacing: 'free',
  aiming: false,
  turnLimit: 12,
  forces: {},
  cards: [],
}

export const force = (...cards: readonly string[]): Options['forces'][string] => numbered(cards, UNITS)

const between = (scenario: string, forces: Options['forces'], more: Partial<Options> = {}): GameSetup<Options> => ({
  scenario,
  seats: twoSides('Jovians', 'CEGA'),
  options: { ...OPTIONS, ...more, forces },
})

export const scenarios: readonly Scenario<Options>[] = [
  {
    id: 'first-patrol',
    title: 'First patrol',
    blurb: 'Two Pathfinders meet two Wyverns in empty space. The best way to learn the game.',
    setup: between('first-patrol', {
      A: force('pathfinder', 'pathfinder'),
      B: force('wyvern', 'wyvern'),
    }),
  },
  {
    id: 'fighter-sweep',
    title: 'Fighter sweep',
    blurb: 'Lancers and a Vindicator against three Wraiths: speed, turns and overthrust.',
    // The printed Threat Values of fighters fit the narrower arc; at 120 degrees the sides would be uneven.
    setup: between(
      'fighter-sweep',
      { A: force('lancer', 'lancer', 'vindicator'), B: force('wraith', 'wraith', 'wraith') },
      { ffArc: '90' },
    ),
  },
  {
    id: 'line-battle',
    title: 'Line battle',
    blurb: 'Five units a side, among dust, debris, rocks and a factory complex.',
    setup: between(
      'line-battle',
      {
        A: force('pathfinder', 'pathfinder', 'pathfinder', 'lancer', 'vindicator'),
        B: force('wyvern', 'wyvern', 'wyvern', 'wraith', 'cerberus'),
      },
      { obstacles: true, turnLimit: 15 },
    ),
  },
  {
    id: 'electronic-duel',
    title: 'Electronic duel',
    blurb: 'Stormrider and Syreen jam each other while their escorts fight it out.',
    setup: between(
      'electronic-duel',
      { A: force('stormrider', 'pathfinder', 'retaliator'), B: force('syreen', 'wyvern', 'wraith') },
      { ffArc: '90' },
    ),
  },
  {
    id: 'free',
    title: 'Free set-up',
    blurb: 'Your own forces by Threat Value, on a table of your choice.',
    setup: between(
      'free',
      {
        A: force('vindicator', 'pathfinder', 'stormrider'),
        B: force('cerberus', 'wyvern', 'wyvern'),
      },
      { turnLimit: 0 },
    ),
  },
]
