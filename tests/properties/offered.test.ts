import { describe, expect, test } from 'vitest'
import { defaults, type Offer } from '../../src/engine/offers'
import { Match } from '../../src/engine/record/match'
import { unseal } from '../../src/engine/rolls/seeded'
import type { Action } from '../../src/engine/ruleset'
import { SEATS } from '../../src/engine/seats'
import { goldensOf } from '../golden/golden'
import { registered } from '../support/games'

/** Actions that an offer can become; for those with a place or a form, one of many. */
function actionsOf(offer: Offer<Action>): readonly Action[] {
  switch (offer.kind) {
    case 'button':
      return [offer.action]
    case 'piece':
    case 'cell':
      return offer.choices().map(({ action }) => action)
    case 'region':
      return [offer.at(offer.start())]
    case 'facing':
      return [offer.to(offer.pivot.facing)]
    case 'path':
      return [offer.along([])]
    case 'form':
      return [offer.fill(defaults(offer.fields()))]
  }
}

const exact = ({ kind }: Offer<Action>): boolean => kind === 'button' || kind === 'piece' || kind === 'cell'

/** The same kind of action for the same piece. */
const alike = (a: Action, b: Action): boolean =>
  a.type === b.type && ['unit', 'ship', 'torpedo'].every(key => partOf(a, key) === partOf(b, key))
const partOf = (action: Action, key: string): unknown => (action as unknown as Record<string, unknown>)[key]

/** A free turn before an attack may be any that brings the weapon to bear. */
const written = (action: Action): string =>
  JSON.stringify(action, (key, part: unknown) => (key === 'facing' ? undefined : part))

const isOffered = (offers: readonly Offer<Action>[], action: Action): boolean =>
  offers.some(offer =>
    actionsOf(offer).some(made => (exact(offer) ? written(made) === written(action) : alike(made, action))),
  )

/** The games whose offers name every action in full. */
const WHOLE = ['lightning-strike', 'arclight']

describe.each(registered)('$title', ruleset => {
  test.runIf(WHOLE.includes(ruleset.id))('what was done in the golden games had been offered', () => {
    for (const { name, save } of goldensOf(ruleset.id)) {
      const { setup, sealed, entries, end: _, ...head } = save.record
      const match = new Match(ruleset, setup, unseal(sealed) ?? '', { head: { ...head, setup, sealed } })
      for (const [i, entry] of entries.entries()) {
        const seat = SEATS.find(one => one === entry.actor)
        const offered = !seat || isOffered(match.offers(seat), entry.action)
        expect(offered, `${name}, entry ${i + 1}: ${JSON.stringify(entry.action)}`).toBe(true)
        match.replay(entry)
      }
    }
  })
})
