import type { Module } from '../module'

/** What flies: rules 62 to 64. */
export const modules: readonly Module[] = []
