import type { PieceId } from '../../engine/scene/scene'
import { type Effect, type Spot, stay, type ToolContext, type ToolEvent, type Turn } from './tool'

/** The one after (or before) the present one; null past either end. */
export function stepped<T>(all: readonly T[], present: T | null, by: 1 | -1): T | null {
  const at = present === null ? -1 : all.indexOf(present)
  if (at < 0) return (by === 1 ? all[0] : all.at(-1)) ?? null
  return all[at + by] ?? null
}

/** Tab takes the crosshair from piece to piece, and off the board after the last. */
export function stepPieces(
  context: ToolContext,
  from: { readonly piece: PieceId | null; readonly by: 1 | -1; readonly among?: readonly PieceId[] },
): Effect {
  const ids = from.among ?? context.scene.pieces.map(piece => piece.id)
  const next = stepped(ids, from.piece, from.by)
  const piece = next === null ? undefined : context.pieces.get(next)
  return piece ? { kind: 'go', to: piece.at, piece: piece.id } : { kind: 'past' }
}

/** What most tools do with Tab and Escape. */
export function usual<S extends { readonly spot: Spot | null }>(
  state: S,
  event: ToolEvent,
  context: ToolContext,
): Turn<S> {
  if (event.kind === 'point') return stay({ ...state, spot: event.spot })
  if (event.kind === 'leave') return stay({ ...state, spot: null })
  if (event.kind === 'cancel') return { state, effects: [{ kind: 'cancel' }] }
  if (event.kind === 'step')
    return { state, effects: [stepPieces(context, { piece: state.spot?.piece ?? null, by: event.by })] }
  return stay(state)
}
