import { count, word } from '../../engine/bounds'
import { setupSchema } from '../../engine/record/record'
import type { AnyRuleset } from '../../engine/ruleset'
import { faults, z } from '../../engine/schema'
import { jsonOf, textOf } from '../storage/text'
import { type Draft, verdictOn } from './draft'

const FORMAT = 'stormtable/scenario'
const VERSION = 1

/** A battle ready to play, as a file: sides, forces, map and options. */
export const scenarioFileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: word,
  /** Of the rules it was made for. */
  version: count,
  setup: setupSchema,
})

export type ScenarioRead =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly why: readonly string[] }

export const scenarioText = ({ id, version }: AnyRuleset, setup: Draft): string =>
  JSON.stringify({ format: FORMAT, formatVersion: VERSION, ruleset: id, version, setup }, null, 1)

const refused = (...why: readonly string[]): ScenarioRead => ({ ok: false, why })

const headSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: word,
  version: count,
})

/** Lists everything that is wrong and where; then nothing is opened. */
export function readScenario(ruleset: AnyRuleset, text: string): ScenarioRead {
  const { id, title, version, setupModel } = ruleset
  const json = jsonOf(text, 'a scenario')
  if (!json.ok) return refused(json.why)
  const head = headSchema.safeParse(json.value)
  if (!head.success) return refused("This isn't a Stormtable scenario.")
  if (head.data.formatVersion > VERSION)
    return refused('This scenario comes from a newer version of Stormtable. Update, then open it again.')
  if (head.data.ruleset !== id) return refused(`This is a scenario for “${head.data.ruleset}”, not for ${title}.`)
  if (head.data.version > version)
    return refused(
      `This scenario was made for version ${head.data.version} of the ${title} rules, but this is version ${version}. Update, then open it again.`,
    )
  const file = scenarioFileSchema.safeParse(json.value)
  if (!file.success) return refused(...faults(file.error))
  const options = setupModel.schema.safeParse(file.data.setup.options)
  if (!options.success) return refused(...faults(options.error).map(why => `setup › options › ${why}`))
  const draft: Draft = { ...file.data.setup, options: options.data }
  if (!setupModel.seats.includes(draft.seats.length))
    return refused(`${title} can't be played by ${draft.seats.length} sides.`)
  const { errors } = verdictOn(ruleset, draft)
  return errors.length > 0 ? refused(...errors.map(({ why }) => why)) : { ok: true, draft }
}

const MOST_BYTES = 5_000_000

/** Reads such a file. */
export async function readScenarioFile(ruleset: AnyRuleset, file: Blob): Promise<ScenarioRead> {
  const read = await textOf(file, MOST_BYTES)
  return read.ok ? readScenario(ruleset, read.value) : refused(read.why)
}
