import { expect, test } from 'vitest'
import { openSave, parseSave, saveOf } from '../../../src/engine/record/save'
import { toy } from '../../support/toy'
import { pondAtPlay } from './table'

test('a tab that looks on shows what was played elsewhere, and plays nothing itself', () => {
  const { store, select, match, session } = pondAtPlay()
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
  session.follow(opened.match)
  expect(select.view(store.getState())).toEqual(opened.match.viewFor(store.getState().seat))
  expect(select.lines(store.getState()).length).toBe(opened.match.linesFor(store.getState().seat).length)
  expect(store.getState().seat).not.toBe(seat)
  expect(select.offers(store.getState())).toEqual([])
})

test('a viewer who looks back stays at the step they look at', () => {
  const { store, match, session } = pondAtPlay()
  store.getState().setSaveStatus('elsewhere')
  store.getState().look(0)
  session.follow(match)
  expect(store.getState().at).toBe(0)
})
