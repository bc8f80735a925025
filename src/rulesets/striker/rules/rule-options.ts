import type { Options, OptionValue } from '../options'
import { hooks } from './hooks'

/** STR.core.hooks.setup: an option of a rule in force, as it was set or as the rule has it; null where no rule knows it. */
export function optionOf(options: Pick<Options, 'rules' | 'more'>, name: string): OptionValue | null {
  let known: OptionValue | null = null
  for (const hook of hooks(options, 'setup.option')) known = hook(name) ?? known
  if (known === null) return null
  const set = options.more?.[name]
  return set !== undefined && typeof set === typeof known ? set : known
}

/** How long this many centimetres of the game are on the real table (rule 67). */
export const scaled = (options: Pick<Options, 'rules'>, cm: number): number =>
  hooks(options, 'scale').reduce((length, hook) => hook(length), cm)
