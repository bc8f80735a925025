import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import { cardSchema } from '../../../src/rulesets/arclight/cards/card'
import { editor } from '../../../src/rulesets/arclight/cards/editor'
import { faultsOf } from '../../../src/rulesets/arclight/cards/faults'
import { USUAL } from '../../../src/rulesets/arclight/options'
import type { Seat } from '../../../src/rulesets/arclight/state'
import { type ArcTable, condition, firing, moving } from './support'

/** The rules that forbid it, in their order; the position stays the very same. */
function forbidden(table: ArcTable, seat: Seat, action: ArcAction): string[] {
  const before = table.state
  const rules = table.refusalsOf(seat, action).map(({ rule }) => rule)
  expect(() => table.play(seat, action)).toThrow('was refused')
  expect(table.state).toBe(before)
  return rules
}

describe('a ship card', () => {
  const draft = cardSchema.parse(editor.copy(USUAL, 'pulsar'))
  const [pulse, ...others] = draft.weapons
  const told = (card: unknown) => faultsOf(card).map(({ path, rule }) => [path.join('.'), rule])

  test('[ARC.dice] impossible dice are refused together with all else that is wrong, each by its rule', () => {
    const weapons = [{ ...pulse, dice: '3D7', suffix: '*2', crew: 'Z' }, ...others]
    const card = { ...draft, weapons, nixie: 5, thrust: -1, pilot: { ...draft.pilot, helm: 13 } }
    expect(told(card)).toEqual([
      ['pilot.helm', 'ARC.skill.die'],
      ['thrust', 'ARC.card.thrust'],
      ['nixie', 'ARC.card.nixie'],
      ['weapons.0.crew', 'ARC.fire.assigned'],
      ['weapons.0.dice', 'ARC.dice'],
      ['weapons.0.suffix', 'ARC.dmod.suffix'],
    ])
    expect(editor.faults(card)).toEqual(faultsOf(card))
    expect(editor.put(USUAL, card)).toBe(USUAL)
  })

  test('[ARC.range.bands] a weapon without ranges is refused, and so are ranges that fall or reach nowhere', () => {
    const without = { ...draft, weapons: [{ ...pulse, range: undefined }] }
    expect(told(without)).toEqual([['weapons.0.range', 'ARC.range.bands']])
    const nowhere = { ...draft, weapons: [{ ...pulse, range: { short: 0, medium: 0, long: 0 } }] }
    expect(told(nowhere)).toEqual(
      ['short', 'medium', 'long'].map(band => [`weapons.0.range.${band}`, 'ARC.range.bands']),
    )
    const falling = { ...draft, weapons: [{ ...pulse, range: { short: 9, medium: 6, long: 3 } }] }
    expect(told(falling)).toEqual(['medium', 'long'].map(band => [`weapons.0.range.${band}`, 'ARC.range.bands']))
    for (const card of [without, nowhere, falling]) expect(editor.put(USUAL, card)).toBe(USUAL)
  })

  test('what makes no sense together is told together', () => {
    const arcs = { Forward: false, Right: false, Rear: false, Left: false }
    const card = { ...draft, id: 'pulsar', name: ' ', weapons: [{ ...pulse, crew: 'E', arcs }] }
    expect(told(card)).toEqual([
      ['id', 'ARC.card.points'],
      ['name', 'ARC.card.points'],
      ['weapons.0.crew', 'ARC.fire.assigned'],
      ['weapons.0.arcs.Forward', 'ARC.fire.arc'],
    ])
  })
})

describe('a set-up', () => {
  const duel = arclight.setupModel.scenarios[0]?.setup
  if (!duel) throw new Error('no duel')
  const errors = (more: Partial<typeof duel.options>) =>
    arclight.setupModel
      .check({ ...duel, options: { ...duel.options, ...more } })
      .errors.map(({ rule, why }) => [rule, why])

  test('[ARC.board.size] a map smaller than the distance is refused, with every other reason', () => {
    expect(errors({ rows: 10 })).toEqual([['ARC.board.size', expect.stringContaining('10 hexes is too small')]])
    const forces = { A: [{ card: 'pulsar', name: 'Pulsar' }], B: [{ card: 'ghost', name: 'Ghost' }] }
    expect(errors({ rows: 10, forces, runner: 'C' })).toEqual([
      ['ARC.card.points', 'Sol Protectorate: there is no card “ghost”.'],
      ['ARC.board.size', expect.stringContaining('too small for sides 14 hexes apart')],
      ['ARC.opt.runner', 'The side that must break through must be in the game.'],
    ])
  })

  test('[ARC.dice] a card with impossible dice keeps the game from starting, by the rule it breaks', () => {
    const card = cardSchema.parse(editor.copy(USUAL, 'pulsar'))
    const cards = [{ ...card, weapons: card.weapons.map(weapon => ({ ...weapon, dice: '3D7' })) }]
    expect(errors({ cards }).map(([rule]) => rule)).toEqual(['ARC.dice', 'ARC.dice'])
  })
})

describe('a path', () => {
  const ahead = (hexes: number, ...turns: string[]) => [...Array.from({ length: hexes }, () => 'F'), ...turns]

  test('[ARC.move.turn.afford] through a turn that cannot be paid is refused by its price', () => {
    const table = moving()
    const [why, ...more] = table.refusalsOf('A', { type: 'move', ship: 'A1', steps: ahead(3, 'R', 'F') })
    expect([why, more]).toEqual([undefined, []])
    const far = { A1: { at: '1519' }, B1: { at: '0102' } } as const
    const dear = { type: 'move', ship: 'A1', steps: ahead(11, 'R') } as const
    expect(forbidden(moving(far), 'A', dear)).toEqual(['ARC.move.turn.afford'])
    expect(moving(far).refusalsOf('A', dear)[0]?.why).toBe('A turn costs 4 movement points. You have 3 left.')
  })

  test('[ARC.move.turn.afford ARC.move.turn.max ARC.crit.19 ARC.move.multi-turn.roll] every reason at once', () => {
    const given = { A1: { at: '1519', conditions: [condition('left-only')] }, B1: { at: '0102' } } as const
    const steps = ahead(11, 'RRRR', 'F')
    expect(forbidden(moving(given), 'A', { type: 'move', ship: 'A1', steps })).toEqual([
      'ARC.crit.19',
      'ARC.move.turn.max',
      'ARC.move.turn.afford',
      'ARC.move.multi-turn.roll',
    ])
  })

  test('[ARC.init.alternate] of a ship whose side does not move, with what else is wrong with it', () => {
    const given = { A1: { at: '1519' }, B1: { at: '0102', moved: true, losses: { T: 99 } } } as const
    const action: ArcAction = { type: 'move', ship: 'B1', steps: ['R'] }
    expect(
      moving(given)
        .refusalsOf('A', action)
        .map(({ rule }) => rule),
    ).toEqual(['ARC.init.alternate', 'ARC.move.once', 'ARC.move.turn.afford'])
  })

  test('steps that are no steps are refused as malformed', () => {
    expect(forbidden(moving(), 'A', { type: 'move', ship: 'A1', steps: ['LR'] })).toEqual(['TABLE.malformed'])
    expect(forbidden(moving(), 'A', { type: 'move', ship: 'A1', steps: [] })).toEqual(['ARC.move.stop'])
    expect(forbidden(moving(), 'A', { type: 'move', ship: 'Z9', steps: ['F'] })).toEqual(['ARC.move.once'])
  })
})

describe('a shot', () => {
  const gunner = { ship: 'A1', crew: 'A' } as const

  test('[ARC.fire.order.gunners] out of its slot is refused, and nothing else where nothing else is wrong', () => {
    const shot = { type: 'shoot', ship: 'A1', crew: 'P', weapon: 0, target: 'B1' } as const
    expect(forbidden(firing(gunner), 'A', shot)).toEqual(['ARC.fire.order.gunners'])
  })

  test('[ARC.fire.order.gunners ARC.fire.once ARC.range.max ARC.fire.arc] out of its slot, range and arc', () => {
    const fired = { eliminated: false, fired: true, lowered: 0, lock: null }
    const given = { A1: { at: '1503', weapons: [fired, fired] }, B1: { at: '1519' } }
    const shot = { type: 'shoot', ship: 'A1', crew: 'P', weapon: 0, target: 'B1' } as const
    expect(forbidden(firing(gunner, given), 'A', shot)).toEqual([
      'ARC.fire.order.gunners',
      'ARC.fire.once',
      'ARC.range.max',
      'ARC.fire.arc',
    ])
  })

  test('[ARC.turn.order] before the Cannon Fire Phase, with a weapon of another and at a friend', () => {
    const given = { A2: {} }
    const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 0, target: 'A2' } as const
    expect(forbidden(moving(given), 'A', shot)).toEqual([
      'ARC.turn.order',
      'ARC.fire.assigned',
      'ARC.fire.target',
      'ARC.fire.arc',
    ])
  })

  test('[ARC.fire.crew] with a ship of the other side, and at nobody', () => {
    const theirs = { type: 'shoot', ship: 'B1', crew: 'A', weapon: 1, target: 'A1' } as const
    expect(forbidden(firing(gunner), 'A', theirs)).toEqual(['ARC.fire.crew', 'ARC.fire.order'])
    const nobody = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B9' } as const
    expect(forbidden(firing(gunner), 'A', nobody)).toEqual(['ARC.fire.target'])
    const nothing = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 7, target: 'B1' } as const
    expect(forbidden(firing(gunner), 'A', nothing)).toEqual(['ARC.fire.assigned'])
  })
})

describe('fields nobody asked for', () => {
  test('[ARC.move.stop ARC.fire.crew TABLE.malformed] an extra field is refused, not ignored', () => {
    const stop = { type: 'stop', ship: 'A1', steps: ['F'] } as unknown as ArcAction
    expect(forbidden(moving(), 'A', stop)).toEqual(['TABLE.malformed'])
    const hold = { type: 'hold', ship: 'A1', crew: 'A', target: 'B1' } as unknown as ArcAction
    expect(forbidden(firing({ ship: 'A1', crew: 'A' }), 'A', hold)).toEqual(['TABLE.malformed'])
  })

  test.each(Object.entries(arclight.actions))('[TABLE.malformed] %s takes none', (type, { schema }) => {
    const { error } = schema.safeParse({ type, nonsense: 1 })
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['nonsense'] }))
  })
})
