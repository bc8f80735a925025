// Runs before anything is installed, so it uses nothing but Node itself.
// Installs what is missing; with `--build` also builds where the build is older than its sources.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = name => join(root, name)
const ageOf = file => (existsSync(file) ? statSync(file).mtimeMs : 0)

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  console.error(
    `Stormtable needs Node 20.19 or later (not 21, not 22.0 to 22.11); this is Node ${process.versions.node}.`,
  )
  console.error('Get a current one from https://nodejs.org and run the command again.')
  process.exit(1)
}

function run(what, command, args) {
  console.log(what)
  // A command found by name needs a shell on Windows; a full path must not have one.
  const shell = process.platform === 'win32' && !command.includes('node.exe')
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell })
  if (status === 0) return
  console.error(error ? `${command}: ${error.message}` : `${[command, ...args].join(' ')} failed; see above.`)
  process.exit(status ?? 1)
}

function install() {
  if (ageOf(at('node_modules/.package-lock.json')) >= ageOf(at('package-lock.json'))) return
  run('Installing…', 'npm', ['ci', '--no-audit', '--no-fund'])
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))))
}

function build() {
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'].map(at).filter(existsSync)
  if (ageOf(at('dist/index.html')) > Math.max(...sources.map(newest))) return
  run('Building…', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
}

requireNode()
install()
if (process.argv.includes('--build')) build()
