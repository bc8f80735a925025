import type { Rolled } from '../rolls/dice'
import { nextDigest } from './chain'
import type { Entry } from './record'
import type { Step } from './step'

/** What doesn't fit about an entry that could be played again. */
export interface Fault {
  readonly kind: 'digest' | 'dice' | 'position' | 'take-back'
  readonly why: string
}

/** What a replay says about an entry: why it can't be played, or what doesn't fit about it. */
export type Replayed = { readonly refused: string } | { readonly faults: readonly Fault[] }

/** What an entry was played on. */
export interface Before {
  /** The digest before it, as the record has it. */
  readonly digest: string
  /** What the seed gives where these dice are rolled; null where nobody can know. */
  given(rolls: readonly Rolled[]): readonly number[] | null
}

/** An entry held against the step it led to, and the position that came of it. */
export function faultsOf(entry: Entry, step: Step, position: string, before: Before): Fault[] {
  const faults: Fault[] = []
  if (nextDigest(before.digest, entry) !== entry.digest)
    faults.push({ kind: 'digest', why: 'was changed, or entries before it were taken out or put in' })
  const faces = step.rolls.flatMap(rolled => rolled.faces)
  if (faces.length < entry.faces.length) faults.push({ kind: 'dice', why: 'has more dice than the rules roll' })
  const given = entry.typed ? null : before.given(step.rolls)
  if (given && given.join() !== faces.join())
    faults.push({ kind: 'dice', why: `shows ${faces.join(' ')}, but the seed gives ${given.join(' ')}` })
  if (position !== entry.position)
    faults.push({ kind: 'position', why: 'leads to another position than the record says' })
  return faults
}
