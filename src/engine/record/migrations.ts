import { commitment, seal } from '../rolls/seeded'
import { type Beginning, nextDigest, startDigest } from './chain'
import type { Entry } from './record'

/** Turns a save of one format into one of the next. What it can't read it leaves for the schema to complain about. */
export type Migration = (save: Fields) => Fields
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Format 1 had no proofs: its seed was promised to nobody, and its digests were fingerprints of the positions. The
 * entries are chained as they are, so that nothing changes from here on, and marked as unproven.
 */
const fromFormat1: Migration = save => {
  const { record } = save
  if (!isFields(record) || typeof record.seed !== 'string' || !Array.isArray(record.entries)) return save
  const { seed, entries: old, ...rest } = record
  const head = { ...rest, commitment: commitment(seed), sealed: seal(seed), unproven: old.length }
  const start = startDigest(head as unknown as Beginning)
  const entries: unknown[] = []
  let end = start
  for (const entry of old) {
    if (!isFields(entry)) return save
    const { digest: position, ...told } = entry
    end = nextDigest(end, { ...told, position } as unknown as Entry)
    entries.push({ ...told, position, digest: end })
  }
  return { ...save, record: { ...head, start, end, entries } }
}

/** In order: the first makes format 2 of format 1. */
export const MIGRATIONS: readonly Migration[] = [fromFormat1]
