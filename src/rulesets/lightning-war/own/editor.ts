import { incomplete } from '../../../engine/forces/own-cards'
import type { CardEditor } from '../../../engine/setup'
import { unitCardModel } from '../card'
import type { Options } from '../options'
import { cardsOf, type UnitCard } from '../tables/cards'
import { catalogueOf, PRINTED_AS_IS } from '../tables/models'
import { faultsOf } from './faults'
import { cardOf } from './models'
import { partsOf } from './parts'
import { OWN_VEHICLE, type OwnUnit, ownUnit } from './unit'

const ownOf = ({ cards = [] }: Options): readonly OwnUnit[] => cards

/** Units are copied and changed; those of one's own live in the options. */
export const editor: CardEditor<Options> = {
  copy(options, id) {
    const card = cardsOf(options).get(id)
    const own = ownOf(options).find(unit => unit.id === id)
    if (!card) throw new Error(`no unit ${id}`)
    const copy = own ?? copyOf(options, card)
    return { ...copy, id: freshId(options), name: `${card.name} copy`.slice(0, 60) }
  },
  open: (options, id) => ownOf(options).find(unit => unit.id === id),
  parts: partsOf,
  faults: faultsOf,
  preview(draft) {
    const faults = faultsOf(draft)
    const read = ownUnit.safeParse(draft)
    return read.success && faults.length === 0
      ? unitCardModel({ ...PRINTED_AS_IS, cards: [read.data] }, cardOf(read.data))
      : incomplete(draft, { faults, art: 'tank' })
  },
  put(options, draft) {
    const read = ownUnit.safeParse(draft)
    if (!read.success || faultsOf(draft).length > 0) return options
    return { ...options, cards: [...ownOf(options).filter(({ id }) => id !== read.data.id), read.data] }
  },
  /** The forces lose whatever used it. */
  remove: (options, id) => ({
    ...options,
    cards: ownOf(options).filter(unit => unit.id !== id),
    sides: Object.fromEntries(
      Object.entries(options.sides).map(([seat, side]) => [
        seat,
        { ...side, forces: side.forces.filter(({ card }) => card !== id) },
      ]),
    ),
  }),
}

/** A unit of the tables as one of one's own. A troop of one vehicle brings its vehicle along, to be changed. */
function copyOf(options: Options, { id, name, nation, from, to, models }: UnitCard): OwnUnit {
  const [first = ''] = models
  const vehicle = models.every(model => model === first) ? (catalogueOf(options).get(first)?.vehicle ?? null) : null
  const unit = { id, name, nation, from, to }
  if (!vehicle) return { ...unit, bases: [...models], vehicle: null }
  const { row, front, side, guns, crew, mobility, type } = vehicle
  return {
    ...unit,
    bases: models.map(() => OWN_VEHICLE),
    vehicle: { row, front, side, guns: guns.map(gun => ({ ...gun })), crew, mobility, type },
  }
}

function freshId(options: Options): string {
  for (let n = 1; ; n++) if (!ownOf(options).some(({ id }) => id === `own-${n}`)) return `own-${n}`
}
