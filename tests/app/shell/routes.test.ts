import { describe, expect, test } from 'vitest'
import { hrefOf, parseRoute, queryOf, type Route } from '../../../src/app/routes'
import type { RuleId } from '../../../src/engine/rulebook'

const ROUTES: readonly Exclude<Route, { screen: 'unknown' }>[] = [
  { screen: 'lobby' },
  { screen: 'setup', game: 'pond' },
  { screen: 'play', id: 'a1b2' },
  { screen: 'rules', game: 'pond' },
  { screen: 'rules', game: 'pond', rule: 'POND.win/odd name?' as RuleId },
  { screen: 'print', game: 'pond' },
  { screen: 'terrain', game: 'pond' },
  { screen: 'terrain', game: 'pond', map: 'a1b2' },
  { screen: 'position', payload: 'Ab-_9' },
]

describe('addresses', () => {
  test.each(ROUTES)('%j leads where it says', route => {
    expect(parseRoute(hrefOf(route))).toEqual(route)
  })

  test.each(['#/nowhere/x', '#/play', '#/setup/', '#/rules'])('%s leads nowhere, in words', hash => {
    expect(parseRoute(hash)).toEqual({ screen: 'unknown', hash })
  })

  test.each(['', '#', '#/'])('%j is the lobby', hash => {
    expect(parseRoute(hash)).toEqual({ screen: 'lobby' })
  })

  test('a broken escape is taken as it stands', () => {
    expect(parseRoute('#/rules/pond/%E0%A4%A')).toEqual({ screen: 'rules', game: 'pond', rule: '%E0%A4%A' })
  })

  test('a seed may stand before or after the hash', () => {
    expect(queryOf('seed', { search: '?seed=7', hash: '#/setup/pond' })).toBe('7')
    expect(queryOf('seed', { search: '', hash: '#/setup/pond?seed=8' })).toBe('8')
    expect(queryOf('seed', { search: '', hash: '#/setup/pond' })).toBeNull()
    expect(parseRoute('#/setup/pond?seed=8')).toEqual({ screen: 'setup', game: 'pond' })
  })
})
