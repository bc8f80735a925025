import type { Draft } from './draft'

/** Kept so that looking up a rule or printing doesn't lose the forces already bought. */
export const drafts = new Map<string, Draft>()
