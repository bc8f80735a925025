import { ownCards } from '../../../engine/forces/own-cards'
import type { Options } from '../options'
import type { Card } from './card'
import { SHIP_CARD } from './faults'
import { modelOf } from './model'
import { partsOf } from './parts'

export const editor = ownCards<Options, Card>(SHIP_CARD, {
  parts: partsOf,
  model: card => modelOf(card),
  art: () => 'ship',
})
