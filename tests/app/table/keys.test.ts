import { describe, expect, test, vi } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { TOOL_FACES } from '../../../src/app/table/board/tools'
import { KEY_GROUPS, type KeyHandlers, pressKey } from '../../../src/app/table/hooks/keys'
import { lettersFor } from '../../../src/app/table/offers/letters'
import { TABS } from '../../../src/app/table/store/state'
import { createTableStore } from '../../../src/app/table/store/store'
import { headlineOf } from '../../../src/app/table/top/headline'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { pondAtPlay, pondTable } from './table'

const hands = (): KeyHandlers => ({
  fit: vi.fn(),
  zoomBy: vi.fn(),
  trueSize: vi.fn(),
  help: vi.fn(),
  send: vi.fn(() => false),
})
const press = (
  table: Pick<ReturnType<typeof pondTable>, 'store' | 'select' | 'hand'>,
  key: string,
  more: { ctrl?: boolean; shift?: boolean; code?: string } = {},
) => pressKey(table, { key, ctrl: false, shift: false, ...more }, hands())

/** Lightning War while its troops are placed: finishing has Enter. */
function placing() {
  const scenario = lightningWar.setupModel.scenarios.find(({ title }) => title === 'Free set-up')
  if (!scenario) throw new Error('no scenario')
  const match = new Match(anyRuleset(lightningWar), scenario.setup, 'a seed')
  match.settle()
  const table = createTableStore(new HotSeat(match), 'game')
  if (table.store.getState().curtain) table.store.getState().takeOver()
  table.store.getState().cancel()
  return { ...table, match }
}

describe('keys', () => {
  test('go from unit to unit and round again', () => {
    const table = pondAtPlay()
    const ids = table.select.acting(table.store.getState()).map(one => one.piece)
    const seen = ids.map(() => {
      const { selected } = table.store.getState()
      press(table, 'n')
      return selected
    })
    expect(seen).toEqual(ids)
    expect(table.store.getState().selected).toBe(ids[0])
    press(table, 'N', { shift: true })
    expect(table.store.getState().selected).toBe(ids.at(-1))
  })

  test('a letter takes the offer it stands on, a letter of a tool is always the tool', () => {
    const table = pondAtPlay()
    press(table, 'n')
    press(table, 'u')
    expect(table.select.offer(table.store.getState())?.kind).toBe('facing')
    expect(table.store.getState().tool).toBe('select')
    for (const { id, key } of TOOL_FACES) {
      expect(press(table, key)).toBe(true)
      expect(table.store.getState()).toMatchObject({ tool: id, offerId: null })
    }
  })

  test('letters of the table go to no offer, even if a game asks for them', () => {
    const asked = [...'vrylthnqew'].map(key => ({ id: key, key }))
    const letters = lettersFor(asked)
    expect([...letters.values()].filter(key => /[a-z]/.test(key))).toEqual([])
    expect(letters.get('v')).toBe('1')
  })

  test('what is open comes first: it gets the letter of several and the digits', () => {
    const offers = ['a', 'b', 'c', 'd'].map(id => ({ id, ...(id < 'c' && { key: 'f' }) }))
    const letters = lettersFor(offers, ({ id }) => id !== 'a')
    expect(Object.fromEntries(letters)).toEqual({ b: 'f', c: '1', d: '2' })
  })

  test('with nothing chosen Enter sends the open form, or else takes the offer whose key is Enter', () => {
    const table = placing()
    const form = { ...hands(), send: vi.fn(() => true) }
    expect(pressKey(table, { key: 'Enter', ctrl: false, shift: false }, form)).toBe(true)
    expect(form.send).toHaveBeenCalledOnce()
    expect(table.match.steps).toHaveLength(0)
    expect(press(table, 'Enter')).toBe(true)
    // Nothing has been placed yet, so it is asked about.
    expect(table.store.getState()).toMatchObject({ confirming: true, proposal: { type: 'deploy.done' } })
    expect(press(table, 'Enter')).toBe(true)
    expect(table.match.steps.at(-1)?.action).toEqual({ type: 'deploy.done' })
  })

  test('Enter takes no offer of its own while another is open', () => {
    const table = placing()
    const place = table.select.offers(table.store.getState()).find(offer => offer.kind === 'region')
    table.store.getState().take(place?.id ?? '')
    expect(press(table, 'Enter')).toBe(false)
    expect(table.match.steps).toHaveLength(0)
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

  test('Shift and a number open the panels, and what no key is for is left alone', () => {
    const table = pondAtPlay()
    TABS.forEach((tab, i) => {
      press(table, '!', { shift: true, code: `Digit${i + 1}` })
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
