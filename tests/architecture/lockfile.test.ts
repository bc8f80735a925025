import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
interface LockedPackage {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const FILES = ['package-lock.json', 'bench/package-lock.json']
const read = (file: string): Lockfile['packages'] => (JSON.parse(readFileSync(file, 'utf8')) as Lockfile).packages

test.each(FILES)('%s names no registry, so that it installs from any', file => {
  const packages = Object.entries(read(file))
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([])
})

// npm leaves out, without a word, what a registry does not have yet; then `npm ci` fails on another system.
test.each(FILES)('%s has the native parts for every system', file => {
  const packages = read(file)
  const missing = Object.entries(packages).flatMap(([name, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(part => !packages[`node_modules/${part}`] && !packages[`${name}/node_modules/${part}`])
      .map(part => `${name} → ${part}`),
  )
  expect(missing).toEqual([])
})
