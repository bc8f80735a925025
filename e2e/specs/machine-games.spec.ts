import { ArclightPlayer } from '../fixtures/play/arclight'
import { Player, type Plays } from '../fixtures/play/player'
import { PointerHands } from '../fixtures/play/pointer'
import { StrikePlayer } from '../fixtures/play/strike'
import { StrikerPlayer } from '../fixtures/play/striker'
import { ThunderPlayer } from '../fixtures/play/thunder'
import { WarPlayer } from '../fixtures/play/war'
import type { SetupPage } from '../fixtures/setup'
import { expect, test } from '../fixtures/test'

interface Game {
  readonly title: string
  readonly id: string
  readonly plays: () => Plays
  /** A set-up that is soon decided. */
  readonly soon: (setup: SetupPage) => Promise<void>
}

const GAMES: readonly Game[] = [
  {
    title: 'Lightning Strike',
    id: 'lightning-strike',
    plays: () => new StrikePlayer(60),
    async soon(setup) {
      await setup.remove('Pathfinder 2')
      await setup.remove('Wyvern 2')
      await setup.number('Table depth, cm', 60)
      await setup.number('Skill of all crews', 1)
    },
  },
  {
    title: 'Arclight',
    id: 'arclight',
    plays: () => new ArclightPlayer({ columns: 30, rows: 20 }),
    soon: setup => setup.number('Hexes between the sides', 6),
  },
  {
    title: 'Lightning War',
    id: 'lightning-war',
    plays: () => new WarPlayer(),
    soon: setup => setup.number('Turns', 1),
  },
  {
    title: 'Striker',
    id: 'striker',
    plays: () => new StrikerPlayer(),
    async soon(setup) {
      await setup.scenario('Grav assault on the ridge station')
      await setup.number('Turns', 2)
    },
  },
  { title: 'Thunder Struck', id: 'thunder-struck', plays: () => new ThunderPlayer(), soon: async () => {} },
]

for (const { title, id, plays, soon } of GAMES)
  test(`against the machine: a game of ${title} to its end`, async ({ setup, table, page }) => {
    await setup.open(id, 'machine')
    await soon(setup)
    await page.getByRole('radiogroup', { name: 'Player B is a' }).getByText('Bot').click()
    await setup.start()
    await table.ready()
    const player = new Player(table, new PointerHands(table), plays())
    expect(await player.untilOver(400)).toMatch(/Winner:|draw/)
    expect(page.workers().length).toBe(1)
  })
