import type { Module } from './hooks'

/** The numbered rules of the book that are written, in their order. */
export const MODULES: readonly Module[] = []
