import { describe, expect, test } from 'vitest'
import { gather } from '../../../src/app/print/gather'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { linkTo } from '../../../src/app/storage'
import { summaryOf } from '../../../src/app/storage/summary'
import { createTableStore } from '../../../src/app/table/store/store'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import type { Action } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { coverOf } from '../../../src/rulesets'

const loaded = async () => {
  const ruleset = await coverOf('thunder-struck')?.load()
  if (!ruleset) throw new Error('Thunder Struck is not on the shelf')
  return ruleset
}

/** Four sit down; seat A rolls, places, and rolls again for a cube: all of it behind the screen. */
async function planned(first: readonly number[], space: string, again: readonly number[]): Promise<Match> {
  const ruleset = await loaded()
  const teams = ruleset.setupModel.scenarios.find(({ id }) => id === 'teams')?.setup
  if (!teams) throw new Error('no game for four')
  const setup = { ...teams, options: { ...(teams.options as object), first: 'A' } }
  const match = new Match(ruleset, setup, 'one seed')
  match.settle()
  play(match, { type: 'roll' }, first)
  play(match, { type: 'place', die: 'c1', space } as Action)
  play(match, { type: 'reroll' }, again)
  play(match, { type: 'place', die: 'c2', space } as Action)
  return match
}

function play(match: Match, action: Action, faces: readonly number[] = []): void {
  const played = match.play('A', action, new ScriptedDice(faces))
  if (isRefusedStep(played)) throw new Error(played.refusals.map(({ why }) => why).join(' '))
}

const worlds = () => Promise.all([planned([1, 2, 3, 4], 'F1', [2, 2, 2, 2]), planned([6, 5, 5, 6], 'B2', [5, 6, 4, 1])])

/** Everything the table shows whoever sits there: now, and at every step of the replay. */
function shownTo(match: Match, seat: Seat): unknown[] {
  const { store, select } = createTableStore(new HotSeat(match), 'a game')
  store.getState().sit(seat)
  store.getState().takeOver()
  expect(store.getState().seat).toBe(seat)
  const looks = [null, ...match.steps.keys(), -1]
  return looks.map(at => {
    store.getState().look(at)
    const s = store.getState()
    const scene = select.scene(s)
    const cards = scene.pieces.map(({ id }) => match.ruleset.card(select.view(s), id))
    return [
      scene,
      select.headline(s),
      select.told(s),
      select.prompts(s),
      select.offers(s),
      select.sequence(s),
      cards,
      select.undo(s),
      select.redo(s),
    ]
  })
}

describe('what lies behind a screen in one world lies elsewhere in another, and nobody else can tell which is his', () => {
  test.each(['B', 'C', 'D'] as const)(
    'seat %s sees the same table, log, prompts, offers, replay and undo',
    async seat => {
      const [one, two] = await worlds()
      expect(JSON.stringify(shownTo(one, seat))).toBe(JSON.stringify(shownTo(two, seat)))
    },
  )

  test('its owner sees the difference', async () => {
    const [one, two] = await worlds()
    expect(JSON.stringify(shownTo(one, 'A'))).not.toBe(JSON.stringify(shownTo(two, 'A')))
  })

  test('the list of saved games shows the same picture and words', async () => {
    const [one, two] = await worlds()
    expect(summaryOf(one)).toEqual(summaryOf(two))
    expect(summaryOf(one).picture?.pieces.filter(({ art, seat }) => art.startsWith('die') && seat !== null)).toEqual([])
  })

  test('no link is made of it, in the same words', async () => {
    const [one, two] = await worlds()
    const [a, b] = [await linkTo(one), await linkTo(two)]
    expect(a).toEqual(b)
    expect(a.ok).toBe(false)
    const start = await linkTo(one, -1)
    expect(start.ok).toBe(true)
  })

  test.each(['B', 'C', 'D', 'everybody'] as const)('what is printed for %s is the same', async reader => {
    const printed = async ({ ruleset, setup, state }: Match) =>
      JSON.stringify(await gather({ ruleset, title: 'a game', setup, state, live: true }, reader, 'live'))
    const [one, two] = await worlds()
    expect(await printed(one)).toBe(await printed(two))
  })
})

describe('taking back what was done behind a screen', () => {
  const table = async (seat: Seat) => {
    const [match] = await worlds()
    const { store, select } = createTableStore(new HotSeat(match), 'a game')
    store.getState().sit(seat)
    store.getState().takeOver()
    return { match, store, undo: () => select.undo(store.getState()), redo: () => select.redo(store.getState()) }
  }

  test('is nothing another seat can do or ask for', async () => {
    const { match, store, undo } = await table('B')
    const before = match.steps.length
    expect(undo()).toBe('none')
    store.getState().undo()
    expect(match.steps).toHaveLength(before)
    expect(store.getState().question).toBeNull()
  })

  test('is done again by whoever undid it, and offered to nobody else', async () => {
    const { match, store, redo } = await table('A')
    store.getState().undo()
    const before = match.steps.length
    expect(redo()).toBe(true)
    store.getState().sit('B')
    store.getState().takeOver()
    expect(redo()).toBe(false)
    store.getState().redo()
    expect(match.steps).toHaveLength(before)
    store.getState().sit('A')
    store.getState().takeOver()
    store.getState().redo()
    expect(match.steps).toHaveLength(before + 1)
  })

  test('is asked of the others without a word of what it was', async () => {
    const { store, undo } = await table('A')
    expect(undo()).toBe('free')
    store.getState().undo()
    expect(undo()).toBe('ask')
    store.getState().undo()
    expect(store.getState().question).toMatchObject({ asked: 'A', what: 'a step out of sight' })
  })
})

describe('dice in the hand', () => {
  const rolled = async () => {
    const match = await planned([1, 2, 3, 4], 'F1', [2, 2, 2, 2])
    const table = createTableStore(new HotSeat(match), 'a game')
    table.store.getState().takeOver()
    return table
  }

  test('a die that is taken up is asked for its space at once; a placed one may also be taken back', async () => {
    const { store, select } = await rolled()
    store.getState().choosePiece('A.c1')
    expect(select.offer(store.getState())?.id).toBe('place.c1')
    store.getState().choosePiece('A.c2')
    expect(select.offer(store.getState())).toBeNull()
    expect(select.listed(store.getState()).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['place.c2', 'unplace.c2']),
    )
  })

  test('it can be dragged to its space', async () => {
    const { store, select } = await rolled()
    expect(select.draggable(store.getState(), 'A.c3')?.id).toBe('place.c3')
    expect(select.draggable(store.getState(), 'ship.A')).toBeNull()
  })
})
