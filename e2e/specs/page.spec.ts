import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'

test('the page runs under its own policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('./')
  await expect(page.locator('.boot')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Stormtable' })).toBeVisible()
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(complaints).toEqual([])
})

test('an injected script does not run', async ({ page }) => {
  await page.goto('./')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = \'owned\'">')
    const script = document.createElement('script')
    script.textContent = "document.title = 'owned'"
    document.body.append(script)
  })
  await page.waitForTimeout(200)
  await expect(page).not.toHaveTitle('owned')
})

test('without its program the page says so in words', async ({ page }) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('./')
  await expect(page.getByText('its program did not load')).toHaveCSS('opacity', '1')
})

test('the appearance is as chosen, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('./')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const system = page.getByRole('button', { name: /^Appearance: system/ })
  await expect(system).toBeVisible()
  const light = await ground()
  await system.click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Appearance: dark/ })).toBeVisible()
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: /^Appearance: dark/ }).click()
  await expect.poll(ground).toBe(light)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page asks for them', async ({ page }) => {
    await page.goto('./')
    // getByText never looks into <noscript>.
    await expect(page.locator('noscript p')).toBeInViewport()
    await expect(page.locator('noscript p')).toContainText('Please allow scripts')
    await expect(page.getByText('its program did not load')).toBeHidden()
  })
})

test.describe('in a folder of a plain static host', () => {
  const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  let server: Server

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const file = join('dist', path.replace(/^\/games\/table\//, '').replace(/^$/, 'index.html'))
      if (!path.startsWith('/games/table/') || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      createReadStream(file).pipe(response)
    })
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  })
  test.afterAll(() => server.close())

  test('the build runs as it does at the root', async ({ page }) => {
    const missing: string[] = []
    page.on('response', response => response.status() >= 400 && missing.push(response.url()))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/games/table/`)
    await expect(page.getByRole('heading', { name: 'Stormtable' })).toBeVisible()
    await expect(page.locator('.boot')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(missing).toEqual([])
  })
})
