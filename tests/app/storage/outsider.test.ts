import { describe, expect, test } from 'vitest'
import { outsiderView } from '../../../src/app/storage/outsider'
import { summaryOf } from '../../../src/app/storage/summary'
import type { Hidden } from '../../../src/engine/record/hidden'
import { Match } from '../../../src/engine/record/match'
import type { State as StrikerState } from '../../../src/rulesets/striker/state'
import type { State as ThunderState } from '../../../src/rulesets/thunder-struck/state'
import { forEach, seatsOf } from '../../properties/positions'
import { registered } from '../../support/games'

const pictureOf = (match: Match) => {
  const { picture } = summaryOf(match)
  if (!picture) throw new Error('no picture')
  return picture
}

const tenth = (value: number): number => Math.round(value * 10) / 10
/** The same game in another position. */
const standing = (match: Match, state: unknown): Match =>
  new Match(match.ruleset, match.setup, 'seed', { origin: state })

describe.each(registered)('$title', ruleset => {
  test('anybody at the table could have drawn the picture of a saved game from what they see', () => {
    forEach(ruleset, match => {
      const seats = seatsOf(match)
      const seen = outsiderView(match.state, seats)
      const { pieces } = ruleset.scene(seen)
      expect(pictureOf(match).pieces).toHaveLength(pieces.length)
      for (const seat of seats) expect(outsiderView(match.viewFor(seat), seats)).toEqual(seen)
    })
  })
})

const game = (id: string) => {
  const found = registered.find(ruleset => ruleset.id === id)
  if (!found) throw new Error(`no game ${id}`)
  return found
}

/** What only one side sees of it, moved elsewhere. */
const shifted = <T extends { readonly at: { x: number; y: number } }>(hidden: Hidden<T>): Hidden<T> =>
  hidden.value && hidden.$for.length === 1
    ? { ...hidden, value: { ...hidden.value, at: { x: 7, y: 7 }, name: 'Elsewhere' } }
    : hidden

describe('what is hidden in', () => {
  test('Striker leaves no trace: unspotted stands, missions and last sightings', () => {
    let hiddenStands = 0
    forEach(game('striker'), match => {
      const state = match.state as StrikerState
      const stands = Object.fromEntries(Object.entries(state.stands).map(([id, stand]) => [id, shifted(stand)]))
      hiddenStands += Object.values(state.stands).filter(({ $for }) => $for.length === 1).length
      const others = {
        ...state,
        stands,
        missions: {},
        ghosts: { A: { $for: ['A'], value: [] }, B: { $for: ['B'], value: [] } },
      }
      expect(summaryOf(standing(match, others))).toEqual(summaryOf(match))
      // Each side sees its own stands, and the picture leaves them out.
      const own = Object.values(state.stands).flatMap(({ $for, value }) => ($for.length === 1 && value ? [value] : []))
      for (const { at, seat } of own.filter(({ spotted, aboard }) => !spotted && aboard === null))
        expect(pictureOf(match).pieces).not.toContainEqual(
          expect.objectContaining({ seat, at: { x: tenth(at.x), y: tenth(at.y) } }),
        )
    })
    expect(hiddenStands).toBeGreaterThan(0)
  })

  test('Thunder Struck leaves no trace: dice and cubes behind the screens', () => {
    let screens = 0
    forEach(game('thunder-struck'), match => {
      const state = match.state as ThunderState
      const behind = Object.entries(state.screens).filter(([, screen]) => screen?.value)
      screens += behind.length
      const bare = Object.fromEntries(
        behind.map(([seat, screen]) => [seat, { ...screen, value: { dice: {}, cubes: 0 } }]),
      )
      const others = { ...state, screens: { ...state.screens, ...bare } }
      expect(summaryOf(standing(match, others))).toEqual(summaryOf(match))
    })
    expect(screens).toBeGreaterThan(0)
  })
})
