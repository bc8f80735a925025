import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOffer, startTool } from '../../../src/board/tools'
import type { ToolContext, ToolEvent } from '../../../src/board/tools/tool'
import { TOOLS } from '../../../src/board/types'
import type { Offer } from '../../../src/engine/offers'
import type { Action } from '../../../src/engine/ruleset'
import { act, contextOf, Driver, piece, sceneOf } from '../support'

const scene = sceneOf([piece('a', 10, 10), piece('b', 40, 50, { seat: 'B' })])
const pose = { at: { x: 10, y: 10 }, facing: 0 }
const base = { id: 'o', label: 'Offer', rule: 'T', piece: 'a' } as const

const OFFERS: readonly Offer<Action>[] = [
  { ...base, kind: 'piece', choices: () => [{ piece: 'b', action: act('fire', {}) }] },
  { ...base, kind: 'cell', choices: () => [{ cell: 's', action: act('go', {}) }] },
  {
    ...base,
    kind: 'region',
    region: () => [{ kind: 'disc', tone: 'reach', at: pose.at, radius: 9 }],
    facing: 'free',
    start: () => pose,
    ghost: { art: 'exo', radius: 1 },
    at: to => act('place', { to }),
  },
  { ...base, kind: 'facing', pivot: pose, arc: { from: -60, to: 60 }, to: facing => act('turn', { facing }) },
  {
    ...base,
    kind: 'path',
    start: pose,
    reach: { shapes: () => [], extend: (path, to) => [...path, { at: to, facing: 0 }], cost: () => '' },
    along: path => act('move', { path }),
  },
]

const at = fc.record({ x: fc.integer({ min: 0, max: 120 }), y: fc.integer({ min: 0, max: 90 }) })
const spot = fc.oneof(
  at.map(p => ({ at: p, piece: null, cell: null })),
  fc.constantFrom(...scene.pieces).map(each => ({ at: each.at, piece: each.id, cell: null })),
)
const event: fc.Arbitrary<ToolEvent> = fc.oneof(
  spot.map(on => ({ kind: 'point' as const, spot: on })),
  fc.record({ kind: fc.constant('click' as const), spot, waypoint: fc.boolean(), touch: fc.boolean() }),
  spot.map(on => ({ kind: 'double' as const, spot: on })),
  fc.record({ kind: fc.constantFrom('drag' as const, 'drop' as const), from: spot, to: spot }),
  fc.integer({ min: -45, max: 45 }).map(by => ({ kind: 'turn' as const, by })),
  fc.constantFrom(1 as const, -1 as const).map(by => ({ kind: 'step' as const, by })),
  fc
    .constantFrom('leave' as const, 'enter' as const, 'waypoint' as const, 'back' as const, 'cancel' as const)
    .map(kind => ({ kind })),
)

/** Whatever was done before, a few cancels lead out; and the tool can be drawn at every step. */
function leadsOut(start: (context: ToolContext) => Driver): void {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), events => {
      const hand = start(contextOf(scene, { template: { name: 'Blast', shapes: () => [] } }))
      for (const each of events) {
        hand.send(each)
        expect(hand.picture.cursor).not.toBe('')
      }
      hand.effects.length = 0
      for (let i = 0; i < 3 && hand.wanted('cancel').length === 0; i++) hand.press('cancel')
      expect(hand.wanted('cancel')).toHaveLength(1)
    }),
    { numRuns: 150 },
  )
}

describe('Escape leads out of every state', () => {
  test.each(TOOLS)('of %s', tool => leadsOut(context => new Driver(startTool(tool, context), context)))

  test.each(OFFERS.map(offer => [offer.kind, offer] as const))('of an offer of a %s', (_, offer) =>
    leadsOut(context => {
      const run = startOffer(offer, context)
      if (!run) throw new Error('not answered on the board')
      return new Driver(run, context)
    }),
  )

  test('buttons and forms are answered in the panels', () => {
    const context = contextOf(scene)
    expect(startOffer({ ...base, kind: 'button', action: act('end', {}) }, context)).toBeNull()
    expect(startOffer({ ...base, kind: 'form', fields: () => [], fill: () => act('fill', {}) }, context)).toBeNull()
  })
})
