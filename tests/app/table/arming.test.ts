import { describe, expect, test } from 'vitest'
import { inHand } from '../../../src/app/table/arming'
import { createTableStore, type Table } from '../../../src/app/table/store'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { pondAtPlay } from './table'

function patrol(): Table & { readonly match: Match } {
  const ruleset = anyRuleset(lightningStrike)
  const [scenario] = ruleset.setups.scenarios
  if (!scenario) throw new Error('no scenario')
  const match = new Match(ruleset, scenario.setup, 'placing')
  match.settle()
  return { ...createTableStore(match, 'game'), match }
}

/** Answers the region that is in hand where its ghost stands. */
function press({ store, read }: Table): void {
  const offer = read.offer(store.getState())
  if (offer?.kind !== 'region') throw new Error('nothing to place is in hand')
  store.getState().answer(offer.at(offer.start))
}

describe('setting up', () => {
  test('the first unit is in hand, one press places it, and the next one is in hand', () => {
    const table = patrol()
    const { store, read } = table
    const placed: (string | null)[] = []
    for (let presses = 0; presses < 4; presses++) {
      placed.push(store.getState().selected)
      press(table)
    }
    expect(new Set(placed).size).toBe(4)
    expect(
      read
        .scene(store.getState())
        .pieces.map(piece => piece.id)
        .sort(),
    ).toEqual(placed.sort())
  })

  test('choosing another unit takes that one in hand', () => {
    const { store, read } = patrol()
    const other = read.acting(store.getState()).find(({ piece }) => piece !== store.getState().selected)
    if (!other) throw new Error('there is one unit only')
    store.getState().choosePiece(other.piece)
    expect(read.offer(store.getState())?.piece).toBe(other.piece)
  })

  test('going back shows everything that can be done, and coming back from a look at the past takes it up again', () => {
    const { store, read } = patrol()
    store.getState().cancel()
    expect(read.offer(store.getState())).toBeNull()
    store.getState().look(0)
    expect(read.offer(store.getState())).toBeNull()
    store.getState().look(null)
    expect(read.offer(store.getState())?.kind).toBe('region')
  })
})

test('where there is a choice of what to do, nothing is begun', () => {
  const { store, read } = pondAtPlay()
  expect(read.offers(store.getState()).length).toBeGreaterThan(1)
  expect(inHand(read.offers(store.getState()), store.getState().selected)).toBeNull()
  expect(store.getState().offerId).toBeNull()
})
