import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { faultsOf } from '../../../src/rulesets/lightning-strike/cards/faults'
import { sightOf } from '../../support/sight'
import { attackOn, duel } from './combat'
import { cardNamed, type LsTable, table } from './support'

describe('Sight names its rules', () => {
  const sight = (t: LsTable) => sightOf(lightningStrike, t.view, 'A1', 'B1').lines.map(({ rule }) => rule)
  const open = (far = 20) =>
    duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 50 - far] })

  test('[LS.los.contact-needed LS.los.smaller LS.los.intervening LS.los.no-range-limit] what is near a clear line', () => {
    expect(sight(open())).toEqual(['LS.los.default-clear'])
    expect(sight(open().enemy('cerberus', { at: [50, 40] }))).toContain('LS.los.contact-needed')
    expect(sight(open().enemy('stormrider', { at: [50, 31.5] }))).toContain('LS.los.smaller')
    expect(sight(open().enemy('cerberus', { at: [50, 28.5] }))).toContain('LS.los.intervening')
    expect(sight(open(49))).toContain('LS.los.no-range-limit')
  })

  test('[LS.los.required LS.los.hide LS.los.one-way LS.obstacle.los] what it means to be hidden', () => {
    expect(sight(open().enemy('cerberus', { at: [50, 31.5] }))).toEqual([
      'LS.cc.hide',
      'LS.los.required',
      'LS.los.hide',
      'LS.los.one-way',
    ])
    expect(sight(open().obstacle('asteroid', { at: [50, 40], radius: 3 }))).toEqual([
      'LS.los.asteroid',
      'LS.los.required',
      'LS.obstacle.los',
    ])
  })
})

describe('Cards and the referee name their rules', () => {
  const faults = (changes: object) =>
    faultsOf({ ...cardNamed('wyvern'), id: 'own', ...changes }).map(({ rule }) => rule)
  const [weapon] = cardNamed('wyvern').weapons

  test('[LS.setup.threat-value LS.card.tv-by-arc LS.turn.actions.usual-one LS.arc.list LS.damage.three LS.damage.types LS.card.trait-mis LS.range.bands] of a value that cannot be', () => {
    expect(faults({ threat: null })).toEqual(['LS.setup.threat-value'])
    expect(faults({ threat: { ff90: 0, ff120: 100 } })).toEqual(['LS.card.tv-by-arc'])
    expect(faults({ actions: 0 })).toEqual(['LS.turn.actions.usual-one'])
    expect(faults({ weapons: [{ ...weapon, arc: 'X' }] })).toEqual(['LS.arc.list'])
    expect(faults({ weapons: [{ ...weapon, type: 'X' }] })).toEqual(['LS.damage.types'])
    expect(faults({ weapons: [{ ...weapon, missile: 'no' }] })).toEqual(['LS.card.trait-mis'])
    expect(faults({ weapons: [{ ...weapon, bands: [] }] })).toEqual(['LS.range.bands'])
    expect(
      faults({ protection: { ...cardNamed('wyvern').protection, rear: { stun: 9, crippled: 9, overkill: 20 } } }),
    ).toEqual(['LS.damage.three'])
    expect(faults({ type: 'ship' })).toEqual(['LS.card.fields'])
  })

  test('[LS.counter.list] the counters a referee sets', () => {
    const t = duel()
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10] })
    const control = lightningStrike.refereeControls(t.state).find(({ id }) => id === 'counters.A1')
    expect(control?.rule).toBe('LS.counter.list')
  })
})

describe('Every reason at once', () => {
  test('[LS.setup.control LS.turn.main LS.turn.activation.once LS.turn.retreat-dead] an activation', () => {
    const t = table()
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10], status: 'overkilled', activation: 'done' })
    t.enemy('wyvern', { at: [60, 10] })
    const other = { type: 'activate', unit: 'B1', overthrust: false, evade: false, aim: false } as const
    expect(t.activate('A1').why(other, 'A')).toEqual([
      'LS.setup.control',
      'LS.turn.main',
      'LS.turn.retreat-dead',
      'LS.turn.activation.once',
    ])
  })

  test('[LS.turn.activation.def LS.move.basic] an empty path, for a Unit that is not active', () => {
    const t = table()
      .unit('pathfinder', {})
      .unit('pathfinder', { at: [60, 50] })
      .enemy('wyvern', { at: [50, 10] })
    expect(t.activate('A1').why({ type: 'move', unit: 'A2', path: [] })).toEqual([
      'LS.turn.activation.def',
      'LS.move.basic',
    ])
  })

  test('[LS.attack.enemy-only LS.turn.actions.number] an attack on a friend that is gone, without an Action', () => {
    const t = table().unit('pathfinder', { actionsLeft: 0 }).unit('pathfinder', { status: 'overkilled' })
    t.enemy('wyvern', { at: [50, 10] }).activate('A1')
    expect(t.refusals(attackOn('A2')).map(({ why }) => why)).toEqual([
      'A1 has no Actions left this turn.',
      'A2 is on your own side.',
      "A2 isn't on the table.",
    ])
  })
})
