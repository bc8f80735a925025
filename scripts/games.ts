import { parseArgs } from 'node:util'
import { wholeGame } from '../src/engine/parts'
import type { AnyRuleset } from '../src/engine/ruleset'
import { RULESETS } from '../src/rulesets'

/** What was asked for cannot be done; said without a trace of the code. */
export class Wrong extends Error {}

/** Runs a command: what is wrong with its input becomes one line and the code 2. */
export async function said(work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Wrong)) throw error
    console.error(error.message)
    return 2
  }
}

const gameIds = (): string => RULESETS.map(({ id }) => id).join(', ')

/** The game of an id, or all of them where none is named. */
export async function gamesOf(id: string | undefined): Promise<AnyRuleset[]> {
  const covers = RULESETS.filter(cover => id === undefined || cover.id === id)
  if (covers.length === 0) throw new Wrong(`There is no game “${id}”. There is: ${gameIds()}.`)
  return Promise.all(covers.map(async cover => wholeGame(await cover.load())))
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

/** Options by name; an unknown one is a mistake, not a wish. */
export function argsOf<O extends NonNullable<Options>>(argv: string[], options: O, usage: string) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw new Wrong(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

export function wholeNumber(text: string, name: string, least: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least)
    throw new Wrong(`--${name} must be a whole number from ${least}, not “${text}”.`)
  return value
}
