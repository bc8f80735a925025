import { TablePage } from '../fixtures/table'
import { expect, test } from '../fixtures/test'

const PLACING = 'place a unit'

test.describe('a game that was started', () => {
  test.beforeEach(async ({ lobby, table }) => {
    await lobby.open('storage')
    await lobby.play('Lightning Strike')
    await expect(table.prompt).toContainText(PLACING)
  })

  test('goes on after a reload, and from the lobby with one click', async ({ lobby, table, page }) => {
    const prompt = await table.prompt.textContent()
    await page.reload()
    await expect(table.prompt).toHaveText(prompt ?? '')
    await lobby.open()
    await expect(lobby.continue).toContainText('First patrol')
    await lobby.continue.click()
    await expect(table.prompt).toHaveText(prompt ?? '')
  })

  test('is played in one tab, followed in another, and can be taken over', async ({ table, page, context }) => {
    const second = await context.newPage()
    await second.goto(page.url())
    const other = new TablePage(second)
    await expect(second.getByText('This game is open in another tab')).toBeVisible()
    await expect(other.offer('Place ')).toHaveCount(0)

    const asked = (await table.prompt.innerText()).startsWith('Jovians') ? 'A' : 'B'
    await table.board.click({ x: 50, y: asked === 'A' ? 90 : 10 })
    await expect.poll(async () => (await other.board.pieces()).map(piece => piece.seat)).toEqual([asked])
    await expect(other.prompt).toHaveText(await table.prompt.innerText())
    await expect(other.undo).toBeDisabled()

    await second.getByRole('button', { name: 'Take over' }).click()
    await expect(page.getByText('You took this game over in another tab')).toBeVisible()
    await expect(other.offer('Place ').first()).toBeVisible()
    await other.undo.click()
    await expect.poll(async () => (await table.board.pieces()).length).toBe(0)
    await second.close()
    await page.getByRole('button', { name: 'Take over' }).click()
    await expect(table.offer('Place ').first()).toBeVisible()
  })

  test('is renamed, copied, deleted and brought back in the lobby', async ({ lobby, page }) => {
    await lobby.open()
    const games = lobby.saved.getByRole('listitem')
    await lobby.saved.getByRole('button', { name: 'Rename First patrol' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('<img src=x> night')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(games).toContainText('<img src=x> night')
    await expect(lobby.saved.locator('img')).toHaveCount(0)

    await lobby.saved.getByRole('button', { name: /^Duplicate/ }).click()
    await expect(games).toHaveCount(2)
    await lobby.saved.getByRole('button', { name: 'Delete <img src=x> night (copy)' }).click()
    await expect(games).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(games).toHaveCount(2)
  })

  test('can be handed on as a link to its position', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Copy a link to this position' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const friend = await context.newPage()
    await friend.goto(link)
    await expect(friend.getByRole('banner').getByRole('status')).toContainText(PLACING)
    await expect(friend).toHaveURL(/#\/play\//)
    await friend.goto(link.slice(0, -12))
    await friend.reload()
    await expect(friend.getByText('This link is damaged')).toBeVisible()
  })
})

test('a page too busy to be answered at once is not taken for a second tab', async ({ lobby, table, page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = new Proxy(LockManager.prototype.request, {
      apply(request, manager, how) {
        const answer = Reflect.apply(request, manager, how)
        const until = performance.now() + 700
        while (performance.now() < until);
        return answer
      },
    })
  })
  await lobby.open()
  await lobby.play('Thunder Struck')
  await table.takeOver()
  await expect(table.offer('Roll your dice')).toBeVisible()
})

test('without storage the page says so and still plays', async ({ lobby, table, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await lobby.open()
  await expect(page.getByText('Games will be lost when you close the tab')).toBeVisible()
  await lobby.play('Lightning Strike')
  await expect(table.prompt).toContainText(PLACING)
})

test('storage that never answers is waited for a moment; then the page says so and plays', async ({
  lobby,
  table,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: { open: () => ({}) } }))
  await lobby.open()
  await lobby.play('Lightning Strike')
  await expect(page.getByText("This browser's storage isn't answering")).toBeVisible()
  await expect(table.prompt).toContainText(PLACING)
})

test('a full disk is told, and the game can be had as a file', async ({ lobby, table, page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await lobby.open()
  await lobby.play('Lightning Strike')
  await expect(table.prompt).toContainText(PLACING)
  await expect(page.getByRole('alert')).toContainText('no room left')
  const [told, head] = [await page.getByRole('alert').boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(head?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? Number.POSITIVE_INFINITY))
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saving).suggestedFilename()).toBe('First patrol.stormtable.json')
})
