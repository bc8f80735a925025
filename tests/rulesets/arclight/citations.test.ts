import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/engine/record/log'
import { arclight } from '../../../src/rulesets/arclight'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import {
  type ArcTable,
  condition,
  critical,
  firing,
  type Given,
  moving,
  rolling,
  ship,
  struck,
  tableAt,
  upkeep,
  wounded,
} from './support'

/** The rules that the last event of this type cites. */
function cited(events: readonly ArcEvent[], type: ArcEvent['type']): readonly string[] {
  const event = events.findLast(each => each.type === type)
  if (!event) throw new Error(`no ${type}; there are ${events.map(each => each.type).join(', ')}`)
  return event.rules
}

const told = (table: ArcTable, events: readonly ArcEvent[], type: ArcEvent['type']): string => {
  const event = events.find(each => each.type === type)
  return event ? textOf(arclight.narrate(event, table.state), seat => seat) : ''
}

const [pulsar] = SHIPS
if (!pulsar) throw new Error('no Pulsar')

describe('a shot names its rules', () => {
  const gatling = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
  const shot = (faces: readonly number[], given: Record<string, Given> = {}, options = {}) =>
    cited(firing({ ship: 'A1', crew: 'A' }, given, options).play('A', gatling, ...faces), 'shot')

  test('[ARC.skill.sdb ARC.card.gunners ARC.card.pulsar.A ARC.fire.arc.cards] whose weapon it was', () => {
    expect(shot([1, 1, 1])).toEqual([
      'ARC.hit.roll',
      'ARC.hit.miss',
      'ARC.card.pulsar.A',
      'ARC.fire.arc.cards',
      'ARC.skill.sdb',
      'ARC.card.gunners',
    ])
  })

  test.each([
    ['ARC.card.javelin.P', 'P', 0],
    ['ARC.card.javelin.A', 'A', 1],
    ['ARC.card.javelin.B', 'B', 2],
  ] as const)('[%s] the weapon of crew member %s', (rule, crew, weapon) => {
    const table = firing({ ship: 'B1', crew }, { A1: { at: '1512' } })
    const events = table.play('B', { type: 'shoot', ship: 'B1', crew, weapon, target: 'A1' }, 1, 1, 1)
    expect(cited(events, 'shot')).toContain(rule)
  })

  test('[ARC.hit.mods] what was added', () => {
    expect(shot([1, 1, 1])).not.toContain('ARC.hit.mods')
    expect(shot([1, 1, 1], { A1: { at: '1510' } })).toContain('ARC.hit.mods')
  })

  test('[ARC.damage.high ARC.damage.ties ARC.damage.appropriate] how the dice were read', () => {
    expect(shot([4, 5, 8])).toEqual(expect.arrayContaining(['ARC.damage.high', 'ARC.damage.appropriate']))
    expect(shot([4, 5, 8])).not.toContain('ARC.damage.ties')
    expect(shot([4, 8, 8])).toContain('ARC.damage.ties')
  })

  const gun = (degree: 'Low' | 'MedH' | 'High' | 'All', suffix = '', dice = '2D8') => {
    const weapons = pulsar.weapons.map(weapon => ({ ...weapon, degree, suffix, dice }))
    return [[4, 8, 8], { A1: { card: 'own' } }, { cards: [{ ...pulsar, id: 'own', weapons }] }] as const
  }

  test('[ARC.damage.low ARC.damage.med ARC.damage.med.no-middle ARC.damage.all] by the degree of the weapon', () => {
    expect(shot(...gun('Low'))).toContain('ARC.damage.low')
    expect(shot(...gun('MedH'))).toContain('ARC.damage.med')
    expect(shot(...gun('All'))).toContain('ARC.damage.all')
    const [, ...four] = gun('MedH', '', '3D8')
    expect(shot([4, 8, 8, 8], ...four)).toContain('ARC.damage.med.no-middle')
    expect(shot(...gun('MedH'))).not.toContain('ARC.damage.med.no-middle')
  })

  test('[ARC.dmod.half ARC.dmod.x-ties] by its suffix', () => {
    expect(shot(...gun('High', '/2'))).toEqual(expect.arrayContaining(['ARC.dmod.suffix', 'ARC.dmod.half']))
    expect(shot(...gun('High', 'x2'))).toEqual(expect.arrayContaining(['ARC.dmod.suffix', 'ARC.dmod.x-ties']))
    expect(shot(...gun('Low', 'x2'))).not.toContain('ARC.dmod.x-ties')
  })
})

describe('the index names its rules', () => {
  const row = (net: number, given: Given = {}) => cited(wounded(net, { given: { B1: given } }).events, 'row')

  test('[ARC.index.race ARC.index.over ARC.index.column] which row, and why that one', () => {
    expect(row(3)).toEqual(['ARC.row.s1.3', 'ARC.index.race'])
    expect(row(24)).not.toContain('ARC.index.over')
    expect(row(30)).toContain('ARC.index.over')
    expect(row(3, { structure: 2 })).toContain('ARC.index.column')
  })

  test('[ARC.word.cascade] a Cascade, now and in every Upkeep', () => {
    expect(row(22)).toContain('ARC.word.cascade')
    const table = upkeep({ B1: { conditions: [condition('cascade')] } })
    const events = table.settle(7, 7)
    expect(cited(events, 'cascading')).toEqual(['ARC.word.cascade'])
    expect(told(table, events, 'cascading')).toBe('B1: the Cascade continues.')
  })

  test('[ARC.floor] a value that is at 0 loses nothing more', () => {
    expect(cited(struck('A').events, 'lost')).toEqual(['ARC.code.A'])
    expect(cited(struck('AA').events, 'lost')).toEqual(['ARC.code.A', 'ARC.floor'])
    expect(cited(struck('M').events, 'lost')).toEqual(['ARC.code.M'])
  })

  test('[ARC.code.S.stack] a second stun adds a turn', () => {
    expect(cited(struck('S').events, 'stunned')).toEqual(['ARC.code.S'])
    expect(cited(struck('S', { given: { B1: { stun: 1 } } }).events, 'stunned')).toEqual([
      'ARC.code.S',
      'ARC.code.S.stack',
    ])
    expect(cited(upkeep({ B1: { stun: 2 } }).settle(), 'stun-reduced')).toContain('ARC.code.S.stack')
  })

  test('[ARC.choice.default] where the sheet names nobody the owner has chosen', () => {
    const gear = struck('G', { given: { B1: { nixie: true } } })
    expect(cited(gear.play('B', { type: 'choose', option: 'cm' }), 'gear-lost')).toEqual([
      'ARC.code.G',
      'ARC.choice.default',
    ])
    expect(cited(struck('G').events, 'gear-lost')).toEqual(['ARC.code.G'])
    const lower = critical(11)
    expect(cited(lower.play('B', { type: 'choose', option: 'w2' }), 'lowered')).toContain('ARC.choice.default')
    const lock = critical(17)
    expect(cited(lock.play('B', { type: 'choose', option: 'w2.Rear' }), 'locked')).toContain('ARC.choice.default')
  })

  test('[ARC.card.crew] a crew member of a printed card', () => {
    const table = struck('C')
    expect(cited(table.play('B', { type: 'choose', option: 'A' }), 'crew-lost')).toEqual([
      'ARC.code.C',
      'ARC.card.crew',
    ])
    const own = struck('C', { given: { B1: { card: 'quasar' } } })
    expect(cited(own.play('B', { type: 'choose', option: 'A' }), 'crew-lost')).not.toContain('ARC.card.crew')
  })
})

describe('criticals name their rules', () => {
  test('[ARC.crit.repeat] one that was already in force, and whether its time starts again', () => {
    const again = (sum: number, kind: Parameters<typeof condition>[0], turn = 2) => {
      const table = critical(sum, { given: { B1: { conditions: [condition(kind, turn)] } } })
      return { rules: cited(table.events, 'repeated'), words: told(table, table.events, 'repeated') }
    }
    expect(again(9, 'shutdown')).toEqual({
      rules: ['ARC.crit.repeat'],
      words: 'B1: already in force: Weapons shut down. It now lasts longer.',
    })
    expect(again(9, 'shutdown', 3).words).toBe('B1: already in force: Weapons shut down.')
    expect(again(13, 'hud').words).toBe('B1: already in force: HUD damaged, −2 to hit.')
    expect(critical(23, { given: { B1: { conditions: [condition('life-support')] } } }).events).not.toContainEqual(
      expect.objectContaining({ type: 'repeated' }),
    )
  })

  test('[ARC.turn.timers] what has run out at the start of a turn', () => {
    const table = upkeep({
      B1: { conditions: [condition('shutdown', 2), condition('engine', 3), condition('hud', 1)] },
    })
    const events = table.settle()
    expect(events.filter(({ type }) => type === 'ran-out')).toMatchObject([
      { ship: 'B1', kinds: ['shutdown'], rules: ['ARC.turn.timers'] },
    ])
    expect(told(table, events, 'ran-out')).toBe('B1: no longer in force: Weapons shut down.')
    expect(ship(table, 'B1').conditions.map(({ kind }) => kind)).toEqual(['engine', 'hud'])
  })

  test('[ARC.crit.opponent-facing] a lock binds the owner, not the opponent', () => {
    const faced = (given: Given) => {
      const table = moving({ A1: given })
      table.play('A', { type: 'move', ship: 'A1', steps: ['LL'] }, 1)
      return cited(table.play('B', { type: 'face', facing: 1 }), 'faced')
    }
    expect(faced({})).toEqual(['ARC.move.multi-turn.one'])
    expect(faced({ conditions: [condition('left-only')] })).toEqual([
      'ARC.move.multi-turn.one',
      'ARC.crit.opponent-facing',
    ])
  })
})

describe('initiative and movement name their rules', () => {
  test('[ARC.init.mods ARC.card.pilot] whose die it was and what changed it', () => {
    const rolled = (given: Given) =>
      cited(rolling({ A1: given }).play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 2), 'initiative')
    expect(rolled({})).toEqual(['ARC.init.command', 'ARC.init.best', 'ARC.card.pilot'])
    expect(rolled({ stun: 1 })).toContain('ARC.init.mods')
  })

  test('[ARC.init.tie.helm ARC.init.tie.reroll] a tie, and a tie of the Helm dice', () => {
    const order = (...faces: number[]) => {
      const table = rolling()
      table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 2)
      table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 2)
      return cited(table.settle(...faces), 'order')
    }
    expect(order(3, 4)).not.toContain('ARC.init.tie.reroll')
    expect(order(3, 3, 2, 5)).toContain('ARC.init.tie.reroll')
  })

  test('[ARC.move.thrust.effective ARC.move.occupied.pass] less Thrust, and a hex of another ship', () => {
    const moved = (given: Record<string, Given>, ...steps: string[]) =>
      cited(moving(given).play('A', { type: 'move', ship: 'A1', steps }), 'moved')
    expect(moved({}, 'F')).toEqual(['ARC.move.forward'])
    expect(moved({ A1: { losses: { T: 2 } } }, 'F')).toContain('ARC.move.thrust.effective')
    expect(moved({ B1: { at: '1514' } }, 'F', 'F')).toContain('ARC.move.occupied.pass')
  })

  test('[ARC.move.multi-turn.one.pay ARC.move.multi-turn.one.face] the 1 of a Helm roll', () => {
    const turned = (given: Given, ...faces: number[]) =>
      cited(moving({ A1: given }).play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, ...faces), 'sharp-turn')
    expect(turned({}, 1)).toContain('ARC.move.multi-turn.one.pay')
    expect(turned({ losses: { T: 8 } }, 1)).toEqual(
      expect.arrayContaining(['ARC.move.multi-turn.short', 'ARC.move.multi-turn.one.pay']),
    )
    expect(turned({ stun: 1 }, 3)).toContain('ARC.move.multi-turn.one.face')
    expect(turned({}, 3)).not.toContain('ARC.move.multi-turn.one.face')
    expect(turned({ dead: ['P'] })).toContain('ARC.move.multi-turn.one.face')
  })
})

describe('every reason at once', () => {
  test('[ARC.turn.order ARC.fire.crew ARC.fire.target] a shot in the wrong phase, of another side, at nobody', () => {
    const shot = { type: 'shoot', ship: 'B1', crew: 'A', weapon: 1, target: 'Z9' } as const
    expect(moving().forbiddenBy('A', shot)).toEqual(['ARC.turn.order', 'ARC.fire.crew', 'ARC.fire.target'])
  })

  test('[ARC.init.best ARC.turn.movement.initiative] initiative outside its step, of a ship there is not', () => {
    const roll = { type: 'initiative', ship: 'Z9', skill: 'cmd' } as const
    expect(moving().forbiddenBy('A', roll)).toEqual(['ARC.turn.movement.initiative', 'ARC.init.best'])
    const pilotless = rolling({ A1: { dead: ['P'] } })
    expect(pilotless.forbiddenBy('A', roll)).toEqual(['ARC.init.best'])
  })

  test('[ARC.opt.torp.launch ARC.fire.target ARC.turn.launch] a torpedo at your own ship that is out of play', () => {
    const table = moving({ A1: { status: 'destroyed' }, A2: { status: 'retreated', at: '0101' }, A3: {} })
    const launch = { type: 'launch', ship: 'A1', crew: 'P', target: 'A2' } as const
    const state = { ...table.state, mover: 'A' as const }
    expect(
      tableAt(state)
        .refusalsOf('A', launch)
        .map(({ why }) => why),
    ).toEqual([
      'You can launch torpedoes only in the Warhead Launch Phase, and only with that house option.',
      'A1 is out of play.',
      'The pilot of A1 has nothing to launch this turn.',
      'A2 is on your own side.',
      'A2 is out of play.',
      'A2 is more than 12 hexes away.',
    ])
  })
})
