import { numbered, twoSides } from '../../engine/forces/points'
import type { GameSetup, Scenario } from '../../engine/setup'
import { type Options, USUAL } from './options'
import { SHIPS } from './tables/ships'

export const force = (...cards: readonly string[]): Options['forces'][string] => numbered(cards, SHIPS)

const between = (scenario: string, forces: Options['forces'], more: Partial<Options> = {}): GameSetup<Options> => ({
  scenario,
  seats: twoSides('Spartan Worlds', 'Sol Protectorate'),
  options: { ...USUAL, ...more, forces },
})

export const scenarios: readonly Scenario<Options>[] = [
  {
    id: 'duel',
    title: 'Duel',
    blurb:
      'A fast Pulsar against a Javelin with three guns. They start 14 hexes apart. The best way to learn the game.',
    setup: between('duel', { A: force('pulsar'), B: force('javelin') }),
  },
  {
    id: 'two-against-two',
    title: 'Two against two',
    blurb:
      'Two ships on each side. The better commander rolls for initiative, ships move in turn, and crews fire in order of skill.',
    setup: between('two-against-two', { A: force('pulsar', 'ember'), B: force('javelin', 'sling') }),
  },
  {
    id: 'running-fight',
    title: 'Running fight',
    blurb:
      'A Quasar and its Embers must break through the Protectorate and leave by the far edge before twelve turns are over.',
    setup: between(
      'running-fight',
      { A: force('quasar', 'ember', 'ember'), B: force('javelin', 'sling', 'sling') },
      { rows: 28, columns: 26, distance: 12, runner: 'A', turnLimit: 12 },
    ),
  },
  {
    id: 'house-rules',
    title: 'With all house rules',
    blurb: 'The steps the basic game leaves out: drift, declared turns, torpedoes, countermeasures and engineering.',
    setup: between(
      'house-rules',
      { A: force('quasar', 'ember'), B: force('halberd', 'sling') },
      { drift: true, declaredTurn: true, torpedoes: true, engineering: true },
    ),
  },
]
