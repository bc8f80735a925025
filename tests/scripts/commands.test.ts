import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { main as fuzz } from '../../scripts/fuzz'
import { main as play } from '../../scripts/play'
import { decide } from '../../src/engine/fuzz/choosing'
import { Match } from '../../src/engine/record/match'
import { saveOf } from '../../src/engine/record/save'
import { randomFrom } from '../../src/engine/rolls/random'
import { RULESETS } from '../../src/rulesets'

const out = vi.spyOn(console, 'log').mockImplementation(() => {})
const err = vi.spyOn(console, 'error').mockImplementation(() => {})
const saidBy = (spy: typeof out) => spy.mock.calls.map(call => call.join(' ')).join('\n')

afterEach(() => {
  out.mockClear()
  err.mockClear()
})

describe('play', () => {
  let folder = ''
  let saved = ''
  const file = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'play-'))
    const ruleset = await RULESETS[0]?.load()
    const setup = ruleset?.setupModel.scenarios[0]?.setup
    if (!ruleset || !setup) throw new Error('no game')
    const match = new Match(ruleset, setup, 'seed')
    match.settle()
    const random = randomFrom(1)
    for (let i = 0; i < 20; i++) {
      const decision = decide(ruleset, match.state, random)
      if (decision) match.play(decision.actor, decision.action)
    }
    saved = JSON.stringify(saveOf(match, 'A game', ''))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('prints the log and the outcome of a saved game', async () => {
    expect(await play([await file('game.json', saved)])).toBe(0)
    expect(saidBy(out)).toMatch(/steps\. Not over yet\.\n/)
    expect(saidBy(out)).toMatch(/Promise for the dice: [0-9a-f]{64}\nEverything fits: /)
    expect(out.mock.calls.length).toBeGreaterThan(20)
    expect(saidBy(err)).toBe('')
  })

  test.each([
    ['no file', () => [], 'Name one saved game'],
    ['two files', () => ['a', 'b'], 'Name one saved game'],
    ['an option nobody knows', () => ['--fast'], "Unknown option '--fast'"],
    ['a file that is not there', () => [join(folder, 'none.json')], 'cannot be read'],
    ['no JSON', () => file('a.json', 'hello'), "This isn't a saved game"],
    ['another file', () => file('b.json', '{"a":1}'), "isn't a Stormtable game"],
    ['the future', () => file('c.json', saved.replace('"formatVersion":2', '"formatVersion":9')), 'newer version'],
    ['a game nobody knows', () => file('d.json', saved.replace(/"ruleset":"[^"]+"/, '"ruleset":"chess"')), 'chess'],
    ['newer rules', () => file('e.json', saved.replace(/"version":\d+/, '"version":999')), 'newer rules'],
  ])('says what is wrong with %s, and fails', async (_, argv, why) => {
    expect(await play([await argv()].flat())).toBe(2)
    expect(saidBy(err)).toContain(why)
    expect(saidBy(out)).toBe('')
  })

  test('warns of a history that does not replay, prints the position it has, and fails', async () => {
    const broken = saved.replace(/"position":"[^"]+"/, '"position":"x"')
    expect(await play([await file('f.json', broken)])).toBe(1)
    expect(saidBy(err)).toContain("Its history doesn't replay under these rules")
    expect(saidBy(err)).toContain('Entry 1 leads to another position')
  })
})

describe('fuzz', () => {
  test('tells how random games went', { timeout: 60_000 }, async () => {
    const game = RULESETS[0]?.id ?? ''
    expect(await fuzz(['--game', game, '--games', '1', '--seed', '4'])).toBe(0)
    expect(saidBy(out)).toMatch(/games {8}1\n {2}actions {6}\d+ .*\n {2}actions\/s {4}\d+\n {2}outcomes {5}\w+/)
    expect(saidBy(out)).toMatch(/rules cited {2}\d+ of \d+/)
  })

  test.each([
    [['--game', 'chess'], 'There is no game “chess”. There is: lightning-strike'],
    [['--games', 'many'], '--games must be a whole number from 1, not “many”.'],
    [['--games', '0'], '--games must be a whole number from 1'],
    [['--seed', '-1'], "Option '--seed' argument is ambiguous"],
    [['--scenario', 'x'], 'has no scenario “x”. It has: first-patrol'],
    [['--speed', '9'], "Unknown option '--speed'"],
  ])('%j is refused in words', async (argv, why) => {
    expect(await fuzz(argv)).toBe(2)
    expect(saidBy(err)).toContain(why)
  })
})
