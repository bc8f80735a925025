import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ setup }) => setup.open('lightning-strike', 'set-up'))

test('what is out of balance is said, and what cannot be played is not started', async ({ page }) => {
  const start = page.getByRole('region', { name: 'Start' })
  await expect(start).toContainText('Even: 200')
  await page.getByRole('button', { name: 'Add Lancer to Jovians' }).click()
  await expect(start).toContainText(/Jovians: 295 Threat Value; CEGA: 200 \(32\s% less\)/)
  await expect(page.getByRole('region', { name: 'Force of Jovians' })).toContainText('295')
  await page.getByRole('spinbutton', { name: 'Table width, cm' }).fill('5')
  await expect(start.getByRole('alert')).toContainText('Table width, cm: Enter a number from 60 to 300.')
  await expect(start.getByRole('button', { name: 'Start the game' })).toBeDisabled()
  await page.getByRole('spinbutton', { name: 'Table width, cm' }).fill('120')
  await expect(start.getByRole('button', { name: 'Start the game' })).toBeEnabled()
})

test('the same seed throws the same dice', async ({ page, setup, table }) => {
  const prompts: (string | null)[] = []
  for (const round of [1, 2]) {
    await test.step(`round ${round}`, async () => {
      await setup.open('lightning-strike', 'set-up')
      await page.getByRole('textbox', { name: 'Name of player A' }).fill('Ada')
      await page.getByRole('button', { name: 'Start the game' }).click()
      await table.ready()
      prompts.push(await table.prompt.textContent())
    })
  }
  expect(prompts[0]).toContain('place a unit')
  expect(prompts[1]).toBe(prompts[0])
})

test('a card of one’s own is made, kept, bought, exported and imported', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy and edit Pathfinder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Card of your own' })
  const name = dialog.getByRole('textbox', { name: 'Name' }).first()
  await name.fill('')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: 'Keep this card' })).toBeDisabled()
  await name.fill('Wanderer')
  await expect(dialog.getByRole('heading', { name: 'Wanderer' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep this card' }).click()
  await page.getByRole('button', { name: 'Add Wanderer to Jovians' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of unit 3 of Jovians' })).toHaveValue('Wanderer 1')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export your cards' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const file = page.getByLabel('Card file')
  const give = (content: string) =>
    file.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  const messages = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('button', { name: 'Remove Wanderer from the roster' }).click()
  await expect(page.getByRole('button', { name: 'Add Wanderer to Jovians' })).toHaveCount(0)
  await give(text.slice(0, 90))
  await expect(messages).toContainText("isn't a file of cards")
  await expect(page.getByRole('button', { name: 'Add Wanderer to Jovians' })).toHaveCount(0)
  await give(text)
  await expect(messages).toContainText('One card was added.')
  await expect(page.getByRole('button', { name: 'Add Wanderer to Jovians' })).toBeVisible()
})

test('the rulebook is searched and leads to a rule by its address', async ({ page }) => {
  await page.goto('./#/rules/lightning-strike')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('fumble')
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'LS.dice.fumble', exact: true }).click()
  await expect(page).toHaveURL(/#\/rules\/lightning-strike\/LS\.dice\.fumble$/)
  await expect(page.getByRole('link', { name: 'LS.dice.fumble', exact: true })).toBeInViewport()
  await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toHaveValue('')
})
