import type { Module } from '../module'

/** What is carried, dug, laid and blown up: rules 42 to 45 and 54 to 56. */
export const modules: readonly Module[] = []
