import { describe, expect, test } from 'vitest'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { block, type FieldGiven, type ManGiven, type StandGiven } from './field'
import { battle, shoot, VETERAN_CREW } from './support'

// Direct fire: every reason against it and every line of its ledger, at their edges.

const short = (rule: string) => rule.replace('STR.core.', '')
const given = (a1: StandGiven, b1: StandGiven, more: FieldGiven = {}): FieldGiven => ({
  sealed: ['B'],
  ...more,
  stands: { A1: { at: [50, 60], ...a1 }, B1: { at: [50, 50], ...b1 }, ...more.stands },
})
const man = (weapon: string, more: ManGiven = {}): StandGiven => ({ men: [{ weapons: [weapon], ...more }] })
const north = (far: number): StandGiven => ({ at: [50, 60 - far] })
const tank: StandGiven = { card: 'MBT8', facing: 0, ...VETERAN_CREW(4) }
const KEAP = { kind: 'KEAP' } as const

describe('why not', () => {
  const forbidden = (a1: StandGiven, b1: StandGiven, shot: Parameters<typeof shoot>[2] = {}, more?: FieldGiven) =>
    battle(given(a1, b1, more))
      .forbiddenBy('A', shoot('A1', shot?.point ? null : 'B1', shot))
      .map(short)
      .toSorted()
  const crew = (weapon: string, men = 2): StandGiven => ({
    kind: 'crew',
    men: Array.from({ length: men }, (_, i) => ({ weapons: i === 0 ? [weapon] : [] })),
  })
  const MISSILE = { kind: 'HEAP' } as const
  const two = VEHICLES.map(card =>
    card.id === 'ATV8' ? { ...card, weapons: [{ weapon: 'lmg', mount: 'hull' as const, main: true }] } : card,
  )
  const hull: FieldGiven = { vehicles: two }

  test.each<[string, StandGiven, StandGiven, Parameters<typeof shoot>[2], string[], FieldGiven?]>([
    ['a rifle at 90 cm', { ...man('rifle'), at: [50, 100] }, { at: [50, 10] }, {}, []],
    ['a rifle at 90.1 cm', { ...man('rifle'), at: [50, 100.1] }, { at: [50, 10] }, {}, ['direct.class']],
    ['a missile at its minimum', crew('tac-light'), north(20), MISSILE, []],
    ['a missile inside its minimum', crew('tac-light'), north(19.9), MISSILE, ['direct.min-range']],
    ['a mortar', crew('mortar-8'), north(30), { kind: 'HE' }, ['indirect.order']],
    ['rounds it has not', man('rifle'), {}, { kind: 'HE' }, ['direct.ammo-kind']],
    ['a dead man', { men: [{ dead: true }, {}] }, {}, {}, ['direct.man']],
    ['the man beside him', { men: [{ dead: true }, {}] }, {}, { man: 1 }, []],
    ['suppressed', { ...man('rifle'), status: 'suppressed', until: 4 }, {}, {}, ['direct.need']],
    ['routed', { ...man('rifle'), status: 'routed' }, {}, {}, ['direct.need']],
    ['after a run', { ...man('rifle'), gait: 'run', moved: true }, {}, {}, ['direct.need', 'move.run']],
    ['a run long ago', { ...man('rifle'), gait: 'run', moved: false }, {}, {}, []],
    ['after a walk', { ...man('rifle'), gait: 'walk', moved: true }, {}, {}, []],
    ['a crew-served weapon that moved', { ...crew('hmg'), gait: 'walk', moved: true }, {}, {}, ['move.crew-weapon']],
    ['a light machinegun that moved', { ...man('lmg'), gait: 'walk', moved: true }, {}, {}, []],
    ['one man at a heavy machinegun', crew('hmg', 1), {}, {}, []],
    [
      'a busy leader',
      { ...man('rifle', { leader: 1 }), own: { task: 'order' } },
      {},
      {},
      ['direct.need', 'leader.one-job', 'orders.busy'],
    ],
    ['a man of a busy leader', { men: [{ leader: 1 }, {}], own: { task: 'order' } }, {}, { man: 1 }, []],
    ['a leader with nothing to do', man('rifle', { leader: 1 }), {}, {}, []],
    ['fired in this phase', { ...man('rifle'), own: { fired: ['0.0'] } }, {}, {}, ['direct.once']],
    ['a broken weapon', { ...crew('gun-8-hv-9'), own: { broken: ['0.0'] } }, {}, KEAP, ['damage.weapon.table']],
    ['the last grenade', { ...man('grenade', { used: { 0: 1 } }), at: [50, 53] }, {}, { kind: 'HE' }, []],
    ['no grenade left', { ...man('grenade', { used: { 0: 2 } }), at: [50, 53] }, {}, { kind: 'HE' }, ['direct.supply']],
    ['a friend', man('rifle'), {}, {}, [], { stands: { A2: { at: [60, 60] } } }],
    ['an enemy out of the battle', man('rifle'), { status: 'destroyed' }, {}, ['direct.need']],
    ['a wreck', man('rocket'), { card: 'ATV8', status: 'wreck' }, MISSILE, ['direct.need']],
    ['no line of sight', man('rifle'), {}, {}, ['los.building'], { pieces: [block('building', [45, 53, 55, 57])] }],
    [
      'passengers of a closed vehicle',
      { ...man('rifle'), aboard: 'A2' },
      {},
      {},
      ['move.passengers'],
      { stands: { A2: { at: [50, 60], card: 'ATV8' } } },
    ],
    [
      'passengers of an open vehicle',
      { ...man('rifle'), aboard: 'A2' },
      {},
      {},
      [],
      { stands: { A2: { at: [50, 60], card: 'truck-5' } } },
    ],
    ['a tank', tank, {}, KEAP, []],
    ['a tank whose gun is out', { ...tank, damage: { weaponsOut: [0] } }, {}, KEAP, ['damage.vehicle.weapon']],
    ['a tank whose machinegun is out', { ...tank, damage: { weaponsOut: [1] } }, {}, KEAP, []],
    ['a gun jammed through this turn', { ...tank, damage: { jamUntil: 3 } }, {}, KEAP, ['damage.vehicle.jam']],
    ['a gun jammed through the last', { ...tank, damage: { jamUntil: 2 } }, {}, KEAP, []],
    ['a machinegun beside a jammed gun', { ...tank, damage: { jamUntil: 3 } }, {}, { weapon: 1 }, []],
    ['plasma without power', { card: 'GAPC12', damage: { power: true } }, {}, {}, ['damage.vehicle.power']],
    ['a gun without power', { ...tank, damage: { power: true } }, {}, KEAP, []],
    ['its gunner out', { ...tank, own: { gunnerOut: true } }, {}, KEAP, ['damage.vehicle.crewless']],
    ['another weapon with the gunner out', { ...tank, own: { gunnerOut: true } }, {}, { weapon: 1 }, []],
    [
      'a crew that is dead',
      { card: 'MBT8', men: [{ dead: true, role: 'driver' }] },
      {},
      KEAP,
      ['damage.vehicle.crewless'],
    ],
    ['a driver alone who stands still', { card: 'ATV8', ...VETERAN_CREW(1) }, {}, {}, []],
    [
      'a driver alone who drove',
      { card: 'ATV8', ...VETERAN_CREW(1), moved: true, gait: 'drive' },
      {},
      {},
      ['direct.vehicle'],
    ],
    ['a hull weapon 45 degrees off', { card: 'ATV8', facing: 45 }, {}, {}, [], hull],
    ['a hull weapon 46 degrees off', { card: 'ATV8', facing: 46 }, {}, {}, ['direct.need'], hull],
    ['a point with a burst', man('launcher'), {}, { kind: 'HE', point: { x: 50, y: 50 } }, []],
    ['a point with bullets', man('rifle'), {}, { point: { x: 50, y: 50 } }, ['direct.point']],
    ['a point too far', man('launcher'), {}, { kind: 'HE', point: { x: 50, y: 29.9 } }, ['direct.class']],
    [
      'a point behind a house',
      man('launcher'),
      {},
      { kind: 'HE', point: { x: 50, y: 50 } },
      ['los.building'],
      { pieces: [block('building', [45, 53, 55, 57])] },
    ],
  ])(
    '[STR.core.direct.need STR.core.direct.class STR.core.direct.min-range STR.core.direct.man STR.core.direct.once STR.core.direct.vehicle STR.core.direct.supply STR.core.direct.point STR.core.move.run STR.core.move.crew-weapon STR.core.move.passengers] %s',
    (_what, a1, b1, shot, rules, more) => {
      expect(forbidden(a1, b1, shot, more)).toEqual(rules)
    },
  )

  test('[STR.core.direct.need STR.core.direct.refusal-secret] neither own stands nor those nobody sees', () => {
    const table = battle(
      given(man('rifle'), {}, { stands: { A2: { at: [60, 60] }, B2: { at: [40, 50], spotted: false } } }),
    )
    expect(table.forbiddenBy('A', shoot('A1', 'A2')).map(short)).toContain('direct.need')
    expect(table.forbiddenBy('A', shoot('A1', 'B2'))).not.toEqual([])
    expect(table.forbiddenBy('A', shoot('A1', null)).map(short)).not.toEqual([])
    expect(table.forbiddenBy('A', shoot('B1', 'A1'))).not.toEqual([])
  })

  test('[STR.core.direct.once STR.core.direct.man STR.core.direct.vehicle] one weapon a man, and a tank what its crew can serve', () => {
    const rifle = battle(given({ men: [{ weapons: ['rifle', 'lmg'] }, {}] }, {}))
    rifle.play('A', shoot('A1', 'B1'))
    expect(rifle.forbiddenBy('A', shoot('A1', 'B1', { weapon: 1 })).map(short)).toEqual(['direct.man'])
    expect(rifle.forbiddenBy('A', shoot('A1', 'B1', { man: 1 }))).toEqual([])
    // Three men of four serve weapons; with two men left only one does.
    const full = battle(given(tank, {}))
    full.play('A', shoot('A1', 'B1', KEAP))
    full.play('A', shoot('A1', 'B1', { weapon: 1 }))
    expect(full.forbiddenBy('A', shoot('A1', 'B1', { weapon: 2 }))).toEqual([])
    const half = battle(given({ ...tank, ...VETERAN_CREW(2) }, {}))
    half.play('A', shoot('A1', 'B1', KEAP))
    expect(half.forbiddenBy('A', shoot('A1', 'B1', { weapon: 1 })).map(short)).toEqual(['direct.vehicle'])
  })
})

describe('the ledger', () => {
  const ledger = (a1: StandGiven, b1: StandGiven, shot: Parameters<typeof shoot>[2] = {}, more?: FieldGiven) => {
    const { ledgers } = battle(given(a1, b1, more)).plan('A', shoot('A1', 'B1', shot))
    const [first] = ledgers
    return [
      Number(first?.name.match(/(\d+)\+/)?.[1]),
      ...(first?.lines ?? []).filter(({ value }) => value !== 0).map(({ value, rule }) => `${short(rule)} ${value}`),
    ]
  }
  const veteran = { quality: 'veteran' } as const
  const wood = block('denseTrees', [48, 48, 52, 51])
  const scrub = block('sparseUndergrowth', [48, 48, 52, 51])
  const flyer = (speed: number, flight: 'terrainFollowing' | 'high' | 'noe' = 'high'): StandGiven => ({
    card: 'LGT13',
    flight,
    height: flight === 'high' ? 200 : 0,
    speed,
  })

  test.each<[string, StandGiven, StandGiven, Parameters<typeof shoot>[2], (number | string)[], FieldGiven?]>([
    ['effective, regular', man('rifle'), north(30), {}, [8]],
    ['long', man('rifle'), north(30.1), {}, [10]],
    ['long to its limit', man('rifle'), north(60), {}, [10]],
    ['extreme', { ...man('rifle'), at: [50, 110] }, north(10.1), {}, [12]],
    ['recruit', man('rifle', { quality: 'recruit' }), {}, {}, [8, 'direct.dm-quality -1']],
    ['veteran', man('rifle', veteran), {}, {}, [8, 'direct.dm-quality 1']],
    ['elite', man('rifle', { quality: 'elite' }), {}, {}, [8, 'direct.dm-quality 2']],
    ['lightly wounded', man('rifle', { light: 1 }), {}, {}, [8, 'direct.dm-wound -1']],
    [
      'lightly wounded twice',
      man('rifle', { light: 2 }),
      {},
      {},
      [8, 'direct.dm-wound -2'],
      { options: { twoLight: false } },
    ],
    ['automatic', man('lmg'), {}, {}, [8, 'direct.dm-auto 4']],
    ['automatic, long', man('lmg'), north(40), {}, [10, 'direct.dm-auto 3']],
    ['automatic, no bonus left', { ...man('acr-he'), at: [50, 120] }, north(-20), {}, [10, 'direct.dm-auto 1'], {}],
    ['walked', { ...man('rifle'), moved: true, gait: 'walk' }, {}, {}, [8, 'direct.dm-walk -1']],
    ['crawled', { ...man('rifle'), moved: true, gait: 'crawl' }, {}, {}, [8, 'direct.dm-walk -1']],
    ['evaded', { ...man('rifle'), moved: true, gait: 'evade' }, {}, {}, [8, 'direct.dm-walk -2']],
    ['walked with high recoil', { ...man('pgmp-12'), moved: true, gait: 'walk' }, {}, {}, [8, 'direct.dm-walk -2']],
    [
      'the same in battle dress',
      { ...man('pgmp-12', { armour: 'dress-13' }), moved: true, gait: 'walk' },
      {},
      {},
      [8, 'direct.dm-walk -1'],
    ],
    ['concealed', man('rifle'), {}, {}, [8, 'direct.dm-cover -1'], { pieces: [scrub] }],
    ['under cover', man('rifle'), {}, {}, [8, 'direct.dm-cover -2'], { pieces: [wood] }],
    ['evading', man('rifle'), { gait: 'evade', moved: true }, {}, [8, 'direct.dm-evade -2']],
    [
      'a tank: fire control to its limit',
      { ...tank, at: [0, 60] },
      { at: [200, 60] },
      KEAP,
      [8, 'direct.dm-quality 1', 'direct.dm-fc 1'],
    ],
    [
      'fire control beyond its limit',
      { ...tank, card: 'medium-tank-7', at: [0, 60] },
      { at: [200.5, 60] },
      KEAP,
      [10, 'direct.dm-quality 1'],
    ],
    [
      'fire control at its limit, TL 7',
      { ...tank, card: 'medium-tank-7', at: [0, 60] },
      { at: [200, 60] },
      KEAP,
      [10, 'direct.dm-quality 1', 'direct.dm-fc 1'],
    ],
    ['electronics out', { ...tank, damage: { electronics: true } }, {}, KEAP, [8, 'direct.dm-quality 1']],
    [
      'optics damaged',
      { ...tank, damage: { optics: true } },
      {},
      KEAP,
      [8, 'direct.dm-quality 1', 'direct.dm-fc 1', 'direct.dm-optics -2'],
    ],
    [
      'moved, stabilised',
      { ...tank, moved: true, gait: 'drive' },
      {},
      KEAP,
      [8, 'direct.dm-quality 1', 'direct.dm-fc 1'],
    ],
    [
      'moved, not stabilised',
      { ...tank, card: 'medium-tank-7', moved: true, gait: 'drive' },
      {},
      KEAP,
      [8, 'direct.dm-quality 1', 'direct.dm-fc 1', 'direct.dm-vehicle-move -3'],
    ],
    [
      'from a truck that moved',
      { ...man('rifle'), aboard: 'A2' },
      {},
      {},
      [8, 'direct.dm-vehicle-move -3'],
      { stands: { A2: { at: [50, 60], card: 'truck-5', moved: true } } },
    ],
    [
      'from a truck that stands',
      { ...man('rifle'), aboard: 'A2' },
      {},
      {},
      [8],
      { stands: { A2: { at: [50, 60], card: 'truck-5' } } },
    ],
    ['popup', man('rocket'), { card: 'LGT13', popup: true }, { kind: 'HEAP' }, [8, 'direct.dm-popup -1']],
    ['a ground vehicle at 50 cm', man('rocket'), { card: 'ATV8', speed: 50 }, { kind: 'HEAP' }, [8]],
    [
      'a ground vehicle at 50.1 cm',
      man('rocket'),
      { card: 'ATV8', speed: 50.1 },
      { kind: 'HEAP' },
      [8, 'direct.dm-speed -1'],
    ],
    ['NOE at 100 cm', man('rocket'), flyer(100, 'noe'), { kind: 'HEAP' }, [8]],
    ['high at 249 cm', man('rocket'), flyer(249), { kind: 'HEAP' }, [8]],
    ['high at 250 cm', man('rocket'), flyer(250), { kind: 'HEAP' }, [8, 'direct.dm-speed -1']],
    [
      'terrain following at 500 cm',
      man('rocket'),
      flyer(500, 'terrainFollowing'),
      { kind: 'HEAP' },
      [8, 'direct.dm-speed -2'],
    ],
    ['high at 2000 cm', man('rocket'), flyer(2000), { kind: 'HEAP' }, [8, 'direct.dm-speed -8']],
    ['high at 2250 cm', man('rocket'), flyer(2250), { kind: 'HEAP' }, [8, 'direct.dm-speed -8']],
    ['a drone missile', man('rifle'), { kind: 'drone' }, {}, [8, 'direct.dm-drone -5']],
    [
      'a guided missile, far',
      { kind: 'crew', at: [0, 60], men: [{ weapons: ['tac-light'], ...veteran }, {}] },
      { card: 'ATV8', at: [200, 60] },
      { kind: 'HEAP' },
      [8, 'direct.dm-quality 1'],
    ],
    ['a flame behind cover', { ...man('flamer'), at: [50, 53] }, {}, {}, [8, 'direct.dm-auto 4'], { pieces: [wood] }],
  ])(
    '[STR.core.direct.class STR.core.direct.ledger STR.core.direct.dm-quality STR.core.direct.dm-fc STR.core.direct.dm-auto STR.core.direct.dm-walk STR.core.direct.dm-vehicle-move STR.core.direct.dm-wound STR.core.direct.dm-cover STR.core.direct.dm-evade STR.core.direct.dm-popup STR.core.direct.dm-speed STR.core.direct.dm-drone STR.core.direct.dm-optics STR.core.he.flame] %s',
    (_what, a1, b1, shot, lines, more) => {
      expect(ledger(a1, b1, shot, more)).toEqual(lines)
    },
  )
})

describe('hits', () => {
  /** Who is struck, each by stand and man, with these faces to hit and ones for damage. */
  const struck = (a1: StandGiven, stands: Record<string, StandGiven>, faces: number[], spread: string[] = []) => {
    const table = battle(given(a1, {}, { stands }))
    table.play('A', shoot('A1', 'B1', { spread }))
    table.play('A', { type: 'seal' })
    table.play('table', { type: 'openFire' })
    if (table.state.step !== 'shoot') throw new Error(table.state.step)
    table.play('table', { type: 'shoot', index: 0 }, ...faces)
    return table.state.work.value?.shots[0]?.strikes?.map(
      ({ target, man: who }) => `${target}${who === null ? '' : `.${who}`}`,
    )
  }
  const lmg = man('lmg')
  const one: StandGiven = { men: [{}] }
  test('[STR.core.direct.hits] one at the number needed, one more for each two above it', () => {
    const count = (...faces: number[]) => struck(lmg, { B1: { at: [50, 50], men: [{}, {}, {}, {}] } }, faces)?.length
    // The bonus is 4: 4 is needed on the dice.
    expect([count(1, 2), count(1, 3), count(1, 4), count(2, 4), count(6, 6)]).toEqual([0, 1, 1, 2, 5])
    expect(struck(man('rifle'), { B1: { at: [50, 50], men: [{}, {}] } }, [6, 6])).toEqual(['B1.0'])
  })
  test('[STR.core.direct.targets STR.core.direct.t-number STR.core.direct.man-hit STR.core.stand.id] over three men, unhit first, others within 2 cm', () => {
    expect(struck(lmg, { B1: { at: [50, 50], men: [{}, {}, {}, {}] } }, [6, 6])).toEqual([
      'B1.0',
      'B1.1',
      'B1.2',
      'B1.0',
      'B1.1',
    ])
    expect(struck(lmg, { B1: { at: [50, 50], men: [{ dead: true }, {}] } }, [2, 4])).toEqual(['B1.1', 'B1.1'])
    const near = {
      B1: { at: [50, 50] as const, ...one },
      B2: { at: [52, 50] as const, ...one },
      B3: { at: [48, 50] as const, ...one },
    }
    expect(struck(lmg, near, [6, 2])).toEqual(['B1.0', 'B2.0', 'B3.0'])
    expect(struck(lmg, near, [6, 2], ['B3'])).toEqual(['B1.0', 'B3.0', 'B2.0'])
    const far = { ...near, B2: { at: [52.1, 50] as const, ...one } }
    expect(struck(lmg, far, [6, 2])).toEqual(['B1.0', 'B3.0', 'B1.0'])
    expect(struck(lmg, { ...near, B2: { ...near.B2, spotted: false } }, [6, 2])).toEqual(['B1.0', 'B3.0', 'B1.0'])
    expect(struck(lmg, { B1: near.B1, A2: { at: [51, 50], ...one } }, [6, 2])).toEqual(['B1.0', 'B1.0', 'B1.0'])
  })
  test('[STR.core.scale.throw] a natural 2 misses and a natural 12 hits only where the game says so', () => {
    const hits = (natural212: boolean, a1: StandGiven, ...faces: number[]) => {
      const table = battle(
        given(
          a1,
          { at: [50, 50], ...one },
          { options: { natural212 }, pieces: [block('denseTrees', [48, 48, 52, 51])] },
        ),
      )
      table.play('A', shoot('A1', 'B1'))
      table.play('A', { type: 'seal' })
      table.play('table', { type: 'openFire' })
      table.play('table', { type: 'shoot', index: 0 }, ...faces)
      return table.state.work.value?.shots[0]?.strikes?.length
    }
    const sure = man('vrf-mg', { quality: 'elite' })
    const poor: StandGiven = {
      ...man('rifle', { quality: 'recruit', light: 1 }),
      moved: true,
      gait: 'evade',
      at: [50, 70],
    }
    // 2 + 2 + 6 - 2 makes 8: one hit.
    expect([hits(false, sure, 1, 1), hits(true, sure, 1, 1)]).toEqual([1, 0])
    expect([hits(false, poor, 6, 6), hits(true, poor, 6, 6)]).toEqual([0, 1])
  })
})
