import type { Entry } from '../../src/engine/record/record'
import type { Save } from '../../src/engine/record/save'
import { pick, type Random } from '../../src/engine/rolls/random'
import { commitment, seal } from '../../src/engine/rolls/seeded'

/** A saved game with one thing changed; null where it has nothing of the kind. */
export type Tampering = (save: Save, random: Random) => Save | null

const withRecord = (save: Save, more: Partial<Save['record']>): Save => ({
  ...save,
  record: { ...save.record, ...more },
})

const withSeats = (save: Save, change: (seat: Seated, i: number) => Seated): Save => {
  const { setup } = save.record
  return withRecord(save, { setup: { ...setup, seats: setup.seats.map(change) } })
}
type Seated = Save['record']['setup']['seats'][number]

/** Changes one of the entries that `fits`. */
function withEntry(save: Save, random: Random, fits: (entry: Entry) => boolean, change: (entry: Entry) => Entry) {
  const places = save.record.entries.flatMap((entry, i) => (fits(entry) ? [i] : []))
  if (places.length === 0) return null
  const at = pick(random, places)
  return withRecord(save, { entries: save.record.entries.map((entry, i) => (i === at ? change(entry) : entry)) })
}

const withoutEntries = (save: Save, from: number, to: number): Save =>
  withRecord(save, { entries: save.record.entries.filter((_, i) => i < from || i >= to) })

const hasDice = ({ faces }: Entry): boolean => faces.length > 0

/** Another value of the same kind somewhere in it. */
function otherwise(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}x`
  if (typeof value !== 'object' || value === null) return 1
  const keys = Object.keys(value)
  if (keys.length === 0) return Array.isArray(value) ? [1] : { x: 1 }
  const key = pick(random, keys)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  ;(copy as Record<string, unknown>)[key] = otherwise((value as Record<string, unknown>)[key], random)
  return copy
}

/** Everything that somebody might change in a file, one at a time. */
export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'a face': (save, random) =>
    withEntry(save, random, hasDice, entry => {
      const at = Math.floor(random() * entry.faces.length)
      return { ...entry, faces: entry.faces.map((face, i) => (i === at ? (face > 1 ? face - 1 : face + 1) : face)) }
    }),
  'faces in another order': (save, random) =>
    withEntry(
      save,
      random,
      ({ faces }) => new Set(faces).size > 1,
      entry => ({ ...entry, faces: [...entry.faces.slice(1), ...entry.faces.slice(0, 1)] }),
    ),
  'dice that are called typed': (save, random) =>
    withEntry(save, random, hasDice, entry => ({ ...entry, typed: true })),
  'the seed': save => withRecord(save, { sealed: seal('another seed') }),
  'the promise': save => withRecord(save, { commitment: commitment('another seed') }),
  'the seed and the promise': save =>
    withRecord(save, { sealed: seal('another seed'), commitment: commitment('another seed') }),
  'the length, at the end': (save, random) => {
    const { length } = save.record.entries
    return length === 0 ? null : withoutEntries(save, Math.floor(random() * length), length)
  },
  'the length, by one at the end': save => {
    const { length } = save.record.entries
    return length === 0 ? null : withoutEntries(save, length - 1, length)
  },
  'the length, in the middle': (save, random) => {
    const at = Math.floor(random() * (save.record.entries.length - 1))
    return save.record.entries.length < 2 ? null : withoutEntries(save, at, at + 1)
  },
  'an entry, put in twice': (save, random) => {
    const { entries } = save.record
    if (entries.length === 0) return null
    const at = Math.floor(random() * entries.length)
    return withRecord(save, { entries: [...entries.slice(0, at + 1), ...entries.slice(at)] })
  },
  'who sits there': save =>
    withSeats(save, (seat, i) => (i === 0 ? { ...seat, played: seat.played === 'bot' ? 'person' : 'bot' } : seat)),
  'the name of a player': save => withSeats(save, (seat, i) => (i === 0 ? { ...seat, name: `${seat.name}!` } : seat)),
  'the scenario': save => withRecord(save, { setup: { ...save.record.setup, scenario: 'another' } }),
  'the options': (save, random) =>
    withRecord(save, {
      setup: { ...save.record.setup, options: otherwise(save.record.setup.options, random) },
    }),
  'an actor': (save, random) =>
    withEntry(
      save,
      random,
      () => true,
      entry => ({ ...entry, actor: entry.actor === 'A' ? 'B' : 'A' }),
    ),
  'an action': (save, random) =>
    withEntry(
      save,
      random,
      () => true,
      entry => ({ ...entry, action: otherwise(entry.action, random) as Entry['action'] }),
    ),
  'a fingerprint': (save, random) =>
    withEntry(
      save,
      random,
      () => true,
      entry => ({ ...entry, position: `${entry.position}0` }),
    ),
  'a digest': (save, random) =>
    withEntry(
      save,
      random,
      () => true,
      entry => ({ ...entry, digest: entry.digest.replace(/.$/, last => (last === 'A' ? 'B' : 'A')) }),
    ),
  'the position': (save, random) => ({ ...save, position: otherwise(save.position, random) }),
  'who agreed to a take-back': (save, random) =>
    withEntry(
      save,
      random,
      ({ action }) => action.type === '@takeback',
      entry => ({ ...entry, action: { ...entry.action, granted: entry.action.asked } }),
    ),
  'how many entries had no proofs': save => withRecord(save, { unproven: save.record.entries.length + 1 }),
  'the first digest': save => withRecord(save, { start: save.record.start.replace(/.$/, '.') }),
  'the last digest': save => withRecord(save, { end: save.record.end.replace(/.$/, '.') }),
}
