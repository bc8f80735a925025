import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../scripts/mutate'
import { type Break, breaksOf, changeOf, chosen } from '../../scripts/mutate/breaks'
import { broken } from '../../scripts/mutate/operators'
import { orderOf } from '../../scripts/mutate/order'
import { behaviourOf, EXCLUDED } from '../../scripts/mutate/scope'
import { tried } from '../../scripts/mutate/trial'

const out = vi.spyOn(console, 'log').mockImplementation(() => {})
const err = vi.spyOn(console, 'error').mockImplementation(() => {})
const saidBy = (spy: typeof out) => spy.mock.calls.map(call => call.join(' ')).join('\n')

afterEach(() => {
  out.mockClear()
  err.mockClear()
})

const brokenBy = (text: string): string[] => breaksOf({ path: 'a.ts', text }).map(one => broken(text, one))

describe('ways to break', () => {
  test.each([
    ['a comparison', 'a < b', ['a <= b']],
    ['an equality', 'a === b', ['a !== b']],
    ['a sum', 'a + b', ['a - b']],
    ['a product', 'a * b', ['a / b']],
    ['a sum that is assigned', 'a += b', ['a -= b']],
    ['both of two conditions', 'x(a && b)', ['x((a || b))']],
    ['one condition of three', 'x(a && b && c)', ['x((a || b) && c)', 'x((a && b || c))']],
    ['a fallback', 'x(a ?? b)', ['x((b ?? a))']],
    ['a condition', 'if (a) b()', ['if (!(a)) b()']],
    ['a choice', 'x(a ? b : c)', ['x(!(a) ? b : c)']],
    ['a negation, once', 'if (!a) b()', ['if (a) b()']],
    ['an equality that is a condition, once', 'if (a === b) c()', ['if (a !== b) c()']],
    ['numbers of a table', 'x([7, 0.5])', ['x([8, 0.5])', 'x([7, 1.5])']],
    ['a truth', 'x(true)', ['x(false)']],
    ['the smaller of two', 'Math.min(a, b)', ['Math.max(a, b)']],
    ['all of them', 'a.every(b)', ['a.some(b)']],
    ['rounding', 'Math.ceil(a)', ['Math.floor(a)']],
    ['a reason', "x([...a, refuse('TS.act')])", ["x([...[], refuse('TS.act')])", 'x([...a, ...[]])']],
    [
      'what is written',
      'f((draft: D) => { a()\n b() })',
      ['f((draft: D) => { ;\n b() })', 'f((draft: D) => { a()\n ; })'],
    ],
    ['what an action writes', 'x({ apply() { a() } })', ['x({ apply() { ; } })']],
  ])('%s', (_, text, expected) => {
    expect(brokenBy(text)).toEqual(expected)
  })

  test.each([
    ['types', 'type A = 1 | true; let a: 2 | undefined'],
    ['names', 'x({ 1: a.min, b: c })'],
    ['text', "x(`a` + b, 'c' + d)"],
    ['citations', "x(['TS.act', 'TS.end'])"],
    ['statements that write nothing', 'f(state => { a() })'],
  ])('%s are left alone', (_, text) => {
    expect(brokenBy(text)).toEqual([])
  })

  test('what a cast is put on is broken', () => {
    expect(brokenBy('x(1 as 1 | 2)')).toEqual(['x(2 as 1 | 2)'])
  })

  test('lines keep their numbers, and the changed ones are told', () => {
    const text = 'f((draft: D) => {\n  a(\n    b,\n  )\n})'
    const [one] = breaksOf({ path: 'a.ts', text })
    expect(one && broken(text, one).split('\n').length).toBe(5)
    expect(one && changeOf(text, one)).toEqual({ line: 2, before: ['a(', 'b,', ')'], after: [';'] })
  })
})

describe('choosing', () => {
  const places = breaksOf({ path: 'a.ts', text: 'x([1, 2, 3, 4, 5, 6, 7, 8, 9])' })
  const starts = (breaks: readonly Break[]) => breaks.map(({ start }) => start)

  test('a seed names the same breaks, however many are wanted', () => {
    expect(chosen(places, 3, 9).slice(0, 4)).toEqual(chosen(places, 3, 4))
    expect(starts(chosen(places, 3, 4))).not.toEqual(starts(chosen(places, 4, 4)))
  })

  test('no place is broken twice, and there are no more than there are', () => {
    expect(starts(chosen(places, 1, 20)).sort((a, b) => a - b)).toEqual(starts(places))
  })

  test('only files that decide what happens', () => {
    const paths = behaviourOf('thunder-struck').map(({ path }) => path)
    expect(paths).toContain('src/rulesets/thunder-struck/rules/power.ts')
    expect(paths).not.toContain('src/rulesets/thunder-struck/rulebook.ts')
    expect(paths.filter(path => !path.endsWith('.ts'))).toEqual([])
  })

  test.each(EXCLUDED)('%s still fits a file', files => {
    const paths = readdirSync('src/rulesets', { recursive: true, encoding: 'utf8' })
    expect(paths.some(path => files.test(path.replaceAll('\\', '/')))).toBe(true)
  })

  test('tests named like the broken file come first, random games last', () => {
    const tests = ['a/fuzz/x.test.ts', 'a/golden/x.test.ts', 'a/rulesets/g/act.test.ts', 'a/rulesets/g/fire.test.ts']
    const ordered = orderOf(tests, path => path, 'src/rulesets/g/fire-dm.ts')
    expect(ordered.map(path => tests.indexOf(path))).toEqual([3, 2, 1, 0])
  })
})

test('a break reaches the tests, and the one that notices it is named', async () => {
  const path = 'src/rulesets/thunder-struck/tables/ring.ts'
  const source = behaviourOf('thunder-struck').find(file => file.path === path)
  const ring = source && breaksOf(source).find(one => one.text === '17')
  if (!ring) throw new Error('the ring has 16 spaces')
  const { survived, by } = await tried({ game: 'thunder-struck', one: ring }, 50)
  expect(survived).toBe(false)
  expect(by).toMatch(/^tests\/rulesets\/thunder-struck\/.*\[TS\./)
})

describe('mutate', () => {
  test('lists breaks without running anything', async () => {
    expect(await main(['--game', 'thunder-struck', '--n', '2', '--seed', '5', '--list'])).toBe(0)
    expect(saidBy(out)).toMatch(/^2 of \d+ breaks of thunder-struck, seed 5\n#1 src\/.*:\d+ .*\n {4}- .*\n/)
    expect(saidBy(out)).toContain('\n#2 src/')
    const [, second] = saidBy(out).split('\n#2 ')
    out.mockClear()
    await main(['--game', 'thunder-struck', '--n', '2', '--from', '2', '--seed', '5', '--list'])
    expect(saidBy(out)).toMatch(/^1 of \d+ breaks/)
    expect(saidBy(out).split('\n#2 ')).toEqual([expect.any(String), second])
  })

  test.each([
    [[], 'Name a game.'],
    [['--game', 'chess'], 'There is no game “chess”.'],
    [['--game', 'thunder-struck', '--n', '0'], '--n must be a whole number from 1'],
    [['--game', 'thunder-struck', '--only', '99999'], '--only must be at most'],
    [['--game', 'thunder-struck', '--n', '5', '--from', '6'], '--from must be at most 5.'],
    [['--game', 'thunder-struck', '--fast'], "Unknown option '--fast'"],
  ])('%j is refused in words', async (argv, why) => {
    expect(await main(argv)).toBe(2)
    expect(saidBy(err)).toContain(why)
    expect(saidBy(out)).toBe('')
  })
})
