import { describe, expect, test } from 'vitest'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { condition, critical, type Given, struck, upkeep, wounded } from './support'

// Every fact in full: what happened, to whom, by which rules.

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }
const OUT = { ...IDLE, eliminated: true }
const only = (events: readonly ArcEvent[], ...types: ArcEvent['type'][]): ArcEvent[] =>
  events.filter(({ type }) => types.includes(type))

describe('damage', () => {
  const row = (net: number, given: Given = {}) => wounded(net, { given: { B1: given } }).events[0]?.rules

  test('[ARC.index.race ARC.index.column ARC.index.over ARC.word.boom ARC.word.boom-next ARC.word.cascade] rows', () => {
    expect(row(3)).toEqual(['ARC.row.s1.3', 'ARC.index.race'])
    expect(row(3, { structure: 0 })).toEqual(['ARC.row.s0.3', 'ARC.index.race'])
    expect(row(3, { structure: 2 })).toEqual(['ARC.row.s1.3', 'ARC.index.race', 'ARC.index.column'])
    expect(row(24)).toEqual(['ARC.row.s1.24', 'ARC.index.race', 'ARC.word.boom'])
    expect(row(25)).toEqual(['ARC.row.s1.24', 'ARC.index.race', 'ARC.index.over', 'ARC.word.boom'])
    expect(row(22)).toEqual(['ARC.row.s1.22', 'ARC.index.race', 'ARC.word.cascade'])
    expect(row(17, { structure: 0 })).toEqual(['ARC.row.s0.17', 'ARC.index.race', 'ARC.word.boom-next'])
  })

  test('[ARC.code.T ARC.code.E ARC.code.A ARC.code.D ARC.code.M ARC.floor ARC.code.S ARC.code.S.stack ARC.code.struct] codes without a choice', () => {
    const lost = { type: 'lost', ship: 'B1' }
    expect(struck('TTEDMA>').events).toEqual([
      { ...lost, rules: ['ARC.code.T'], what: 'T', points: 2, now: 8 },
      { ...lost, rules: ['ARC.code.E'], what: 'E', points: 1, now: 1 },
      { ...lost, rules: ['ARC.code.D'], what: 'D', points: 1, now: 11 },
      { ...lost, rules: ['ARC.code.M'], what: 'M', points: 1, now: 4 },
      { ...lost, rules: ['ARC.code.A'], what: 'A', points: 1, now: 0 },
      { type: 'marked', rules: ['ARC.code.struct'], ship: 'B1', marks: 1 },
    ])
    expect(struck('EEE').events).toEqual([
      { ...lost, rules: ['ARC.code.E', 'ARC.floor'], what: 'E', points: 3, now: 0 },
    ])
    expect(struck('SS').events).toEqual([{ type: 'stunned', rules: ['ARC.code.S'], ship: 'B1', turns: 2 }])
    expect(struck('S', { given: { B1: { stun: 1, stunned: 1 } } }).events).toEqual([
      { type: 'stunned', rules: ['ARC.code.S', 'ARC.code.S.stack'], ship: 'B1', turns: 3 },
    ])
    expect(struck('>', { given: { B1: { marks: 1 } } }).events).toEqual([
      { type: 'marked', rules: ['ARC.code.struct'], ship: 'B1', marks: 2 },
    ])
  })

  test('[ARC.code.W ARC.code.short ARC.code.star ARC.code.C ARC.code.G ARC.choice.default ARC.crit.11 ARC.crit.17] what is chosen', () => {
    const play = (table: ReturnType<typeof struck>, seat: 'A' | 'B', option: string) =>
      table.play(seat, { type: 'choose', option })
    expect(play(struck('W', { odd: true }), 'A', 'w1')).toEqual([
      { type: 'weapon-lost', rules: ['ARC.code.W', 'ARC.code.star'], ship: 'B1', weapon: 1, by: 'A' },
    ])
    expect(play(struck('~'), 'B', 'w2')).toEqual([
      {
        type: 'shorted',
        rules: ['ARC.code.short', 'ARC.code.short.weapon', 'ARC.code.star'],
        ship: 'B1',
        what: 'weapon',
        weapon: 2,
        by: 'B',
      },
    ])
    expect(play(struck('~', { odd: true }), 'A', 'thrust')).toEqual([
      {
        type: 'shorted',
        rules: ['ARC.code.short', 'ARC.code.short.thrust', 'ARC.code.star'],
        ship: 'B1',
        what: 'thrust',
        weapon: null,
        by: 'A',
      },
    ])
    expect(play(struck('C'), 'B', 'P')).toEqual([
      { type: 'crew-lost', rules: ['ARC.code.C', 'ARC.code.C.pilot', 'ARC.card.crew'], ship: 'B1', crew: 'P' },
    ])
    const quasar = { given: { B1: { card: 'quasar' } } }
    expect(play(struck('G', quasar), 'B', 'special.0')).toEqual([
      { type: 'gear-lost', rules: ['ARC.code.G', 'ARC.choice.default'], ship: 'B1', gear: 'Damage control' },
    ])
    expect(play(struck('G', quasar), 'B', 'nixie')).toMatchObject([{ gear: 'Nixie' }])
    expect(play(critical(11), 'B', 'w2')).toEqual([
      { type: 'lowered', rules: ['ARC.crit.11', 'ARC.choice.default'], ship: 'B1', weapon: 2, degree: 'MedH' },
    ])
    expect(play(critical(17), 'B', 'w1.Left')).toEqual([
      { type: 'locked', rules: ['ARC.crit.17', 'ARC.choice.default'], ship: 'B1', weapon: 1, arc: 'Left' },
    ])
  })

  test('[ARC.code.W ARC.code.short.legal ARC.code.G ARC.crit.11 ARC.crit.17] the only thing there is, or nothing', () => {
    const two = { weapons: [OUT, OUT, IDLE] }
    expect(struck('W', { given: { B1: two } }).events).toEqual([
      { type: 'weapon-lost', rules: ['ARC.code.W'], ship: 'B1', weapon: 2, by: null },
    ])
    const bare = { losses: { T: 10, D: 12 }, cm: false, weapons: [OUT, OUT, OUT] }
    expect(struck('~', { given: { B1: { ...bare, weapons: [OUT, OUT, IDLE] } } }).events).toEqual([
      {
        type: 'shorted',
        rules: ['ARC.code.short', 'ARC.code.short.weapon'],
        ship: 'B1',
        what: 'weapon',
        weapon: 2,
        by: null,
      },
    ])
    expect(struck('G').events).toEqual([
      { type: 'gear-lost', rules: ['ARC.code.G'], ship: 'B1', gear: 'Countermeasures' },
    ])
    expect(only(critical(11, { given: { B1: { weapons: [IDLE, IDLE, OUT] } } }).events, 'lowered')).toEqual([
      { type: 'lowered', rules: ['ARC.crit.11'], ship: 'B1', weapon: 1, degree: 'MedL' },
    ])
    const nothing = { type: 'no-effect', ship: 'B1' }
    const told = (events: readonly ArcEvent[]) => only(events, 'no-effect')
    expect(struck('W~G', { given: { B1: bare } }).events).toEqual([
      { ...nothing, rules: ['ARC.code.W'], code: 'W' },
      { ...nothing, rules: ['ARC.code.short.legal'], code: '~' },
      { ...nothing, rules: ['ARC.code.G'], code: 'G' },
    ])
    expect(told(critical(11, { given: { B1: bare } }).events)).toEqual([
      { ...nothing, rules: ['ARC.crit.11'], code: 11 },
    ])
    expect(told(critical(17, { given: { B1: bare } }).events)).toEqual([
      { ...nothing, rules: ['ARC.crit.17'], code: 17 },
    ])
  })

  test('[ARC.code.C.none ARC.crit.2 ARC.word.boom] how a ship ends', () => {
    expect(struck('C', { given: { B1: { dead: ['P', 'A'] } } }).events).toEqual([
      { type: 'crew-lost', rules: ['ARC.code.C', 'ARC.card.crew'], ship: 'B1', crew: 'B' },
      { type: 'derelict', rules: ['ARC.code.C.none'], ship: 'B1' },
    ])
    expect(only(critical(2).events, 'destroyed')).toEqual([
      { type: 'destroyed', rules: ['ARC.crit.2'], ship: 'B1', why: 'critical' },
    ])
    expect(only(critical(24).events, 'destroyed')).toMatchObject([{ rules: ['ARC.crit.24'] }])
    expect(only(wounded(23).events, 'destroyed')).toEqual([
      { type: 'destroyed', rules: ['ARC.word.boom'], ship: 'B1', why: 'boom' },
    ])
    const doomed = upkeep({ B1: { conditions: [condition('doomed')] } })
    expect(only(doomed.settle(), 'destroyed')).toEqual([
      { type: 'destroyed', rules: ['ARC.word.boom-next'], ship: 'B1', why: 'doomed' },
    ])
  })

  test('[ARC.crit.3 ARC.crit.18 ARC.dmod.zero] damage that a ship does to itself is never less than 0', () => {
    const quasar = { B1: { card: 'quasar', conditions: [condition('creaking')] } }
    const self = { type: 'self-damage', ship: 'B1', sv: 3, net: 0 }
    expect(only(critical(3, { given: quasar }).settle(1, 2, 8), 'self-damage')).toEqual([
      {
        ...self,
        rules: ['ARC.crit.3', 'ARC.damage.med', 'ARC.damage.appropriate'],
        cause: 'malfunction',
        faces: [1, 2, 8],
        amount: 2,
      },
    ])
    expect(only(upkeep(quasar).settle(2, 3, 4), 'self-damage', 'row')).toEqual([
      { ...self, rules: ['ARC.crit.18', 'ARC.damage.low'], cause: 'creaking', faces: [2, 3, 4], amount: 2 },
    ])
  })

  test('[ARC.crit.23] life support takes one of the crew at a time, the last one too', () => {
    const failing = [condition('hud'), condition('life-support', 1), condition('life-support', 2)]
    const table = upkeep({ B1: { conditions: failing, dead: ['P', 'A'] }, B2: {} })
    const events = table.settle()
    expect(events.slice(0, 3)).toEqual([
      { type: 'life-support', rules: ['ARC.crit.23'], ship: 'B1', crew: 'B' },
      { type: 'crew-lost', rules: ['ARC.code.C', 'ARC.card.crew'], ship: 'B1', crew: 'B' },
      { type: 'derelict', rules: ['ARC.code.C.none'], ship: 'B1' },
    ])
    expect(table.state.ships.B1?.conditions).toEqual([condition('hud'), condition('life-support', 2)])
  })

  test('[ARC.hit.sr] a strain roll below SR saves the weapon, one at SR does not', () => {
    const strain = { odd: true, options: { sr: 'strain' as const } }
    const roll = (given: Given, ...faces: number[]) => {
      const table = struck('W', { ...strain, given: { B1: { weapons: [OUT, OUT, IDLE], ...given } } })
      return only(table.settle(...faces), 'strain')
    }
    const told = { type: 'strain', rules: ['ARC.hit.sr', 'ARC.code.W'], ship: 'B1', weapon: 2 }
    // 2D6 and the D10 of gunner B against SR 10.
    expect(roll({}, 3, 3, 3)).toEqual([{ ...told, total: 9, saved: true }])
    expect(roll({}, 3, 3, 4)).toEqual([{ ...told, total: 10, saved: false }])
    const cards = SHIPS.slice(0, 1).map(card => ({
      ...card,
      id: 'own',
      weapons: card.weapons.map(gun => ({ ...gun, sr: null })),
    }))
    const none = struck('W', { options: { sr: 'strain', cards }, given: { B1: { card: 'own', weapons: [OUT, IDLE] } } })
    expect(none.events).toEqual([{ type: 'weapon-lost', rules: ['ARC.code.W'], ship: 'B1', weapon: 1, by: null }])
  })
})
