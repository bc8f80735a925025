import { expect, test } from 'vitest'
import { seededDice } from '../../src/engine/rolls/seeded'
import { playedOdds, strayed, type Trial } from '../support/played-odds'
import { tableOf } from '../support/table'
import { pond, toy, toySetup } from '../support/toy'

const signal = (seat: 'A' | 'B') =>
  ({ type: 'signal', seat, signal: { stance: 'steady', haste: 0, loud: false, word: 'Go' } }) as const

/** A boat with another in range. */
function inRange(): Trial<unknown> {
  const table = tableOf(pond, pond.initialState(toySetup, seededDice('seed', 'setup')))
  table.play('A', signal('A'))
  table.play('B', signal('B'))
  table.settle(6, 6, 1, 1)
  table.play('A', { type: 'sail', boat: 'a1', path: [{ at: { x: 15, y: 33 }, facing: 0 }] })
  return { ruleset: toy, state: table.state, actor: 'A', action: { type: 'fire', boat: 'a1', target: 'b1' } as never }
}

test('what an action rolls itself is played as it is shown', () => {
  const compared = playedOdds(inRange())
  expect(compared.map(({ what }) => what)).toEqual(expect.arrayContaining(['miss', 'hit', 'critical']))
  expect(compared.find(({ what }) => what === 'hit')?.shown).toBeCloseTo(9 / 36)
  expect(strayed(inRange())).toEqual([])
})

test('the same seed gives the same plays, another seed others', () => {
  const played = (seed: number) => playedOdds({ ...inRange(), seed }).map(one => one.played)
  expect(played(7)).toEqual(played(7))
  expect(played(7)).not.toEqual(played(8))
})

test('what happens otherwise than shown is found out', () => {
  const [first] = strayed({ ...inRange(), read: () => ({ label: 'hit' }) })
  expect(first).toMatch(/^miss: shown 0\.7222, played 0\.0000/)
})

test('what is played through the engine is read from what happened', () => {
  const read: Trial<unknown>['read'] = ({ events }) => {
    const shot = events.find(({ type }) => type === 'fired') as { result?: string } | undefined
    return { label: shot?.result ?? 'nothing' }
  }
  const trial = { ...inRange(), read }
  expect(playedOdds(trial).map(({ what }) => what)).toEqual(['miss', 'hit', 'critical'])
  expect(strayed(trial)).toEqual([])
})

test('a refused action is an error, with the reasons', () => {
  const trial = { ...inRange(), action: { type: 'fire', boat: 'a1', target: 'b3' } as never }
  expect(() => playedOdds(trial)).toThrow('fire is refused')
})
