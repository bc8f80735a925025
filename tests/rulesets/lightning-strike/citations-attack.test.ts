import { describe, expect, test } from 'vitest'
import { attackOn, cited, duel, gun, like, moveTo } from './combat'
import { type LsTable, table } from './support'

/** An attack of A1 on B1, with the dice of both sides. */
const attacked = (t: LsTable, faces: readonly number[], more: Parameters<typeof attackOn>[1] = {}) =>
  cited(t.dice(...faces).play(attackOn('B1', more)), 'attack-resolved')

/** The Gun of A1 against a Wyvern so many centimetres up the table. */
const facing = (far: number, enemy = {}, own = {}) =>
  duel()
    .unit(like('pathfinder', { weapons: [gun('F', BANDS)], closeCombatOptimized: null, ...own }), { at: [50, 50] })
    .enemy(like('wyvern', { closeCombatOptimized: null }), { at: [50, 50 - far], facing: 180, ...enemy })
    .activate('A1')
const BANDS = [
  { to: 8, accuracy: 0, damage: 10 },
  { to: 20, accuracy: 0, damage: 10 },
]
const MISS = [2, 1, 6, 5]
const HIT = [6, 6, 1, 2]

describe('Rolls name how they were read', () => {
  test('[LS.dice.highest LS.dice.extra-six LS.dice.modifiers LS.dice.fumble-value LS.dice.floor-zero] in an attack', () => {
    expect(attacked(facing(10), [4, 2, 3, 1])).toContain('LS.dice.highest')
    expect(attacked(facing(10), [4, 2, 3, 1])).not.toContain('LS.dice.extra-six')
    expect(attacked(facing(10), [6, 6, 3, 1])).toContain('LS.dice.extra-six')
    const evading = { evading: true }
    expect(attacked(facing(10, evading), [6, 6, 3, 1])).toContain('LS.dice.modifiers')
    expect(attacked(facing(10, evading), [6, 5, 1, 1])).toContain('LS.dice.fumble-value')
    const rear = like('pathfinder', { weapons: [gun('F', [{ to: 20, accuracy: -9, damage: 1 }])] })
    const weak = duel()
      .unit(rear, { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
    expect(attacked(weak, [2, 1, 6, 5])).toContain('LS.dice.floor-zero')
  })

  test('[LS.attack.two-dice LS.defence.two-dice LS.attack.modifiers LS.avoid.modifier] two dice each, with what is added', () => {
    expect(attacked(facing(10), MISS)).toEqual(
      expect.arrayContaining(['LS.attack.two-dice', 'LS.defence.two-dice', 'LS.avoid.modifier']),
    )
    expect(attacked(facing(10), MISS)).not.toContain('LS.attack.modifiers')
    expect(attacked(facing(10, { evading: true }), MISS)).toContain('LS.attack.modifiers')
  })

  test('[LS.dice.d6 LS.dice.default LS.turn.phases LS.command.refresh LS.turn.initiative.full-turn] initiative', () => {
    const t = table()
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10] })
    t.set(state => Object.assign(state, { phase: 'initiative', initiative: null, order: [], active: null }))
    t.dice(6, 1, 2, 1).settle()
    expect(cited(t, 'initiative-rolled')).toEqual(
      expect.arrayContaining(['LS.dice.d6', 'LS.dice.default', 'LS.turn.phases', 'LS.command.refresh']),
    )
    t.play({ type: 'initiative.order', order: ['A', 'B'] })
    expect(cited(t, 'order-chosen')).toContain('LS.turn.initiative.full-turn')
  })

  const field = { at: [50, 44], radius: 3 } as const
  const entering = (overthrust: boolean) =>
    duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 5] })
      .obstacle('debris', field)
      .activate('A1', { overthrust })
      .dice(4, 2)
      .play(moveTo(43))

  test('[LS.test.roll LS.obstacle.contact LS.obstacle.check-path LS.test.no-action-modifier] a Skill check on entering', () => {
    expect(cited(entering(false), 'entry-checked')).toEqual(
      expect.arrayContaining(['LS.test.roll', 'LS.obstacle.contact', 'LS.obstacle.check-path']),
    )
    expect(cited(entering(false), 'entry-checked')).not.toContain('LS.test.no-action-modifier')
    expect(cited(entering(true), 'entry-checked')).toContain('LS.test.no-action-modifier')
  })
})

describe('An attack names the rules of range and side', () => {
  test('[LS.range.measure LS.range.bands LS.range.band-edge LS.geo.epsilon] over a distance', () => {
    expect(attacked(facing(10), MISS)).toEqual(expect.arrayContaining(['LS.range.measure', 'LS.range.bands']))
    expect(attacked(facing(10), MISS)).not.toContain('LS.range.band-edge')
    expect(attacked(facing(8), MISS)).toEqual(expect.arrayContaining(['LS.range.band-edge', 'LS.geo.epsilon']))
  })

  const clinch = (more = {}) =>
    duel()
      .unit('retaliator', { at: [50, 50] })
      .enemy('lancer', { at: [50, 48.5], facing: 180, ...more })
      .activate('A1')

  test('[LS.range.contact LS.geo.base LS.cc.state LS.cc.evade] in contact', () => {
    const rules = attacked(clinch({ evading: true }), MISS, { weapon: 2 })
    expect(rules).toEqual(expect.arrayContaining(['LS.range.contact', 'LS.geo.base', 'LS.cc.state', 'LS.cc.evade']))
    expect(attacked(clinch(), MISS, { weapon: 2 })).not.toContain('LS.cc.evade')
  })

  test('[LS.cc.choose LS.cc.random.ranged-only] with a choice, and without a die for it', () => {
    const rules = attacked(clinch().enemy('lancer', { at: [51.2, 48.6] }), MISS, { weapon: 2 })
    expect(rules).toEqual(expect.arrayContaining(['LS.cc.choose', 'LS.cc.random.ranged-only']))
    expect(attacked(clinch(), MISS, { weapon: 2 })).not.toContain('LS.cc.choose')
  })

  test('[LS.cc.random.candidates LS.cc.random.needs-los LS.dice.default] a shot that a die finds the target of', () => {
    const rules = attacked(facing(10).enemy(like('wyvern', {}), { at: [51.5, 40] }), [1, ...MISS])
    expect(rules).toEqual(
      expect.arrayContaining(['LS.cc.random.candidates', 'LS.cc.random.needs-los', 'LS.dice.default']),
    )
    expect(attacked(facing(10), MISS)).not.toContain('LS.dice.default')
  })

  test('[LS.defarc.two LS.defarc.half LS.avoid.by-arc LS.defarc.boundary LS.arc.coincident LS.defarc.coincident LS.move.exo.facing-passive] the side that was struck', () => {
    expect(attacked(facing(10), MISS)).toEqual(
      expect.arrayContaining(['LS.defarc.two', 'LS.defarc.half', 'LS.avoid.by-arc', 'LS.move.exo.facing-passive']),
    )
    expect(attacked(facing(10, { facing: 90 }), MISS)).toContain('LS.defarc.boundary')
    const same = attacked(clinch({ at: [50, 50] }), MISS, { weapon: 2 })
    expect(same).toEqual(expect.arrayContaining(['LS.arc.coincident', 'LS.defarc.coincident']))
    expect(same).not.toContain('LS.move.exo.facing-passive')
  })

  test('[LS.attack.cco LS.defence.cco LS.cc.cco.ranged LS.cc.cco.no-rear] Close Combat Optimized', () => {
    const fight = (own: string, enemy: string, weapon: number, more = {}) =>
      duel()
        .unit(own, { at: [50, 50] })
        .enemy(enemy, { at: [50, 48.5], facing: 180, ...more })
        .activate('A1')
        .dice(...MISS)
        .play(attackOn('B1', { weapon }))
    expect(cited(fight('stormrider', 'lancer', 1), 'attack-resolved')).toContain('LS.attack.cco')
    expect(cited(fight('retaliator', 'stormrider', 2), 'attack-resolved')).toContain('LS.defence.cco')
    const far = duel()
      .unit('stormrider', { at: [50, 50] })
      .enemy('lancer', { at: [50, 45] })
      .activate('A1')
    expect(attacked(far, MISS)).toContain('LS.cc.cco.ranged')
    expect(attacked(facing(10), MISS)).not.toContain('LS.cc.cco.ranged')
    const turned = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48.5], facing: 0 })
      .activate('A1')
      .play(attackOn('B1', { weapon: 2 }))
    turned.dice(...MISS).play({ type: 'defend', turnToFace: true, commandPoint: false })
    expect(cited(turned, 'attack-resolved')).toContain('LS.cc.cco.no-rear')
  })

  test('[LS.card.trait-mis] a missile meets Missile Defense', () => {
    const rules = (weapon: number) =>
      attacked(
        duel()
          .unit('pathfinder', { at: [50, 50] })
          .enemy('wyvern', { at: [50, 40] })
          .activate('A1'),
        MISS,
        { weapon },
      )
    expect([rules(1).includes('LS.card.trait-mis'), rules(0).includes('LS.card.trait-mis')]).toEqual([true, false])
  })
})

describe('An attack names what fields do and do not', () => {
  const through = (...fields: Parameters<LsTable['obstacle']>[]) => {
    const t = facing(18)
    for (const field of fields) t.obstacle(...field)
    return attacked(t, MISS)
  }

  test('[LS.attack.obstacle LS.obstacle.through LS.obstacle.penalty-once] the penalty of a shot', () => {
    const one = through(['rock', { at: [50, 41], radius: 2 }])
    expect(one).toEqual(expect.arrayContaining(['LS.attack.obstacle', 'LS.obstacle.through']))
    expect(one).not.toContain('LS.obstacle.penalty-once')
    const two = through(['rock', { at: [50, 44], radius: 2 }], ['factory', { at: [50, 38], radius: 2 }])
    expect(two).toContain('LS.obstacle.penalty-once')
    expect(through(['rock', { at: [50, 50], radius: 2 }])).not.toContain('LS.obstacle.through')
  })

  test('[LS.obstacle.factory.inside] none from inside a factory', () => {
    const rules = through(['factory', { at: [50, 50], radius: 3 }])
    expect(rules).toContain('LS.obstacle.factory.inside')
    expect(rules).not.toContain('LS.attack.obstacle')
  })

  test('[LS.defence.dust LS.obstacle.bonus-once LS.obstacle.rock.no-bonus] the cover of the target', () => {
    const dust = ['dust', { at: [50, 32], radius: 3 }] as const
    expect(through([...dust])).toContain('LS.defence.dust')
    expect(through([...dust])).not.toContain('LS.obstacle.bonus-once')
    expect(through([...dust], ['debris', { at: [50, 32], radius: 3 }])).toContain('LS.obstacle.bonus-once')
    expect(through(['rock', { at: [50, 32], radius: 3 }])).toContain('LS.obstacle.rock.no-bonus')
  })
})

describe('An attack names the rules of Actions and damage', () => {
  test('[LS.turn.actions.any-point LS.attack.more-weapons LS.attack.same-weapon LS.combat.ammo] when in its turn it was', () => {
    const still = facing(10, {}, { actions: 2 })
    expect(attacked(still, MISS)).not.toContain('LS.turn.actions.any-point')
    const again = attacked(still, MISS)
    expect(again).toEqual(expect.arrayContaining(['LS.attack.more-weapons', 'LS.attack.same-weapon', 'LS.combat.ammo']))
    const moved = attacked(facing(10).play(moveTo(49)), MISS)
    expect(moved).toContain('LS.turn.actions.any-point')
    expect(moved).not.toContain('LS.attack.same-weapon')
  })

  test('[LS.attack.same-weapon] asked first, the first Action is still the first', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
      .play(attackOn('B1'))
    t.dice(...MISS).play({ type: 'defend', turnToFace: false, commandPoint: false })
    expect(cited(t, 'attack-resolved')).not.toContain('LS.attack.same-weapon')
  })

  test('[LS.move.fighter.overthrust.no-penalty] a fighter on Overthrust fires without penalty', () => {
    const t = duel()
      .unit('lancer', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1', { overthrust: true })
    expect(attacked(t, MISS)).toContain('LS.move.fighter.overthrust.no-penalty')
  })

  test('[LS.damage.three LS.damage.exceed LS.damage.types] what the damage was held against', () => {
    expect(attacked(facing(10), HIT)).toContain('LS.damage.three')
    // 6 against 2 is a margin of 4; Wyvern: Stun above 16, so four times 4 is not enough.
    const even = facing(10, {}, { weapons: [gun('F', [{ to: 20, accuracy: 0, damage: 4 }])] })
    expect(attacked(even, [6, 1, 2, 1])).toContain('LS.damage.exceed')
    expect(attacked(facing(10), HIT)).not.toContain('LS.damage.types')
    const special = duel()
      .unit(like('pathfinder', { weapons: [gun('F')] }), { at: [50, 50] })
      .enemy('retaliator', { at: [50, 40], facing: 180 })
      .activate('A1')
    expect(attacked(special, HIT)).toContain('LS.damage.types')
  })

  test('[LS.damage.crippled.only LS.damage.crippled.permanent] a Crippled counter', () => {
    const t = facing(10, {}, { weapons: [gun('F', [{ to: 20, accuracy: 0, damage: 9 }])] })
    attacked(t, [6, 1, 2, 1])
    expect(cited(t, 'crippled')).toEqual(
      expect.arrayContaining(['LS.damage.crippled.only', 'LS.damage.crippled.permanent']),
    )
  })
})
