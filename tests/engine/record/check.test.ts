import { describe, expect, test } from 'vitest'
import { checkGame, checkText, findingText, type GameCheck, replayGame } from '../../../src/engine/record/check'
import { textOf } from '../../../src/engine/record/log'
import type { Match } from '../../../src/engine/record/match'
import type { GameRecord } from '../../../src/engine/record/record'
import { openSave, parseSave, type Save, saveOf } from '../../../src/engine/record/save'
import { commitment, seal, unseal } from '../../../src/engine/rolls/seeded'
import { atSea, fire, inRange, must, newMatch, sail } from '../../support/pond-games'
import { toy } from '../../support/toy'

/** A shot by the seed. */
function shot(): Match {
  const match = inRange()
  must(match, 'A', fire)
  return match
}

const recordOf = (match: Match): GameRecord => JSON.parse(JSON.stringify(match.record))
const checked = (record: GameRecord): GameCheck => replayGame({ ruleset: toy, record, setup: shot().setup }).check
const found = (record: GameRecord): readonly string[] => checked(record).findings.map(findingText)
const changed = (record: GameRecord, at: number, more: object): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, i) => (i === at ? { ...entry, ...more } : entry)),
})
const shotAt = (record: GameRecord): number => record.entries.findIndex(({ action }) => action.type === 'fire')

describe('a game that was played fits', () => {
  test('and the check counts what it looked at', () => {
    const match = shot()
    const check = checkGame(match)
    expect(check.findings).toEqual([])
    expect(checkText(check)).toEqual([
      `Everything fits: ${match.steps.length} entries by the rules, 2 rolls from the promised seed.`,
    ])
  })

  test('dice that people typed in are said to be theirs', () => {
    const match = inRange()
    must(match, 'A', fire, 6, 6)
    expect(match.record.entries.at(-1)).toMatchObject({ faces: [6, 6], typed: true })
    expect(match.record.entries.at(-2)).not.toHaveProperty('typed')
    expect(checkGame(match)).toMatchObject({ findings: [], seeded: 1, typed: 1 })
    expect(checkText(checkGame(match))).toContain("1 roll was typed in by people and can't be checked.")
  })

  test('with undo, redo and a take-back too', () => {
    const match = shot()
    match.takeBack('A', 'B')
    must(match, 'A', { type: 'turn', boat: 'a2', facing: 5 })
    match.stepBack()
    match.stepForward()
    must(match, 'A', fire)
    expect(checkGame(match).findings).toEqual([])
  })
})

describe('what was changed in a record is found', () => {
  const record = recordOf(shot())
  const at = shotAt(record)
  const faces = record.entries[at]?.faces ?? []

  test('another face: the seed gives another one', () => {
    const other = faces.map(face => (face % 6) + 1)
    expect(found(changed(record, at, { faces: other }))).toContain(
      `Entry ${at + 1} shows ${other.join(' ')}, but the seed gives ${faces.join(' ')}.`,
    )
  })

  test('a face that is called typed', () => {
    expect(found(changed(record, at, { faces: faces.map(() => 1), typed: true })).join()).toContain('was changed')
  })

  test('another seed: it is not the one that was promised, and the dice are not its dice', () => {
    const reasons = found({ ...record, sealed: seal('another seed') })
    expect(reasons[0]).toBe('The seed is not the one that was promised.')
    expect(reasons.join()).toContain('but the seed gives')
  })

  test('another promise', () => {
    expect(found({ ...record, commitment: commitment('another seed') })).toEqual([
      'The seed is not the one that was promised.',
      'The set-up or the promise was changed after the game began.',
    ])
  })

  test('another seed with a promise to match', () => {
    const other = { ...record, sealed: seal('another seed'), commitment: commitment('another seed') }
    expect(found(other)[0]).toBe('The set-up or the promise was changed after the game began.')
  })

  test('a bot that was a person', () => {
    const seats = record.setup.seats.map(seat => ({ ...seat, played: 'bot' as const }))
    expect(found({ ...record, setup: { ...record.setup, seats } })).toEqual([
      'The set-up or the promise was changed after the game began.',
    ])
  })

  test('entries cut off at the end', () => {
    expect(found({ ...record, entries: record.entries.slice(0, -1) })).toEqual([
      'Entries were cut off at the end, or put in there.',
    ])
  })

  test('an entry cut out in the middle', () => {
    const rulings = atSea()
    const ruling = { type: '@rule', question: 'Fog?', decision: 'None.', rule: 'POND.weather' }
    for (let i = 0; i < 3; i++) rulings.play('referee', ruling)
    const whole = recordOf(rulings)
    const cut = { ...whole, entries: whole.entries.filter((_, i) => i !== whole.entries.length - 2) }
    expect(found(cut)).toEqual([
      `Entry ${cut.entries.length} was changed, or entries before it were taken out or put in.`,
    ])
  })

  test('a value that the action does not have', () => {
    const action = { ...record.entries[at]?.action, aim: 'better' }
    expect(found(changed(record, at, { action })).join()).toContain('was changed')
  })

  test('more entries marked as older than proofs', () => {
    expect(found({ ...record, unproven: record.entries.length })).toContain(
      'The set-up or the promise was changed after the game began.',
    )
  })
})

describe('[TABLE.takeback] a take-back that nobody agreed to is found, however well it is written down', () => {
  test.each([
    ['granted by the one who asked', { granted: 'A' }],
    ['granted by the table', { granted: 'table' }],
    ['granted by a seat that nobody sits in', { granted: 'D' }],
    ['asked by a seat that nobody sits in', { asked: 'D', granted: 'B' }],
    ['further back than was asked', { to: 0 }],
  ])('%s', (_, more) => {
    const match = shot()
    match.takeBack('A', 'B')
    const { action, ...entry } = recordOf(match).entries.at(-1) ?? { action: { type: '' } }
    const forged = shot()
    const to = { ...action, ...more } as typeof action & { asked: 'A' }
    const replayed = forged.replay({ ...entry, actor: to.asked, action: to } as Parameters<Match['replay']>[0])
    expect('faults' in replayed && replayed.faults.map(({ kind }) => kind)).toContain('take-back')
  })
})

describe('the promise', () => {
  test('is the first line of every log, before anything was rolled', () => {
    const match = newMatch('hush')
    for (const reader of ['A', 'B', 'F', 'referee'] as const) {
      const [first] = match.linesFor(reader)
      expect(first && textOf(first.sentence, String)).toContain(commitment('hush'))
      expect(first?.step).toBe(-1)
    }
  })

  test('goes into the save apart from the seed, which cannot be read at a glance', () => {
    const match = newMatch('hush')
    const text = JSON.stringify(saveOf(match, 'x', ''))
    expect(text).toContain(commitment('hush'))
    expect(text).not.toContain('hush')
    expect(unseal(match.record.sealed)).toBe('hush')
  })

  test('is kept by the seed, which is shown at the end', () => {
    const match = atSea('hush')
    expect(match.seed).toBeNull()
    must(match, 'B', { type: 'concede', seat: 'B' })
    expect(commitment(match.seed ?? '')).toBe(match.commitment)
  })

  test('[TABLE.undo] nobody looks at the seed and then undoes the end: that must be agreed to, and is noted', () => {
    const match = atSea()
    must(match, 'B', { type: 'concede', seat: 'B' })
    expect(match.undo).toMatchObject({ kind: 'ask', by: 'B' })
    expect(match.stepBack()).not.toBeNull()
    expect(match.takeBack('B', 'A')).toBeNull()
    const check = checkGame(match)
    expect(check).toMatchObject({ findings: [], reopened: [match.steps.length] })
    expect(checkText(check).join()).toContain('took back the end of the game')
  })
})

describe('opening a file checks it', () => {
  const saved = (match = shot()): Save => JSON.parse(JSON.stringify(saveOf(match, 'Sunday', '')))
  const open = (save: Save) => {
    const opened = openSave(toy, save)
    if (!opened.ok) throw new Error(opened.why)
    return opened
  }

  test('and says what does not fit; the history stays where it leads to the same position', () => {
    const save = saved()
    const seats = save.record.setup.seats.map(seat => ({ ...seat, played: 'bot' as const }))
    const opened = open({ ...save, record: { ...save.record, setup: { ...save.record.setup, seats } } })
    expect(opened.warning).toBe(
      "This game doesn't check out: 1 thing doesn't fit. The set-up or the promise was changed after the game began.",
    )
    expect(opened.match.steps.length).toBe(save.record.entries.length)
  })

  test('and it is still found after playing on and saving again', () => {
    const save = saved()
    const entries = save.record.entries.map((entry, i) => (i === 1 ? { ...entry, digest: 'x' } : entry))
    const { match } = open({ ...save, record: { ...save.record, entries } })
    must(match, 'A', sail(match, 'a2', 3))
    expect(checkGame(match).findings.map(({ entry, kind }) => [entry, kind])).toEqual([
      [2, 'digest'],
      [3, 'digest'],
    ])
    expect(open(saved(match)).warning).toContain('Entry 2 was changed')
  })

  test('a promise is kept even where only the position can be opened', () => {
    const save = saved()
    const { match } = open({
      ...save,
      record: { ...save.record, sealed: seal('another seed'), entries: save.record.entries.slice(0, 1) },
    })
    expect(match.steps).toEqual([])
    expect(match.commitment).toBe(save.record.commitment)
    expect(checkGame(match).findings.map(({ kind }) => kind)).toEqual(['seed'])
    expect(checkText(checkGame(match)).join()).toContain('starts from a position')
  })

  test('a saved position that is not where the game leads', () => {
    const save = saved()
    const position = { ...(save.position as object), turn: 3 }
    const opened = open({ ...save, position })
    expect(opened.warning).toContain("It doesn't lead to the position that was saved with it.")
    expect(opened.match.state).toEqual(position)
  })
})

describe('a game of the first format', () => {
  /** A save as it was written before there were proofs. */
  function old(match: Match): string {
    const { record, ...save } = saveOf(match, 'Sunday', '')
    const { commitment: _, sealed, start: __, end: ___, entries, ...head } = record
    const before = entries.map(({ actor, action, faces, position }) => ({ actor, action, faces, digest: position }))
    return JSON.stringify({ ...save, formatVersion: 1, record: { ...head, seed: unseal(sealed), entries: before } })
  }
  const opened = (text: string) => {
    const parsed = parseSave(text)
    if (!parsed.ok) throw new Error(parsed.why)
    const result = openSave(toy, parsed.save)
    if (!result.ok) throw new Error(result.why)
    return result
  }

  test('opens with its history, and says that its dice were never promised', () => {
    const match = shot()
    const { match: again, warning, check } = opened(old(match))
    expect(warning).toBeUndefined()
    expect(again.state).toEqual(match.state)
    expect(check).toMatchObject({ findings: [], seeded: 0, unproven: match.steps.length })
    const [first] = again.linesFor('A')
    expect(first && textOf(first.sentence, String)).toContain('saved before proofs existed')
  })

  test('plays on with proofs from there', () => {
    const { match } = opened(old(shot()))
    const unproven = match.steps.length
    match.takeBack('A', 'B')
    must(match, 'A', fire)
    const again = opened(JSON.stringify(saveOf(match, 'Sunday', '')))
    expect(again.check).toMatchObject({ findings: [], seeded: 1, unproven })
    const record = recordOf(again.match)
    expect(found(changed(record, record.entries.length - 1, { faces: [1, 2] })).join()).toContain('the seed gives')
  })

  test('whose positions do not fit opens without its history, as ever', () => {
    const text = old(shot()).replace(/"digest":"[^"]*"/, '"digest":"zzz"')
    expect(opened(text).warning).toContain('Entry 1 leads to another position')
  })

  test.each([
    ['"actor":"A"', '"actor":"Z"', 'record › entries › 0 › actor'],
    ['"seed":"', '"seed":7,"x":"', 'record › commitment'],
    ['"entries":[', '"entries":[null,', 'record › '],
  ])('that is damaged is refused with its place: %s', (from, to, where) => {
    const parsed = parseSave(old(shot()).replace(from, to))
    expect(parsed.ok ? 'opened' : parsed.why).toContain(where)
  })
})
