import type { Module } from '../module'
import { r36 } from '../r36-point-defence'

/** What is fired and how it is met: rules 34 to 41. */
export const modules: readonly Module[] = [r36]
