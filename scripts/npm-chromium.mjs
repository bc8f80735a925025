// A Chromium from the npm registry, for Linux machines that reach nothing else. Too large to be a dependency of
// everybody, so it is installed into the cache on demand. It brings its own libraries and fonts, packed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'
const FIVE_MINUTES = 300_000

export async function* npmChromium(folder, run) {
  if (!installed(folder, run)) return
  const entry = createRequire(join(folder, 'here.js')).resolve(PACKAGE)
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked, { recursive: true })
  // It unpacks into the temporary folder, which other users of the machine may share.
  process.env.TMPDIR = unpacked
  const { default: packed, inflate } = await import(pathToFileURL(entry).href)
  const executablePath = await packed.executablePath()
  const libraries = await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
  const fonts = join(dirname(executablePath), 'fonts')
  writeFileSync(join(fonts, 'fonts.conf'), fontsConf(fonts))
  yield { name: 'npm', launch: { executablePath } }
  const env = { LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_PATH: fonts }
  yield { name: 'npm, with its own libraries', launch: { executablePath }, env }
}

function installed(folder, run) {
  mkdirSync(folder, { recursive: true })
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true,"type":"module"}')
  if (existsSync(join(folder, 'node_modules', PACKAGE, 'package.json'))) return true
  const quietly = ['--no-audit', '--no-fund', '--no-save']
  return run('npm', ['install', '--prefix', folder, ...quietly, `${PACKAGE}@${VERSION}`], FIVE_MINUTES)
}

/** The one it ships names a folder under /tmp. */
const fontsConf = fonts => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(dirname(fonts), 'fonts-cache')}</cachedir>
</fontconfig>
`
