import { describe, expect, test, vi } from 'vitest'
import { KEY_GROUPS, type KeyHandlers, pressKey } from '../../../src/app/table/hooks/keys'
import { TABS } from '../../../src/app/table/store/state'
import { headlineOf } from '../../../src/app/table/top/headline'
import { pondAtPlay, pondTable } from './table'

const hands = (): KeyHandlers => ({ fit: vi.fn(), zoomBy: vi.fn(), trueSize: vi.fn(), help: vi.fn() })
const press = (table: ReturnType<typeof pondTable>, key: string, more: { ctrl?: boolean; shift?: boolean } = {}) =>
  pressKey(table, { key, ctrl: false, shift: false, ...more }, hands())

describe('keys', () => {
  test('go from unit to unit and round again', () => {
    const table = pondAtPlay()
    const ids = table.select.acting(table.store.getState()).map(one => one.piece)
    const seen = ids.map(() => {
      press(table, 'n')
      return table.store.getState().selected
    })
    expect(seen).toEqual(ids)
    press(table, 'n')
    expect(table.store.getState().selected).toBe(ids[0])
    press(table, 'N', { shift: true })
    expect(table.store.getState().selected).toBe(ids.at(-1))
  })

  test('a letter takes the offer it stands on, and goes before the tool of the same letter', () => {
    const table = pondAtPlay()
    expect(press(table, 't')).toBe(true)
    expect(table.store.getState().tool).toBe('template')
    press(table, 'n')
    press(table, 't')
    expect(table.select.offer(table.store.getState())?.kind).toBe('facing')
    expect(table.store.getState().tool).toBe('select')
  })

  test('Enter does what the preview shows, Escape goes back', () => {
    const table = pondAtPlay()
    expect(press(table, 'Enter')).toBe(false)
    press(table, 'n')
    press(table, 'm')
    const sail = table.select.offer(table.store.getState())
    if (sail?.kind !== 'path') throw new Error('expected sailing')
    press(table, 'Escape')
    expect(table.store.getState().offerId).toBeNull()
    press(table, 'm')
    table.store.getState().propose(sail.along(sail.reach.extend([], { x: 30, y: 30 })))
    const before = table.match.steps.length
    press(table, 'Enter')
    expect(table.match.steps.length).toBe(before + 1)
    press(table, 'z', { ctrl: true })
    expect(table.match.steps.length).toBe(before)
    press(table, 'Z', { ctrl: true, shift: true })
    expect(table.match.steps.length).toBe(before + 1)
  })

  test('numbers open the panels, and what no key is for is left alone', () => {
    const table = pondAtPlay()
    TABS.forEach((tab, i) => {
      press(table, String(i + 1))
      expect(table.store.getState().tab).toBe(tab)
    })
    expect(press(table, '7')).toBe(false)
    expect(press(table, 'F5')).toBe(false)
  })

  test('the help names no key twice', () => {
    for (const { keys } of KEY_GROUPS) {
      const named = keys.flatMap(key => key.press)
      expect(new Set(named).size).toBe(named.length)
    }
  })
})

describe('the line on top', () => {
  const situation = (table: ReturnType<typeof pondTable>) => {
    const s = table.store.getState()
    const { session, at, seat, question } = s
    const { outcome, prompts, now, moment } = table.select
    const title = moment(s)?.title ?? ''
    return { session, at, seat, question, steps: now(s).steps, title, outcome: outcome(s), prompts: prompts(s) }
  }

  test('names one person, even if several are asked the same', () => {
    const line = headlineOf(situation(pondTable()))
    expect(line).toMatchObject({ seats: ['A'], text: 'signal to your boats', mood: 'act' })
    const referee = headlineOf({ ...situation(pondTable()), seat: 'referee' })
    expect(referee).toMatchObject({ seats: ['A'], mood: 'wait' })
  })

  test('says that one looks back, and at what', () => {
    const table = pondAtPlay()
    table.store.getState().look(0)
    expect(headlineOf(situation(table))).toMatchObject({ seats: [], mood: 'past' })
    expect(headlineOf(situation(table)).text).toContain(
      `step 1 of ${table.session.now(table.store.getState().seat).steps}`,
    )
  })

  test('says who won and why', () => {
    const table = pondAtPlay()
    const { seat } = table.store.getState()
    const concede = table.select.offers(table.store.getState()).find(offer => offer.needsConfirmation)
    if (concede?.kind !== 'button') throw new Error('expected conceding')
    table.store.getState().play(seat, concede.action)
    expect(headlineOf(situation(table))).toMatchObject({ seats: [seat === 'A' ? 'B' : 'A'], mood: 'over' })
  })

  test('waits for a bot and says so', () => {
    const table = pondTable([
      { seat: 'A', name: 'Ada', played: 'bot' },
      { seat: 'B', name: 'Bob', played: 'bot' },
    ])
    expect(headlineOf(situation(table))).toMatchObject({ mood: 'wait' })
    expect(headlineOf(situation(table)).text).toContain('thinking')
  })
})
