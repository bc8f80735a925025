import type { Options } from '../options'
import { coverOf } from '.'
import { keyOf, type Module } from './module'

type Rules = Options['rules']

/** The rules whose chunks have come, by their numbers. */
const loaded = new Map<number, readonly Module[]>()
/** What the rules of a battle come to; kept only once all of them have come. */
let known = new WeakMap<Rules, readonly Module[]>()

/** Modules can be used from here on; one of the same key is replaced. */
export function plug(modules: readonly Module[]): void {
  for (const module of modules) {
    const others = (loaded.get(module.rule) ?? []).filter(one => keyOf(one) !== keyOf(module))
    loaded.set(
      module.rule,
      [...others, module].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    )
  }
  known = new WeakMap()
}
export function unplug(modules: readonly Module[]): void {
  for (const { rule } of modules) loaded.delete(rule)
  known = new WeakMap()
}

/** The modules of the rules in force, in the order of their numbers. While a battle is set up some may be missing. */
export function modulesIn(rules: Rules): readonly Module[] {
  let found = known.get(rules)
  if (!found) {
    found = [...rules].sort((a, b) => a - b).flatMap(rule => loaded.get(rule) ?? [])
    if (missingIn(rules).length === 0) known.set(rules, found)
  }
  return found
}

/** Rules that are written but haven't come: a battle can't begin without them. */
export const missingIn = (rules: Rules): number[] => rules.filter(rule => coverOf(rule) && !loaded.has(rule))

export const moduleBy = (key: string): Module | undefined => allLoaded().find(module => keyOf(module) === key)

/** Every module that has come. */
export const allLoaded = (): readonly Module[] => [...loaded.values()].flat()
