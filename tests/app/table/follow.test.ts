import { expect, test } from 'vitest'
import { openSave, parseSave, saveOf } from '../../../src/engine/record/save'
import { toy } from '../../support/toy'
import { pondAtPlay } from './table'

test('a tab that looks on shows what was played elsewhere, and plays nothing itself', () => {
  const { store, select, match } = pondAtPlay()
  const parsed = parseSave(JSON.stringify(saveOf(match, 'Evening', '2026-01-01T00:00:00Z')))
  if (!parsed.ok) throw new Error(parsed.why)
  const opened = openSave(toy, parsed.save)
  if (!opened.ok) throw new Error(opened.why)
  const seat = store.getState().seat
  if (seat === 'referee') throw new Error('the referee sat down by himself')

  store.getState().setSaveStatus('elsewhere')
  expect(select.offers(store.getState())).toEqual([])
  store.getState().play(seat, { type: 'pass' })
  store.getState().undo()
  expect(match.steps.length).toBe(opened.match.steps.length)

  opened.match.play(seat, { type: 'pass' })
  store.getState().follow(opened.match)
  expect(select.state(store.getState())).toEqual(opened.match.state)
  expect(select.lines(store.getState()).length).toBe(opened.match.linesFor(store.getState().seat).length)
  expect(store.getState().seat).not.toBe(seat)
  expect(select.offers(store.getState())).toEqual([])
})

test('who looks back stays where he looks', () => {
  const { store, match } = pondAtPlay()
  store.getState().setSaveStatus('elsewhere')
  store.getState().look(0)
  store.getState().follow(match)
  expect(store.getState().at).toBe(0)
})
