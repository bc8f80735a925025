// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CardEditorDialog } from '../../../src/app/editor/CardEditorDialog'
import { cardsText, readCards } from '../../../src/app/editor/cards-file'
import { valueAt, withItem, withoutItem, withValueAt } from '../../../src/app/editor/paths'
import { groupsOf, nodesOf } from '../../../src/app/editor/tree'
import { type OwnOptions, type OwnTug, tug, tugEditor, tugRuleset } from './tugs'

afterEach(cleanup)

describe('values by their path', () => {
  const card = { name: 'Tug', guns: [{ range: 3 }, { range: 5 }], radio: null }

  test('are read, and missing where the way ends', () => {
    expect(valueAt(card, ['guns', 1, 'range'])).toBe(5)
    expect(valueAt(card, ['guns', 7, 'range'])).toBeUndefined()
    expect(valueAt(card, ['radio', 'power'])).toBeUndefined()
  })

  test('are written in a copy that shares the rest', () => {
    const next = withValueAt(card, ['guns', 1, 'range'], 9)
    expect(next).toEqual({ name: 'Tug', guns: [{ range: 3 }, { range: 9 }], radio: null })
    expect(valueAt(next, ['guns', 0])).toBe(card.guns[0])
    expect(card.guns[1]?.range).toBe(5)
  })

  test('lists grow by a copy of the blank and shrink at their place', () => {
    const blank = { range: 1 }
    const grown = withItem(card, ['guns'], blank)
    expect(valueAt(grown, ['guns', 2])).toEqual(blank)
    expect(valueAt(grown, ['guns', 2])).not.toBe(blank)
    expect(valueAt(withoutItem(card, ['guns'], 0), ['guns'])).toEqual([{ range: 5 }])
  })
})

test('parts stand within their lists and options, under their groups', () => {
  const nodes = nodesOf(tug, tugEditor.parts(tug))
  expect(groupsOf(nodes).map(([group]) => group)).toEqual(['General', 'Guns', 'Radio'])
  const guns = nodes.find(node => node.kind === 'list')
  expect(guns?.kind === 'list' && guns.items.map(item => item.length)).toEqual([1, 1])
  const radio = nodes.find(node => node.kind === 'optional')
  expect(radio?.kind === 'optional' && radio.inside.length).toBe(1)
})

describe('the editor', () => {
  const show = () => {
    const onPut = vi.fn<(card: unknown) => void>()
    render(<CardEditorDialog options={{}} editor={tugEditor} card={tug} onPut={onPut} onClose={() => undefined} />)
    const keep = screen.getByRole('button', { name: 'Keep this card' })
    return { keep, kept: () => onPut.mock.lastCall?.[0] as OwnTug | undefined }
  }
  const openGroupOf = (name: string) => {
    const group = screen.getByText(name, { selector: 'summary', exact: false }).closest('details')
    if (!group) throw new Error(`no group ${name}`)
    group.open = true
    fireEvent(group, new Event('toggle'))
  }
  const hull = () => screen.getByRole('spinbutton', { name: 'Hull', hidden: true })

  test('names a fault at once beside its control, and keeps no faulty card', () => {
    const { keep, kept } = show()
    fireEvent.change(hull(), { target: { value: '-3' } })
    expect(hull().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('A hull has at least 1.')).toBeTruthy()
    expect(keep).toHaveProperty('disabled', true)
    fireEvent.click(keep)
    expect(kept()).toBeUndefined()
    fireEvent.change(hull(), { target: { value: '4' } })
    fireEvent.click(keep)
    expect(kept()?.hull).toBe(4)
  })

  test('the picture follows the values while they are right', () => {
    show()
    fireEvent.change(screen.getByRole('textbox', { name: 'Name', hidden: true }), { target: { value: 'Hercules' } })
    expect(screen.getByRole('heading', { name: 'Hercules' })).toBeTruthy()
    fireEvent.change(hull(), { target: { value: '0' } })
    expect(screen.getByText(/picture waits/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Hercules' })).toBeTruthy()
  })

  test('only the open group is in the page', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Add gun', hidden: true })).toBeNull()
    openGroupOf('Guns')
    expect(screen.getByRole('button', { name: 'Add gun', hidden: true })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Name', hidden: true })).toBeNull()
  })

  test('lists grow and shrink', () => {
    const { keep, kept } = show()
    openGroupOf('Guns')
    fireEvent.click(screen.getByRole('button', { name: 'Add gun', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove gun 1', hidden: true }))
    fireEvent.click(keep)
    expect(kept()?.guns).toEqual([{ range: 8 }, { range: 1 }])
  })

  test('what may be missing is switched off and on', () => {
    const { keep, kept } = show()
    openGroupOf('Radio')
    const radio = screen.getByRole('switch', { name: 'Radio', hidden: true })
    fireEvent.click(radio)
    expect(screen.queryByRole('spinbutton', { name: 'Power', hidden: true })).toBeNull()
    fireEvent.click(keep)
    expect(kept()?.radio).toBeNull()
    fireEvent.click(radio)
    fireEvent.click(keep)
    expect(kept()?.radio).toEqual({ power: 1 })
  })

  test('markup in a name stays text', () => {
    show()
    fireEvent.change(screen.getByRole('textbox', { name: 'Name', hidden: true }), {
      target: { value: '<img src=x onerror=alert(1)>' },
    })
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy()
    expect(dialog.querySelector('img')).toBeNull()
  })
})

describe('files of cards', () => {
  const options: OwnOptions = { cards: [tug, { ...tug, id: 'own-2', name: 'Second' }] }

  test('own cards go out and come in again', () => {
    const text = cardsText(tugRuleset, options)
    if (text === null) throw new Error('no own cards')
    expect(readCards(tugRuleset, { cards: [] }, text)).toEqual({ ok: true, options, count: 2 })
  })

  test('nothing own, nothing to export', () => {
    expect(cardsText(tugRuleset, { cards: [] })).toBeNull()
  })

  const file = (change: object): string =>
    JSON.stringify({ format: 'stormtable/cards', formatVersion: 1, ruleset: 'tugs', cards: [tug], ...change })
  test.each([
    ['no JSON', 'cards!', "isn't a file of cards"],
    ['a saved game', '{"format":"stormtable/game","formatVersion":1}', "isn't a file of cards"],
    ['from the future', file({ formatVersion: 2 }), 'newer version'],
    ['of another game', file({ ruleset: 'chess' }), 'chess'],
    ['without cards', file({ cards: [] }), 'damaged or empty'],
    [
      'with a faulty second card',
      file({ cards: [tug, { ...tug, hull: -1 }] }),
      'Card 2 › hull: A hull has at least 1.',
    ],
    ['with nonsense for a card', file({ cards: [7] }), 'Card 1'],
  ])('%s is refused by name and adds nothing', (_, text, word) => {
    const before: OwnOptions = { cards: [] }
    expect(readCards(tugRuleset, before, text)).toMatchObject({ ok: false, why: expect.stringContaining(word) })
    expect(before).toEqual({ cards: [] })
  })
})
