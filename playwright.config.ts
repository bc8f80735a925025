import { existsSync, readFileSync } from 'node:fs'
import { defineConfig, type LaunchOptions } from '@playwright/test'

/** Written by scripts/ensure-browser.mjs: how to start the browser that was found here. */
const FOUND = 'node_modules/.cache/e2e-browser.json'
const PORT = Number(process.env.E2E_PORT ?? 4319)

function launchOptions(): LaunchOptions {
  if (!existsSync(FOUND)) return {}
  const found: { launch: LaunchOptions; env: Record<string, string> } = JSON.parse(readFileSync(FOUND, 'utf8'))
  return { ...found.launch, env: { ...process.env, ...found.env } as Record<string, string> }
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A guard against journeys that hang; how long they take says more of the machine.
  timeout: 120_000,
  expect: { timeout: 10_000, toHaveScreenshot: { pathTemplate: 'e2e/goldens/{arg}{ext}' } },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
})
