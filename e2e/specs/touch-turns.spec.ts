import { ArclightPlayer } from '../fixtures/play/arclight'
import { Player, type Plays } from '../fixtures/play/player'
import { StrikePlayer } from '../fixtures/play/strike'
import { StrikerPlayer } from '../fixtures/play/striker'
import { ThunderPlayer } from '../fixtures/play/thunder'
import { TouchHands } from '../fixtures/play/touch'
import { WarPlayer } from '../fixtures/play/war'
import { expect, test } from '../fixtures/test'

interface Turn {
  readonly game: string
  readonly seed: string
  /** Instead of the scenario that Play begins. */
  readonly scenario?: string
  readonly plays: () => Plays
  /** What the log tells once a turn is over. */
  readonly told: readonly RegExp[]
}

const TURNS: readonly Turn[] = [
  { game: 'Lightning Strike', seed: 'touch', plays: () => new StrikePlayer(100), told: [/moves/] },
  {
    game: 'Arclight',
    seed: 'touch 2',
    plays: () => new ArclightPlayer({ columns: 30, rows: 20 }),
    told: [/Order of movement/, /fires the/],
  },
  { game: 'Lightning War', seed: 'touch', plays: () => new WarPlayer(), told: [/moves/, /fires its/] },
  {
    game: 'Striker',
    seed: 'ridge',
    scenario: 'Grav assault on the ridge station',
    plays: () => new StrikerPlayer(),
    told: [/fires Plasma A at/],
  },
  { game: 'Thunder Struck', seed: 'touch', plays: () => new ThunderPlayer(), told: [/all dice are revealed/] },
]

for (const { game, seed, scenario, plays, told } of TURNS)
  test(`@phone a whole turn of ${game} by touch`, async ({ page, lobby, table }) => {
    const hands = new TouchHands(table)
    await lobby.open(seed)
    if (scenario === undefined) await hands.tap(page.getByRole('button', { name: `Play ${game}` }))
    else {
      await hands.tap(page.getByRole('link', { name: `Set up ${game}` }))
      await hands.tap(page.locator('label', { hasText: scenario }))
      await hands.tap(page.getByRole('button', { name: 'Start the game' }))
    }
    const player = new Player(table, hands, plays())
    await player.until(({ turn }) => /^(Turn|Round) 2/.test(turn))
    await hands.tap(table.side.getByRole('tab', { name: 'Log' }))
    for (const line of told) await expect(table.side.getByRole('tabpanel')).toContainText(line)
  })
