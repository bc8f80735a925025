import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { planFor } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { waysOf } from '../../../src/rulesets/striker/actions/ways'
import { ARMOURS } from '../../../src/rulesets/striker/cards/armour'
import { WEAPONS } from '../../../src/rulesets/striker/cards/arms'
import { editor } from '../../../src/rulesets/striker/cards/editor'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import { wornAgainst } from '../../../src/rulesets/striker/rules/damage/wounds'
import { rateOf } from '../../../src/rulesets/striker/rules/movement/rates'
import { lossesOf } from '../../../src/rulesets/striker/rules/victory/victory'
import { changeStand } from '../../../src/rulesets/striker/rules/writing'
import { scene } from '../../../src/rulesets/striker/scene'
import { setupModel } from '../../../src/rulesets/striker/setup-model'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { type FieldGiven, field } from './field'
import { commanding, goTo, shoot, walk, withFire } from './support'

const game = anyRuleset(striker)
const crossroads = setupModel.scenarios[0]?.setup
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
  test('a field that an action does not know is refused, also inside an order and a point', () => {
    const state = field({ phase: 'command', stands: { A1: { men: [{ leader: 2 }] } } })
    const order = goTo(50, 20)
    const rulesOf = (action: object) => {
      const planned = planFor(game, state, 'A', action as StrikerAction)
      return isRefused(planned) ? planned.refusals.map(({ rule }) => rule) : []
    }
    const said = { type: 'order', leader: 'A1', unit: 'A.A1' }
    expect(rulesOf({ ...said, order, loud: true })).toEqual(['TABLE.malformed'])
    expect(rulesOf({ ...said, order: { ...order, loud: true } })).toEqual(['TABLE.malformed'])
    const point = { x: 1, y: 2, z: 3 }
    expect(rulesOf({ ...said, order: { ...order, move: { ...order.move, point } } })).toEqual(['TABLE.malformed'])
    expect(rulesOf({ type: 'ready', really: true })).toEqual(['TABLE.malformed'])
    for (const type in striker.actions) expect(rulesOf({ type, nonsense: 1 }), type).toContain('TABLE.malformed')
  })

  test('only the table takes the steps that happen by themselves', () => {
    const forced = Object.entries(striker.actions).flatMap(([type, def]) => (def.forced ? [type] : []))
    expect(forced).toEqual([
      ...[
        'first',
        'begin',
        'rollJamming',
        'commandEnd',
        'look',
        'lookAll',
        'closeIn',
        'fall',
        'land',
        'openFire',
        'shoot',
        'strike',
      ],
      ...['blast', 'effects', 'lookFirers', 'check', 'panic', 'tick', 'consult', 'advance', 'endTurn'],
    ])
    const view = viewFor(field({ phase: 'command' }), 'A')
    for (const type of forced) expect([...striker.actions[type as StrikerAction['type']].offers(view, 'A')]).toEqual([])
  })

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
    const { errors } = setupModel.check({ ...crossroads, options: editor.put(crossroads.options, card) })
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
    const { errors } = setupModel.check({ ...crossroads, options: without })
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
      'Speed, cm per movement phase',
      'Crew and equipment',
      'Weapons: range in cm / penetration, then the automatic fire bonus',
    ])
    const once = editor.put(crossroads.options, editor.copy(crossroads.options, 'MBT8'))
    const twice = editor.put(once, editor.copy(once, 'ATV8'))
    const gone = editor.remove(twice, 'own-1')
    expect(gone.vehicles.map(({ id }) => id)).toEqual(['own-2'])
    expect(editor.put(gone, editor.copy(gone, 'MBT8')).vehicles.map(({ id }) => id)).toEqual(['own-2', 'own-1'])
  })
})

describe('kit of one’s own', () => {
  const { options } = crossroads
  const changed = (id: string, more: object): object => ({ ...(editor.copy(options, id) as object), ...more })

  test('[STR.core.cards.weapon-valid STR.core.cards.armour] weapons and armour out of their limits are told every fault', () => {
    const paths = (card: unknown) => editor.faults(card, options).map(({ path }) => path.join('.'))
    const bands = [
      { cm: 20, pen: 3, auto: 12 },
      { cm: 10, pen: 5 },
    ]
    expect(paths(changed('rifle', { bands, tl: 0 }))).toEqual(['tl', 'bands.0.auto', 'bands.1.cm', 'bands.1.pen'])
    expect(paths(changed('rifle', { bands: [] }))).toEqual(['bands'])
    expect(paths(changed('mortar-8', { min: 400, kinds: [{ kind: 'HE' }] }))).toEqual(['kinds', 'max'])
    expect(paths(changed('flak', { value: 31, laser: -1, tl: 16 }))).toEqual(['tl', 'value', 'laser'])
    expect(paths(changed('rifle', { class: 'bow' }))).toEqual(['class'])
    const { errors } = setupModel.check({ ...crossroads, options: editor.put(options, changed('flak', { value: 31 })) })
    expect(errors.map(({ rule }) => rule)).toEqual(['STR.core.cards.armour'])
  })

  test('[STR.core.cards.weapon STR.core.cards.armour STR.core.cards.mark] own kit is carried, worn and fought with, and is our own by its mark', () => {
    const gun = changed('lmg', { name: 'Chatterer', crewServed: true, crew: 2, bands: [{ cm: 40, pen: 9, auto: 6 }] })
    const armed = editor.put(options, gun)
    const dressed = editor.put(armed, { ...(editor.copy(armed, 'flak') as object), name: 'Plate', value: 9 })
    expect([dressed.weapons.map(({ mark }) => mark), dressed.armours?.map(({ id }) => id)]).toEqual([
      ['house'],
      ['own-2'],
    ])
    const men = TROOPS.find(({ id }) => id === 'lead-8')?.men.map(man => ({
      ...man,
      weapons: ['own-1'],
      armour: 'own-2',
    }))
    const squad = { ...(editor.copy(dressed, 'lead-8') as object), men }
    expect(editor.faults(squad, options).map(({ why }) => why)).toContain('There’s no weapon called “own-1”')
    expect(editor.faults(squad, dressed)).toEqual([])
    const whole = editor.put(dressed, squad)
    const forces = {
      ...whole.forces,
      A: [...whole.forces.A, { card: 'own-3', name: 'Guard', unit: 'Guard' }],
    }
    const game = { ...crossroads, options: { ...whole, forces } }
    expect(setupModel.check(game).errors).toEqual([])
    const state = initialState(game)
    const guard = Object.values(state.stands).find(({ value }) => value?.name === 'Guard')?.value
    if (!guard) throw new Error('no guard')
    expect(guard.kind).toBe('crew')
    expect(state.cards.A?.value?.weapons['own-1']?.name).toBe('Chatterer')
    expect(wornAgainst(state, guard, { man: 0, weapon: 'own-1' })).toBe(9)
    expect(
      editor.preview(squad, dressed).blocks.flatMap(block => (block.kind === 'table' ? block.rows.length : [])),
    ).toEqual([3, 1])
    expect(editor.remove(whole, 'own-2').armours).toEqual([])
  })

  test('[STR.core.cards.weapon STR.core.cards.armour] every value of every card of the catalogue is one its form takes', () => {
    for (const { id } of [...WEAPONS, ...ARMOURS.filter(({ tl }) => tl > 0), ...VEHICLES, ...TROOPS]) {
      const fields = editor
        .parts(editor.copy(options, id), options)
        .flatMap(part => (part.kind === 'value' ? [part.field] : []))
      for (const field of fields) {
        if (field.kind !== 'number') continue
        const whole = field.between === true || Number.isInteger((field.value - field.min) / (field.step ?? 1))
        expect(field.value >= field.min && field.value <= field.max && whole, `${id} ${field.name}`).toBe(true)
      }
    }
  })

  test('[STR.core.cards.vehicle] what the form takes out again is not on the card', () => {
    const jammed = changed('MBT8', { jammerTl: 8 })
    expect(editor.faults({ ...jammed, jammerTl: null }, options)).toEqual([])
    const kept = editor.put(options, { ...jammed, jammerTl: null }).vehicles[0]
    expect(kept && 'jammerTl' in kept).toBe(false)
    const offered = (card: object) =>
      editor
        .parts(card, options)
        .filter(part => part.kind === 'optional' && part.path[0] === 'jammerTl' && part.present)
    expect([offered(jammed).length, offered({ ...jammed, jammerTl: null }).length]).toEqual([1, 0])
  })

  test('[STR.core.move.gravbelt STR.core.move.animal STR.core.cards.troop-valid] belts and animals are of the card', () => {
    const men = TROOPS.find(({ id }) => id === 'assault-13')?.men.map(man => ({ ...man, belt: true }))
    const flyers = changed('assault-13', { men })
    expect(editor.faults(flyers, options)).toEqual([])
    expect(editor.faults({ ...flyers, tl: 11 }, options).map(({ path }) => path.at(-1))).toContain('belt')
    const riders = { ...changed('lead-8', { animal: true }), id: 'own-2' }
    const both = editor.put(editor.put(options, flyers), riders)
    const more = [
      { card: 'own-1', name: 'Flyers', unit: 'Flyers' },
      { card: 'own-2', name: 'Riders', unit: 'Riders' },
    ]
    const state = initialState({
      ...crossroads,
      options: { ...both, forces: { ...both.forces, A: [...both.forces.A, ...more] } },
    })
    const named = (name: string) => Object.values(state.stands).find(({ value }) => value?.name === name)?.value
    const [flying, riding] = [named('Flyers'), named('Riders')]
    if (!flying || !riding) throw new Error('nobody')
    expect(waysOf(state, flying).map(({ flight }) => flight)).toEqual([
      'ground',
      'ground',
      'ground',
      'ground',
      'noe',
      'high',
    ])
    expect(rateOf(state, riding, { gait: 'run', flight: 'ground', path: [] }).rate).toBe(30)
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
