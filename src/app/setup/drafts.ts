import type { Draft } from './draft'

/** Looking up a rule or printing in between must not cost the forces that were bought. */
export const drafts = new Map<string, Draft>()
