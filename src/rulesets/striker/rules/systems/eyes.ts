import type { Module } from '../module'
import { rule46 } from '../r46-electronic-detection'
import { rule47 } from '../r47-night'

/** What can be known, and on what world: rules 46 to 53. */
export const modules: readonly Module[] = [rule46, rule47]
