import { TablePage } from '../fixtures/table'
import { expect, test } from '../fixtures/test'

const GOOD = '{"format":"stormtable/game","formatVersion":1,"name":"x","saved":"","record":'

test.describe('a file that cannot be opened', () => {
  const cases = [
    ['is no text of ours', 'holiday.json', '{"beach": true}', "isn't a Stormtable game"],
    ['is cut off', 'cut.json', `${GOOD}{"ruleset":"lightni`, "isn't a saved game"],
    ['comes from the future', 'future.json', '{"format":"stormtable/game","formatVersion":99}', 'newer version'],
    [
      'lacks its set-up',
      'hole.json',
      `${GOOD}{"ruleset":"thunder-struck","version":1,"seed":"","entries":[]},"position":1}`,
      'damaged',
    ],
    ['is empty', 'empty.json', '', 'empty'],
  ] as const

  for (const [what, name, text, reason] of cases) {
    test(`because it ${what} is refused with the reason, and nothing changes`, async ({ lobby, page }) => {
      await lobby.open()
      await lobby.openFile({ name, text })
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(reason)
      await expect(page).toHaveURL(/\/(\?.*)?(#\/)?$/)
      await expect(lobby.saved).toContainText('Nothing saved yet')
      await page.reload()
      await expect(lobby.saved).toContainText('Nothing saved yet')
    })
  }
})

test('a game saved to a file opens elsewhere as it was', async ({ lobby, table, page, elsewhere }) => {
  await lobby.open('file')
  await lobby.play('Thunder Struck')
  await table.takeOver()
  await table.offer('Roll your dice').click()
  await expect(table.prompt).toContainText('place your dice')
  const saving = page.waitForEvent('download')
  await table.menu('Save as a file')

  await elsewhere.open()
  await elsewhere.openFile(await (await saving).path())
  await expect(elsewhere.page.getByRole('heading', { level: 1, name: 'Pass to Blue' })).toBeVisible()
  await elsewhere.page.getByRole('button', { name: 'Show the table' }).click()
  await expect(new TablePage(elsewhere.page).prompt).toContainText('place your dice')
})
