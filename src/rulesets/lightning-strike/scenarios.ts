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
    blurb: 'Two Lancers and a Vindicator meet three Wraiths. Learn about speed, turns and Overthrust.',
    // The sides are even with the narrower arc; at 120 degrees the Threat Values of the fighters differ.
    setup: between(
      'fighter-sweep',
      { A: force('lancer', 'lancer', 'vindicator'), B: force('wraith', 'wraith', 'wraith') },
      { ffArc: '90' },
    ),
  },
  {
    id: 'line-battle',
    title: 'Line battle',
    blurb: 'Five Units on each side, among dust, debris, rocks and factory complexes.',
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
    blurb: 'A Stormrider and a Syreen jam each other while their escorts fight.',
    setup: between(
      'electronic-duel',
      { A: force('stormrider', 'pathfinder', 'retaliator'), B: force('syreen', 'wyvern', 'wraith') },
      { ffArc: '90' },
    ),
  },
  {
    id: 'free',
    title: 'Free set-up',
    blurb: 'Choose your own forces by Threat Value, and the table to fight on.',
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
