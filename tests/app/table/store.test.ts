import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { createTableStore } from '../../../src/app/table/store/store'
import type { Offer } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import { isRefused } from '../../../src/engine/rolls/plan'
import type { Action } from '../../../src/engine/ruleset'
import { asks, duelAt } from './duel'
import { pondAtPlay, pondTable } from './table'

type PieceOffer = Extract<Offer<Action>, { kind: 'piece' }>

/** A table where somebody can hit somebody: boats sail until a gun bears. */
function inGunRange() {
  const table = pondAtPlay()
  const { store, select, match } = table
  for (let tries = 0; tries < 60; tries++) {
    const seat = store.getState().seat
    if (seat === 'referee') throw new Error('the referee sat down by himself')
    for (const offer of match.offers(seat)) {
      const choice =
        offer.kind === 'piece' ? offer.choices().find(c => !isRefused(match.plan(seat, c.action))) : undefined
      if (offer.kind === 'piece' && choice) return { ...table, seat, offer: offer as PieceOffer, choice }
    }
    const own = select.scene(store.getState()).pieces.filter(p => p.seat === seat)
    const foe = select.scene(store.getState()).pieces.find(p => p.seat !== seat && p.seat !== null && p.art !== 'cube')
    const sail = match.offers(seat).find(o => o.kind === 'path')
    if (sail?.kind === 'path' && foe && own.length > 0) {
      const action = sail.along(sail.reach.extend([], foe.at))
      if (!isRefused(match.plan(seat, action))) {
        store.getState().play(seat, action)
        continue
      }
    }
    const next =
      match.offers(seat).find(o => o.kind === 'button' && !o.needsConfirmation) ??
      match.offers(seat).find(o => o.kind === 'form')
    if (next?.kind === 'button') store.getState().play(seat, next.action)
    else if (next?.kind === 'form')
      store.getState().play(seat, next.fill(Object.fromEntries(next.fields().map(f => [f.name, f.value]))))
    if (store.getState().curtain) store.getState().takeOver()
  }
  throw new Error('no gun ever bore')
}

describe('whose eyes', () => {
  test('the seat that must decide sits down, behind a curtain while something is hidden', () => {
    const { store, select, match } = pondTable()
    expect(store.getState()).toMatchObject({ seat: 'A', curtain: 'A' })
    store.getState().takeOver()
    const [signal] = select.offers(store.getState())
    if (signal?.kind !== 'form') throw new Error('expected the signal')
    store.getState().fill(signal.id, Object.fromEntries(signal.fields().map(f => [f.name, f.value])))
    expect(store.getState().seat).toBe('B')
    expect(store.getState().curtain).toBe('B')
    expect(select.offers(store.getState())).toEqual([])
    store.getState().takeOver()
    expect(store.getState().curtain).toBeNull()
    expect(select.view(store.getState())).toEqual(match.viewFor('B'))
    expect(select.view(store.getState())).not.toEqual(match.viewFor('A'))
  })

  test('the referee sees behind every screen, so a curtain falls before that chair too; one may turn back', () => {
    const { store, select, match } = pondTable()
    store.getState().takeOver()
    const [signal] = select.offers(store.getState())
    if (signal?.kind !== 'form') throw new Error('expected the signal')
    store.getState().sit('referee')
    expect(store.getState()).toMatchObject({ seat: 'referee', curtain: null })
    store.getState().sit('A')
    store.getState().takeOver()
    store.getState().fill(signal.id, Object.fromEntries(signal.fields().map(f => [f.name, f.value])))
    store.getState().takeOver()
    store.getState().sit('referee')
    expect(store.getState()).toMatchObject({ seat: 'B', curtain: 'referee' })
    expect(select.view(store.getState())).toEqual(match.viewFor('B'))
    store.getState().turnBack()
    expect(store.getState()).toMatchObject({ seat: 'B', curtain: null })
    store.getState().sit('referee')
    store.getState().takeOver()
    expect(store.getState()).toMatchObject({ seat: 'referee', curtain: null })
    expect(select.view(store.getState())).toEqual(match.state)
  })

  test('an open position needs no curtain', () => {
    const { store, match } = pondAtPlay()
    const seat = store.getState().seat
    const pass = match.offers(seat === 'A' ? 'A' : 'B').find(o => o.kind === 'button' && !o.needsConfirmation)
    if (pass?.kind !== 'button') throw new Error('expected passing')
    store.getState().play(seat, pass.action)
    expect(store.getState().seat).not.toBe(seat)
    expect(store.getState().curtain).toBeNull()
  })

  test('with one person at the screen no curtain falls', () => {
    const { store } = pondTable([
      { seat: 'A', name: 'Ada', played: 'person' },
      { seat: 'B', name: 'Bot', played: 'bot' },
    ])
    const state = store.getState()
    expect(state.seat).toBe('A')
    state.play('A', {
      type: 'signal',
      seat: 'A',
      signal: { stance: 'steady', haste: 0, loud: false, word: '' },
    } as Action)
    expect(store.getState().seat).toBe('A')
    expect(store.getState().curtain).toBeNull()
  })
})

describe('answering offers', () => {
  test('what is weighty is shown before it is played', () => {
    const { store, select, offer, choice, match } = inGunRange()
    const before = match.steps.length
    store.getState().select(offer.piece ?? null)
    store.getState().take(offer.id)
    store.getState().answer(choice.action)
    expect(match.steps.length).toBe(before)
    expect(store.getState().pinned).toBe(true)
    const outlook = select.outlook(store.getState())
    expect(outlook?.legal && outlook.odds?.outcomes.length).toBeGreaterThan(1)
    store.getState().commit()
    expect(match.steps.length).toBeGreaterThan(before)
    expect(store.getState().proposal).toBeNull()
    expect(store.getState().rolledAt).toBe(before)
    expect(select.rolled(store.getState())?.some(line => line.rolls.length > 0)).toBe(true)
  })

  test('a click on a marked piece aims at it, a second click fires', () => {
    const { store, offer, choice, match } = inGunRange()
    const before = match.steps.length
    store.getState().select(offer.piece ?? null)
    store.getState().select(choice.piece)
    expect(store.getState()).toMatchObject({ selected: offer.piece, offerId: offer.id, proposal: choice.action })
    expect(match.steps.length).toBe(before)
    store.getState().answer(choice.action)
    expect(match.steps.length).toBeGreaterThan(before)
  })

  test('what has no consequence to show is played at once', () => {
    const { store, select, match } = pondAtPlay()
    const sail = select.offers(store.getState()).find(offer => offer.kind === 'path')
    if (sail?.kind !== 'path') throw new Error('expected sailing')
    const before = match.steps.length
    store.getState().take(sail.id)
    store.getState().answer(sail.along(sail.reach.extend([], { x: sail.start.at.x, y: sail.start.at.y - 3 })))
    expect(match.steps.length).toBe(before + 1)
    expect(store.getState().selected).toBe(sail.piece)
  })

  test('an unlawful answer gives every reason and changes nothing', () => {
    const { store, select, match } = pondAtPlay()
    const sail = select.offers(store.getState()).find(offer => offer.kind === 'path')
    if (sail?.kind !== 'path') throw new Error('expected sailing')
    const { state } = match
    store.getState().take(sail.id)
    store.getState().answer(sail.along([{ at: { x: 500, y: 500 }, facing: 0 }]))
    expect(match.state).toBe(state)
    expect(store.getState().refusals.map(r => r.rule)).toEqual(
      expect.arrayContaining(['POND.sail.length', 'POND.sail.edge']),
    )
    store.getState().commit()
    expect(match.state).toBe(state)
  })

  test('a needsConfirmation offer is asked about once more', () => {
    const { store, select, match } = pondAtPlay()
    const before = match.steps.length
    const concede = select.offers(store.getState()).find(offer => offer.needsConfirmation)
    expect(select.listed(store.getState())).not.toContain(concede)
    expect(select.inMenu(store.getState())).toEqual([concede])
    store.getState().ask(concede?.id ?? '')
    expect(store.getState()).toMatchObject({ pinned: false, confirming: true })
    store.getState().propose(null)
    store.getState().cancel()
    expect(store.getState()).toMatchObject({ proposal: null, confirming: false })
    store.getState().take(concede?.id ?? '')
    expect(store.getState()).toMatchObject({ pinned: true, confirming: false })
    store.getState().commit()
    expect(store.getState().confirming).toBe(true)
    expect(match.steps.length).toBe(before)
    store.getState().cancel()
    expect(store.getState().confirming).toBe(false)
    store.getState().commit()
    store.getState().commit()
    expect(select.outcome(store.getState())?.rule).toBe('POND.concede')
  })

  test('Escape goes back one step at a time', () => {
    const { store, offer, choice } = inGunRange()
    const piece = offer.piece ?? null
    store.getState().select(piece)
    store.getState().take(offer.id)
    store.getState().answer(choice.action)
    store.getState().cancel()
    expect(store.getState()).toMatchObject({ proposal: null, offerId: offer.id, selected: piece })
    store.getState().cancel()
    expect(store.getState()).toMatchObject({ offerId: null, selected: piece })
    store.getState().cancel()
    expect(store.getState().selected).toBeNull()
  })

  test('Escape takes back a button that one press has put in question, and keeps the piece', () => {
    const match = duelAt(asks(/move and act/))
    const { store, select } = createTableStore(new HotSeat(match), 'game')
    const end = select.offers(store.getState()).find(({ label }) => label === 'End activation')
    const { selected } = store.getState()
    expect(selected).not.toBeNull()
    store.getState().take(end?.id ?? '')
    expect(store.getState()).toMatchObject({ confirming: true, offerId: end?.id })
    store.getState().cancel()
    expect(store.getState()).toMatchObject({ confirming: false, pinned: false, offerId: null, selected })
    // The unit that must decide stays selected.
    store.getState().cancel()
    expect(store.getState().selected).toBe(selected)
  })

  test('Escape from the past comes back to the game and changes nothing else', () => {
    const { store, select } = pondAtPlay()
    const [first] = select.acting(store.getState())
    store.getState().choosePiece(first?.piece ?? null)
    store.getState().look(0)
    store.getState().cancel()
    expect(store.getState()).toMatchObject({ at: null, selected: first?.piece })
  })

  test('a pinned proposal is not overwritten by what the pointer passes over', () => {
    const { store, offer, choice } = inGunRange()
    store.getState().select(offer.piece ?? null)
    store.getState().take(offer.id)
    store.getState().answer(choice.action)
    store.getState().propose(null)
    expect(store.getState().proposal).toBe(choice.action)
  })

  test('a game open elsewhere can be looked at, not played', () => {
    const { store, select, match } = pondAtPlay()
    store.getState().setSaveStatus('elsewhere')
    expect(select.offers(store.getState())).toEqual([])
    const before = match.steps.length
    store.getState().play('A', { type: 'pass' } as Action)
    store.getState().undo()
    expect(match.steps.length).toBe(before)
  })
})

describe('history', () => {
  test('undo is free until something was learned, and redo brings it back', () => {
    const { store, select, match } = pondAtPlay()
    const sail = select.offers(store.getState()).find(offer => offer.kind === 'path')
    if (sail?.kind !== 'path') throw new Error('expected sailing')
    const before = match.state
    store.getState().play(store.getState().seat, sail.along(sail.reach.extend([], { x: 30, y: 30 })))
    const after = match.state
    store.getState().undo()
    expect(match.state).toBe(before)
    store.getState().redo()
    expect(match.state).toBe(after)
  })

  test('past the dice the other seat is asked, and may refuse or agree', () => {
    const { store, match, seat, choice } = inGunRange()
    const before = match.state
    store.getState().play(seat, choice.action)
    const after = match.state
    // Whoever sits at the screen asks, and the other one is asked.
    const { seat: asked } = store.getState()
    store.getState().undo()
    const { question } = store.getState()
    expect(question).toMatchObject({ asked, of: [asked === 'A' ? 'B' : 'A'] })
    expect(question?.what).toContain('fires at')
    expect(match.state).toBe(after)
    store.getState().deny()
    expect(match.state).toBe(after)
    store.getState().undo()
    store.getState().grant(question?.of[0] ?? 'referee')
    expect(match.state).toBe(before)
    expect(store.getState().question).toBeNull()
    expect(match.linesFor(seat).some(line => line.takenBack)).toBe(true)
  })

  test('a bot does not mind, and its own steps go back with the person’s', () => {
    const { store, match } = pondTable([
      { seat: 'A', name: 'Ada', played: 'person' },
      { seat: 'B', name: 'Bot', played: 'bot' },
    ])
    const start = match.state
    const signal = (seat: string) =>
      ({ type: 'signal', seat, signal: { stance: 'steady', haste: 0, loud: false, word: '' } }) as Action
    store.getState().play('A', signal('A'))
    store.getState().play('B', signal('B'))
    store.getState().undo()
    expect(store.getState().question).toBeNull()
    expect(match.state).toEqual(start)
  })

  test('looking back shows that step and offers nothing', () => {
    const { store, select, match } = pondAtPlay()
    store.getState().look(-1)
    expect(select.view(store.getState())).toEqual(viewFor(match.start, store.getState().seat))
    expect(select.offers(store.getState())).toEqual([])
    store.getState().look(null)
    expect(select.view(store.getState())).toEqual(match.viewFor(store.getState().seat))
    expect(select.offers(store.getState()).length).toBeGreaterThan(0)
  })
})

describe('derived data', () => {
  test('is computed once: hovering makes nothing anew', () => {
    const { store, select } = pondAtPlay()
    const piece = select.scene(store.getState()).pieces[0]?.id ?? null
    store.getState().select(piece)
    const now = () => {
      const s = store.getState()
      return [
        select.view(s),
        select.scene(s),
        select.offers(s),
        select.listed(s),
        select.verdicts(s),
        select.card(s),
        select.shapes(s),
      ]
    }
    const before = now()
    store.getState().hover(piece)
    now().forEach((value, i) => {
      expect(value).toBe(before[i])
    })
  })
})
