import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { planFor } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { editor } from '../../../src/rulesets/striker/cards/editor'
import { lossesOf } from '../../../src/rulesets/striker/chassis/victory'
import { changeStand } from '../../../src/rulesets/striker/chassis/writing'
import { scene } from '../../../src/rulesets/striker/scene'
import { setups } from '../../../src/rulesets/striker/setups'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { type FieldGiven, field } from './field'
import { commanding, goTo, shoot, walk, withFire } from './support'

const game = anyRuleset(striker)
const crossroads = setups.scenarios[0]?.setup
if (!crossroads) throw new Error('no scenario')

/** The rules that refuse it, each once; the table is as it was before. */
function refused(given: FieldGiven, action: StrikerAction): string[] {
  const table = commanding(given)
  const before = JSON.stringify(table.state)
  const rules = table.forbiddenBy('A', action)
  expect(() => table.play('A', action)).toThrow('refused')
  expect(JSON.stringify(table.state)).toBe(before)
  return rules
}

describe('bad input is refused with every reason and changes nothing', () => {
  test('[STR.core.orders.link STR.core.orders.who STR.core.unit.link] an order to a unit out of communication', () => {
    const given = {
      options: { tl: { A: 4, B: 8 } },
      stands: {
        A1: { at: [20, 150], men: [{ leader: 2 }], status: 'suppressed' },
        A2: { at: [220, 10], own: { unit: 'A.Two' } },
      },
      units: { 'A.A1': { leader: 'A1' }, 'A.Two': { name: 'Two' } },
    } satisfies FieldGiven
    expect(refused(given, { type: 'order', leader: 'A1', unit: 'A.Two', order: goTo(50, 20) })).toEqual([
      'STR.core.morale.suppressed',
      'STR.core.orders.who',
      'STR.core.orders.link',
      'STR.core.unit.verbal',
      'STR.core.unit.signal',
      'STR.core.unit.radio',
    ])
  })

  test('[STR.core.indirect.observer STR.core.indirect.range STR.core.indirect.order] a fire mission without an observer', () => {
    const given = {
      stands: {
        A1: { at: [120, 150], men: [{ quality: 'recruit' }], own: { task: 'rally' } },
        A2: { at: [120, 140], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }] },
      },
    } satisfies FieldGiven
    const mission = (observer: string): StrikerAction => ({
      type: 'mission',
      observer,
      battery: 'A2',
      point: { x: 120, y: 130 },
      kind: 'KEAP',
      turns: 1,
      sheaf: 'normal',
    })
    const ofBattery = ['STR.core.indirect.range', 'STR.core.direct.ammo-kind']
    expect(refused(given, mission('A9'))).toEqual(['STR.core.indirect.observer', ...ofBattery])
    expect(refused(given, mission('A1'))).toEqual(['STR.core.quality.recruit', 'STR.core.indirect.busy', ...ofBattery])
  })

  test('[STR.core.cards.vehicle-valid STR.core.cards.troop-valid] a vehicle or troop card out of its limits', () => {
    const card = {
      ...(editor.copy(crossroads.options, 'MBT8') as object),
      tl: 16,
      road: 10,
      crew: ['gunner'],
      seats: 1.5,
    }
    const paths = (faulty: unknown) => editor.faults(faulty).map(({ path }) => path.join('.'))
    expect(paths(card)).toEqual(['tl', 'road', 'crew', 'seats'])
    expect(paths({ ...card, tl: Number.NaN, armour: { front: 1 } })).toEqual([
      'tl',
      'armour.side',
      'armour.rear',
      'armour.deck',
      'armour.belly',
    ])
    expect(
      paths({
        ...card,
        tl: 8,
        road: 60,
        crew: ['driver'],
        seats: 0,
        weapons: [{ weapon: 'x', mount: 'hull', main: true }],
      }),
    ).toEqual(['weapons.0.weapon'])
    expect(editor.parts({ ...card, tl: Number.NaN }).length).toBe(editor.parts(card).length)
    const before = JSON.stringify(crossroads.options)
    const { errors } = setups.check({ ...crossroads, options: editor.put(crossroads.options, card) })
    expect(errors.map(({ rule }) => rule)).toEqual(Array(4).fill('STR.core.cards.vehicle-valid'))
    expect(JSON.stringify(crossroads.options)).toBe(before)
    const squad = { ...(editor.copy(crossroads.options, 'lead-8') as object), men: [] }
    expect(paths(squad)).toEqual(['men'])
  })

  test('[STR.core.leader.side-commander STR.core.editor.force] a force without a commander', () => {
    const { options } = crossroads
    const without = {
      ...options,
      forces: { A: options.forces.A.filter(({ unit }) => unit !== 'HQ').map(({ aboard: _, ...one }) => one), B: [] },
    }
    const { errors } = setups.check({ ...crossroads, options: without })
    expect(errors.map(({ rule }) => rule)).toEqual([
      'STR.core.leader.side-commander',
      'STR.core.editor.force',
      'STR.core.leader.side-commander',
    ])
  })

  test('[STR.core.cards.troop STR.core.cards.vehicle] the editor shows a card as it will be printed', () => {
    const squad = editor.preview(editor.copy(crossroads.options, 'lead-8'))
    expect(squad.blocks.map(block => block.kind === 'table' && block.rows.length)).toEqual([3, 2])
    const tank = editor.preview(editor.copy(crossroads.options, 'MBT8'))
    expect(tank.blocks.map(({ title }) => title)).toEqual([
      'Armour',
      'cm per movement phase',
      'Crew and equipment',
      'Weapons',
    ])
    const once = editor.put(crossroads.options, editor.copy(crossroads.options, 'MBT8'))
    const twice = editor.put(once, editor.copy(once, 'ATV8'))
    const gone = editor.remove(twice, 'own-1')
    expect(gone.vehicles.map(({ id }) => id)).toEqual(['own-2'])
    expect(editor.put(gone, editor.copy(gone, 'MBT8')).vehicles.map(({ id }) => id)).toEqual(['own-2', 'own-1'])
  })
})

describe('nothing tells whether an unspotted stand is there', () => {
  const given = (phase: State['phase'], at: readonly [number, number] | null): State => {
    const state = field({
      phase,
      step: 'act',
      sealed: ['B'],
      options: { orders: 'off' },
      stands: {
        A1: { at: [50, 90], men: [{ leader: 2, observer: true }, { weapons: ['lag'] }] },
        A2: { at: [90, 120], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }] },
        A3: { at: [60, 90], card: 'MBT8' },
        B1: { at: [120, 20] },
        ...(at ? { B2: { at, spotted: false } } : {}),
      },
      units: { 'A.A1': { leader: 'A1' } },
    })
    const hidden = state.stands.B2
    return hidden ? ({ ...state, stands: { ...state.stands, B2: { ...hidden, $for: ['B'] } } } as State) : state
  }
  const places = [null, [50, 87], [60, 60], [200, 20]] as const
  const answer = (state: State, action: StrikerAction) => {
    const planned = planFor(game, state, 'A', action)
    return isRefused(planned)
      ? planned.refusals
      : [planned.title, planned.warnings ?? [], planned.foreseen ?? null, planned.shapes ?? []]
  }
  const tries: readonly (readonly [string, State['phase'], StrikerAction])[] = [
    ['fire at its name', 'fire1', shoot('A1', 'B2')],
    ['a volley at its name', 'fire1', { type: 'volley', by: 'A1', target: 'B2' }],
    ['a shell where it stands', 'fire1', shoot('A3', null, { kind: 'HE', point: { x: 60, y: 60 } })],
    ['a way through it', 'move1', walk('A1', [[50, 86]])],
    ['a way beside it', 'move1', walk('A3', [[60, 61]], { gait: 'drive' })],
    [
      'a fire mission on it',
      'command',
      {
        type: 'mission',
        observer: 'A1',
        battery: 'A2',
        point: { x: 60, y: 60 },
        kind: 'HE',
        turns: 1,
        sheaf: 'normal',
      },
    ],
    [
      'an order that names it',
      'command',
      { type: 'order', leader: 'A1', unit: 'A.A1', order: withFire({ verb: 'target', target: 'B2' }) },
    ],
  ]

  test.each(tries)(
    '[STR.core.direct.refusal-secret STR.core.los.secret STR.core.spot.unseen-info] %s gets the same answer wherever it is',
    (_name, phase, action) => {
      const answers = places.map(at => JSON.stringify(answer(given(phase, at), action)))
      expect(new Set(answers).size, answers.join('\n')).toBe(1)
      expect(answers[0]).not.toContain('TABLE.hidden')
    },
  )

  test('[STR.core.direct.refusal-secret] a target never spotted is refused as one that does not exist', () => {
    const [known] = places.slice(1).map(at => answer(given('fire1', at), shoot('A1', 'B2')))
    expect(known).toEqual(answer(given('fire1', null), shoot('A1', 'B2')))
    expect(known).toMatchObject([{ rule: 'STR.core.direct.refusal-secret' }])
  })

  test.each(['command', 'move1', 'fire1'] as const)(
    '[STR.core.spot.unseen-info] view, table and offers in %s are the same wherever it is',
    phase => {
      const seen = places.slice(1).map(at => {
        const view = viewFor(given(phase, at), 'A')
        const offers = Object.values(striker.actions).flatMap(def => [...(def.offers?.(view, 'A') ?? [])])
        return JSON.stringify([view, scene(view), offers.map(({ id, label }) => [id, label])])
      })
      expect(new Set(seen).size).toBe(1)
    },
  )

  test('[STR.core.stand.split STR.core.spot.unseen-info STR.core.victory.break] who splits unseen tells nobody, and is one stand in the count of losses', () => {
    const state = given('move2', [60, 60])
    const table = tableOf(striker, state)
    const before = JSON.stringify(viewFor(table.state, 'A'))
    table.play('B', { type: 'split', stand: 'B2', men: [2] })
    expect(JSON.stringify(viewFor(table.state, 'A'))).toBe(before)
    const fallen = (...ids: string[]): State => {
      const next = { ...table.state }
      for (const id of ids) changeStand(next, id, { status: 'destroyed' })
      return next
    }
    expect(lossesOf(fallen('B2'), 'B')).toBe(0)
    expect(lossesOf(fallen('B2a'), 'B')).toBe(0)
    expect(lossesOf(fallen('B2', 'B2a'), 'B')).toBe(1)
  })
})
