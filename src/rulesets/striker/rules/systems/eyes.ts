import type { Module } from '../module'

/** What can be known, and on what world: rules 46 to 53. */
export const modules: readonly Module[] = []
