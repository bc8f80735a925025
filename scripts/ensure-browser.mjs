// Finds a Chromium that the e2e tests can drive, or fetches one, and remembers it for playwright.config.ts.
// CHROME_PATH names a browser, E2E_NO_DOWNLOAD forbids fetching, DEBUG_BROWSER shows what goes wrong.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { npmChromium } from './npm-chromium.mjs'

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache')
const remembered = join(cache, 'e2e-browser.json')
const debug = Boolean(process.env.DEBUG_BROWSER)
const onLinux = process.platform === 'linux'
const asRoot = process.getuid?.() === 0

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'brave-browser',
]
const MINUTES = 60_000

/** Ways to a browser, the cheap ones first. Each is `{ name, launch, env }` and may still not work. */
async function* candidates() {
  const given = process.env.CHROME_PATH
  if (given) {
    yield { name: 'CHROME_PATH', launch: { executablePath: given } }
    say(`${given} cannot be used; looking elsewhere`)
  }
  if (existsSync(remembered)) yield { name: 'found before', ...readRemembered() }
  yield { name: 'Playwright’s own', launch: {} }
  yield { name: 'Chrome', launch: { channel: 'chrome' } }
  yield { name: 'Edge', launch: { channel: 'msedge' } }
  for (const file of onPath(NAMES)) yield { name: file, launch: { executablePath: file } }
  if (!process.env.E2E_NO_DOWNLOAD) yield* downloads()
}

async function* downloads() {
  say('none is installed; asking Playwright for one')
  const withLibraries = onLinux && asRoot ? ['--with-deps'] : []
  run('npx', ['playwright', 'install', ...withLibraries, '--only-shell', 'chromium'], 5 * MINUTES)
  yield { name: 'installed by Playwright', launch: {} }
  if (onLinux && process.arch === 'x64') {
    say('that did not work; trying the one in the npm registry')
    yield* npmChromium(join(cache, 'npm-chromium'), run)
  }
  if (onLinux && asRoot && onPath(['apt-get']).length > 0) {
    say('that did not work; trying apt-get')
    run('apt-get', ['update'], 2 * MINUTES)
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], 10 * MINUTES)
    for (const file of onPath(['chromium'])) yield { name: 'installed by apt-get', launch: { executablePath: file } }
  }
}

/** The version of a browser that starts, paints a canvas and has a font; null for any other. */
async function versionOf({ launch, env = {} }) {
  let browser
  try {
    browser = await chromium.launch({ ...launch, env: { ...process.env, ...env }, timeout: 30_000 })
    const page = await browser.newPage()
    await page.setContent('<h1>Text</h1><canvas width="2" height="2"></canvas>')
    const usable = await page.evaluate(() => {
      const canvas = document.querySelector('canvas').getContext('2d')
      canvas.fillStyle = '#f00'
      canvas.fillRect(0, 0, 2, 2)
      const painted = canvas.getImageData(0, 0, 1, 1).data[0] === 255
      return painted && document.querySelector('h1').getBoundingClientRect().height > 8
    })
    return usable ? browser.version() : null
  } catch (error) {
    if (debug) say(String(error.message).split('\n').slice(0, 12).join('\n'))
    return null
  } finally {
    await browser?.close()
  }
}

function readRemembered() {
  try {
    return JSON.parse(readFileSync(remembered, 'utf8'))
  } catch {
    return { launch: {} }
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).filter(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command, args, timeout) {
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: debug ? 'inherit' : 'ignore', timeout, shell }).status === 0
}

function say(text) {
  console.log(`Browser for the tests: ${text}`)
}

async function find() {
  for await (const candidate of candidates()) {
    const version = await versionOf(candidate)
    if (!version) continue
    mkdirSync(cache, { recursive: true })
    const { launch, env = {} } = candidate
    writeFileSync(remembered, JSON.stringify({ launch, env, version }))
    say(`Chromium ${version} (${candidate.name})`)
    return true
  }
  return false
}

if (!(await find())) {
  say('none can be had here.')
  console.log('Install Chrome or Chromium, or set CHROME_PATH=/path/to/chrome, and run the tests again.')
  console.log('DEBUG_BROWSER=1 shows what was tried. Everything but the e2e tests runs without a browser.')
  process.exit(1)
}
