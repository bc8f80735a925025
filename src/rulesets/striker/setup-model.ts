import type { SetupModel } from '../../engine/setup'
import { brief, notes } from './brief'
import { forces } from './forces'
import { objectives } from './objectives'
import { type Options, optionsSchema } from './options'
import { scenarios } from './scenarios'
import { check } from './setup-check'
import { fields } from './setup-fields'
import { ruleNotes, switchRule } from './setup-rules'

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2],
  scenarios,
  fields,
  set: switchRule,
  forces,
  places: objectives,
  brief,
  notes: setup => [...notes(setup), ...ruleNotes(setup.options)],
  check,
}
