import { describe, expect, test } from 'vitest'
import {
  badgeOf,
  badgesOf,
  foreseeing,
  type Mark,
  markedOffers,
  marking,
  type Target,
} from '../../../src/app/table/board/badges'
import { lettersFor } from '../../../src/app/table/offers/letters'
import { Outlooks, percent } from '../../../src/app/table/offers/outlook'
import { sharedReasons, verdictOn } from '../../../src/app/table/offers/verdict'
import type { Offer } from '../../../src/engine/offers'
import { refuse } from '../../../src/engine/rolls/plan'
import type { Action } from '../../../src/engine/ruleset'
import { pondAtPlay } from './table'

const offer = (id: string, type: string, piece = 'me'): Offer<Action> => ({
  kind: 'piece',
  id,
  label: id,
  rule: 'X',
  piece,
  choices: () => [{ piece: 'foe', action: { type } }],
})

const legal = (success: number, id = 'gun'): Mark => {
  const outcomes = [{ label: 'hit', rank: 0, success: true, probability: success }]
  const plan = { title: 'Shoot', rule: 'X' as const, ledgers: [], resolve: () => null }
  return {
    label: id,
    outlook: { legal: true, plan, odds: { outcomes, also: new Map(), means: new Map(), success, branches: 1 } },
  }
}
const refused = (why: string, id = 'gun'): Mark => {
  return { label: id, outlook: { legal: false, refusals: [refuse('X', why)] } }
}

describe('badges', () => {
  test('belong to the offer being answered, else to the first kind of the chosen piece', () => {
    const offers = [
      offer('gun', 'shoot'),
      offer('jam', 'jam'),
      offer('rocket', 'shoot'),
      offer('other', 'shoot', 'you'),
    ]
    const [, jam] = offers
    expect(markedOffers(offers, 'me', null).map(o => o.id)).toEqual(['gun', 'rocket'])
    expect(markedOffers(offers, 'me', jam ?? null).map(o => o.id)).toEqual(['jam'])
    expect(markedOffers(offers, null, null)).toEqual([])
  })

  test('show the best chance, and a cross only where nothing can be done', () => {
    expect(badgeOf([legal(0.2), legal(0.6, 'rocket'), refused('too far', 'knife')])).toEqual({
      text: '60 %',
      tone: 'good',
      title: 'rocket: 60 %',
      parts: [{ share: 0.6, grade: 0 }],
    })
    expect(badgeOf([legal(0.23)])).toMatchObject({ text: '23 %', tone: 'warn' })
    expect(badgeOf([refused('too far'), refused('too far', 'rocket')])).toEqual({
      text: '✕',
      tone: 'bad',
      title: 'too far',
      lines: [{ rule: 'X', why: 'too far' }],
    })
    const both = badgeOf([refused('too far'), refused('behind', 'rocket')])
    expect(both?.title).toBe('gun: too far\nrocket: behind')
    expect(both?.lines).toEqual([
      { rule: 'X', why: 'gun: too far' },
      { rule: 'X', why: 'rocket: behind' },
    ])
  })

  test('name each result, and grade the good ones from the least of them', () => {
    const outcomes = [
      { label: 'Miss', rank: 0, probability: 0.7 },
      { label: 'No effect', rank: 2, success: true, probability: 0.2 },
      { label: 'Crippled', rank: 4, success: true, probability: 0.1 },
    ]
    const plan = { title: 'Shoot', rule: 'X' as const, ledgers: [], resolve: () => null }
    const odds = { outcomes, also: new Map(), means: new Map(), success: 0.3, branches: 3 }
    expect(badgeOf([{ label: 'gun', outlook: { legal: true, plan, odds } }])).toEqual({
      text: '30 %',
      tone: 'warn',
      title: 'gun: 30 %\nMiss 70.0 %\nNo effect 20.0 %\nCrippled 10.0 %',
      parts: [
        { share: 0.2, grade: 0 },
        { share: 0.1, grade: 2 },
      ],
    })
  })

  test('of a piece that is not asked come from what it could do as it stands', () => {
    const marks = new Map<string, Mark[]>()
    const planned = { refusals: [refuse('X', 'too far')] }
    for (const _ of foreseeing([{ piece: 'foe', label: 'gun', planned }], marks));
    expect(badgesOf(marks).get('foe')).toMatchObject({ text: '✕', tone: 'bad', title: 'too far' })
  })

  test('agree with the plan for every foe of the toy game', () => {
    const { store, select, match } = pondAtPlay()
    const { seat } = store.getState()
    const fire = select.offers(store.getState()).find(o => o.kind === 'piece')
    if (fire?.kind !== 'piece') throw new Error('expected a gun')
    const marks = new Map<string, Target[]>()
    for (const _ of marking([fire], new Outlooks(match.ruleset, match.viewFor(seat), seat), marks));
    const badges = badgesOf(marks)
    expect([...badges.keys()]).toEqual(fire.choices().map(c => c.piece))
    for (const { piece, action } of fire.choices()) {
      expect(badges.get(piece)?.text === '✕').toBe('refusals' in match.plan(seat, action))
    }
  })
})

test('a chance never reads as impossible or sure unless it is', () => {
  expect([0, 0.0004, 0.23, 0.999, 0.9999999999, 1].map(percent)).toEqual([
    '0 %',
    '< 1 %',
    '23 %',
    '> 99 %',
    '100 %',
    '100 %',
  ])
})

test('every offer has a key of its own: its letter, or a digit by its place', () => {
  const letters = lettersFor([{ id: 'a', key: 'f' }, { id: 'b', key: 'f' }, { id: 'c', group: 'Points' }, { id: 'd' }])
  expect(Object.fromEntries(letters)).toEqual({ a: 'f', b: '1', d: '2', c: '3' })
})

describe('verdicts', () => {
  test('an offer with one open way is open', () => {
    const { store, select, match } = pondAtPlay()
    const { seat } = store.getState()
    const outlooks = new Outlooks(match.ruleset, match.viewFor(seat), seat)
    const sail = select.offers(store.getState()).find(o => o.kind === 'path')
    if (!sail) throw new Error('expected sailing')
    expect(verdictOn(sail, outlooks)).toEqual({ open: true, refusals: [] })
  })

  test('an offer that is refused throughout says why', () => {
    const { store, select, match } = pondAtPlay()
    const { seat } = store.getState()
    const outlooks = new Outlooks(match.ruleset, match.viewFor(seat), seat)
    const fire = select.offers(store.getState()).find(o => o.kind === 'piece')
    if (!fire) throw new Error('expected a gun')
    const verdict = verdictOn(fire, outlooks)
    expect(verdict.open).toBe(false)
    expect(verdict.refusals.map(r => r.rule)).toContain('POND.fire.range')
  })

  test('an offer with too many choices to list is never greyed without proof', () => {
    const { store, select, match } = pondAtPlay()
    const { seat } = store.getState()
    const outlooks = new Outlooks(match.ruleset, match.viewFor(seat), seat)
    const sail = select.offers(store.getState()).find(o => o.kind === 'path')
    if (!sail) throw new Error('expected a boat')
    const [barred, hopeful] = [refuse('POND.sail.once', 'becalmed'), 'refused whatever is tried']
    expect(verdictOn({ ...sail, bars: () => [barred] }, outlooks)).toEqual({ open: false, refusals: [barred] })
    const along = () => ({ type: hopeful })
    expect(verdictOn({ ...sail, along }, outlooks)).toEqual({ open: true, refusals: [] })
    expect(verdictOn({ ...sail, along, bars: () => [] }, outlooks)).toEqual({ open: true, refusals: [] })
  })

  test('a rule that refuses many choices in different words is given once, the most frequent first', () => {
    const far = (cm: number) => refuse('X.range', `${cm} cm away`)
    const armour = refuse('X.armour', 'too thick')
    expect(sharedReasons([[far(30), armour], [far(34)], [armour, far(40)]])).toEqual([far(30)])
    expect(sharedReasons([[armour], [far(34)], [far(40)]])).toEqual([far(34), armour])
  })

  test('the reason a game gives first for most of them comes first, though another is more frequent', () => {
    const [far, armour] = [refuse('X.range', '30 cm away'), refuse('X.armour', 'too thick')]
    expect(sharedReasons([[far, armour], [far, armour], [armour]])).toEqual([far, armour])
    expect(sharedReasons([[far, armour], [armour], [armour]])).toEqual([armour])
  })

  test('reasons that all ways share stand alone', () => {
    const [a, b, c] = [refuse('X.1', 'a'), refuse('X.2', 'b'), refuse('X.3', 'c')]
    expect(sharedReasons([[a, b], [b, c], [{ ...b }]])).toEqual([b])
    expect(sharedReasons([[a], [b], [a]])).toEqual([a, b])
  })
})
