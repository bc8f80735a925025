import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/engine/record/log'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { attackOn, duel, mark, moveTo } from './combat'
import { type LsTable, table } from './support'

const NAMES = { A: 'Ada', B: 'Bo', C: 'Cy', D: 'Di', E: 'Ed', F: 'Flo' } as const

/** The log of a test, one sentence to a line. */
const told = (t: LsTable): string[] =>
  t.events.map(event => textOf(lightningStrike.narrate(event, t.state), seat => NAMES[seat]))

const shot = (more = {}): LsTable =>
  duel()
    .unit('pathfinder', { at: [50, 50], name: 'Blue' })
    .enemy('wyvern', { at: [50, 40], facing: 180, name: 'Red', ...more })
    .activate('A1')

describe('The log tells', () => {
  test('a miss, a draw and a fumble', () => {
    expect(told(shot().dice(3, 2, 5, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Blue attacks Red with its Mass driver and misses, 3 against 5.',
    )
    expect(told(shot().dice(5, 2, 5, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Blue attacks Red with its Mass driver and misses, 5 against 5: a draw goes to the defender.',
    )
    expect(told(shot().dice(1, 1, 5, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Blue attacks Red with its Mass driver and fumbles.',
    )
  })

  test('a hit with its arithmetic, and what it does', () => {
    expect(told(shot().dice(6, 2, 4, 1).play(attackOn('B1'))).slice(-2)).toEqual([
      'Blue attacks Red with its Mass driver and hits it in the front, 6 against 4: 2 × 9 = 18 damage, above the Stun Threshold.',
      'Red is Stunned.',
    ])
    expect(told(shot({ stunned: true }).dice(6, 2, 4, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Red is Crippled by its second Stun.',
    )
    expect(told(shot({ crippled: true, stunned: true }).dice(6, 2, 4, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Red is destroyed by a second Stun while already Crippled.',
    )
    expect(told(shot().dice(6, 6, 1, 1).play(attackOn('B1'))).slice(-2)).toEqual([
      'Blue attacks Red with its Mass driver and hits it in the front, 7 against 0 (the defender fumbles): 7 × 9 = 63 damage, above the Overkill Threshold.',
      'Red is destroyed.',
    ])
  })

  test('an exo that turns to fire, and a halved multiplier', () => {
    const t = shot({ at: [50, 60], facing: 0 })
    expect(
      told(
        mark(t, 'A1', { crippled: true })
          .dice(6, 2, 4, 1)
          .play(attackOn('B1', { facing: 180 })),
      ).at(-1),
    ).toBe(
      'Blue turns and attacks Red with its Mass driver and hits it in the front, 6 against 4: 2 × 5 (halved) = 10 damage, a glancing hit.',
    )
  })

  test('a shot that hits another Unit', () => {
    const t = shot().enemy('wyvern', { at: [51.5, 40], facing: 180, name: 'Scarlet' })
    expect(told(t.dice(5, 2, 1, 6, 1).play(attackOn('B1'))).at(-1)).toBe(
      'Blue attacks Red with its Mass driver. The die picks Scarlet instead: the attack misses, 2 against 6.',
    )
  })

  test('what the target did before the roll', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50], name: 'Blue' })
      .enemy('wyvern', { at: [50, 48.5], facing: 0, name: 'Red' })
      .activate('A1')
      .play(attackOn('B1', { weapon: 2 }))
    t.dice(3, 2, 5, 1).play({ type: 'defend', turnToFace: true, commandPoint: true })
    expect(told(t).slice(-3)).toEqual([
      'Blue attacks Red with its Plasma lance.',
      'Red turns to face the attack. Blue attacks Red with its Plasma lance and misses, 4 against 7.',
      'Red spends a Command Point on its Defense roll; 1 left.',
    ])
  })

  test('electronic warfare', () => {
    const t = duel()
      .unit('syreen', { at: [50, 80], name: 'Siren', actionsLeft: 9 })
      .enemy('stormrider', { at: [50, 20], name: 'Storm' })
      .activate('A1')
    mark(t, 'A1', { actionsLeft: 9 })
    t.dice(4, 2).play({ type: 'ecm.activate', unit: 'A1' })
    t.dice(3, 1).play({ type: 'ecm.target', unit: 'A1', target: 'A1' })
    t.play({ type: 'ecm.target', unit: 'A1', target: 'B1' })
    t.dice(3, 1, 4, 1).play({ type: 'ecm.answer', answer: 'eccm' })
    t.play({ type: 'ecm.target', unit: 'A1', target: 'B1' })
    t.dice(3, 1).play({ type: 'ecm.answer', answer: 'decline' })
    mark(t, 'B1', { ecm: { threshold: 4, paid: true } })
    t.dice(3, 1).play({ type: 'eccm.dispel', unit: 'A1', target: 'B1' })
    t.dice(1, 1).play({ type: 'eccm.dispel', unit: 'A1', target: 'B1' })
    t.dice(5, 1).play({ type: 'eccm.dispel', unit: 'A1', target: 'B1' })
    expect(told(t).slice(1)).toEqual([
      "Siren broadcasts ECM 6: its enemies can't use Command Points.",
      'Siren masks itself, 7 against 0.',
      'Siren uses Targeted ECM against Storm.',
      'Siren fails to jam Storm, 7 against 7 with ECCM.',
      'Siren uses Targeted ECM against Storm.',
      "Storm doesn't resist. Siren jams Storm, 7 against 0.",
      "Siren uses ECCM against Storm's ECM, 4 against 4: its Threshold is halved to 2.",
      "Siren uses ECCM against Storm's ECM, 0 against 2, and fumbles.",
      "Siren uses ECCM against Storm's ECM, 6 against 2, and succeeds.",
      "Storm's ECM is dispelled.",
    ])
  })

  test('movement, entry checks, activations and the turn', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50], name: 'Blue' })
      .enemy('wyvern', { at: [50, 5], name: 'Red', activation: 'done' })
      .obstacle('rock', { at: [50, 43], radius: 3 })
      .activate('A1', { overthrust: true })
    t.dice(2, 1).play(moveTo(41))
    t.end('A1')
    t.dice(6, 2, 3, 1).settle()
    expect(told(t)).toEqual([
      'Blue is activated, on Overthrust.',
      'Blue moves 3 cm.',
      'Blue enters a rock field, rolls 2 against 2 and collides.',
      'Blue is Crippled.',
      'Blue ends its activation.',
      'Turn 1 is over.',
      'Turn 2: Ada won the initiative, 6 against 3. Each side has 0 Command Points.',
    ])
  })
})
