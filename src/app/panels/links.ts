import { createContext, useContext } from 'react'
import type { Rolled, RollReading } from '../../engine/rolls/dice'
import type { RuleEntry, RuleId } from '../../engine/rulebook'
import type { PieceId } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'

/** How panels turn ids into names and links. The screen around them provides it. */
export interface PanelLinks {
  seatName(seat: Seat): string
  /** Whether the machine plays it. */
  isBot?(seat: Seat): boolean
  seatOf?(piece: PieceId): Seat | null
  /** Whether pieces of more than one side have this name. */
  isShared?(name: string): boolean
  /** What a label or an abbreviation means. */
  explain?(label: string): string | undefined
  rule?(id: RuleId): RuleEntry | undefined
  /** Opens the rulebook at this rule. */
  openRule?(id: RuleId): void
  /** Shows the piece on the board. */
  findPiece?(piece: PieceId): void
  /** Draws evidence on the board; an empty list clears it. */
  showShapes?(shapes: readonly Shape[]): void
  readRoll?(thrown: Rolled, added: number, rules: readonly RuleId[]): RollReading | null
}

const Links = createContext<PanelLinks>({ seatName: seat => `Player ${seat}` })

export const PanelLinksProvider = Links.Provider

export const usePanelLinks = (): PanelLinks => useContext(Links)

/** Handlers that draw shapes while something is hovered over or focused. */
export function useShown(shapes: readonly Shape[] | (() => readonly Shape[]) | undefined) {
  const { showShapes } = usePanelLinks()
  if (!showShapes || !shapes || (typeof shapes !== 'function' && shapes.length === 0)) return {}
  const show = () => showShapes(typeof shapes === 'function' ? shapes() : shapes)
  const clear = () => showShapes([])
  return { onPointerEnter: show, onPointerLeave: clear, onFocus: show, onBlur: clear }
}
