import type { Seat } from './seats'
import { count } from './words'

/** Which turn or round is being played; 0 before the first. */
export interface Clock {
  readonly name: 'Turn' | 'Round'
  readonly now: number
  /** Missing if the battle has no limit. */
  readonly of?: number
}

/** Something that decides the battle, as it stands now: "Crossroads, 60 points" is "held by Germans". */
export interface Standing {
  /** The side it is about. */
  readonly seat?: Seat
  readonly name?: string
  readonly value: string
}

/** How the battle stands, as far as a viewer may know. What it is about is the brief of the set-up. */
export interface Mission {
  readonly clock: Clock | null
  readonly standings: readonly Standing[]
}

/** "Turn 2 of 12", "Round 3", "12 turns" before the first. */
export function clockWords({ name, now, of }: Clock): string {
  if (now > 0) return of === undefined ? `${name} ${now}` : `${name} ${now} of ${of}`
  const one = name.toLowerCase()
  return of === undefined ? `No ${one} limit` : count(of, one)
}

/** A step of the sequence with its turn: "Main Phase · turn 3". Before the first turn, only the step. */
export const stepWords = (step: string, clock: Clock | null): string =>
  clock && clock.now > 0 ? `${step} · ${clock.name.toLowerCase()} ${clock.now}` : step
