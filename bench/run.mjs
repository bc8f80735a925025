// `npm run bench`: fetches the peers on first use, then measures everything in one run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bench = dirname(fileURLToPath(import.meta.url))
const root = dirname(bench)

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(bench, 'node_modules', '.package-lock.json'))) {
  console.log('Fetching the peers to measure against…')
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, shell: process.platform === 'win32' })
}
run(process.execPath, [join(root, 'scripts', 'ensure-browser.mjs')], { cwd: root })
// Both sides run as they would in production; the peer is a good deal slower otherwise.
const env = { ...process.env, NODE_ENV: 'production' }
run(process.execPath, [join(root, 'scripts', 'run.mjs'), 'bench/main.ts', ...process.argv.slice(2)], { cwd: root, env })
