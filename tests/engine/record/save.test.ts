import { describe, expect, test } from 'vitest'
import type { Match } from '../../../src/engine/record/match'
import { openSave, parseSave, SAVE_VERSION, type Save, saveOf } from '../../../src/engine/record/save'
import { type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import { fire, inRange, must, newMatch, signal } from '../../support/pond-games'
import { pond, toy } from '../../support/toy'

const NOW = '2001-02-03T04:05:06Z'

function played(): Match {
  const match = inRange()
  must(match, 'A', fire)
  match.takeBack('A', 'B')
  must(match, 'A', { type: 'pass' })
  return match
}

const saved = (match = played()): Save => JSON.parse(JSON.stringify(saveOf(match, 'Sunday', NOW)))
const opened = (save: Save, ruleset: AnyRuleset = toy) => {
  const result = openSave(ruleset, save)
  if (!result.ok) throw new Error(result.why)
  return result
}
const whyNot = (save: unknown, ruleset: AnyRuleset = toy): string => {
  const result = openSave(ruleset, save as Save)
  return result.ok ? 'opened' : result.why
}

test('a saved game opens as it was: state, record, log and undo', () => {
  const match = played()
  const parsed = parseSave(JSON.stringify(saveOf(match, 'Sunday', NOW)))
  if (!parsed.ok) throw new Error(parsed.why)
  const result = opened(parsed.save)
  expect(result.name).toBe('Sunday')
  expect(result.warning).toBeUndefined()
  expect(result.match.state).toEqual(match.state)
  expect(result.match.record).toEqual(match.record)
  expect(result.match.linesFor('A')).toEqual(match.linesFor('A'))
  expect(result.match.undo).toEqual(match.undo)
})

describe('text that is no saved game is refused', () => {
  const text = JSON.stringify(saved())
  test.each([
    ['nothing', '', "This isn't a saved game"],
    ['words', 'hello', "This isn't a saved game"],
    ['cut short', text.slice(0, -20), "This isn't a saved game"],
    ['other JSON', '{"a":1}', "This file isn't a Stormtable game."],
    ['a number', '7', "This file isn't a Stormtable game."],
    ['a list', '[]', "This file isn't a Stormtable game."],
    ['another format', text.replace('stormtable/game', 'chess'), "This file isn't a Stormtable game."],
    ['from the future', text.replace('"formatVersion":2', '"formatVersion":99'), 'a newer version of Stormtable'],
    ['a format before the first', text.replace('"formatVersion":2', '"formatVersion":0'), 'There is no format 0'],
    ['a broken entry', text.replace('"actor":"A"', '"actor":"Z"'), 'damaged. record › entries › 0 › actor'],
    ['a broken seed', text.replace('"sealed":"', '"sealed":7,"x":"'), 'damaged. record › sealed'],
  ])('%s', (_, broken, why) => {
    const parsed = parseSave(broken)
    expect(parsed.ok ? 'opened' : parsed.why).toContain(why)
  })
})

test('a save of an older format is brought up to date, step by step', () => {
  const old = { ...saved(), formatVersion: 1, name: undefined, title: 'Sunday' }
  const rename = ({ title, ...save }: Record<string, unknown>) => ({ ...save, name: title })
  const shout = ({ name, ...save }: Record<string, unknown>) => ({ ...save, name: `${name}!` })
  const parsed = parseSave(JSON.stringify(old), [rename, shout])
  expect(parsed.ok && [parsed.save.name, parsed.save.formatVersion]).toEqual(['Sunday!', 3])
  const fresh = parseSave(JSON.stringify({ ...old, formatVersion: 2, name: 'Sunday' }), [rename, shout])
  expect(fresh.ok && fresh.save.name).toBe('Sunday!')
  expect(SAVE_VERSION).toBe(2)
})

describe('a save that cannot be played is refused', () => {
  test('of another game', () => {
    const save = saved()
    expect(whyNot({ ...save, record: { ...save.record, ruleset: 'chess' } })).toBe(
      'This is a game of “chess”, not of The Pond.',
    )
  })

  test('of newer rules', () => {
    const save = saved()
    expect(whyNot({ ...save, record: { ...save.record, version: 99 } })).toContain('newer rules of The Pond')
  })

  const withSetup = (more: object) => {
    const save = saved()
    return whyNot({ ...save, record: { ...save.record, setup: { ...save.record.setup, ...more } } })
  }
  const options = saved().record.setup.options as { forces: object }

  test.each([
    ['options', { options: {} }, 'Its set-up is damaged. turns'],
    ['forces', { options: { ...options, forces: { A: [], B: [] } } }, "can't be played: Seat A has no boat."],
    ['number of seats', { seats: saved().record.setup.seats.slice(1) }, "can't be played: its seats are B"],
    ['seats twice', { seats: [0, 0].map(i => saved().record.setup.seats[i]) }, "can't be played: its seats are A, A"],
    ['no seats', { seats: [] }, 'its seats are missing'],
  ])('with wrong %s', (_, more, why) => {
    expect(withSetup(more)).toContain(why)
  })

  test.each(['zz', 'abc', 'ff'])('with a seed that was never one: %s', sealed => {
    const save = saved()
    expect(whyNot({ ...save, record: { ...save.record, sealed } })).toBe('Its seed is damaged.')
  })

  test('with a broken start', () => {
    const save = saved()
    expect(whyNot({ ...save, record: { ...save.record, origin: { turn: 1 } } })).toContain('Its position is damaged')
  })
})

/** The save of a game with one entry changed. */
const damaged = (change: (entry: Save['record']['entries'][number]) => object): Save => {
  const save = saved()
  const entries = save.record.entries.map((entry, i) => (i === 3 ? { ...entry, ...change(entry) } : entry))
  return { ...save, record: { ...save.record, entries: entries as Save['record']['entries'] } }
}

describe('where the history does not replay, the position opens with a warning', () => {
  test.each([
    ['a missing face', damaged(() => ({ faces: [] })), "Entry 4 can't be played: These dice don't fit: another d6"],
    ['an impossible face', damaged(() => ({ faces: [9, 9, 9, 9] })), 'a d6 has no face 9'],
    ['another position', damaged(() => ({ position: 'zzz' })), 'Entry 4 leads to another position'],
    ['another action', damaged(() => ({ action: { type: 'pass' } })), "The table doesn't take this step now."],
    ['another actor', damaged(() => ({ actor: 'B' })), 'Entry 4'],
  ])('%s', (_, save, why) => {
    const result = opened(save)
    expect(result.warning).toContain(why)
    expect(result.warning).toContain('the position was opened without it')
    expect(result.match.steps).toHaveLength(0)
    expect(result.match.state).toEqual(save.position)
  })

  test('rules that have changed since', () => {
    const later = anyRuleset({
      ...pond,
      version: 2,
      actions: {
        ...pond.actions,
        pass: { ...pond.actions.pass, plan: () => ({ refusals: [{ rule: 'POND.pass', why: 'No more passing.' }] }) },
      },
    })
    expect(opened(saved(), later).warning).toContain('No more passing.')
  })

  test('but not where the rules of a new version still replay it', () => {
    expect(opened(saved(), anyRuleset({ ...pond, version: 2 })).warning).toBeUndefined()
  })

  test('and both damaged, nothing opens', () => {
    const save = damaged(() => ({ position: 'zzz' }))
    expect(whyNot({ ...save, position: { ...(save.position as object), turn: 'two' } })).toContain(
      'its position is damaged: turn',
    )
    const position = structuredClone(save.position) as { boats: { a1: { hits: number } } }
    position.boats.a1.hits = 99
    expect(whyNot({ ...save, position })).toContain('no boat has more hits than hull')
  })

  test('play goes on from there, and the new save opens without a warning', () => {
    const { match } = opened(damaged(() => ({ position: 'zzz' })))
    must(match, 'B', { type: 'pass' })
    const again = opened(saved(match))
    expect(again.warning).toBeUndefined()
    expect(again.match.state).toEqual(match.state)
  })
})

test('a record that ends between a decision and what follows from it is settled', () => {
  const match = newMatch()
  must(match, 'A', signal('A'))
  must(match, 'B', signal('B'))
  const save = saved(match)
  const entries = save.record.entries.slice(0, 3)
  const end = entries.at(-1)?.digest ?? ''
  const result = opened({ ...save, record: { ...save.record, entries, end }, position: match.stateAt(2) })
  expect(result.warning).toBeUndefined()
  expect(result.match.steps.map(step => step.action.type)).toEqual(['signal', 'signal', 'reveal', 'initiative'])
})

test('a file can set nothing outside the state', () => {
  const save = saved()
  const evil = { actor: 'referee', action: {}, faces: [], position: '', digest: '' }
  const action = JSON.parse(
    '{"type":"@set","label":"x","why":"y","rule":"TABLE.referee","patches":[{"path":["__proto__","evil"],"value":1}]}',
  )
  const entries = [{ ...evil, action }, ...save.record.entries] as Save['record']['entries']
  expect(opened({ ...save, record: { ...save.record, entries } }).warning).toContain('no such place')
  expect(({} as { evil?: number }).evil).toBeUndefined()
})
