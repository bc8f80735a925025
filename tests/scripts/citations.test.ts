import { describe, expect, test } from 'vitest'
import { citationsOf, citedIn, type Game, madeBy } from '../../scripts/citations'
import type { RuleId } from '../../src/engine/rulebook'

const entry = (id: string, status: 'engine' | 'referee' | 'reference' = 'engine') => ({
  id: id as RuleId,
  status,
  heading: '',
  text: '',
})
const game = (name: string, ids: readonly string[], text: string): Game => ({
  name,
  entries: ids.map(id => entry(id)),
  sources: [{ path: `${name}/rules.ts`, text }],
})

/** A template with a gap at its end, as it is written in code. */
const template = (start: string): string => `\`${start}\${row}\``

const cited = (text: string) => citedIn({ path: 'a.ts', text }).map(parts => parts.join('…'))

describe('What code cites', () => {
  test('text in the code and in templates, but not comments, types and questions', () => {
    expect(cited(`/** 'X.comment' */ const a = refuse('X.refused', \`why \${b}\`) // 'X.note'`)).toEqual([
      'X.refused',
      'why …',
    ])
    expect(cited(`const a: 'X.type' = b as Extract<Rule, 'X.other'>`)).toEqual([])
    expect(cited(`const a = rules.includes('X.asked') || rule === 'X.compared'`)).toEqual([])
    expect(cited(`const RULES = { 'X.key': 1, b: on ? 'X.one' : 'X.two' }`)).toEqual(['X.key', 'X.one', 'X.two'])
  })

  test('a template cites the ids it can make: numbers where one of them is a number', () => {
    const ids = ['X.crit.2', 'X.crit.24', 'X.crit.repeat', 'X.gun.fr-75', 'X.gun.all', 'X.gun.fr.note']
    expect(madeBy(['X.crit.', ''], ids)).toEqual(['X.crit.2', 'X.crit.24'])
    expect(madeBy(['X.gun.', ''], ids)).toEqual(['X.gun.fr-75', 'X.gun.all'])
    expect(madeBy(['X.row.s', '.', ''], ids)).toEqual([])
  })
})

describe('The check', () => {
  const clean = game(
    'chess',
    ['C.move', 'C.row.1', 'C.row.2'],
    `const rules = ['C.move', 'TABLE.turn', ${template('C.row.')}]`,
  )

  test('passes a game whose enforced rules are all cited', () => {
    expect(citationsOf(clean, [clean])).toEqual({ owed: 3, uncited: [], unknown: [] })
  })

  test('finds an enforced rule that no code cites; others owe nothing', () => {
    const entries = [...clean.entries, entry('C.mate'), entry('C.mood', 'referee'), entry('C.colour', 'reference')]
    expect(citationsOf({ ...clean, entries }, [clean]).uncited).toEqual(['C.mate'])
  })

  test('finds an id that another game has, or none', () => {
    const go = game('go', ['G.ko'], `const rules = ['G.ko', 'C.move', 'G.kko', ${template('G.row.')}]`)
    expect(citationsOf(go, [clean, go])).toEqual({
      owed: 1,
      uncited: [],
      unknown: ['C.move in go/rules.ts, a rule of chess', 'G.kko in go/rules.ts', 'G.row.… in go/rules.ts'],
    })
  })

  test('text that only looks like an id is left alone', () => {
    const words = game('words', ['W.a'], "const rules = ['W.a', 'A. B. Smith', 'X.y', 'W. stands for west']")
    expect(citationsOf(words, [words])).toEqual({ owed: 1, uncited: [], unknown: [] })
  })
})
