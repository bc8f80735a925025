import { standOf, touches } from '../../../src/rulesets/lightning-war/rules/footprint'
import type { State } from '../../../src/rulesets/lightning-war/state'

/** Bases of two units whose footprints touch. */
export function touchingPairs(state: State, a: string, b: string): [string, string][] {
  const of = (unit: string) => Object.values(state.bases).filter(base => base.unit === unit && base.status === 'table')
  return of(a).flatMap(one =>
    of(b)
      .filter(other => touches(standOf(state, one), standOf(state, other)))
      .map((other): [string, string] => [one.id, other.id]),
  )
}
