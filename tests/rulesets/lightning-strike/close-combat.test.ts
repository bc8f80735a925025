import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { facesOf, pickStruck, rollsFor } from '../../../src/rulesets/lightning-strike/rules/close-combat'
import { attackOn, chances, duel, lines, mark } from './combat'
import { type LsTable, table } from './support'

/** A pair of Wyverns (Size 6) in contact side by side, 10 cm ahead of the attacker. */
const pair = (options = {}): LsTable =>
  duel(options)
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
    .enemy('wyvern', { at: [51.5, 40], facing: 0 })

describe('Units in contact', () => {
  test('[LS.cc.state] are in close combat, whatever their sides; the table shows which Units touch', () => {
    const links = lightningStrike.scene(pair().unit('lancer', { at: [50, 42] }).view).links
    expect(links.map(({ from, to }) => [from, to].sort().join(' ')).sort()).toEqual(['A2 B1', 'B1 B2'])
  })

  test('[LS.cc.hide] the smaller hides behind the larger, not the larger behind the smaller', () => {
    const behind = (target: string, cover: string) =>
      duel()
        .unit('pathfinder', { at: [50, 50] })
        .enemy(target, { at: [50, 40] })
        .enemy(cover, { at: [50, 41.5] })
        .activate('A1')
        .why(attackOn('B1'))
    expect(behind('wyvern', 'cerberus')).toEqual(['LS.cc.hide'])
    expect(behind('cerberus', 'wyvern')).toEqual([])
  })
})

describe('A shot at Units of the same Size in contact', () => {
  test('[LS.cc.same-size.random LS.cc.random.method] one plain die: 1-3 the target, 4-6 the other', () => {
    for (const [face, struck] of [
      [1, 'B1'],
      [3, 'B1'],
      [4, 'B2'],
      [6, 'B2'],
    ] as const) {
      const t = pair().activate('A1')
      t.dice(face, 6, 2, 1, 1).play(attackOn('B1'))
      expect(t.last('attack-resolved')).toMatchObject({ target: 'B1', struck })
    }
  })

  test('[LS.cc.same-size.random LS.cc.random.resolve] the log names the Defense roll of whoever the die picked', () => {
    for (const [face, defence] of [
      [1, 'Defense'],
      [6, /^Defense of /],
    ] as const) {
      const t = pair().activate('A1')
      const { ledgers } = t.plan(attackOn('B1'))
      t.dice(face, 6, 2, 1, 1).play(attackOn('B1'))
      const [attack, defended] = t.last('attack-resolved')?.rollNotes ?? []
      expect(attack).toEqual({ ledger: 'Attack' })
      expect(defended?.ledger).toMatch(defence)
      expect(ledgers.map(({ name }) => name)).toContain(defended?.ledger)
    }
  })

  test('[LS.cc.same-size.random] a neighbour of another Size runs no risk: no die decides', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .enemy('cerberus', { at: [51.7, 39], facing: 180 })
      .activate('A1')
    t.dice(6, 2, 1, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved')).toMatchObject({ target: 'B1', struck: 'B1' })
  })

  test("[LS.cc.random.resolve LS.command.defence] a Command Point for the target doesn't help another Unit picked by the die", () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .enemy('wyvern', { at: [51.7, 40], facing: 180 })
      .activate('A1')
      .play(attackOn('B1'))
    const plan = t.plan({ type: 'defend', turnToFace: false, commandPoint: true })
    expect(lines(plan, 'Defense')).toEqual([
      [0, 'LS.defence.avoidance'],
      [2, 'LS.defence.cp'],
    ])
    expect(lines(plan, 'Defense of B2')).toEqual([[0, 'LS.defence.avoidance']])
  })

  test('[LS.cc.random.method] among three 1-2, 3-4, 5-6; among others an equal chance; the target first, then by id', () => {
    const picks = (among: number, sides: number) =>
      Array.from({ length: sides }, (_, i) => pickStruck(new ScriptedDice([i + 1]), among))
    expect(picks(2, 6)).toEqual([0, 0, 0, 1, 1, 1])
    expect(picks(3, 6)).toEqual([0, 0, 1, 1, 2, 2])
    expect(picks(4, 4)).toEqual([0, 1, 2, 3])
    expect(picks(5, 5)).toEqual([0, 1, 2, 3, 4])
    expect(picks(6, 6)).toEqual([0, 1, 2, 3, 4, 5])
    expect([0, 1, 2].map(place => facesOf(place, 3))).toEqual(['1–2', '3–4', '5–6'])
    const t = pair()
      .enemy('wyvern', { at: [48.5, 40], facing: 180 })
      .activate('A1')
    const labels = t
      .plan(attackOn('B2'))
      .shapes?.()
      .filter(({ kind }) => kind === 'label')
    expect(labels?.map(({ label }) => label)).toEqual(['1–3', '4–6'])
    const middle = t.plan(attackOn('B1')).ledgers.map(({ name }) => name)
    expect(middle).toEqual(['Attack', 'Defense', 'Defense of B2', 'Defense of B3'])
  })

  /** A target with so many neighbours of its Size, all in contact with it. */
  const crowd = (others: number): LsTable => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
    for (let i = 0; i < others; i++) t.enemy('wyvern', { at: [49.6 + 0.1 * i, 38.6], facing: 180 })
    return t.activate('A1')
  }

  test('[LS.cc.random.method LS.dice.d6] among four or five a six-sided die is rolled again where it points at nobody', () => {
    for (const [others, faces, struck] of [
      [3, [4], 'B4'],
      [3, [6, 5, 2], 'B2'],
      [4, [6, 6, 5], 'B5'],
      [4, [1], 'B1'],
    ] as const) {
      const t = crowd(others)
      t.dice(...faces, 6, 2, 1, 1).play(attackOn('B1'))
      expect(t.last('attack-resolved')).toMatchObject({ struck })
      expect(t.steps.at(-1)?.rolls.every(({ sides }) => sides === 6)).toBe(true)
      expect(t.steps.at(-1)?.rolls).toHaveLength(faces.length + 2)
    }
    const labels = crowd(3)
      .plan(attackOn('B1'))
      .shapes?.()
      .filter(({ kind }) => kind === 'label')
    expect(labels?.map(({ label }) => label)).toEqual(['1', '2', '3', '4'])
  })

  test('[LS.cc.random.method] the odds know that each of four is as likely, however often the die is rolled again', () => {
    const also = (t: LsTable) => oddsOf(t.plan(attackOn('B1')))?.also ?? new Map<string, number>()
    const [one, four] = [crowd(0), crowd(3)]
    const hits = (t: LsTable) => 1 - (oddsOf(t.plan(attackOn('B1')))?.outcomes[0]?.probability ?? 1)
    const hit = hits(one)
    for (const name of ['B2', 'B3', 'B4']) expect(also(four).get(`Hits ${name} instead`)).toBeCloseTo(hit / 4, 12)
    expect(hits(four)).toBeCloseTo(hit, 12)
  })

  test('[LS.cc.random.method LS.command.defence] the defender sees the same odds from the other side', () => {
    const t = crowd(3).set(state => {
      for (const side of Object.values(state.sides)) side.commandPoints = 1
    })
    const before = oddsOf(t.plan(attackOn('B1')))
    const after = oddsOf(t.play(attackOn('B1')).plan({ type: 'defend', turnToFace: false, commandPoint: false }))
    expect(after?.success).toBeCloseTo(1 - (before?.success ?? 0), 12)
  })

  test('[LS.cc.random.method] the attack roll is marked only if its place is known', () => {
    const rolled = (others: number) => crowd(others).plan(attackOn('B1')).ledgers[0]?.rolled
    expect([0, 1, 2, 3, 4, 5].map(rolled)).toEqual([0, 1, 1, undefined, undefined, 1])
  })

  test('[LS.cc.random.method] among more than six two dice are read together, with as many for each', () => {
    const pick = (among: number, ...faces: number[]) => pickStruck(new ScriptedDice(faces), among)
    // Seven: five of 36 each, 6-6 again.
    expect([pick(7, 1, 1), pick(7, 1, 5), pick(7, 1, 6), pick(7, 6, 5), pick(7, 6, 6, 2, 5)]).toEqual([0, 0, 1, 6, 2])
    expect([0, 1, 6].map(place => facesOf(place, 7))).toEqual(['1-1–1-5', '1-6–2-4', '6-1–6-5'])
    // 36 candidates have one result each of two dice; 37 need three, with 5 of 216 each.
    expect([0, 35].map(place => facesOf(place, 36))).toEqual(['1-1', '6-6'])
    expect([0, 36].map(place => facesOf(place, 37))).toEqual(['1-1-1–1-1-5', '6-1-1–6-1-5'])
    expect(pick(37, 6, 1, 6, 6, 1, 5)).toBe(36)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 36, 37].map(rollsFor)).toEqual([0, 1, 1, null, null, 1, null, null, 2, 2, null])
    const times = new Map<number, number>()
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const place = pick(9, a, b)
        times.set(place, (times.get(place) ?? 0) + 1)
      }
    expect([...times.values()]).toEqual(Array<number>(9).fill(4))
  })

  test('[LS.cc.random.candidates] only direct contacts of the same Size, friend or foe, never the attacker', () => {
    const ledgers = (t: LsTable) =>
      t
        .activate('A1')
        .plan(attackOn('B1'))
        .ledgers.map(({ name }) => name)
    // A neighbour's neighbour, another Size and one just out of contact are spared.
    const t = pair()
      .enemy('wyvern', { at: [53.4, 40] })
      .enemy('wraith', { at: [48.5, 40] })
      .enemy('wyvern', { at: [47.99, 40] })
    expect(ledgers(t)).toEqual(['Attack', 'Defense', 'Defense of B2'])
    expect(ledgers(pair().unit('pathfinder', { at: [48.5, 39] }))).toEqual([
      'Attack',
      'Defense',
      'Defense of A2',
      'Defense of B2',
    ])
    // Hidden behind something else, the neighbour is a candidate all the same.
    expect(ledgers(pair().enemy('cerberus', { at: [51.7, 41.5] }))).toEqual(['Attack', 'Defense', 'Defense of B2'])
  })

  test('[LS.cc.random.resolve] the attack keeps the numbers of the target, the struck one defends with its own', () => {
    const t = mark(pair(), 'B2', { evading: true })
      .obstacle('rock', { at: [48, 45], radius: 2.5 })
      .activate('A1')
    const plan = t.plan(attackOn('B1'))
    expect(lines(plan, 'Attack')).toEqual([
      [0, 'LS.attack.accuracy'],
      [-2, 'LS.obstacle.rock.fire-penalty'],
    ])
    expect(lines(plan, 'Defense')).toEqual([[0, 'LS.defence.avoidance']])
    expect(lines(plan, 'Defense of B2')).toEqual([
      [-1, 'LS.defence.avoidance'],
      [3, 'LS.defence.evade'],
    ])
    t.dice(5, 6, 6, 2, 1).play(attackOn('B1'))
    // 7 - 2 = 5 against 2 - 1 + 3 = 4, in the rear of B2.
    expect(t.last('attack-resolved')).toMatchObject({
      struck: 'B2',
      attack: { total: 5 },
      defence: { total: 4 },
      hit: { margin: 1, multiplier: 9, arc: 'rear' },
    })
  })

  test('[LS.cc.random.needs-los] the target must be seen first: a Unit in between blocks instead', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .enemy('wyvern', { at: [50, 41.5] })
      .activate('A1')
    expect(t.why(attackOn('B1'))).toEqual(['LS.los.block-unit'])
    expect(t.plan(attackOn('B2')).ledgers).toHaveLength(3)
  })

  test('[LS.cc.random.ranged-only LS.cc.choose] in contact the attacker chooses and strikes nobody else', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5], facing: 180 })
      .enemy('wyvern', { at: [51.5, 48.7], facing: 180 })
      .activate('A1')
    for (const target of ['B1', 'B2']) {
      expect(t.plan(attackOn(target, { weapon: 2 })).ledgers.map(({ name }) => name)).toEqual(['Attack', 'Defense'])
    }
  })

  test('a friend may be struck; the odds say so and do not call it a success', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .unit('pathfinder', { at: [51.5, 40], facing: 180 })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
    const plan = t.plan(attackOn('B1'))
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.cc.same-size.random' }])
    const odds = oddsOf(plan)
    const friend = odds?.outcomes.find(({ label }) => label === 'Hits its own side')
    expect(friend).toMatchObject({ probability: expect.any(Number) })
    expect(friend?.success ?? false).toBe(false)
    expect(odds?.also.get('Hits A2 instead')).toBeCloseTo(friend?.probability ?? -1, 12)
    expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })
})

/** Two in contact, the target looking away from the attacker. */
const clinch = (attacker: string, target: string, more = {}): LsTable =>
  duel()
    .unit(attacker, { at: [50, 50] })
    .enemy(target, { at: [50, 48.5], facing: 0, ...more })
    .activate('A1')

const strike = (weapon: number) => attackOn('B1', { weapon })
const answer = (turnToFace: boolean) => ({ type: 'defend', turnToFace, commandPoint: false }) as const

describe('Close Combat Optimized', () => {
  test('[LS.cc.cco.vs-none LS.attack.cco LS.defence.cco] the rating counts against Units without it', () => {
    const strong = clinch('stormrider', 'lancer').plan(strike(1))
    expect(lines(strong, 'Attack')).toEqual([
      [1, 'LS.attack.accuracy'],
      [2, 'LS.cc.cco.vs-none'],
    ])
    expect(lines(strong, 'Defense')).toEqual([[0, 'LS.defence.avoidance']])
    const weak = clinch('retaliator', 'stormrider', { facing: 180 }).plan(strike(2))
    expect(lines(weak, 'Attack')).toEqual([[0, 'LS.attack.accuracy']])
    expect(lines(weak, 'Defense')).toEqual([
      [2, 'LS.defence.avoidance'],
      [2, 'LS.cc.cco.vs-none'],
    ])
  })

  test('[LS.cc.cco.both] the better one gets the difference, the other nothing; equals get nothing', () => {
    const better = clinch('stormrider', 'wyvern', { facing: 180 }).plan(strike(1))
    expect(lines(better, 'Attack')).toEqual([
      [1, 'LS.attack.accuracy'],
      [1, 'LS.cc.cco.both'],
    ])
    expect(lines(better, 'Defense')).toEqual([[0, 'LS.defence.avoidance']])
    const worse = clinch('wyvern', 'stormrider', { facing: 180 }).plan(strike(2))
    expect(lines(worse, 'Attack')).toEqual([[1, 'LS.attack.accuracy']])
    expect(lines(worse, 'Defense')).toEqual([
      [2, 'LS.defence.avoidance'],
      [1, 'LS.cc.cco.both'],
    ])
    expect(lines(clinch('pathfinder', 'wyvern', { facing: 180 }).plan(strike(2)), 'Attack')).toHaveLength(1)
  })

  test('[LS.cc.cco.ranged] beyond contact it gives nothing', () => {
    const t = duel()
      .unit('stormrider', { at: [50, 50] })
      .enemy('lancer', { at: [50, 47.9], facing: 180 })
      .activate('A1')
    expect(lines(t.plan(attackOn('B1')), 'Attack')).toEqual([[1, 'LS.attack.accuracy']])
  })

  test('[LS.cc.cco.turn LS.cc.cco.no-rear] it may turn to face the attack before the dice; the odds assume it does', () => {
    const t = clinch('pathfinder', 'wyvern')
    const plan = t.plan(strike(2))
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.cc.cco.turn' }])
    expect(lines(plan, 'Defense')).toEqual([[0, 'LS.defence.avoidance']])
    t.play(strike(2))
    expect(t.asked).toBe('B')
    expect(t.offers('B').map(({ id }) => id)).toEqual(['defend.turn', 'defend.plain', 'concede'])
    t.dice(6, 6, 1, 1).play(answer(true))
    expect(t.last('attack-resolved')).toMatchObject({ turned: true, hit: { arc: 'front' } })
  })

  test('[LS.cc.cco.turn] if it stays, its true side is struck', () => {
    const t = clinch('pathfinder', 'wyvern').play(strike(2))
    expect(lines(t.plan(answer(false)), 'Defense')).toEqual([[-1, 'LS.defence.avoidance']])
    t.dice(6, 6, 1, 1).play(answer(false))
    expect(t.last('attack-resolved')).toMatchObject({ turned: false, hit: { arc: 'rear' } })
    expect(t.unitOf('B1').facing).toBe(0)
  })

  test('[LS.cc.cco.keep] it keeps the new facing, straight at the attacker', () => {
    const t = clinch('pathfinder', 'wyvern', { at: [51, 49], facing: 0 }).play(strike(2))
    t.dice(2, 1, 6, 5).play(answer(true))
    expect(t.unitOf('B1').facing).toBeCloseTo(225, 9)
  })

  test('[LS.cc.cco.blocked] not with another enemy in contact: it can be taken from behind by two', () => {
    const t = clinch('pathfinder', 'wyvern').unit('lancer', { at: [51.4, 48] })
    expect(lines(t.plan(strike(2)), 'Defense')).toEqual([[-1, 'LS.defence.avoidance']])
    t.dice(6, 6, 1, 1).play(strike(2))
    expect(t.last('attack-resolved')).toMatchObject({ hit: { arc: 'rear' } })
    // Even while a Command Point is still to be decided, turning is refused and names the Unit that prevents it.
    const asked = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5], facing: 0 })
      .unit('lancer', { at: [51.4, 48] })
      .activate('A1')
      .play(strike(2))
    expect(asked.why(answer(true))).toEqual(['LS.cc.cco.blocked'])
    expect(asked.why(answer(false))).toEqual([])
    // A friend of the target, or an enemy just out of contact, does not prevent it.
    expect(
      clinch('pathfinder', 'wyvern')
        .enemy('wyvern', { at: [51.4, 48] })
        .play(strike(2)).asked,
    ).toBe('B')
    expect(
      clinch('pathfinder', 'wyvern')
        .unit('lancer', { at: [52.01, 48.5] })
        .play(strike(2)).asked,
    ).toBe('B')
  })

  test('[LS.cc.cco.turn] only Close Combat Optimized Units turn, only in contact, and not if they look there already', () => {
    expect(clinch('pathfinder', 'lancer').plan(strike(2)).foreseen).toBeUndefined()
    const far = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 0 })
      .activate('A1')
      .play(attackOn('B1'))
    expect(far.why(answer(true))).toEqual(['LS.cc.cco.turn'])
    expect(clinch('pathfinder', 'wyvern', { facing: 180 }).plan(strike(2)).foreseen).toBeUndefined()
  })

  test('[LS.cc.evade] an evading Unit strikes nobody in contact and keeps its +3', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('lancer', { at: [50, 48.5], facing: 180, evading: true })
      .activate('A1', { evade: true })
    expect(t.why(strike(2))).toEqual(['LS.move.evade.no-action'])
    expect(lines(clinch('pathfinder', 'lancer', { facing: 180, evading: true }).plan(strike(2)), 'Defense')).toEqual([
      [2, 'LS.defence.avoidance'],
      [3, 'LS.defence.evade'],
    ])
  })

  test('the defender sees the same chances turned round', () => {
    const t = clinch('pathfinder', 'wyvern').play(strike(2))
    expect(chances(t.plan(answer(true)))).not.toEqual(chances(t.plan(answer(false))))
    const odds = oddsOf(t.plan(answer(true)))
    expect(odds?.outcomes.filter(({ success }) => success).map(({ label }) => label)).toEqual(['Miss', 'No effect'])
  })
})
