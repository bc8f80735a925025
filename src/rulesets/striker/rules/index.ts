import type { Module } from './module'

/** Rules that belong together come in one chunk. */
export const SYSTEMS = ['fire', 'eyes', 'works', 'air'] as const
export type System = (typeof SYSTEMS)[number]

/** What set-up knows of a rule before its chunk is loaded. */
export interface RuleCover {
  readonly rule: number
  readonly title: string
  /** What it is about, in one sentence. */
  readonly about: string
  /** Rules it can't do without. */
  readonly needs: readonly number[]
  readonly system: System
}

/** The numbered rules of the book that are written, in their order. */
export const RULE_COVERS: readonly RuleCover[] = []

export const coverOf = (rule: number): RuleCover | undefined => RULE_COVERS.find(cover => cover.rule === rule)

/** The rules with all that they need, in the order of their numbers. */
export function closed(rules: readonly number[]): number[] {
  const all = new Set<number>()
  const add = (rule: number): void => {
    if (all.has(rule)) return
    all.add(rule)
    for (const needed of coverOf(rule)?.needs ?? []) add(needed)
  }
  for (const rule of rules) add(rule)
  return [...all].sort((a, b) => a - b)
}

/** The rules that need this one, among those in force. */
export const neededBy = (rules: readonly number[], rule: number): RuleCover[] =>
  rules.flatMap(other => coverOf(other) ?? []).filter(({ needs }) => needs.includes(rule))

export const systemsFor = (rules: readonly number[]): System[] =>
  SYSTEMS.filter(system => rules.some(rule => coverOf(rule)?.system === system))

export const fetchSystem: Readonly<Record<System, () => Promise<readonly Module[]>>> = {
  fire: () => import('./systems/fire').then(({ modules }) => modules),
  eyes: () => import('./systems/eyes').then(({ modules }) => modules),
  works: () => import('./systems/works').then(({ modules }) => modules),
  air: () => import('./systems/air').then(({ modules }) => modules),
}
