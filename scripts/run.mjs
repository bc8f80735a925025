// Runs a TypeScript command: `node scripts/run.mjs scripts/fuzz.ts --games 50` calls its `main` with the rest.
// The command is bundled first, so it runs at the speed of the real thing and may load games on demand.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [path = '', ...argv] = process.argv.slice(2)
const entry = resolve(root, path)
if (!path.endsWith('.ts') || !existsSync(entry)) {
  console.error(`There is no command ${path || 'without a name'}: give the path of a TypeScript file.`)
  process.exit(2)
}

// A folder per process: two commands at once must not overwrite each other.
const name = basename(path, '.ts')
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
