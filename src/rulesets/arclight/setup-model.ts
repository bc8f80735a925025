import { forceLists } from '../../engine/forces/points'
import type { ForceModel, RosterCard, SetupModel } from '../../engine/setup'
import { editor } from './cards/editor'
import { modelOf } from './cards/model'
import { check } from './checks'
import { fields } from './fields'
import { cardsOf } from './initial-state'
import { type Options, optionsSchema } from './options'
import { scenarios } from './scenarios'

const roster = (options: Options): readonly RosterCard[] =>
  cardsOf(options).map(card => ({
    id: card.id,
    name: card.name,
    side: card.race,
    points: card.points,
    art: card.art,
    card: modelOf(card),
    own: options.cards.includes(card),
  }))

export const forces: ForceModel<Options> = {
  points: 'Points',
  roster,
  ...forceLists<Options>(),
  editor,
}

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2, 3, 4],
  scenarios,
  fields,
  forces,
  check,
}
