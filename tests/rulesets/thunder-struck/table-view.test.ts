import { describe, expect, test } from 'vitest'
import { defaults } from '../../../src/engine/offers'
import { type View, viewFor } from '../../../src/engine/record/hidden'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { layoutFor, pointOf } from '../../../src/rulesets/thunder-struck/scene/layout'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { placeOf, sightOf } from '../../support/sight'
import { battle, fresh, planning, seen, type TsTable } from './support'

describe('The card of a console', () => {
  const table = battle({
    A: { cubes: 3, shields: ['SF'], damage: ['P2'], dice: { c1: [4, 'F1'], c2: [2, 'boost'] } },
    B: { at: 9 },
  })
  const card = (piece: string, view = seen(table.state)) => thunderStruck.card(view, piece)

  /** Die and state of each space that has either. */
  const lines = (piece: string, view?: View<State>) => {
    const [console] = card(piece, view)?.blocks ?? []
    const rows = console?.kind === 'table' ? console.rows.map(({ cells }) => cells.map(({ printed }) => printed)) : []
    return rows.flatMap(([name, , , die, now]) => (die || now ? [[name, die, now]] : []))
  }
  const cubes = (piece: string, view?: View<State>) => {
    const boxes = card(piece, view)?.blocks[1]
    return boxes?.kind === 'boxes' ? [boxes.ticked, boxes.total] : []
  }

  test('[TS.setup.3.console] a ship, its dice and its spaces lead to the card of their own seat', () => {
    for (const piece of ['ship.A', 'A.c1', 'A.F1']) expect(card(piece)?.seat).toBe('A')
    for (const piece of ['ship.B', 'B.c1', 'B.SM']) expect(card(piece)?.seat).toBe('B')
    expect(card('reflex')).toBeNull()
    expect(card('ship.C')).toBeNull()
  })

  test('[TS.console.spaces TS.power.1.max] it shows dice, damage, shields and cubes as they are now', () => {
    expect(lines('ship.A').map(line => line.slice(1))).toEqual([
      ['4', ''],
      ['', expect.stringMatching(/shield/)],
      ['', expect.stringMatching(/damaged/)],
    ])
    expect(cubes('ship.A')).toEqual([3, 4])
  })

  test('[TS.plan.hidden TS.setup.3.screen] a screen covers the console of a player who has rolled, for the others only', () => {
    const table = planning()
    const screens = (seat: 'A' | 'B') =>
      thunderStruck.scene(seen(table.state, seat)).areas.flatMap(({ id }) => (id.startsWith('screen') ? [id] : []))
    expect([screens('A'), screens('B')]).toEqual([[], []])
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    expect([screens('A'), screens('B')]).toEqual([[], ['screen.A']])
  })

  test('[TS.plan.hidden] during planning the player sees what is behind the screen, others the card as it was', () => {
    const plan = planning()
    plan.play('A', { type: 'roll' }, 5, 2, 3, 4)
    plan.play('A', { type: 'reroll' }, 5, 2, 3, 4)
    plan.play('A', { type: 'place', die: 'c1', space: 'F2' })
    const [mine, theirs] = [viewFor(plan.state, 'A'), viewFor(plan.state, 'B')]
    expect(lines('ship.A', mine).map(line => line[1])).toEqual(['5', ''])
    expect(lines('ship.A', theirs).map(line => line[1])).toEqual([''])
    expect([cubes('ship.A', mine), cubes('ship.A', theirs)]).toEqual([
      [0, 4],
      [1, 4],
    ])
  })

  test('[TS.console.zones TS.shield.3.faces] names, faces and zones of spaces stay on a blank card, the rest is filled in play', () => {
    const [console] = card('ship.A')?.blocks ?? []
    const [row] = console?.kind === 'table' ? console.rows : []
    expect(row?.cells.map(({ fixed, open }) => [fixed === true, open === true])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ])
  })
})

describe('Where the round is', () => {
  const steps = (state: State) => thunderStruck.sequence(seen(state)).map(({ at }) => at)

  test('[TS.plan.3.next TS.act.1.until] planning, action and the end of the round follow each other', () => {
    expect(steps(fresh('duel'))).toEqual(['now', 'next', 'next'])
    expect(steps(planning().state)).toEqual(['now', 'next', 'next'])
    expect(steps(battle({}).state)).toEqual(['done', 'now', 'next'])
    expect(steps(battle({}, { phase: 'end' }).state)).toEqual(['done', 'done', 'now'])
  })

  const pace = (table: TsTable) =>
    thunderStruck.scene(seen(table.state)).pieces.flatMap(piece => (piece.id.startsWith('ship.') ? [piece.pace] : []))

  test('[TS.act.1.next TS.act.1.skip] the ship to act is marked, and those without dice', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, B: { dice: {} } })
    expect(pace(table)).toEqual(['active', 'spent'])
  })

  test('[TS.man.2.order TS.fire.3.choose-shield] while a question is open, the ship that must answer is marked', () => {
    const contest = battle({ A: { dice: { c1: [2, 'M1'] } }, B: { dice: { c1: [5, 'M1'], c2: [1, 'P1'] } } })
    contest.play('A', { type: 'act', die: 'c1' })
    expect(pace(contest)).toEqual(['spent', 'active'])
    const shot = battle({ A: { at: 4, dice: { c1: [6, 'F1'], c2: [1, 'P1'] } }, B: { at: 6, dice: {} } })
    shot.play('A', { type: 'act', die: 'c1' })
    expect(pace(shot)).toEqual(['ready', 'active'])
    const scored = battle(
      { A: { dice: {} }, B: { dice: {} } },
      { phase: 'end', current: null, stack: [{ kind: 'reflex', loser: 'A', candidates: ['B'] }] },
    )
    expect(pace(scored)).toEqual(['ready', 'active'])
  })

  test('[TS.end.3.four] a single opponent is asked to take the Reflex die, two have to choose who takes it', () => {
    const asked = (candidates: ('B' | 'D')[]) =>
      thunderStruck.awaiting(
        battle({}, { phase: 'end', current: null, stack: [{ kind: 'reflex', loser: 'A', candidates }] }, 'teams').state,
      )
    expect(asked(['B', 'D']).map(({ seat }) => seat)).toEqual(['B'])
    expect(asked(['B', 'D'])[0]?.say).toContain('choose who takes')
    expect(asked(['D'])[0]?.say).not.toContain('choose who takes')
  })
})

describe('Measuring', () => {
  const { measures } = thunderStruck
  const table = (b: object, id: 'duel' | 'teams' = 'duel') => seen(battle({ A: { at: 4 }, B: b }, {}, id).state)

  test('[TS.fire.1.forward TS.fire.1.sector] sight is from ship to ship of one Sector', () => {
    for (const other of ['A.c1', 'reflex'])
      expect(sightOf(thunderStruck, table({}), 'ship.A', other)).toMatchObject({
        clear: false,
        lines: [{ rule: 'TS.fire.1.forward' }],
      })
    expect(sightOf(thunderStruck, table({}), 'A.c1', 'ship.B').clear).toBe(false)
    const south = table({ sector: 'S', at: 6 }, 'teams')
    expect(sightOf(thunderStruck, south, 'ship.A', 'ship.B')).toMatchObject({
      clear: false,
      lines: [{ rule: 'TS.fire.1.sector' }],
    })
  })

  test('[TS.fire.1.distance] a 6 is the longest shot', () => {
    expect(sightOf(thunderStruck, table({ at: 10 }), 'ship.A', 'ship.B').clear).toBe(true)
    expect(sightOf(thunderStruck, table({ at: 11 }), 'ship.A', 'ship.B').clear).toBe(false)
    expect(sightOf(thunderStruck, table({ at: 3 }), 'ship.A', 'ship.B').clear).toBe(false)
  })

  test('[TS.fire.1.distance TS.board.ring] a point is some spaces ahead and the rest of the ring behind', () => {
    const state = table({ at: 9 })
    const at = (piece: string) =>
      thunderStruck.scene(state).pieces.find(({ id }) => id === piece)?.at ?? { x: Number.NaN, y: 0 }
    const numbers = (from: string, to: string) =>
      measures.arcs(state, from, at(to)).map(({ name }) => Number.parseInt(name, 10))
    expect(numbers('ship.A', 'ship.B')).toEqual([5, 11])
    expect(numbers('ship.B', 'ship.A')).toEqual([11, 5])
    expect(measures.arcs(state, 'A.c1', at('ship.B'))).toEqual([])
    expect(measures.arcs(state, 'ship.A', at('ship.B'))[0]?.shapes()).toMatchObject([{ kind: 'path', tone: 'arc' }])
  })

  test('[TS.board.ring] distances are counted in spaces along the ring, not across it', () => {
    const apart = (state: ReturnType<typeof table>, from: string, to: string) =>
      measures.distance?.(state, placeOf(thunderStruck, state, from), placeOf(thunderStruck, state, to))
    expect(apart(table({ at: 12 }), 'ship.A', 'ship.B')).toBe('8 spaces either way')
    expect(apart(table({ at: 9 }), 'ship.A', 'ship.B')).toBe('5 spaces ahead, 11 behind')
    expect(apart(table({ at: 9 }), 'ship.A', 'A.c1')).toBe('not on the ring')
    const state = table({})
    const [four, seven] = [4, 7].map(at => ({ at: pointOf(layoutFor(2), { sector: 'N', at }) }))
    expect(four && seven && measures.distance?.(state, seven, four)).toBe('3 spaces, or 13 the other way')
  })
})

describe('A control of the referee', () => {
  test('[TS.board.facing TS.shield.3.three TS.fire.permanent TS.power.1.max] opens with the ship as it is', () => {
    const { state } = battle({ A: { at: 7, facing: -1, cubes: 3, shields: ['SF'], damage: ['P2'] } }, {}, 'teams')
    const opened = (id: string) => {
      const control = thunderStruck.refereeControls(state).find(one => one.id === id)
      return control && { values: defaults(control.fields), patches: control.fill(defaults(control.fields)) }
    }
    expect(opened('move.A')?.values).toEqual({ sector: 'N', at: 7, clockwise: false })
    expect(opened('move.B')?.values).toEqual({ sector: 'N', at: 12, clockwise: true })
    expect(opened('cubes.A')?.values).toEqual({ cubes: 3 })
    expect(opened('shields.A')?.values).toEqual({ SF: true, SM: false, SR: false })
    const values = ['move.A', 'cubes.A', 'shields.A', 'damage.A'].flatMap(id => opened(id)?.patches ?? [])
    expect(values.map(({ value }) => value)).toEqual(['N', 7, -1, 3, { SF: true, SM: false, SR: false }, ['P2']])
  })

  test('[TS.board.ring TS.power.1.max] keeps to the spaces of the ring and the places for cubes', () => {
    const bounds = thunderStruck
      .refereeControls(battle({}).state)
      .flatMap(({ fields }) => fields.flatMap(field => (field.kind === 'number' ? [[field.min, field.max]] : [])))
    expect(bounds.slice(0, 2)).toEqual([
      [0, 15],
      [0, 4],
    ])
  })
})

describe('The console', () => {
  test('[TS.shield.3.faces] every space says what a die does there, and a shield which faces it takes', () => {
    const { cells } = thunderStruck.scene(seen(battle({}, {}, 'duel').state))
    const spaces = cells.filter(({ id }) => id.startsWith('A.'))
    expect(spaces).toHaveLength(11)
    expect(spaces.filter(({ help }) => !help)).toEqual([])
    const help = (name: string) => spaces.find(cell => cell.name === name)?.help
    expect(help('Front shield')).toContain('1 or 2')
    expect(help('Rear shield')).toContain('3 or 4')
    expect(help('Mid shield')).toContain('5 or 6')
  })
})
