import { turnOf } from '../../engine/geometry/angle'
import { isInside } from '../../engine/scene/regions'
import type { ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { laid } from '../view/laid'
import { snapped } from './snap'
import { usual } from './stepping'
import { NOTHING, type Spot, stay, type Tool, type ToolContext, type Turn, turn } from './tool'

interface Laying {
  readonly spot: Spot | null
  readonly facing: number
}

/** A template under the pointer: turn it, read what it covers, click to record it. */
export const TEMPLATE: Tool<Laying> = {
  start: () => ({ spot: null, facing: 0 }),
  next(state, event, context) {
    switch (event.kind) {
      case 'turn':
        return stay({ ...state, facing: turnOf(state.facing + event.by) })
      case 'click':
        return noted({ ...state, spot: event.spot }, context)
      case 'enter':
        return noted(state, context)
      case 'cancel':
        return state.facing === 0 ? turn(state, { kind: 'cancel' }) : stay({ ...state, facing: 0 })
      default:
        return usual(state, event, context)
    }
  },
  picture(state, context) {
    const down = lying(state, context)
    if (!down) return { ...NOTHING, cursor: 'crosshair', say: context.template ? '' : 'Choose a template' }
    const title = `${context.template?.name ?? ''}${state.facing === 0 ? '' : ` · ${Math.round(state.facing)}°`}`
    const names = down.covered.map(piece => piece.name)
    const said = names.length > 0 ? `covers ${names.join(', ')}` : 'covers no pieces'
    return {
      ...NOTHING,
      cursor: 'crosshair',
      shapes: down.shapes,
      rings: down.covered.map(piece => ({ piece: piece.id, tone: 'warn', strong: false })),
      tip: { at: down.at, title: `${title}\n${said}`, lines: [], tone: 'plain' },
      say: `${title} at ${down.name}, ${said}`,
    }
  },
}

interface Lying {
  readonly at: { readonly x: number; readonly y: number }
  readonly name: string
  readonly shapes: readonly Shape[]
  readonly covered: readonly ScenePiece[]
}

function lying(state: Laying, context: ToolContext): Lying | null {
  if (!state.spot || !context.template) return null
  const { at, name } = snapped(state.spot, context)
  const shapes = context.template.shapes().map(shape => laid(shape, { at, facing: state.facing }))
  const covered = context.scene.pieces.filter(piece => shapes.some(shape => isInside(shape, piece.at)))
  return { at, name, shapes, covered }
}

function noted(state: Laying, context: ToolContext): Turn<Laying> {
  const down = lying(state, context)
  if (!down) return stay(state)
  const covered = down.covered.map(piece => piece.name)
  return turn(state, {
    kind: 'measure',
    measure: {
      kind: 'template',
      text: covered.length > 0 ? `covers ${covered.join(', ')}` : 'covers no pieces',
      of: `${context.template?.name} at ${down.name}`,
      lines: covered,
      shapes: down.shapes,
    },
  })
}
