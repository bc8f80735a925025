import { describe, expect, test } from 'vitest'
import type { Degree } from '../../../src/rulesets/arclight/cards/card'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { firing, type Given, moving, position, tableAt } from './support'

// Every fact in full: what happened, to whom, by which rules.

const [pulsar] = SHIPS
if (!pulsar) throw new Error('no Pulsar')
const only = (events: readonly ArcEvent[], ...types: ArcEvent['type'][]): ArcEvent[] =>
  events.filter(({ type }) => types.includes(type))

describe('cannon fire', () => {
  const gunner = { ship: 'A1', crew: 'A' } as const
  const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
  const rules = (faces: number[], given: Readonly<Record<string, Given>> = {}, options = {}) =>
    firing(gunner, given, options).play('A', shot, ...faces)[0]?.rules
  const line = ['ARC.card.pulsar.A', 'ARC.fire.arc.cards', 'ARC.skill.sdb', 'ARC.card.gunners'] as const
  const hit = ['ARC.hit.equal', ...line] as const
  const read = ['ARC.damage.same-dice', 'ARC.damage.high'] as const

  test('[ARC.hit.roll ARC.hit.miss ARC.hit.equal ARC.hit.mods ARC.dmod.excess ARC.dmod.zero ARC.damage.ties] a shot', () => {
    expect(rules([1, 1, 1])).toEqual(['ARC.hit.roll', 'ARC.hit.miss', ...line])
    expect(rules([1, 1, 1], { A1: { at: '1510' } })).toEqual(['ARC.hit.roll', 'ARC.hit.miss', ...line, 'ARC.hit.mods'])
    expect(rules([3, 4, 5])).toEqual([...hit, ...read, 'ARC.damage.appropriate'])
    expect(rules([4, 4, 5])).toEqual([...hit, ...read, 'ARC.dmod.excess', 'ARC.damage.appropriate'])
    expect(rules([2, 5, 5])).toEqual([...hit, ...read, 'ARC.damage.ties', 'ARC.damage.appropriate'])
    const thick = { cards: [{ ...pulsar, id: 'thick', asv: 6, ds: 12 }] }
    const zero = [...hit, ...read, 'ARC.damage.appropriate', 'ARC.dmod.zero']
    expect(rules([3, 3, 6], { B1: { card: 'thick' } }, thick)).toEqual(zero)
    const [event] = firing(gunner).play('A', shot, 4, 4, 5)
    expect(event).toEqual({
      ...{ type: 'shot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1', rules: event?.rules },
      ...{ faces: [4, 4], skill: 5, total: 13, ds: 12, hit: true, degree: 'High', amount: 5, excess: 1, sv: 1, net: 5 },
    })
  })

  test('[ARC.damage.low ARC.damage.med ARC.damage.med.no-middle ARC.damage.all ARC.dmod.suffix ARC.dmod.half ARC.dmod.x-ties] by degree and suffix', () => {
    const own = (degree: Degree, suffix: string, faces: number[]) => {
      const dice = `${faces.length - 1}D8`
      const weapons = pulsar.weapons.map(weapon => ({ ...weapon, degree, suffix, dice }))
      const [first, ...others] =
        rules(
          faces,
          { A1: { card: 'own' }, B1: { losses: { D: 12 } } },
          { cards: [{ ...pulsar, id: 'own', weapons }] },
        ) ?? []
      expect([first, others[0], others.at(-2), others.at(-1)]).toEqual([
        'ARC.hit.equal',
        'ARC.skill.sdb',
        'ARC.dmod.excess',
        'ARC.damage.appropriate',
      ])
      return others.slice(2, -2)
    }
    expect(own('Low', '', [3, 4, 8])).toEqual(['ARC.damage.low'])
    expect(own('MedL', '', [3, 4, 8])).toEqual(['ARC.damage.med'])
    expect(own('MedH', '', [3, 4, 5, 8])).toEqual(['ARC.damage.med', 'ARC.damage.med.no-middle'])
    expect(own('MedL', '', [3, 4, 4, 8])).toEqual(['ARC.damage.med', 'ARC.damage.med.no-middle', 'ARC.damage.ties'])
    expect(own('High', '', [3, 4, 5, 8])).toEqual(['ARC.damage.high'])
    expect(own('All', 'x2', [8, 8, 8])).toEqual(['ARC.damage.all', 'ARC.dmod.suffix'])
    expect(own('High', '+1', [3, 4, 8])).toEqual(['ARC.damage.high', 'ARC.dmod.suffix'])
    expect(own('High', '/2', [3, 4, 8])).toEqual(['ARC.damage.high', 'ARC.dmod.suffix', 'ARC.dmod.half'])
    expect(own('High', 'x2', [3, 8, 8])).toEqual([
      'ARC.damage.high',
      'ARC.damage.ties',
      'ARC.dmod.suffix',
      'ARC.dmod.x-ties',
    ])
    expect(own('High', 'x2', [3, 4, 8])).toEqual(['ARC.damage.high', 'ARC.dmod.suffix'])
  })

  test('[ARC.fire.dead-crew ARC.card.gunners] a weapon taken over, a pilot, and a gunner without the skill', () => {
    const taken = firing(gunner, { A1: { dead: ['P'] } }, { uncrewed: 'takeover' })
    expect(taken.play('A', { ...shot, weapon: 0 }, 1, 2)[0]?.rules).toEqual([
      'ARC.hit.roll',
      'ARC.hit.miss',
      'ARC.card.pulsar.P',
      'ARC.fire.arc.cards',
      'ARC.card.gunners',
    ])
    const pilot = firing({ ship: 'A1', crew: 'P' })
    expect(pilot.play('A', { ...shot, crew: 'P', weapon: 0 }, 1, 2, 3)[0]?.rules).toEqual([
      'ARC.hit.roll',
      'ARC.hit.miss',
      'ARC.card.pulsar.P',
      'ARC.fire.arc.cards',
      'ARC.skill.sdb',
    ])
  })

  test('[ARC.fire.order.tie ARC.fire.crew ARC.turn.cannon] declared, held, and how many crews there are', () => {
    const slot = { crew: 'A' as const, done: false, shot: null }
    const group = [
      { ship: 'A1', ...slot },
      { ship: 'B1', ...slot },
    ]
    const table = tableAt(position({}, { phase: 'cannon', mover: null, group }))
    expect(table.play('A', shot)).toEqual([
      { type: 'declared', rules: ['ARC.fire.order.tie'], ship: 'A1', crew: 'A', weapon: 1, target: 'B1' },
    ])
    expect(table.state.group[0]).toEqual({ ship: 'A1', crew: 'A', done: true, shot: { weapon: 1, target: 'B1' } })
    expect(table.play('B', { type: 'hold', ship: 'B1', crew: 'A' })).toEqual([
      { type: 'held', rules: ['ARC.fire.crew'], ship: 'B1', crew: 'A' },
    ])
    const over = moving({ B1: { moved: true } }).play('A', { type: 'stop', ship: 'A1' })
    expect(only(over, 'cannon')).toEqual([{ type: 'cannon', rules: ['ARC.turn.cannon'], crews: 5 }])
  })
})
