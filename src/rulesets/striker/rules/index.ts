import type { Module } from '../chassis/hooks'

/** The numbered rules of the book that are written, in their order. */
export const MODULES: readonly Module[] = []
