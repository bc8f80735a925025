import { middleOf } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { Action } from '../../engine/ruleset'
import type { CellId } from '../../engine/scene/scene'
import { hexCentre, hexNamed } from '../view/hexes'
import { stepped, usual } from './stepping'
import { NOTHING, type OfferOf, type Spot, stay, type Tool, type ToolContext, turn } from './tool'
import { isLawful, judged, type Verdict } from './verdict'

interface Choosing {
  readonly spot: Spot | null
  readonly on: CellId | null
  readonly choices: ReadonlyMap<CellId, { readonly action: Action; readonly verdict: Verdict }>
}

/** One of several hexes, spaces or slots. */
export const chooseCell = (offer: OfferOf<'cell'>): Tool<Choosing> => ({
  start: context => ({
    spot: null,
    on: null,
    choices: new Map(offer.choices.map(({ cell, action }) => [cell, { action, verdict: judged(action, context) }])),
  }),
  next(state, event, context) {
    switch (event.kind) {
      case 'point':
        return stay({ ...state, spot: event.spot, on: choiceAt(state, event.spot) ?? state.on })
      case 'click': {
        const on = choiceAt(state, event.spot)
        const choice = on === null ? undefined : state.choices.get(on)
        const next = { ...state, spot: event.spot, on }
        if (!choice || (event.touch && state.on !== on)) return stay(next)
        return turn(next, { kind: 'answer', action: choice.action })
      }
      case 'enter': {
        const choice = state.on === null ? undefined : state.choices.get(state.on)
        return choice ? turn(state, { kind: 'answer', action: choice.action }) : stay(state)
      }
      case 'step': {
        const next = stepped([...state.choices.keys()], state.on, event.by)
        const to = next === null ? null : cellPlace(next, context)
        return turn({ ...state, on: next ?? state.on }, to ? { kind: 'go', to } : { kind: 'past' })
      }
      default:
        return usual(state, event, context)
    }
  },
  picture(state, context) {
    const cells = [...state.choices].map(([cell, { verdict }]) => ({
      cell,
      tone: isLawful(verdict) ? ('good' as const) : ('muted' as const),
      strong: cell === state.on,
    }))
    const choice = state.on === null ? undefined : state.choices.get(state.on)
    if (state.on === null || !choice) return { ...NOTHING, cells, say: `${offer.label}: choose a place` }
    const name = context.scene.cells.find(cell => cell.id === state.on)?.name ?? state.on
    const lines = [...choice.verdict.refusals, ...choice.verdict.warnings]
    const lawful = isLawful(choice.verdict)
    const at = cellPlace(state.on, context)
    return {
      ...NOTHING,
      cells,
      shapes: choice.verdict.shapes,
      cursor: lawful ? 'pointer' : 'not-allowed',
      tip: at && lines.length > 0 ? { at, title: name, lines, tone: lawful ? 'plain' : 'bad' } : null,
      say: [name, ...lines.map(line => line.why)].join('. '),
    }
  },
  proposal: state => (state.on === null ? null : (state.choices.get(state.on)?.action ?? null)),
})

const choiceAt = (state: Choosing, spot: Spot): CellId | null =>
  spot.cell !== null && state.choices.has(spot.cell) ? spot.cell : null

/** The middle of a cell of the scene, or of the hex of that name. */
export function cellPlace(id: CellId, { scene, board }: Pick<ToolContext, 'scene' | 'board'>): Vec | null {
  const cell = scene.cells.find(each => each.id === id)
  if (cell) return middleOf(cell.area)
  const hex = board.hex ? hexNamed(id) : null
  return hex ? hexCentre(hex) : null
}
