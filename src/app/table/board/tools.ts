import { CircleDashed, Eye, Hand, type LucideIcon, MousePointer2, Radar, RulerDimensionLine } from 'lucide-react'
import type { ToolId } from '../../../board/types'

export interface ToolFace {
  readonly id: ToolId
  readonly label: string
  readonly key: string
  readonly Icon: LucideIcon
  /** How to use it, for the line at the bottom of the board. */
  readonly hint: string
}

/** In the order of the toolbar. */
export const TOOL_FACES: readonly ToolFace[] = [
  { id: 'select', label: 'Select', key: 'v', Icon: MousePointer2, hint: 'pick a piece to see what it can do' },
  {
    id: 'ruler',
    label: 'Ruler',
    key: 'r',
    Icon: RulerDimensionLine,
    hint: 'click from point to point and press Enter to finish',
  },
  { id: 'arc', label: 'Arcs', key: 'y', Icon: Radar, hint: 'press a unit, then any place, to see the arc it is in' },
  {
    id: 'sight',
    label: 'Line of sight',
    key: 'l',
    Icon: Eye,
    hint: "press two places or units to see what's between them",
  },
  { id: 'template', label: 'Template', key: 't', Icon: CircleDashed, hint: 'place a template on the table' },
  { id: 'pan', label: 'Move the table', key: 'h', Icon: Hand, hint: 'drag the table' },
]
