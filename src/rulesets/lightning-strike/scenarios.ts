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

/** Units in the order of the list; several of a kind are numbered. */
export function force(...cards: readonly string[]): Options['forces'][string] {
  return cards.map((card, i) => {
    const name = UNITS.find(({ id }) => id === card)?.name ?? card
    const before = cards.slice(0, i).filter(other => other === card).length
    return { card, name: cards.filter(other => other === card).length > 1 ? `${name} ${before + 1}` : name }
  })
}

function between(scenario: string, forces: Options['forces'], more: Partial<Options> = {}): GameSetup<Options> {
  return {
    scenario,
    seats: [
      { seat: 'A', name: 'Jovians', played: 'person' },
      { seat: 'B', name: 'CEGA', played: 'person' },
    ],
    options: { ...OPTIONS, ...more, forces },
  }
}

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
