// Runs a TypeScript command: `node scripts/run.mjs fuzz --games 50` calls `main` of scripts/fuzz.ts.
// The command is bundled first, so it runs at the speed of the real thing and may load games on demand.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const scripts = dirname(fileURLToPath(import.meta.url))
const root = dirname(scripts)
const [name = '', ...argv] = process.argv.slice(2)
const entry = join(scripts, `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(entry)) {
  console.error(`There is no command “${name}”: scripts/${name}.ts does not exist.`)
  process.exit(2)
}

// A folder per process: two commands at once must not overwrite each other.
const outDir = join(root, 'node_modules', '.cache', 'commands', `${name}-${process.pid}`)
try {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, outDir, target: 'node20', minify: false, sourcemap: true, emptyOutDir: true },
  })
  process.setSourceMapsEnabled(true)
  const { main } = await import(pathToFileURL(join(outDir, `${name}.js`)).href)
  process.exitCode = await main(argv)
} finally {
  await rm(outDir, { recursive: true, force: true })
}
