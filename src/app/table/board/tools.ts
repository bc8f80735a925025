import { CircleDashed, Eye, Hand, type LucideIcon, MousePointer2, Radar, RulerDimensionLine } from 'lucide-react'
import type { ToolId } from '../../../board/types'

export interface ToolFace {
  readonly id: ToolId
  readonly label: string
  readonly key: string
  readonly Icon: LucideIcon
  /** What to do with it, for the line at the foot of the board. */
  readonly hint: string
}

/** In the order of the rail. */
export const TOOL_FACES: readonly ToolFace[] = [
  { id: 'select', label: 'Select', key: 'v', Icon: MousePointer2, hint: 'pick a piece to see what it can do' },
  {
    id: 'ruler',
    label: 'Ruler',
    key: 'r',
    Icon: RulerDimensionLine,
    hint: 'click from point to point, Enter to finish',
  },
  { id: 'arc', label: 'Arcs', key: 'q', Icon: Radar, hint: 'pick two pieces to name the arcs between them, both ways' },
  { id: 'sight', label: 'Line of sight', key: 'l', Icon: Eye, hint: 'pick two pieces to see what lies between' },
  { id: 'template', label: 'Template', key: 't', Icon: CircleDashed, hint: 'lay a template on the table' },
  { id: 'pan', label: 'Move the table', key: 'h', Icon: Hand, hint: 'drag the table' },
]
