import { valueAt } from '../../../engine/forces/form'
import { ownCards } from '../../../engine/forces/own-cards'
import type { Options } from '../options'
import type { Card } from './card'
import { DATACARD } from './faults'
import { modelOf } from './model'
import { partsOf } from './parts'

export const editor = ownCards<Options, Card>(DATACARD, {
  parts: partsOf,
  model: card => modelOf(card, { ffArc: '120' }),
  art: draft => (valueAt(draft, ['type']) === 'fighter' ? 'fighter' : 'exo'),
})
