import { describe, expect, test } from 'vitest'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import type { Actor, Seat } from '../../../src/engine/seats'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { TsAction } from '../../../src/rulesets/thunder-struck/actions'
import type { Space } from '../../../src/rulesets/thunder-struck/tables/console'

const DICE = ['c1', 'c2', 'c3', 'c4'] as const

/** A duel in which seat A goes first, with its record and its log. */
function duel(): Match {
  const setup = thunderStruck.setupModel.scenarios[0]?.setup
  if (!setup) throw new Error('no duel')
  const match = new Match(anyRuleset(thunderStruck), { ...setup, options: { ...setup.options, first: 'A' } }, 'seed')
  match.settle()
  return match
}

function play(match: Match, seat: Seat, action: TsAction, ...faces: number[]): void {
  const played = match.play(seat, action, new ScriptedDice(faces))
  if (isRefusedStep(played)) throw new Error(played.refusals.map(({ why }) => why).join(' '))
}

/** What a person sees or could carry away: position, record, and the log of every seat. */
const everything = (match: Match): string =>
  JSON.stringify([match.state, match.record, (['A', 'B'] as const).map(seat => match.linesFor(seat))])

/** Tries it for real; every reason, and nothing has changed. */
function refused(match: Match, actor: Actor, action: Action): string[] {
  const before = everything(match)
  const tried = match.play(actor, action)
  if (!isRefusedStep(tried)) throw new Error(`${action.type} was allowed`)
  expect(everything(match)).toBe(before)
  return tried.refusals.map(({ rule, why }) => `${rule} ${why}`)
}

function planned(match: Match, seat: Seat, faces: readonly number[], spaces: readonly Space[]): void {
  play(match, seat, { type: 'roll' }, ...faces)
  DICE.forEach((die, i) => {
    const space = spaces[i]
    if (space) play(match, seat, { type: 'place', die, space })
  })
}

describe('Bad input changes nothing', () => {
  test('[TS.plan.2.place] a placement with a foreign die: one not held, one that does not exist, before the roll', () => {
    const match = duel()
    expect(refused(match, 'A', { type: 'place', die: 'c1', space: 'F1' } as Action)).toEqual([
      'TS.plan.2.place You can place dice only while you plan: after your roll, and before you finish.',
    ])
    play(match, 'A', { type: 'roll' }, 1, 2, 3, 4)
    expect(refused(match, 'A', { type: 'place', die: 'g', space: 'F1' } as Action)).toEqual([
      "TS.plan.2.place You don't have this die.",
    ])
    play(match, 'A', { type: 'place', die: 'c1', space: 'F1' })
    expect(refused(match, 'A', { type: 'place', die: 'g', space: 'F1' } as Action)).toEqual([
      "TS.plan.2.place You don't have this die.",
      'TS.console.capacity Fire 1 already has a die.',
    ])
    expect(refused(match, 'A', { type: 'place', die: 'B.c1', space: 'F1' } as Action)[0]).toMatch(/^TABLE\.malformed/)
    expect(refused(match, 'A', { type: 'place', die: 'c1', space: 'X9' } as Action)[0]).toMatch(/^TABLE\.malformed/)
  })

  test('[TS.console.capacity] two dice in one space', () => {
    const match = duel()
    planned(match, 'A', [1, 2, 3, 4], ['F1'])
    expect(refused(match, 'A', { type: 'place', die: 'c2', space: 'F1' } as Action)).toEqual([
      'TS.console.capacity Fire 1 already has a die.',
    ])
  })

  test('[TS.plan.2.shield-face TS.console.capacity] a face that does not fit, on a space that is taken: both reasons', () => {
    const match = duel()
    planned(match, 'A', [5, 2, 3, 4], ['SM'])
    expect(refused(match, 'A', { type: 'place', die: 'c2', space: 'SM' } as Action)).toEqual([
      'TS.console.capacity Mid shield already has a die.',
      'TS.plan.2.shield-face Mid shield takes 5 or 6, not 2.',
    ])
    expect(refused(match, 'A', { type: 'place', die: 'c2', space: 'SR' } as Action)).toEqual([
      'TS.plan.2.shield-face Rear shield takes 3 or 4, not 2.',
    ])
  })

  test('[TS.plan.2.boost-min TS.plan.2.man-min TS.plan.2.place-all] a confirm before the minima: all three reasons', () => {
    const match = duel()
    planned(match, 'A', [1, 2, 3, 4], ['F1', 'F2'])
    expect(refused(match, 'A', { type: 'confirm' })).toEqual([
      'TS.plan.2.boost-min Place at least one die on Boost.',
      'TS.plan.2.man-min Place at least one die on Manoeuvre.',
      'TS.plan.2.place-all Place every die that fits on a free space. You have 2 left.',
    ])
  })

  test('[TS.plan.2.change] taking back a die that was not placed, or after finishing', () => {
    const match = duel()
    planned(match, 'A', [1, 2, 3, 4], ['B1', 'M1', 'F1'])
    expect(refused(match, 'A', { type: 'unplace', die: 'c4' } as Action)).toEqual([
      "TS.plan.2.change This die isn't on your console.",
    ])
    play(match, 'A', { type: 'place', die: 'c4', space: 'F2' })
    play(match, 'A', { type: 'confirm' })
    expect(refused(match, 'A', { type: 'unplace', die: 'c1' } as Action)).toEqual([
      'TABLE.turn Seat B must decide.',
      'TS.plan.2.place You can place dice only while you plan: after your roll, and before you finish.',
    ])
  })

  /** Both have planned; A fires three ahead at B, who has two shields to choose from. */
  function hitOnB(): Match {
    const match = duel()
    planned(match, 'A', [5, 1, 3, 4], ['B1', 'M1', 'F1', 'F2'])
    play(match, 'A', { type: 'confirm' })
    planned(match, 'B', [1, 1, 3, 5], ['B1', 'M1', 'SR', 'P1'])
    play(match, 'B', { type: 'confirm' })
    play(match, 'A', { type: 'act', die: 'c1' })
    play(match, 'B', { type: 'act', die: 'c3' })
    play(match, 'A', { type: 'act', die: 'c4' })
    return match
  }

  test('[TS.fire.3.choose-shield TS.shield.3.front] an answer for another seat, and a shield that does not cover', () => {
    const match = hitOnB()
    expect(refused(match, 'A', { type: 'shield', shield: 'SR' } as Action)).toEqual([
      'TABLE.turn Seat B must decide.',
      "TS.fire.3.choose-shield There's no hit to stop with a shield now.",
      "TS.fire.3.choose-shield The Rear shield isn't up.",
    ])
    expect(refused(match, 'A', { type: 'act', die: 'c2' } as Action)).toEqual([
      'TABLE.turn Seat B must decide.',
      'TS.act.1.next Another decision comes first.',
    ])
    expect(refused(match, 'B', { type: 'damage', space: 'B1' } as Action)).toEqual([
      "TS.fire.3.damage There's no damage to mark now.",
    ])
    expect(refused(match, 'B', { type: 'shield', shield: 'SF' } as Action)).toEqual([
      "TS.shield.3.front The Front shield can't stop a hit in the rear.",
      "TS.fire.3.choose-shield The Front shield isn't up.",
    ])
    expect(refused(match, 'C', { type: 'shield', shield: 'SR' } as Action)).toEqual(['TABLE.turn Seat B must decide.'])
    expect(refused(match, 'table', { type: 'reveal' })).toEqual(['TABLE.turn The table acts by itself.'])
  })

  test('[TS.fire.3.zone] damage outside the zone of the shield that was used', () => {
    const match = hitOnB()
    play(match, 'B', { type: 'shield', shield: 'SR' })
    expect(refused(match, 'B', { type: 'damage', space: 'F1' } as Action)).toEqual([
      "TS.fire.3.zone Fire 1 isn't in the zone of the Rear shield.",
    ])
  })

  test('[TS.power.2.when TS.power.3.reroll] a cube spent after the action, out of turn, on a used die, or on a re-roll after planning', () => {
    const match = duel()
    planned(match, 'A', [5, 1, 3, 4], ['B1', 'M1', 'P1', 'P2'])
    play(match, 'A', { type: 'confirm' })
    planned(match, 'B', [1, 1, 3, 5], ['B1', 'M1', 'P1', 'P2'])
    play(match, 'B', { type: 'confirm' })
    play(match, 'A', { type: 'act', die: 'c1' })
    const late = { type: 'act', die: 'c1', pips: { c1: 1 } } as Action
    expect(refused(match, 'A', late)).toEqual([
      'TABLE.turn Seat B must decide.',
      'TS.act.1.next Another decision comes first.',
      "TS.act.1.must This die isn't on your console.",
      'TS.power.2.when You can spend cubes only on your own turn, on a die you are about to use.',
    ])
    play(match, 'B', { type: 'act', die: 'c3' })
    expect(refused(match, 'A', late)).toEqual([
      "TS.act.1.must This die isn't on your console.",
      'TS.power.2.when You can spend cubes only on your own turn, on a die you are about to use.',
    ])
    expect(refused(match, 'A', { type: 'reroll' })).toEqual([
      'TS.power.3.reroll You can reroll only while you plan, after your first roll.',
      'TS.power.2.when After planning, you can spend cubes only on a die you are about to use.',
    ])
  })

  test('[TS.boost.2.both TS.power.2.return TS.power.3.pip-which TS.power.3.pip-limit TS.power.5.man-keep TS.shield.3.faces] everything wrong at once: every reason', () => {
    const match = duel()
    planned(match, 'A', [5, 6, 3, 4], ['B1', 'M1', 'P1', 'P2'])
    play(match, 'A', { type: 'confirm' })
    planned(match, 'B', [1, 1, 3, 5], ['B1', 'M1', 'P1', 'P2'])
    play(match, 'B', { type: 'confirm' })
    const wild = { type: 'act', die: 'c2', moveTo: 'SR', pips: { c2: 1, c3: 1 }, with: 'c1' } as Action
    expect(refused(match, 'A', wild).map(reason => reason.split(' ')[0])).toEqual([
      'TS.boost.2.both',
      'TS.power.2.return',
      'TS.power.3.pip-which',
      'TS.power.3.pip-limit',
      'TS.power.5.man-keep',
      'TS.shield.3.faces',
    ])
  })
})

describe('Fields nobody asked for', () => {
  test('[TS.power.3.reroll TABLE.malformed] a re-roll of one die is refused, not made of all of them', () => {
    const match = duel()
    play(match, 'A', { type: 'roll' }, 1, 2, 3, 4)
    expect(refused(match, 'A', { type: 'reroll', die: 'c1' } as Action)).toEqual([
      'TABLE.malformed Unrecognized key: "die"',
    ])
    expect(refused(match, 'A', { type: 'place', die: 'c1', space: 'F1', pips: 1 } as Action)).toEqual([
      'TABLE.malformed Unrecognized key: "pips"',
    ])
    const flip = { type: 'choose', what: { kind: 'flip', at: 3 } } as Action
    expect(refused(match, 'A', flip)).toEqual(['TABLE.malformed what: Unrecognized key: "at"'])
  })

  test.each(Object.entries(thunderStruck.actions))('[TABLE.malformed] %s takes none', (type, { schema }) => {
    const { error } = schema.safeParse({ type, nonsense: 1 })
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['nonsense'] }))
  })
})

describe('A refusal gives nothing away', () => {
  /** Seat A has planned with these dice; seat B tries everything it should not. */
  const tried = (faces: readonly number[], spaces: readonly Space[]) => {
    const match = duel()
    planned(match, 'A', faces, spaces)
    const acts = [
      { type: 'place', die: 'c1', space: 'F1' },
      { type: 'place', die: 'g', space: 'SM' },
      { type: 'unplace', die: 'c1' },
      { type: 'confirm' },
      { type: 'reroll' },
      { type: 'act', die: 'c1' },
      { type: 'shield', shield: 'SM' },
      { type: 'damage', space: 'F1' },
      { type: 'reflex', to: 'B' },
      { type: 'choose', what: { kind: 'flip' } },
    ] as Action[]
    return acts.map(action => refused(match, 'B', action))
  }

  test('[TS.plan.hidden] whatever lies behind the other screen, the reasons are the same', () => {
    const [one, two] = [tried([1, 2, 3, 4], ['B1', 'M1']), tried([6, 6, 5, 5], ['F1', 'F2', 'P1', 'B2'])]
    expect(one).toEqual(two)
    expect(one.every(reasons => reasons.length > 0)).toBe(true)
  })
})
