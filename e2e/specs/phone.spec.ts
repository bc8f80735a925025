import { expect, test } from '../fixtures/test'

test('@phone a game is begun with a finger', async ({ lobby, table, page }) => {
  await lobby.open('phone')
  await lobby.play('Lightning Strike')
  await table.ready()
  await expect(table.board.stage).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)

  const units = table.now.getByRole('region', { name: 'Who can act' }).getByRole('button')
  expect((await units.first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const place = table.offer(/^Place \w+ 1$/)
  const first = (await table.prompt.innerText()).startsWith('Jovians')
  const at = await table.board.pixel({ x: 50, y: first ? 85 : 15 })
  await page.touchscreen.tap(at.x, at.y)
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await place.tap()
  await expect(table.board.list.getByRole('button')).toHaveCount(1)
})

test('@phone lobby, set-up and table fit the screen', async ({ lobby, setup, page }) => {
  await lobby.open()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(390)
  await setup.open('lightning-strike')
  expect(await wide()).toBeLessThanOrEqual(390)
})

test('@phone the replay bar fits, with its way back to the game', async ({ lobby, table, page }) => {
  await lobby.open()
  await lobby.play('Lightning Strike')
  await table.ready()
  await page.getByRole('button', { name: 'Replay' }).click()
  const bar = page.getByRole('region', { name: 'Replay' })
  const room = await bar.boundingBox()
  for (const part of [bar.getByRole('slider'), bar.getByRole('button', { name: 'Back to the game' })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
  }
  await bar.getByRole('button', { name: 'Back to the game' }).tap()
  await expect(bar).toHaveCount(0)
})
