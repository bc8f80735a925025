import { TablePage } from '../fixtures/table'
import { test as calmly, expect } from '../fixtures/test'

/** Here the page has something to complain of. */
const test = calmly.extend({ calm: async ({ page: _ }, use) => use(undefined) })

test('when the table breaks, the game is there as a file that opens again, and goes on once it is mended', async ({
  lobby,
  table,
  page,
  elsewhere,
}) => {
  await page.addInitScript(() => {
    Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
      apply(scrollTo, element, how) {
        if (document.documentElement.dataset.broken) throw new Error('broken on purpose')
        return Reflect.apply(scrollTo, element, how)
      },
    })
  })
  await lobby.open('broken')
  await lobby.play('Arclight')
  await table.offer(/^Roll Command/).click()
  await page.evaluate(() => {
    document.documentElement.dataset.broken = 'yes'
  })
  await table.offer(/^Roll Command/).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByRole('alert')).toContainText('Every move so far is saved')
  await page.getByText('What happened').click()
  await expect(page.getByText('broken on purpose')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the game as a file' }).click()
  await elsewhere.open()
  await elsewhere.openFile(await (await saving).path())
  const { prompt } = new TablePage(elsewhere.page)
  await expect(prompt).toContainText('move a ship')
  const asked = await prompt.innerText()

  await page.evaluate(() => {
    delete document.documentElement.dataset.broken
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table.prompt).toHaveText(asked, { useInnerText: true })
})
