import { describe, expect, test } from 'vitest'
import { ActionPool, hostileCalls, wrongAnswer } from '../../src/engine/fuzz/hostile'
import { viewFor } from '../../src/engine/record/hidden'
import { isRefusedStep, type Match } from '../../src/engine/record/match'
import { isRefused } from '../../src/engine/rolls/plan'
import { games } from '../support/games'
import { decisionsOf, forEach, seatsOf } from './positions'

const TIMEOUT = { timeout: 600_000 }

/** Calls in each position; the long form is `npm run fuzz -- --hostile`. */
const MOST_CALLS = 60
/** What one call may take, in milliseconds, on a busy machine. */
const PATIENCE = 4000

describe.each(games)('$title', ruleset => {
  test('[TABLE.forced] what the table does and no seat is ever offered happens by itself', TIMEOUT, () => {
    const [done, offered] = [new Set<string>(), new Set<string>()]
    for (const { actor, action, state, seats } of decisionsOf(ruleset)) {
      if (actor !== 'table') offered.add(action.type)
      else if (!done.has(action.type) || !offered.has(action.type)) {
        done.add(action.type)
        // An option of the set-up may leave to the table what a seat would be offered in the same position.
        const { offers } = ruleset.actions[action.type] ?? {}
        if (seats.some(seat => [...(offers?.(viewFor(state, seat), seat) ?? [])].length > 0)) offered.add(action.type)
      }
    }
    const marked = Object.entries(ruleset.actions).flatMap(([type, { forced }]) => (forced ? [type] : []))
    expect([...done].filter(type => !offered.has(type) && !marked.includes(type))).toEqual([])
    expect(marked.filter(type => offered.has(type))).toEqual([])
    const look = ({ state }: Match): void => {
      for (const { seat } of ruleset.awaiting(state))
        for (const type of marked)
          expect([...(ruleset.actions[type]?.offers(viewFor(state, seat), seat) ?? [])]).toEqual([])
    }
    forEach(ruleset, look, { recent: 0 })
  })

  test(
    '[TABLE.seat TABLE.forced TABLE.turn TABLE.malformed] whatever anybody sends is answered, in time, and changes nothing unless it is allowed',
    TIMEOUT,
    () => {
      const pool = new ActionPool()
      const wrong: string[] = []
      const slow: string[] = []
      let refused = 0
      forEach(ruleset, (match, random) => {
        const { state } = match
        const text = JSON.stringify(state)
        const record = JSON.stringify(match.record)
        const target = { ruleset, state, seats: seatsOf(match) }
        pool.learn(target, random)
        for (const call of hostileCalls(target, pool, random).slice(0, MOST_CALLS)) {
          const started = performance.now()
          const why = wrongAnswer(target, call, random)
          const spent = performance.now() - started
          const told = () => `${call.actor} ${JSON.stringify(call.action)?.slice(0, 300)}`
          if (why) wrong.push(`${told()} ${why}`)
          if (spent > PATIENCE) slow.push(`${told()} took ${spent.toFixed(0)} ms`)
          const planned = why ? null : match.plan(call.actor, call.action)
          if (!planned || !isRefused(planned)) continue
          refused += 1
          expect(isRefusedStep(match.play(call.actor, call.action))).toBe(true)
        }
        expect(match.state).toBe(state)
        expect(JSON.stringify(match.state)).toBe(text)
        expect(JSON.stringify(match.record)).toBe(record)
      })
      expect(wrong.slice(0, 5)).toEqual([])
      expect(slow).toEqual([])
      expect(refused).toBeGreaterThan(200)
      // Nothing was written where every object would see it.
      expect(Object.keys(Object.getPrototypeOf({}))).toEqual([])
    },
  )
})
