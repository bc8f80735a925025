import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../src/engine/offers'
import { viewFor } from '../../../src/engine/record/hidden'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { AnyAction } from '../../../src/rulesets/striker/actions'
import { playersWith } from '../../../src/rulesets/striker/players'
import type { State } from '../../../src/rulesets/striker/state'
import { type FieldGiven, field, missionFrom, type StandGiven } from './field'
import { goTo } from './support'

// How random players pick, with the random numbers given by hand.

type Kind = keyof ReturnType<typeof playersWith>
const players = playersWith([]) as Record<
  string,
  {
    seldom?(offer: Offer<AnyAction>, view: State): boolean
    pick?(offer: Offer<AnyAction>, view: State, random: () => number): AnyAction | null
  }
>

function offerOf(given: FieldGiven, id: string): { offer: Offer<AnyAction>; view: State } {
  const state = field(given)
  const offers = offersFor(anyRuleset(striker), state, 'A')
  const offer = offers.find(one => one.id === id)
  if (!offer) throw new Error(`no ${id} among ${offers.map(one => one.id).join(' ')}`)
  return { offer: offer as unknown as Offer<AnyAction>, view: viewFor(state, 'A') as State }
}
/** What is picked with these numbers, then with the last one again and again. */
function picked(kind: Kind, given: FieldGiven, id: string, numbers: readonly number[]): unknown {
  const { offer, view } = offerOf(given, id)
  let i = 0
  return players[kind]?.pick?.(offer, view, () => numbers[Math.min(i++, numbers.length - 1)] ?? 0)
}
const isSeldom = (kind: Kind, given: FieldGiven, id: string) => {
  const { offer, view } = offerOf(given, id)
  return players[kind]?.seldom?.(offer, view)
}
const near = (x: number, y: number) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })

const veterans: StandGiven = { men: [{ quality: 'veteran' }, { quality: 'veteran' }] }

describe('random moves', () => {
  const walking = (at: readonly [number, number], numbers: readonly number[], more: FieldGiven = {}) => {
    const given: FieldGiven = { phase: 'move1', ...more, stands: { A1: { ...veterans, at }, ...more.stands } }
    return picked('move', given, 'move.A1.walk.ground', numbers)
  }
  const to = (x: number, y: number) => ({
    type: 'move',
    stand: 'A1',
    gait: 'walk',
    flight: 'ground',
    path: [near(x, y)],
  })
  const free: FieldGiven = { units: { 'A.A1': { order: goTo(100, 50) } } }
  const aimless: FieldGiven = {
    options: { orders: 'off' },
    units: { 'A.A1': { order: { ...goTo(0, 0), move: { ...goTo(0, 0).move, point: null } } } },
  }

  test('[STR.core.move.walk] from a fifth of the rate to all of it, in any direction', () => {
    expect(walking([50, 50], [0, 0.25], aimless)).toEqual(to(51, 50))
    expect(walking([50, 50], [0.5, 0], aimless)).toEqual(to(50, 47))
    expect(walking([50, 50], [0.5, 0.5], aimless)).toEqual(to(50, 53))
    expect(walking([50, 50], [0.5, 0.75], aimless)).toEqual(to(47, 50))
  })

  test('[STR.core.orders.move-clause] toward the next point of the order three times in four, up to 10 degrees off', () => {
    expect(walking([50, 50], [0.5, 0.74, 0.5, 0.9], free)).toEqual(to(53, 50))
    expect(walking([50, 50], [0.5, 0.75, 0.5, 0.9], free)).toEqual(to(50, 53))
    const off = (10 * Math.PI) / 180
    expect(walking([50, 50], [0.5, 0, 0, 0.9], free)).toEqual(to(50 + 3 * Math.cos(off), 50 - 3 * Math.sin(off)))
  })

  test('[STR.core.orders.corridor] orders to hold allow 2 cm; half a centimetre is kept from the edges', () => {
    expect(walking([50, 50], [0.5, 0.25], { stands: { A1: { at: [50, 50] } } })).toEqual(to(51.2, 50))
    expect(walking([239, 50], [0.5, 0.25], aimless)).toEqual(to(239.5, 50))
    expect(walking([1, 50], [0.5, 0.75], aimless)).toEqual(to(0.5, 50))
    expect(walking([50, 1], [0.5, 0], aimless)).toEqual(to(50, 0.5))
    expect(walking([50, 159], [0.5, 0.5], aimless)).toEqual(to(50, 159.5))
  })

  test('[STR.core.move.fraction] what is spent is spent', () => {
    const spent: FieldGiven = { ...aimless, stands: { A1: { ...veterans, at: [50, 50], own: { spent: 0.5 } } } }
    expect(walking([50, 50], [0.5, 0.25], spent)).toEqual(to(51.5, 50))
  })

  test('crawling and evading seldom; no moves on orders to hold', () => {
    const seldom = (gait: string, more: FieldGiven = free) =>
      isSeldom(
        'move',
        { phase: 'move1', stands: { A1: { ...veterans, at: [50, 50] } }, ...more },
        `move.A1.${gait}.ground`,
      )
    expect(['walk', 'run', 'crawl', 'evade'].map(gait => seldom(gait))).toEqual([false, false, true, true])
    expect(seldom('walk', { stands: { A1: { at: [50, 50] } } })).toBe(true)
  })

  test('[STR.core.defaults.batch] a march goes anywhere within half the reach of the slowest', () => {
    const unit = { own: { unit: 'A.S' } }
    const given: FieldGiven = {
      phase: 'move1',
      stands: { A1: { ...veterans, ...unit, at: [50, 50] }, A2: { ...veterans, ...unit, at: [54, 50] } },
    }
    expect(picked('march', given, 'march.A.S', [1, 0])).toEqual({
      type: 'march',
      unit: 'A.S',
      gait: 'walk',
      by: near(2.5, -2.5),
    })
    expect(isSeldom('march', given, 'march.A.S')).toBe(true)
  })
})

describe('random places', () => {
  test('deployment anywhere in the zone, facing as before', () => {
    const given: FieldGiven = {
      phase: 'deploy',
      options: { zones: { A: [10, 20, 50, 60], B: [100, 0, 240, 20] } },
      stands: { A1: { at: [30, 30], facing: 40 } },
    }
    expect(picked('deploy', given, 'deploy.A1', [0.25, 0.75])).toEqual({
      type: 'deploy',
      stand: 'A1',
      at: near(20, 50),
      facing: 40,
    })
    expect(isSeldom('deploy', given, 'deploy.A1')).toBe(true)
  })

  const crew: StandGiven = {
    at: [50, 90],
    kind: 'crew',
    men: [{ weapons: ['mortar-8'] }, { weapons: [] }, { weapons: [] }],
  }
  const observer: StandGiven = { at: [60, 80], men: [{ observer: true, quality: 'veteran' }, {}] }
  const battery: FieldGiven = {
    phase: 'command',
    units: { 'A.S': { leader: 'A1' } },
    stands: { A1: { ...observer, own: { unit: 'A.S' } }, A2: { ...crew, own: { unit: 'A.S' } } },
  }

  test('[STR.core.indirect.range] a mission anywhere in the ring of the battery, of any kind, for up to six turns', () => {
    const order = (numbers: readonly number[]) => picked('mission', battery, 'mission.A1.A2', numbers)
    const base = { type: 'mission', observer: 'A1', battery: 'A2' }
    expect(order([0.25, 0, 0, 0, 0])).toEqual({ ...base, point: near(70, 90), kind: 'HE', turns: 1, sheaf: 'normal' })
    expect(order([0, 0, 0, 0.99, 0.5])).toEqual({
      ...base,
      point: near(50, 70),
      kind: 'HE',
      turns: 6,
      sheaf: 'converged',
    })
    // Farther than the table reaches: its edge.
    expect(order([0.25, 1, 0, 0, 0])).toMatchObject({ point: near(240, 90) })
    expect(order([0.75, 1, 0, 0, 0])).toMatchObject({ point: near(0, 90) })
    expect(order([0, 1, 0, 0, 0])).toMatchObject({ point: near(50, 0) })
    expect(order([0.5, 1, 0, 0, 0])).toMatchObject({ point: near(50, 160) })
  })

  test('missions seldom with a battery on a mission or an observer who is busy or shaken', () => {
    const seldom = (mine: StandGiven, more: FieldGiven = {}) =>
      isSeldom(
        'mission',
        {
          ...battery,
          ...more,
          stands: { ...battery.stands, A1: { ...observer, ...mine, own: { unit: 'A.S', ...mine.own } } },
        },
        'mission.A1.A2',
      )
    expect(seldom({})).toBe(false)
    expect(seldom({ own: { task: 'observe' } })).toBe(true)
    expect(seldom({ status: 'suppressed', until: 9 })).toBe(true)
    expect(seldom({}, { missions: { m1: missionFrom('m1', { lands: 9 }) } })).toBe(true)
  })

  test('[STR.core.indirect.adjust] fire is shifted up to half of what is allowed along each side', () => {
    const given: FieldGiven = {
      ...battery,
      missions: { m1: missionFrom('m1', { lands: 2, turns: 5, landed: 1, point: { x: 100, y: 60 } }) },
    }
    expect(picked('adjust', given, 'adjust.m1', [1, 0])).toEqual({
      type: 'adjust',
      mission: 'm1',
      point: near(105, 55),
    })
  })
})
