import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { scene } from '../../../src/rulesets/thunder-struck/scene'
import { awaiting } from '../../../src/rulesets/thunder-struck/sequence'
import { areEnemies } from '../../../src/rulesets/thunder-struck/state'
import { tableOf } from '../../support/table'
import { battle, fresh, planning, seen, ship } from './support'

describe('Set-up', () => {
  test('[TS.setup.1.ships] every seat has a ship of its own colour', () => {
    const names = scene(seen(fresh('teams')))
      .pieces.filter(piece => piece.art === 'ship')
      .map(piece => piece.name)
    expect(new Set(names).size).toBe(4)
  })

  test('[TS.setup.1.ships] players choose their colours: places, teams and turns follow the chairs', () => {
    const teams = thunderStruck.setupModel.scenarios.find(({ id }) => id === 'teams')?.setup
    if (!teams) throw new Error('no game for four')
    const chosen = (['F', 'A', 'D', 'C'] as const).map(seat => ({ seat, name: seat, played: 'person' as const }))
    const setup = { ...teams, seats: chosen, options: { ...teams.options, first: 'F' as const } }
    expect(thunderStruck.setupModel.check(setup).errors).toEqual([])
    const table = tableOf(thunderStruck, thunderStruck.initialState(setup, new ScriptedDice([])))
    table.settle()
    expect(table.state.first).toBe('F')
    expect(areEnemies(table.state, 'F', 'D')).toBe(false)
    expect(areEnemies(table.state, 'F', 'A')).toBe(true)
    expect(table.state.ships).toMatchObject({ F: { sector: 'N', at: 4 }, C: { sector: 'S', at: 12 } })
    const drawn = scene(seen(table.state))
    expect(drawn.pieces.find(piece => piece.id === 'ship.F')?.name).toBe('Gold ship')
    // The first chair has its console where it always stands.
    const slotAt = (s: ReturnType<typeof scene>, id: string) => s.cells.find(cell => cell.id === id)?.area
    expect(slotAt(drawn, 'F.F1')).toEqual(slotAt(scene(seen(fresh('teams'))), 'A.F1'))
    table.play('C', { type: 'roll' }, 1, 2, 3, 4)
    const twice = {
      ...setup,
      seats: [...chosen.slice(0, 3), { seat: 'F' as const, name: 'x', played: 'person' as const }],
    }
    expect(thunderStruck.setupModel.check(twice).errors.map(({ rule }) => rule)).toEqual(['TS.setup.1.ships'])
  })

  test('[TS.setup.1.shields TS.setup.5.supply] shields and cubes come from a supply that never runs out', () => {
    const full = { cubes: 4, shields: ['SF', 'SM', 'SR'] } as const
    const table = battle(
      { A: { shields: [], dice: { c1: [1, 'SF'], c2: [6, 'P1'] } }, B: full, C: full, D: full },
      {},
      'teams',
    )
    table.play('A', { type: 'act', die: 'c1' })
    table.play('A', { type: 'act', die: 'c2' })
    expect(ship(table, 'A')).toMatchObject({ cubes: 3, shields: { SF: true } })
  })

  test('[TS.setup.1.marker TS.plan.1.first] the Turn Marker goes to the agreed seat, or to the highest die with ties rolled again', () => {
    expect(planning().state.first).toBe('A')
    const table = planning('duel', { first: 'B' })
    expect(table.state.first).toBe('B')
    const rolled = tableOf(thunderStruck, fresh('duel', { first: 'roll' }))
    const [event] = rolled.settle(4, 4, 2, 5)
    expect(rolled.state.first).toBe('B')
    expect(event).toMatchObject({ type: 'first', seat: 'B' })
  })

  test('[TS.setup.2.reflex] the Reflex die is beside the areas until somebody takes it', () => {
    const state = fresh('duel')
    const shown = (s: typeof state) => scene(seen(s)).pieces.some(piece => piece.id === 'reflex')
    expect(shown(state)).toBe(true)
    const taken = { ...state, ships: { ...state.ships, A: { ...ship(planning(), 'A'), reflex: true } } }
    expect(shown(taken)).toBe(false)
  })

  test('[TS.setup.3.console] a console with its spaces for each seat', () => {
    const cells = scene(seen(fresh('teams'))).cells
    for (const seat of ['A', 'B', 'C', 'D'] as const) expect(cells.filter(cell => cell.seat === seat)).toHaveLength(11)
  })

  test('[TS.setup.3.screen] planning is hidden unless the players agree to do without screens', () => {
    const hidden = planning()
    hidden.play('A', { type: 'roll' }, 1, 2, 3, 4)
    expect(viewFor(hidden.state, 'B').screens.A?.value).toBeUndefined()
    const openly = planning('duel', { openPlanning: true })
    openly.play('A', { type: 'roll' }, 1, 2, 3, 4)
    expect(viewFor(openly.state, 'B').screens.A?.value?.dice.c1?.face).toBe(1)
  })

  test('[TS.setup.4.shield TS.setup.5.cube] a ship starts with its Mid shield up and one cube', () => {
    const table = planning()
    expect(ship(table, 'A').shields).toEqual({ SF: false, SM: true, SR: false })
    expect(ship(table, 'B').cubes).toBe(1)
  })

  test('[TS.setup.6.teams TS.setup.6.opposite] four form two teams of opposite seats', () => {
    const state = fresh('teams')
    expect(areEnemies(state, 'A', 'C')).toBe(false)
    expect(areEnemies(state, 'B', 'D')).toBe(false)
    expect(areEnemies(state, 'A', 'B')).toBe(true)
    expect(areEnemies(state, 'C', 'D')).toBe(true)
  })

  test('[TS.setup.6.teams] the teams are named before the start and on the table', () => {
    const { scenarios, brief } = thunderStruck.setupModel
    const told = scenarios.map(({ setup }) => brief?.(setup).join(' '))
    expect(told[2]).toContain('Blue and Green against Orange and Magenta')
    expect(told[0]).toContain('lasts 6 rounds')
    const mates = (id: 'duel' | 'teams') =>
      scene(seen(fresh(id))).status.map(({ dials }) => dials.find(({ name }) => name === 'Team mate')?.value)
    expect(mates('teams')).toEqual(['Green', 'Magenta', 'Blue', 'Orange'])
    expect(mates('duel')).toEqual([undefined, undefined])
  })

  test('[TS.setup.6.no-talk] a team mate sees no more behind a screen than an enemy', () => {
    const table = planning('teams')
    table.play('A', { type: 'roll' }, 6, 6, 6, 6)
    expect(viewFor(table.state, 'C').screens.A).toEqual({ $for: ['A'] })
    expect(awaiting(viewFor(table.state, 'C')).find(prompt => prompt.seat === 'A')?.say).toBe('plan behind your screen')
  })

  test.each([1, 3, 5])('[TS.setup.seats] %i players can’t start', count => {
    const seats = (['A', 'B', 'C', 'D', 'E'] as const)
      .slice(0, count)
      .map(seat => ({ seat, name: seat, played: 'person' as const }))
    const { errors } = thunderStruck.setupModel.check({ scenario: 'duel', seats, options: fresh('duel').options })
    expect(errors.map(error => error.rule)).toContain('TS.setup.seats')
  })

  test('[TS.plan.1.first] the player who goes first must be in the game', () => {
    const duel = thunderStruck.setupModel.scenarios[0]?.setup
    if (!duel) throw new Error('no duel')
    const wrong = (first: 'roll' | 'A' | 'B' | 'C') =>
      thunderStruck.setupModel.check({ ...duel, options: { ...duel.options, first } }).errors.map(({ rule }) => rule)
    expect([wrong('roll'), wrong('A'), wrong('B')]).toEqual([[], [], []])
    expect(wrong('C')).toEqual(['TS.plan.1.first'])
  })
})
