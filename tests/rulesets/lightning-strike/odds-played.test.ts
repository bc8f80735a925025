import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import type { LsEvent } from '../../../src/rulesets/lightning-strike/events'
import type { State } from '../../../src/rulesets/lightning-strike/state'
import { type Played, type Reading, strayed, type Trial } from '../../support/played-odds'
import { attackOn, duel, like, moveTo } from './combat'
import { game, type LsTable, table } from './support'

type Found<T extends LsEvent['type']> = Extract<LsEvent, { type: T }>

function happened<T extends LsEvent['type']>({ events }: Played<State>, type: T): Found<T> {
  const found = (events as LsEvent[]).find((event): event is Found<T> => event.type === type)
  if (!found) throw new Error(`no ${type}; there are ${events.map(event => event.type).join(', ')}`)
  return found
}

const befell = ({ events }: Played<State>, unit: string, type: 'stunned' | 'crippled' | 'overkilled'): boolean =>
  (events as LsEvent[]).some(event => event.type === type && event.unit === unit)

/** What came of an attack, in the words of the preview. */
function readAttack(played: Played<State>): Reading {
  const { attacker, target, struck, hit } = happened(played, 'attack-resolved')
  const { units } = played.before
  if (!hit) return { label: 'Miss', also: [] }
  const also = struck === target ? [] : [`Hits ${units[struck]?.name} instead`]
  if (units[struck]?.seat === units[attacker]?.seat) return { label: 'Hits its own side', also }
  const is = (type: Parameters<typeof befell>[2]): boolean => befell(played, struck, type)
  const label = is('overkilled') ? 'Destroyed' : is('crippled') ? 'Crippled' : is('stunned') ? 'Stunned' : 'No effect'
  return { label, also }
}

interface More extends Partial<Pick<Trial<State>, 'answers'>> {
  readonly actor?: Seat
  read?(played: Played<State>): Reading
}

const odds = (t: LsTable, action: LsAction, { actor = 'A', read = readAttack, ...more }: More = {}): string[] =>
  strayed({ ruleset: game, state: t.state, actor, action, read, ...more })

/** A1 ten centimetres from B1, with whatever both carry. */
const facing = (own = {}, enemy = {}, options = {}) =>
  duel(options)
    .unit('pathfinder', { at: [50, 50], ...own })
    .enemy('wyvern', { at: [50, 40], facing: 180, ...enemy })

/** B1 with so many others of its Size in contact, the first of them a friend of the attacker. */
const crowd = (others: number): LsTable => {
  const t = facing()
  for (let i = 0; i < others; i++)
    t.unit('wyvern', { seat: i === 0 ? 'A' : 'B', at: [49.7 + 0.1 * i, 38.6], facing: 180 })
  return t.activate('A1')
}

describe('Shown odds of an attack are played odds', () => {
  test.each([
    ['a plain shot', () => facing().activate('A1')],
    [
      'at the rear of a stunned, evading one',
      () => facing({}, { facing: 0, stunned: true, evading: true }).activate('A1'),
    ],
    [
      'overthrusting and jammed',
      () => facing({ targetedEcm: [{ by: 'B', source: 'B1' }] }).activate('A1', { overthrust: true }),
    ],
    ['crippled, at a crippled one', () => facing({ crippled: true }, { crippled: true }).activate('A1')],
    [
      'through a rock field, into dust',
      () =>
        facing()
          .obstacle('rock', { at: [50, 45], radius: 2 })
          .obstacle('dust', { at: [50, 39], radius: 2 })
          .activate('A1'),
    ],
    ['crews of Skill 1', () => facing({}, {}, { skill: 1 }).activate('A1')],
  ] as const)('[LS.attack.hit LS.attack.miss LS.damage.total LS.damage.compare] at range: %s', (_, make) =>
    expect(odds(make(), attackOn('B1'))).toEqual([]),
  )

  test.each([1, 3, 4, 6])('[LS.cc.random.method LS.cc.random.resolve] at one with %i others in contact', others =>
    expect(odds(crowd(others), attackOn('B1'))).toEqual([]),
  )

  const clinch = (own: string, enemy: string, more = {}) =>
    duel()
      .unit(own, { at: [50, 50] })
      .enemy(enemy, { at: [50, 48.5], facing: 180, ...more })
      .activate('A1')

  test.each([
    ['a blow against one without the rating', () => clinch('stormrider', 'lancer'), 1],
    ['a blow against a better one', () => clinch('retaliator', 'stormrider'), 2],
    ['a blow in a rock field', () => clinch('retaliator', 'lancer').obstacle('rock', { at: [50, 49], radius: 3 }), 2],
  ] as const)('[LS.cc.cco.vs-none LS.cc.cco.both LS.attack.hit] in contact: %s', (_, make, weapon) =>
    expect(odds(make(), attackOn('B1', { weapon }))).toEqual([]),
  )

  test('[LS.cc.cco.turn LS.command.defence] declared, with what the target is expected to choose', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5], facing: 0 })
      .activate('A1')
    const blow = attackOn('B1', { weapon: 2 })
    const stand = { type: 'defend', turnToFace: true, commandPoint: false } as const
    expect(odds(t, blow, { answers: [{ actor: 'B', action: stand }] })).toEqual([])
    t.play(blow)
    for (const turnToFace of [true, false])
      expect(odds(t, { type: 'defend', turnToFace, commandPoint: turnToFace }, { actor: 'B' })).toEqual([])
  })

  test('[LS.cc.random.method LS.command.defence] declared at one of five', () => {
    const t = crowd(4).set(state => {
      for (const side of Object.values(state.sides)) side.commandPoints = 1
    })
    const stand = { type: 'defend', turnToFace: false, commandPoint: false } as const
    expect(odds(t, attackOn('B1'), { answers: [{ actor: 'B', action: stand }] })).toEqual([])
    expect(odds(t.play(attackOn('B1')), { ...stand, commandPoint: true }, { actor: 'B' })).toEqual([])
  })
})

describe('Shown odds of electronic warfare are played odds', () => {
  const syreen = (own = {}, enemy = {}) =>
    duel()
      .unit('syreen', { at: [50, 80], ...own })
      .unit('syreen', { at: [60, 80] })
      .enemy('stormrider', { at: [50, 20], ...enemy })

  const readEcm = (played: Played<State>): Reading => {
    const { placed, threshold, better } = happened(played, 'ecm-activated')
    if (placed) return { label: `ECM ${threshold}` }
    return { label: better ? `Not above ${played.before.units[better]?.ecm?.threshold}` : 'No counter' }
  }

  test.each([
    ['alone', () => syreen().activate('A1')],
    ['overthrusting', () => syreen().activate('A1', { overthrust: true })],
    [
      'beside a friend who broadcasts 6',
      () =>
        syreen()
          .set(state => Object.assign(state.units.A2 ?? {}, { ecm: { threshold: 6, paid: true } }))
          .activate('A1'),
    ],
  ] as const)('[LS.ecm.threshold LS.ecm.threshold-zero LS.ecm.highest-only] ECM, %s', (_, make) =>
    expect(odds(make(), { type: 'ecm.activate', unit: 'A1' }, { read: readEcm })).toEqual([]),
  )

  const readEccm = (played: Played<State>): Reading => {
    const { left, threshold } = happened(played, 'eccm-rolled')
    return { label: left === threshold ? 'Fails' : left > 0 ? `Halved to ${left}` : 'Dispelled' }
  }

  test.each([1, 6])(
    '[LS.eccm.roll LS.eccm.higher LS.eccm.lower LS.eccm.tie LS.eccm.tie-zero] ECCM against %i',
    threshold => {
      const t = syreen({}, { ecm: { threshold, paid: true } }).activate('A1')
      expect(odds(t, { type: 'eccm.dispel', unit: 'A1', target: 'B1' }, { read: readEccm })).toEqual([])
    },
  )

  const readJam =
    (won: string) =>
    (played: Played<State>): Reading => ({
      label: happened(played, 'interference-resolved').placed ? won : 'No effect',
    })

  test('[LS.ecm.targeted.roll LS.ecm.targeted.win LS.ecm.targeted.eccm LS.ecm.targeted.decline] Targeted ECM on an enemy', () => {
    const t = syreen().activate('A1')
    const jam = { type: 'ecm.target', unit: 'A1', target: 'B1' } as const
    const all = { actor: 'B' as const, action: { type: 'ecm.answer', answer: 'eccm' } as const }
    expect(odds(t, jam, { answers: [all], read: readJam('Jammed') })).toEqual([])
    t.play(jam)
    for (const answer of ['eccm', 'plain', 'decline'] as const)
      expect(odds(t, { type: 'ecm.answer', answer }, { actor: 'B', read: readJam('Jammed') })).toEqual([])
  })

  test('[LS.ecm.targeted.friendly LS.ecm.targeted.roll] on a friend', () => {
    const mask = { type: 'ecm.target', unit: 'A1', target: 'A2' } as const
    expect(odds(syreen().activate('A1'), mask, { read: readJam('Masked') })).toEqual([])
  })
})

describe('Shown odds of a move through fields are played odds', () => {
  const readWay = (played: Played<State>): Reading => ({
    label: befell(played, 'A1', 'overkilled')
      ? 'Destroyed'
      : befell(played, 'A1', 'crippled')
        ? 'Crippled'
        : 'Gets through',
  })
  const fields = (own = {}, options = {}) =>
    duel(options)
      .unit(like('pathfinder', { movement: { basic: 30, overthrust: 40 } }), { at: [50, 50], ...own })
      .enemy('wyvern', { at: [90, 5] })
      .obstacle('debris', { at: [50, 42], radius: 3 })
      .obstacle('rock', { at: [50, 32], radius: 3 })
      .activate('A1')

  test.each([
    ['one field', {}, {}, 41],
    ['two fields', {}, {}, 25],
    ['two fields, Crippled before', { crippled: true }, {}, 36],
    ['two fields, crews of Skill 1', {}, { skill: 1 }, 25],
  ] as const)('[LS.obstacle.debris.check LS.obstacle.rock.check LS.obstacle.check-fumble] %s', (_, own, options, to) =>
    expect(odds(fields(own, options), moveTo(to), { read: readWay })).toEqual([]),
  )
})
