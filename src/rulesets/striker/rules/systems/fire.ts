import type { Module } from '../module'

/** What is fired and how it is met: rules 34 to 41. */
export const modules: readonly Module[] = []
