import { middleOf } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { CellId } from '../../engine/scene/scene'
import { hexCentre, hexNamed } from '../view/hexes'
import { type Choosing, chooser } from './chooser'
import { stepped } from './stepping'
import type { OfferOf, Tool, ToolContext } from './tool'

/** One of several hexes, spaces or slots. */
export const chooseCell = (offer: OfferOf<'cell'>): Tool<Choosing<CellId>> =>
  chooser<CellId>({
    invites: `${offer.label}: choose a place`,
    carries: offer.piece,
    actions: new Map(offer.choices().map(({ cell, action }) => [cell, action])),
    keyAt: spot => spot.cell,
    placeOf: (id, context) => {
      const name = context.scene.cells.find(cell => cell.id === id)?.name ?? id
      return { at: cellPlace(id, context), name, say: name }
    },
    marks: marks => ({ cells: marks.map(({ key, ...mark }) => ({ cell: key, ...mark })) }),
    step: ({ on, choices }, by, context) => {
      const next = stepped([...choices.keys()], on, by)
      const to = next === null ? null : cellPlace(next, context)
      return { on: next ?? on, effect: to ? { kind: 'go', to } : { kind: 'past' } }
    },
  })

/** The middle of a cell of the scene, or of the hex of that name. */
function cellPlace(id: CellId, { scene, board }: ToolContext): Vec | null {
  const cell = scene.cells.find(each => each.id === id)
  if (cell) return middleOf(cell.area)
  const hex = board.hex ? hexNamed(id) : null
  return hex ? hexCentre(hex) : null
}
