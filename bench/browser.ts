import { readFileSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright'

/** The browser that was found for the tests, with some more switches. */
export function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  const found = JSON.parse(readFileSync('node_modules/.cache/e2e-browser.json', 'utf8'))
  const { launch, env }: { launch: LaunchOptions; env: Record<string, string> } = found
  const args = [...(launch.args ?? []), ...switches]
  return chromium.launch({ ...launch, args, env: { ...process.env, ...env } as Record<string, string> })
}
