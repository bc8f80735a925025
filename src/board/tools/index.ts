import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import type { ToolId } from '../types'
import { ARC } from './arc'
import { chooseCell } from './choose-cell'
import { choosePiece } from './choose-piece'
import { goDirectly } from './direct'
import { chooseFacing } from './facing'
import { choosePath } from './path'
import { chooseRegion } from './region'
import { RULER } from './ruler'
import { type Run, run } from './run'
import { PAN, SELECT } from './select'
import { SIGHT } from './sight'
import { TEMPLATE } from './template'
import type { ToolContext } from './tool'

const TOOLS: Readonly<Record<ToolId, (context: ToolContext) => Run>> = {
  select: context => run(SELECT, context),
  ruler: context => run(RULER, context),
  arc: context => run(ARC, context),
  sight: context => run(SIGHT, context),
  template: context => run(TEMPLATE, context),
  pan: context => run(PAN, context),
}

export const startTool = (tool: ToolId, context: ToolContext): Run => TOOLS[tool](context)

/** The tool that sends the selected piece where the pointer leads. */
export const startDirectly = (ways: readonly Offer<Action>[], context: ToolContext): Run =>
  run(goDirectly(ways), context)

/** The tool that answers an offer; null for one that is answered in the panels. */
export function startOffer(offer: Offer<Action>, context: ToolContext): Run | null {
  switch (offer.kind) {
    case 'piece':
      return run(choosePiece(offer), context)
    case 'cell':
      return run(chooseCell(offer), context)
    case 'region':
      return run(chooseRegion(offer), context)
    case 'facing':
      return run(chooseFacing(offer), context)
    case 'path':
      return run(choosePath(offer), context)
    case 'button':
    case 'form':
      return null
  }
}
