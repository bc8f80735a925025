import type { Action } from '../../engine/ruleset'
import type { Effect, Grip, Picture, Tool, ToolContext, ToolEvent } from './tool'

/** A running tool: the machine together with its state. */
export interface Run {
  /** `used` tells whether the event meant anything to the tool. */
  send(event: ToolEvent, context: ToolContext): { readonly effects: readonly Effect[]; readonly used: boolean }
  picture(context: ToolContext): Picture
  proposal(context: ToolContext): Action | null
  grabs(from: Grip, context: ToolContext): boolean
}

export function run<S>(tool: Tool<S>, context: ToolContext): Run {
  let state = tool.start(context)
  return {
    send(event, now) {
      const turned = tool.next(state, event, now)
      const used = turned.state !== state || turned.effects.length > 0
      state = turned.state
      return { effects: turned.effects, used }
    },
    picture: now => tool.picture(state, now),
    proposal: now => tool.proposal?.(state, now) ?? null,
    grabs: (from, now) => tool.grabs?.(state, from, now) ?? false,
  }
}
