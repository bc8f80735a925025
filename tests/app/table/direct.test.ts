import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { actingOf } from '../../../src/app/table/store/acting'
import { createTableStore, type Table } from '../../../src/app/table/store/store'
import type { Offer } from '../../../src/engine/offers'
import type { Match } from '../../../src/engine/record/match'
import type { Action } from '../../../src/engine/ruleset'
import { asks, duelAt } from './duel'
import { pondAtPlay } from './table'

const tableAt = (match: Match): Table & { readonly match: Match } => ({
  ...createTableStore(new HotSeat(match), 'game'),
  match,
})

/** The duel where somebody is about to activate a unit. */
const ready = () => tableAt(duelAt(asks(/^activate a unit/)))

/** A step ahead in the reach of the selected unit. */
function ahead({ store, select }: Table): Action {
  const [way] = select.ways(store.getState())
  if (way?.kind !== 'path') throw new Error('the selected unit has nowhere to go')
  const { at, facing } = way.start
  const turn = (facing * Math.PI) / 180
  return way.along(way.reach.extend([], { x: at.x + 3 * Math.sin(turn), y: at.y - 3 * Math.cos(turn) }))
}

describe('a unit that is ready', () => {
  test('is selected, and its activation is looked through: it can go somewhere at once', () => {
    const table = ready()
    const { selected } = table.store.getState()
    expect(table.select.acting(table.store.getState()).map(one => one.piece)).toContain(selected)
    expect(table.select.ways(table.store.getState()).map(way => way.piece)).toContain(selected)
    expect(table.select.draggable(table.store.getState(), selected ?? '')).not.toBeNull()
    expect(table.store.getState().offerId).toBeNull()
  })

  test('activates and moves in one answer; each is a step of its own to take back', () => {
    const table = ready()
    const { store, match } = table
    const before = match.steps.length
    const unit = store.getState().selected
    store.getState().answer(ahead(table))
    const taken = match.steps.slice(before).map(step => step.action.type)
    expect(taken.slice(0, 2)).toEqual(['activate', expect.stringMatching(/^(fly|move)$/)])
    expect(store.getState().selected).toBe(unit)
    store.getState().undo()
    expect(match.steps.at(-1)?.action.type).toBe('activate')
    store.getState().undo()
    expect(match.steps).toHaveLength(before)
  })

  test('stays as it is where the second decision would be refused: nothing is begun', () => {
    const table = ready()
    const { store, select, match } = table
    const [way] = select.ways(store.getState())
    if (way?.kind !== 'path') throw new Error('no way')
    const before = match.steps.length
    store.getState().answer(way.along([{ at: { x: -500, y: -500 }, facing: 0 }]))
    expect(match.steps).toHaveLength(before)
    expect(store.getState().refusals.length).toBeGreaterThan(0)
    // Even if it is forced upon the session.
    store.getState().play(store.getState().seat as 'A', way.along([{ at: { x: -500, y: -500 }, facing: 0 }]))
    expect(match.steps).toHaveLength(before)
  })

  test('shoots with a press on the target, by way of its activation', () => {
    const table = tableAt(
      duelAt(match => {
        if (!asks(/^activate a unit/)(match)) return false
        return shotFrom(createTableStore(new HotSeat(match), 'probe')) !== null
      }),
    )
    const { store, match } = table
    const before = match.steps.length
    const shot = shotFrom(table)
    if (!shot) throw new Error('nobody can shoot')
    store.getState().choosePiece(shot.unit)
    store.getState().select(shot.target)
    expect(store.getState()).toMatchObject({ pinned: true, refusals: [] })
    expect(match.steps).toHaveLength(before)
    store.getState().commit()
    expect(match.steps.slice(before).map(step => step.action.type)).toEqual(
      expect.arrayContaining(['activate', 'attack']),
    )
  })
})

/** A ready unit and somebody it could shoot at. */
function shotFrom({ store, select }: Table): { readonly unit: string; readonly target: string } | null {
  for (const { piece: unit } of select.acting(store.getState())) {
    store.getState().choosePiece(unit)
    const now = store.getState()
    for (const offer of select.within(now)) {
      if (offer.kind !== 'piece' || offer.piece !== unit || !offer.id.includes('attack')) continue
      for (const { piece: target, action } of offer.choices())
        if (select.outlooks(now).of(action).legal) return { unit, target }
    }
  }
  return null
}

describe('the next decision', () => {
  test('is in front of the player, also when another unit was selected', () => {
    const table = ready()
    const { store, select, match } = table
    const [first] = select.acting(store.getState())
    const foe = select.scene(store.getState()).pieces.find(piece => piece.seat !== store.getState().seat)
    if (!first || !foe) throw new Error('too few units')
    store.getState().choosePiece(foe.id)
    expect(store.getState().selected).toBe(foe.id)
    const opening = first.offers.find(offer => offer.opens)
    if (opening?.kind !== 'button') throw new Error('expected an activation')
    store.getState().play(store.getState().seat as 'A', opening.action)
    expect(match.ruleset.awaiting(match.state)[0]?.pieces).toEqual([first.piece])
    expect(store.getState().selected).toBe(first.piece)
  })

  test('does not go away: neither a press on nothing nor Escape deselects the unit that must act', () => {
    const table = ready()
    const { store } = table
    store.getState().answer(ahead(table))
    const unit = store.getState().selected
    store.getState().select(null)
    expect(store.getState().selected).toBe(unit)
    store.getState().cancel()
    expect(store.getState().selected).toBe(unit)
  })

  test('goes on to the next unit when one has nothing left to do', () => {
    const { store, select, match } = pondAtPlay()
    const units = select.acting(store.getState()).map(one => one.piece)
    expect(store.getState().selected).toBe(units[0])
    for (let i = 0; i < 20 && store.getState().selected === units[0]; i++) {
      const own = select.acting(store.getState()).find(one => one.piece === units[0])
      const offer = own?.offers.find(one => one.kind === 'path' || one.kind === 'facing' || one.kind === 'button')
      if (!offer) break
      const { seat } = store.getState()
      if (offer.kind === 'path')
        store.getState().play(seat as 'A', offer.along(offer.reach.extend([], { x: 30, y: 30 })))
      else if (offer.kind === 'button') store.getState().play(seat as 'A', offer.action)
      else if (offer.kind === 'facing') store.getState().play(seat as 'A', offer.to(offer.pivot.facing + 10))
    }
    expect(match.steps.length).toBeGreaterThan(0)
    expect(select.acting(store.getState()).map(one => one.piece)).toContain(store.getState().selected)
  })
})

describe('ending', () => {
  const ending = (words: string | null) => {
    const table = ready()
    const { store, select } = table
    const [first] = select.acting(store.getState())
    const opening = first?.offers.find(offer => offer.opens)
    if (opening?.kind !== 'button') throw new Error('expected an activation')
    const offer = { ...opening, leaves: () => words }
    // The offer as a game would make it.
    const offers = select.offers(store.getState()) as Offer<Action>[]
    offers.splice(offers.indexOf(opening), 1, offer)
    return { ...table, offer }
  }

  test('with nothing left to do is done at once', () => {
    const { store, match, offer } = ending(null)
    const before = match.steps.length
    store.getState().take(offer.id)
    expect(match.steps.length).toBeGreaterThan(before)
  })

  test('with something left undone asks once, and a second answer does it', () => {
    const { store, match, offer } = ending("3 units haven't moved.")
    const before = match.steps.length
    store.getState().take(offer.id)
    expect(store.getState()).toMatchObject({ confirming: true, offerId: offer.id })
    expect(match.steps).toHaveLength(before)
    store.getState().cancel()
    expect(store.getState().confirming).toBe(false)
    store.getState().take(offer.id)
    store.getState().commit()
    expect(match.steps.length).toBeGreaterThan(before)
  })
})

describe('who can act', () => {
  const outlooks = () => {
    const { store, select } = pondAtPlay()
    return { known: select.outlooks(store.getState()), offers: select.offers(store.getState()) }
  }

  test('is listed with a legal act, the most useful first; who has none is left out, with the reason', () => {
    const { known, offers } = outlooks()
    const sail = offers.find(offer => offer.kind === 'path')
    if (sail?.kind !== 'path') throw new Error('expected a boat')
    const becalmed = { rule: 'POND.sail.once', why: 'becalmed' } as const
    const minor: Offer<Action> = {
      kind: 'form',
      id: 'minor',
      label: 'x',
      rule: 'T',
      piece: 'b',
      fields: () => [],
      fill: () => ({ type: 'x' }),
    }
    const { able, idle } = actingOf(
      [minor, { ...sail, id: 'barred', piece: 'c', bars: () => [becalmed] }, { ...sail, id: 'sail', piece: 'a' }],
      piece => piece,
      known,
    )
    expect(able.map(one => one.piece)).toEqual(['a', 'b'])
    expect(idle).toMatchObject([{ piece: 'c', refusals: [becalmed] }])
  })
})
