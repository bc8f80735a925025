import { describe, expect, test } from 'vitest'
import { offersFor } from '../../src/engine/record/offering'
import { isRefused } from '../../src/engine/rolls/plan'
import { SEATS } from '../../src/engine/seats'
import { registered } from '../support/games'
import { forEach, sampleActions, seatsOf } from './positions'

describe.each(registered)('$title', ruleset => {
  test('a seat that nobody took is offered nothing it can do, and whatever it tries is refused with a reason', () => {
    forEach(ruleset, (match, random) => {
      for (const absent of SEATS.filter(seat => !seatsOf(match).includes(seat))) {
        for (const offer of offersFor(ruleset, match.state, absent))
          if (offer.kind === 'button') expect(isRefused(match.plan(absent, offer.action))).toBe(true)
        for (const { action } of sampleActions(match, random, 2))
          expect(isRefused(match.plan(absent, action))).toBe(true)
      }
    })
  })
})
