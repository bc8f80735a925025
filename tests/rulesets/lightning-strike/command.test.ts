import { describe, expect, test } from 'vitest'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import { inRegion } from '../../../src/engine/scene/regions'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { at, type LsTable, table } from './support'

const duel = (options = {}) =>
  table(options)
    .unit('pathfinder', { at: [50, 60] })
    .unit('pathfinder', { at: [30, 60] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
    .enemy('wyvern', { at: [30, 40], facing: 180 })
const step = (unit: string, x: number, y: number): LsAction => ({
  type: 'move',
  unit,
  path: [{ at: at(x, y), facing: unit.startsWith('A') ? 0 : 180 }],
})
const plain = { overthrust: false, evade: false, aim: false }
const outOfSequence = (unit: string, more = {}) => ({ type: 'cp.activate', unit, ...plain, ...more }) as const
const turn = (unit: string, facing: number) => ({ type: 'cp.turn', unit, facing }) as const
const extra = (unit: string) => ({ type: 'cp.action', unit }) as const
const pool = (t: LsTable) => [t.state.sides.A?.commandPoints, t.state.sides.B?.commandPoints]

describe('The pool', () => {
  test('[LS.command.pool] two a side each turn, or what the scenario says; none left, none spent', () => {
    expect(pool(duel())).toEqual([2, 2])
    expect(pool(duel({ commandPoints: 5 }))).toEqual([5, 5])
    const t = duel({ commandPoints: 0 }).activate('A1')
    expect(t.why(extra('A1'))).toEqual(['LS.command.pool'])
    expect(pool(duel().activate('A1').play(extra('A1')))).toEqual([1, 2])
  })

  test('[LS.command.refresh] full again at every initiative roll', () => {
    const t = duel().activate('A1').play(extra('A1'))
    t.set(state => Object.assign(state, { phase: 'initiative', initiative: null, order: [], stack: [] }))
    t.dice(6, 1, 2, 2).settle()
    expect(pool(t)).toEqual([2, 2])
    expect(t.unitOf('A1').usedCommandPoint).toBe(false)
  })

  test('[LS.command.one-per-unit] a Unit uses one a round, whatever for', () => {
    const t = duel().activate('A1').play(turn('A1', 90))
    expect(t.last('command-spent')).toMatchObject({ unit: 'A1', use: 'turn', left: 1 })
    expect(t.why(extra('A1'))).toEqual(['LS.command.one-per-unit'])
    expect(t.why(turn('A1', 180))).toEqual(['LS.command.one-per-unit'])
  })

  test('[LS.command.one-per-unit LS.command.blocked-ecm] what no choice could make legal is closed from the start', () => {
    const barsOf = (t: ReturnType<typeof duel>, id: string) =>
      offersFor(anyRuleset(lightningStrike), t.state, 'A')
        .find(offer => offer.id === id)
        ?.bars?.()
        .map(({ rule }) => rule)
    const spent = duel().activate('A1')
    expect(barsOf(spent, 'cp.turn.A1')).toEqual([])
    expect(barsOf(spent.play(turn('A1', 90)), 'cp.turn.A1')).toEqual(['LS.command.one-per-unit'])
    const jammed = duel().set(state => Object.assign(state.units.B2 ?? {}, { ecm: { threshold: 6, paid: true } }))
    expect(barsOf(jammed.activate('A1'), 'cp.turn.A1')).toEqual(['LS.command.blocked-ecm'])
  })

  test('[LS.command.blocked-ecm] none of any kind while a hostile broad ECM counter is on the table', () => {
    const t = duel().set(state => Object.assign(state.units.B2 ?? {}, { ecm: { threshold: 6, paid: true } }))
    expect(t.why(turn('A1', 90))).toEqual(['LS.command.blocked-ecm'])
    expect(t.why(outOfSequence('A1'))).toEqual(['LS.command.blocked-ecm'])
    expect(t.activate('A1').why(extra('A1'))).toEqual(['LS.command.blocked-ecm'])
    // its own side is not jammed, and so is the one asked after the move
    t.play(step('A1', 50, 59))
    expect(t.asked).toBe('B')
    expect(t.why(turn('B1', 0))).toEqual([])
  })

  test('[LS.command.blocked-tecm] none for a Unit under a hostile Targeted ECM counter', () => {
    const t = duel().set(state => {
      state.units.A1?.targetedEcm.push({ by: 'B', source: 'B1' })
      state.units.A2?.targetedEcm.push({ by: 'A', source: 'A1' })
    })
    expect(t.why(turn('A1', 90))).toEqual(['LS.command.blocked-tecm'])
    expect(t.why(turn('A2', 90))).toEqual([])
  })
})

describe('An extra Action', () => {
  test('[LS.command.extra-action] one more regular Action, in its own activation', () => {
    const t = duel()
    expect(t.why(extra('A1'))).toEqual(['LS.turn.activation.def'])
    t.activate('A1').play(extra('A1'))
    expect(t.unitOf('A1').actionsLeft).toBe(2)
    const shot = { type: 'attack', unit: 'A1', weapon: 0, target: 'B1' } as const
    const spare = { type: 'defend', turnToFace: false, commandPoint: false } as const
    for (const left of [1, 0]) {
      t.play(shot).dice(1, 2, 6, 5).play(spare)
      expect(t.unitOf('A1').actionsLeft).toBe(left)
    }
    expect(t.why(shot)).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.command.extra-action] also while Actions remain', () => {
    const t = table()
      .unit('wraith')
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
      .play(extra('A1'))
    expect(t.unitOf('A1').actionsLeft).toBe(3)
  })

  test('[LS.command.extra-action.no-penalty] it costs nothing itself, and lifts no other penalty', () => {
    const lines = (t: LsTable) =>
      t.plan({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' }).ledgers[0]?.lines.map(({ value }) => value)
    const clear = duel().activate('A1')
    const before = lines(clear)
    expect(lines(clear.play(extra('A1')).set(spend))).toEqual(before)
    const hampered = duel().activate('A1', { overthrust: true }).play(extra('A1')).set(spend)
    expect(lines(hampered)).toContain(-3)
  })

  const spend = (state: LsTable['state']) => {
    Object.assign(state.units.A1 ?? {}, { actionsLeft: 1 })
  }

  test('[LS.command.evading] an evading Unit may spend its point on defence, a turn or an activation, not on an Action', () => {
    const t = duel().activate('A1', { evade: true })
    expect(t.why(extra('A1'))).toEqual(['LS.command.evading'])
    expect(t.why(turn('A1', 90))).toEqual([])
    const fresh = duel().set(state => Object.assign(state.units.A2 ?? {}, { evading: true }))
    expect(fresh.why(outOfSequence('A2', { evade: true }))).toEqual([])
    const shot = duel()
      .set(state => Object.assign(state.units.B1 ?? {}, { evading: true }))
      .activate('A1')
    shot.play({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' })
    expect(shot.why({ type: 'defend', turnToFace: false, commandPoint: true })).toEqual([])
  })
})

describe('Defense', () => {
  test('[LS.command.defence] +2 on one Defense roll, declared before the dice are rolled', () => {
    const t = duel().activate('A1').play({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' })
    expect(t.steps.flatMap(({ rolls }) => rolls)).toEqual([])
    expect(t.asked).toBe('B')
    const defence = (commandPoint: boolean) =>
      t.plan({ type: 'defend', turnToFace: false, commandPoint }).ledgers.find(({ name }) => name === 'Defense')?.lines
    expect(defence(false)?.some(({ rule }) => rule === 'LS.defence.cp')).toBe(false)
    expect(defence(true)).toContainEqual(expect.objectContaining({ value: 2, rule: 'LS.defence.cp' }))
    t.dice(5, 5, 4, 4).play({ type: 'defend', turnToFace: false, commandPoint: true })
    expect(pool(t)).toEqual([2, 1])
    expect(t.unitOf('B1').usedCommandPoint).toBe(true)
  })
})

describe('Out of sequence', () => {
  test('[LS.command.out-of-sequence] EX.LS.9: a Unit not yet activated gets out of danger, then the enemy goes on', () => {
    const t = duel()
      .activate('A1')
      .play(step('A1', 50, 55))
    expect(t.asked).toBe('B')
    t.play(outOfSequence('B1', { overthrust: true }))
    expect(pool(t)).toEqual([2, 1])
    t.play(step('B1', 50, 25)).end('B1')
    expect(t.unitOf('B1')).toMatchObject({ at: at(50, 25), overthrust: true, activation: 'acted-out' })
    t.pass()
    expect(t.asked).toBe('A')
    expect(t.why(step('A1', 50, 52))).toEqual([])
  })

  test('[LS.command.out-of-sequence.fresh] only one that has not been activated this turn', () => {
    const t = duel()
      .activate('A1')
      .end('A1')
      .pass()
      .pass()
      .activate('B1')
      .play(step('B1', 50, 42))
    expect(t.asked).toBe('A')
    expect(t.why(outOfSequence('A1'))).toEqual(['LS.command.out-of-sequence.fresh'])
    expect(t.why(outOfSequence('A2'))).toEqual([])
  })

  test('[LS.command.out-of-sequence.no-second-move LS.command.out-of-sequence.act-later] later it may act, but not move or change counters', () => {
    const t = duel()
      .activate('A1')
      .play(step('A1', 50, 55))
      .play(outOfSequence('B1'))
      .play(step('B1', 50, 35))
      .end('B1')
    t.play({ type: 'reaction.pass', until: 'turn' }).end('A1').play({ type: 'reaction.pass', until: 'turn' })
    expect(t.asked).toBe('B')
    expect(t.offer('activate.B1.later')).toMatchObject({ label: 'Take its Actions' })
    const again = (more = {}) => ({ type: 'activate', unit: 'B1', ...plain, ...more }) as const
    expect(t.why(again({ evade: true }))).toEqual(['LS.command.out-of-sequence.act-later'])
    t.play(again())
    expect(t.why(step('B1', 50, 36))).toEqual(['LS.command.out-of-sequence.no-second-move'])
    expect(t.offers('B').map(({ id }) => id)).not.toContain('move.B1')
    const attack = { type: 'attack', unit: 'B1', weapon: 0, target: 'A1' } as const
    expect(t.why(attack)).toEqual([])
    t.end('B1')
    expect(t.unitOf('B1').activation).toBe('done')
  })

  test('[LS.command.out-of-sequence.no-second-move] a fighter that takes its Actions later neither flies nor turns', () => {
    const t = table()
      .unit('lancer', { at: [50, 60], activation: 'acted-out' })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
    expect(t.offers('A').filter(({ id }) => id.startsWith('fly'))).toEqual([])
    expect(t.why({ type: 'fly', unit: 'A1', path: [{ at: at(50, 60), facing: 90 }] })).toEqual([
      'LS.command.out-of-sequence.no-second-move',
    ])
    // What is painted is its next activation, not one it has had.
    const reach = lightningStrike.overlays(t.view, 'A1').find(({ name }) => name === 'Reach')
    expect(reach?.shapes().some(({ label }) => label === 'Overthrust')).toBe(true)
  })

  test('[LS.turn.activation.counters-first] the question begins with the counters it carries', () => {
    const t = duel({ aiming: true }).set(state => {
      Object.assign(state.units.A1 ?? {}, { evading: true })
      Object.assign(state.units.A2 ?? {}, { overthrust: true })
    })
    const carried = (unit: string) => {
      const offer = t.offer(`cp.activate.${unit}`)
      return offer.kind === 'form'
        ? offer
            .fields()
            .filter(({ value }) => value === true)
            .map(({ name }) => name)
        : []
    }
    expect([carried('A1'), carried('A2')]).toEqual([['evade'], ['overthrust']])
  })

  test('[LS.command.out-of-sequence.act-later] without Actions left, or evading, it is spent and skipped', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 40] })
      .enemy('wyvern', { at: [30, 40] })
    t.activate('A1')
      .play(step('A1', 50, 55))
      .play(outOfSequence('B1', { evade: true }))
      .end('B1')
    expect(t.unitOf('B1').activation).toBe('done')
    t.play({ type: 'reaction.pass', until: 'turn' }).end('A1').pass()
    expect(lightningStrike.awaiting(t.state)[0]).toMatchObject({ pieces: ['B2'] })
  })
})

describe('Turning', () => {
  test('[LS.command.turn] EX.LS.10: up to 180 degrees on the spot, even after its activation', () => {
    const t = duel().activate('A1').end('A1').pass()
    expect(t.asked).toBe('A')
    t.play(turn('A1', 180))
    expect(t.unitOf('A1')).toMatchObject({ facing: 180, at: at(50, 60), activation: 'done' })
    expect(t.last('faced')).toMatchObject({ from: 0, to: 180, rules: ['LS.command.turn'] })
  })

  test('[LS.command.turn] in the own activation it costs a fighter none of its Movement', () => {
    const t = table()
      .unit('lancer', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
      .play(turn('A1', 180))
    expect(t.why({ type: 'fly', unit: 'A1', path: [{ at: at(50, 72), facing: 180 }] })).toEqual([])
  })

  test('[LS.command.turn.overthrust-fighter] before or after an Overthrust, not inside it', () => {
    const fighter = () =>
      table()
        .unit('lancer', { at: [50, 60] })
        .enemy('wyvern', { at: [50, 90] })
    expect(fighter().why(turn('A1', 90))).toEqual([])
    const inside = fighter().activate('A1', { overthrust: true })
    expect(inside.why(turn('A1', 90))).toEqual(['LS.command.turn.overthrust-fighter'])
    inside.play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 48), facing: 0 }] })
    inside.pass().end('A1').pass()
    expect(inside.asked).toBe('A')
    expect(inside.why(turn('A1', 90))).toEqual([])
    expect(fighter().activate('A1').why(turn('A1', 90))).toEqual([])
  })
})

describe('Windows', () => {
  test('[LS.command.windows] (b) the others are asked right after an enemy has moved, before its next step', () => {
    const t = duel()
      .activate('A1')
      .play(step('A1', 50, 55))
    expect(lightningStrike.awaiting(t.state)).toMatchObject([{ seat: 'B', rule: 'LS.command.windows' }])
    expect(t.why(step('A1', 50, 52), 'A')).not.toEqual([])
    expect(t.pass().asked).toBe('A')
    expect(t.play(step('A1', 50, 52)).asked).toBe('B')
  })

  test('[LS.command.windows] (a) between two activations: those after the active player first, himself last', () => {
    const t = duel().activate('A1').end('A1')
    expect(t.asked).toBe('B')
    expect(t.pass().asked).toBe('A')
    t.pass()
    expect(t.asked).toBe('B')
    expect(lightningStrike.awaiting(t.state)[0]?.rule).toBe('LS.turn.main.alternate')
  })

  test('[LS.command.windows] also after the last activation of a turn', () => {
    const t = table()
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
    t.activate('A1').end('A1').pass().pass().activate('B1').end('B1')
    expect([t.state.phase, t.asked]).toEqual(['main', 'A'])
    t.pass()
    expect(t.why(turn('B1', 0))).toEqual([])
    expect(t.pass().state.phase).toBe('initiative')
  })

  test('[LS.command.windows] never after an attack is declared', () => {
    const t = duel().activate('A1').play({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' })
    expect(t.asked).toBe('B')
    expect(t.why(outOfSequence('B1'))).toEqual(['LS.command.windows'])
    expect(t.why(turn('B1', 0))).toEqual(['LS.command.windows'])
  })

  test('[LS.command.windows LS.move.fighter.basic] while others may react, the reach left is painted, not a fresh one', () => {
    const t = table()
      .unit('wraith', { at: [50, 80], facing: 0 })
      .enemy('pathfinder', { at: [50, 40] })
      .activate('A1')
    // Its basic Movement is 11.
    t.play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 80 - 9.2), facing: 0 }] })
    expect(t.state.stack.map(({ kind }) => kind)).toEqual(['activation', 'reaction'])
    const reach = lightningStrike.overlays?.(t.view, 'A1').find(({ name }) => name === 'Reach')
    const reaches = (ahead: number) => inRegion(reach?.shapes() ?? [], at(50, 80 - 9.2 - ahead))
    expect([reaches(1.7), reaches(1.9), reaches(10)]).toEqual([true, false, false])
  })

  test('[LS.command.windows] no nesting: nobody reacts to a reaction', () => {
    const t = duel()
      .activate('A1')
      .play(step('A1', 50, 55))
      .play(outOfSequence('B1'))
      .play(step('B1', 50, 35))
    expect(t.asked).toBe('B')
    expect(t.why(turn('A2', 90), 'A')).not.toEqual([])
    t.end('B1')
    expect(t.state.stack.map(({ kind }) => kind)).toEqual(['activation', 'reaction'])
  })

  test('[LS.command.windows] several claims go in turn order after the active player', () => {
    const t = table({}, ['A', 'B', 'C']).unit('pathfinder', { seat: 'B', at: [50, 50] })
    t.unit('wyvern', { seat: 'A', at: [50, 90] }).unit('wyvern', { seat: 'C', at: [10, 50] })
    t.set(state => Object.assign(state, { order: ['C', 'B', 'A'], active: 'B' }))
    t.activate('B1').play(step('B1', 50, 49))
    expect(t.asked).toBe('A')
    expect(t.pass().asked).toBe('C')
    expect(t.pass().asked).toBe('B')
  })

  test("[LS.command.windows] a player who couldn't do anything isn't asked", () => {
    const jammed = duel().set(state => Object.assign(state.units.A2 ?? {}, { ecm: { threshold: 5, paid: true } }))
    expect(jammed.activate('A1').play(step('A1', 50, 55)).asked).toBe('A')
    const empty = duel().set(state => Object.assign(state.sides.B ?? {}, { commandPoints: 0 }))
    expect(empty.activate('A1').play(step('A1', 50, 55)).asked).toBe('A')
    const used = duel().set(state => {
      for (const id of ['B1', 'B2']) Object.assign(state.units[id] ?? {}, { usedCommandPoint: true })
    })
    expect(used.activate('A1').play(step('A1', 50, 55)).asked).toBe('A')
  })

  test('[LS.command.windows] a seat may let all windows of the turn go by, and think better of it', () => {
    const t = duel()
      .activate('A1')
      .play(step('A1', 50, 55))
      .play({ type: 'reaction.pass', until: 'turn' })
    expect(t.play(step('A1', 50, 54)).asked).toBe('A')
    t.play({ type: 'reaction.resume' }, 'B')
    expect(t.play(step('A1', 50, 53)).asked).toBe('B')
    expect(t.why({ type: 'reaction.resume' }, 'B')).toEqual(['LS.command.windows'])
  })

  describe('who is asked unless they want to be asked always', () => {
    const quiet = (t: ReturnType<typeof duel>) =>
      t.set(state => {
        for (const side of Object.values(state.sides)) side.asksAlways = false
      })
    const facing = (gap: number, more: { facing?: number; activation?: 'fresh' | 'done' } = {}) =>
      quiet(
        table()
          .unit('pathfinder', { at: [50, 50] })
          .enemy('wyvern', { at: [50, 50 - gap], facing: 180, ...more }),
      )

    test('[LS.command.windows] after a move: those whom the mover can hit, or who can hit it, from where it stands now', () => {
      expect(
        facing(20)
          .activate('A1')
          .play(step('A1', 50, 49)).asked,
      ).toBe('B')
      expect(
        facing(48)
          .activate('A1')
          .play(step('A1', 50, 49)).asked,
      ).toBe('A')
    })

    test('[LS.command.windows] a Unit that has been activated is asked only about what can hit it: range, arc, Actions', () => {
      const done = () => facing(20, { activation: 'done' })
      expect(
        done()
          .activate('A1')
          .play(step('A1', 50, 49)).asked,
      ).toBe('B')
      const away: LsAction = { type: 'move', unit: 'A1', path: [{ at: at(50, 49), facing: 180 }] }
      expect(done().activate('A1').play(away).asked).toBe('A')
      expect(
        done()
          .activate('A1', { evade: true })
          .play(step('A1', 50, 49)).asked,
      ).toBe('A')
    })

    test('[LS.command.windows] never the player who has just ended an activation', () => {
      const t = quiet(duel()).activate('A1').end('A1')
      expect(lightningStrike.awaiting(t.state)).toMatchObject([{ seat: 'B', rule: 'LS.turn.main.alternate' }])
    })

    test('[LS.command.windows] who wants to be asked always is asked where nothing could change, and can change it back', () => {
      const t = facing(48)
      t.play({ type: 'reaction.ask', always: true }, 'B')
        .activate('A1')
        .play(step('A1', 50, 49))
      expect(t.asked).toBe('B')
      expect(t.play({ type: 'reaction.ask', always: false }, 'B').asked).toBe('A')
      expect(t.why({ type: 'reaction.ask', always: false }, 'B')).toEqual(['LS.command.windows'])
    })

    test('[LS.command.windows] the prompt names the Units it is about', () => {
      const t = facing(20)
        .activate('A1')
        .play(step('A1', 50, 49))
      expect(lightningStrike.awaiting(t.state)[0]?.pieces).toEqual(['B1'])
    })
  })
})

test('a prompt says whose Unit it means where both sides have one of that name', () => {
  const t = duel().set(state => {
    for (const id of ['A1', 'B1']) Object.assign(state.units[id] ?? {}, { name: 'Wyvern 1' })
  })
  t.activate('A1').play(step('A1', 50, 59))
  expect(lightningStrike.awaiting(t.state)[0]).toMatchObject({ seat: 'B' })
  expect(lightningStrike.awaiting(t.state)[0]?.say).toMatch(/^the enemy's Wyvern 1 has moved/)
  const other = duel()
  other.activate('A2').play(step('A2', 30, 59))
  expect(lightningStrike.awaiting(other.state)[0]?.say).not.toContain('enemy')
})
