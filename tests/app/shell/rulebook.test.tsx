// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RulebookPanel } from '../../../src/app/rulebook/RulebookPanel'
import { findRules, marked, sectionsOf } from '../../../src/app/rulebook/search'
import { toy } from '../../support/toy'
import { rulebook } from '../../support/toy/rulebook'

const [ruling] = rulebook.rulings

afterEach(cleanup)

describe('searching rules', () => {
  test('nothing asked, everything shown in its own order', () => {
    expect(findRules(rulebook, '  ')).toBe(rulebook.entries)
    expect(sectionsOf(rulebook.entries).flatMap(section => section.rules)).toEqual(rulebook.entries)
  })

  test('every word must be found, in text, number or heading', () => {
    for (const entry of rulebook.entries) expect(findRules(rulebook, entry.id.toLowerCase())).toContain(entry)
    const [first] = rulebook.entries
    if (!first) throw new Error('no rules')
    expect(findRules(rulebook, `${first.id} nonsensical`)).toEqual([])
  })

  test('a ruling is found through its rule', () => {
    if (!ruling) throw new Error('the toy game has a ruling')
    expect(findRules(rulebook, ruling.decision).map(rule => rule.id)).toEqual(expect.arrayContaining([...ruling.rules]))
  })

  test('what was found is marked, signs and all', () => {
    expect(marked('Roll (6) or more', '(6)')).toEqual([
      { text: 'Roll ', found: false },
      { text: '(6)', found: true },
      { text: ' or more', found: false },
    ])
  })
})

describe('the rulebook', () => {
  test('shows each rule with its status, and rulings with question, decision and why', async () => {
    await act(async () => render(<RulebookPanel ruleset={toy} focus={null} />))
    expect(screen.getAllByRole('link')).toHaveLength(rulebook.entries.length)
    if (!ruling) throw new Error('the toy game has a ruling')
    for (const words of [ruling.decision, ruling.why]) expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^(enforced|referee|reference)$/)).toHaveLength(rulebook.entries.length)
  })

  test('lights the rule it was opened at', () => {
    const entry = rulebook.entries.at(-1)
    if (!entry) throw new Error('no rules')
    render(<RulebookPanel ruleset={toy} focus={entry.id} />)
    const lit = screen.getAllByRole('link', { current: true })
    expect(lit.map(link => link.textContent?.trim())).toEqual([entry.id])
  })

  test('links carry the address of the rule, or hand it over', () => {
    const onFocus = vi.fn()
    const [entry] = rulebook.entries
    if (!entry) throw new Error('no rules')
    const { rerender } = render(<RulebookPanel ruleset={toy} focus={null} />)
    const link = () => screen.getByRole('link', { name: entry.id })
    expect(link().getAttribute('href')).toBe(`#/rules/pond/${entry.id}`)
    rerender(<RulebookPanel ruleset={toy} focus={null} onFocus={onFocus} />)
    fireEvent.click(link())
    expect(onFocus).toHaveBeenCalledWith(entry.id)
  })

  test('says when nothing is found', () => {
    render(<RulebookPanel ruleset={toy} focus={null} />)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search the rules' }), { target: { value: 'zeppelin' } })
    expect(screen.getByText('No rules match “zeppelin”')).toBeTruthy()
    expect(within(document.body).queryAllByRole('link')).toEqual([])
  })
})
