import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { startsByItself } from '../../../src/app/table/store/auto-start'
import { createTableStore, type Table } from '../../../src/app/table/store/store'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { asks, gameAt } from './duel'
import { pondAtPlay } from './table'

function patrol(): Table & { readonly match: Match } {
  const ruleset = anyRuleset(lightningStrike)
  const [scenario] = ruleset.setupModel.scenarios
  if (!scenario) throw new Error('no scenario')
  const match = new Match(ruleset, scenario.setup, 'placing')
  match.settle()
  return { ...createTableStore(new HotSeat(match), 'game'), match }
}

/** Answers the region that is in hand where its ghost stands. */
function press({ store, select }: Table): void {
  const offer = select.offer(store.getState())
  if (offer?.kind !== 'region') throw new Error('nothing to place is in hand')
  store.getState().answer(offer.at(offer.start()))
}

describe('setting up', () => {
  test('the first unit is in hand, one press places it, and the next one is in hand', () => {
    const table = patrol()
    const { store, select } = table
    const placed: (string | null)[] = []
    for (let presses = 0; presses < 4; presses++) {
      placed.push(store.getState().selected)
      press(table)
    }
    expect(new Set(placed).size).toBe(4)
    expect(
      select
        .scene(store.getState())
        .pieces.map(piece => piece.id)
        .sort(),
    ).toEqual(placed.sort())
  })

  test('choosing another unit takes that one in hand', () => {
    const { store, select } = patrol()
    const other = select.acting(store.getState()).find(({ piece }) => piece !== store.getState().selected)
    if (!other) throw new Error('there is one unit only')
    store.getState().choosePiece(other.piece)
    expect(select.offer(store.getState())?.piece).toBe(other.piece)
  })

  test('going back shows everything that can be done, and coming back from a look at the past takes it up again', () => {
    const { store, select } = patrol()
    store.getState().cancel()
    expect(select.offer(store.getState())).toBeNull()
    store.getState().look(0)
    expect(select.offer(store.getState())).toBeNull()
    store.getState().look(null)
    expect(select.offer(store.getState())?.kind).toBe('region')
  })
})

test('where there is a choice of what to do, nothing is begun', () => {
  const { store, select } = pondAtPlay()
  expect(select.offers(store.getState()).length).toBeGreaterThan(1)
  expect(startsByItself(select.offers(store.getState()), store.getState().selected)).toBeNull()
  expect(store.getState().offerId).toBeNull()
})

test('a ship is named but only its dice can be used: the first of them is in hand', () => {
  const using = asks(/^use one of your dice/)
  const { store, select } = createTableStore(new HotSeat(gameAt(anyRuleset(thunderStruck), 'duel', using)), 'game')
  store.getState().takeOver()
  const { selected } = store.getState()
  expect(select.acting(store.getState()).map(({ piece }) => piece)).toContain(selected)
  expect(select.listed(store.getState()).some(offer => offer.piece === selected)).toBe(true)
})
