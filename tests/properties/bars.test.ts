import { describe, expect, test } from 'vitest'
import { actionsListed, sampleOffer, samplePlayable } from '../../src/engine/fuzz/sample'
import { viewIn } from '../../src/engine/record/hidden'
import { eachOffer } from '../../src/engine/record/offering'
import { promptsOf } from '../../src/engine/record/status'
import { planFor } from '../../src/engine/record/step'
import { isRefused } from '../../src/engine/rolls/plan'
import { registered } from '../support/games'
import { forEach } from './positions'

const SAMPLES = 12

describe.each(registered)('$title', ruleset => {
  test('an offer that says it is barred has no legal choice', () => {
    forEach(
      ruleset,
      ({ state }, random) => {
        for (const { seat } of promptsOf(ruleset, state)) {
          const view = viewIn(ruleset, state, seat)
          eachOffer(ruleset, state, seat, (offer, player) => {
            if (actionsListed(offer) || (offer.bars?.() ?? []).length === 0) return
            for (let i = 0; i < SAMPLES; i++) {
              const action = i % 2 ? samplePlayable({ offer, player }, view, random) : sampleOffer(offer, random)
              const planned = action && planFor(ruleset, view, seat, action)
              expect(!planned || isRefused(planned), `${offer.id}: ${JSON.stringify(action)}`).toBe(true)
            }
          })
        }
      },
      { positions: 24 },
    )
  })
})
