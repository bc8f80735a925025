import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { at, type LsTable, table } from './support'

const two = () =>
  table({ commandPoints: 0 })
    .unit('pathfinder', { at: [50, 90] })
    .enemy('wyvern', { at: [50, 10] })
const four = () =>
  two()
    .unit('pathfinder', { at: [30, 90] })
    .enemy('wyvern', { at: [30, 10] })
const rolling = (t: LsTable) =>
  t.set(state => Object.assign(state, { phase: 'initiative', initiative: null, order: [], active: null }))
const done = (t: LsTable, ...ids: string[]) => ids.reduce((sum, id) => sum.activate(id).end(id), t)
const plainActivation = (unit: string) =>
  ({ type: 'activate', unit, overthrust: false, evade: false, aim: false }) as const

describe('Turns and phases', () => {
  test('[LS.turn.series] one turn follows another, each with every side', () => {
    const t = done(two(), 'A1').activate('B1').dice(6, 2, 5, 1).end('B1')
    expect(t.state).toMatchObject({ turn: 2, phase: 'main', initiative: 'A' })
    t.play({ type: 'initiative.order', order: ['B', 'A'] })
    done(t, 'B1').activate('A1').dice(6, 2, 5, 1).end('A1')
    expect(t.state.turn).toBe(3)
  })

  test('[LS.end.scenario LS.end.cleared] the mission counts the turns and the Threat Value on the table', () => {
    const t = two().set(state => Object.assign(state, { turn: 3 }))
    const { clock, standings } = lightningStrike.mission(t.view)
    expect(clock).toEqual({ name: 'Turn', now: 3, of: t.state.options.turnLimit })
    const threat = lightningStrike.scene(t.view).status[0]?.dials.find(({ name }) => name === 'Threat Value')?.value
    expect(standings[0]).toEqual({ seat: 'A', value: `1 of 1 Unit on the table, Threat Value ${threat}` })
    t.set(state => Object.assign(state.units.A1 ?? {}, { status: 'destroyed' }))
    expect(lightningStrike.mission(t.view).standings[0]?.value).toBe('0 of 1 Unit on the table, Threat Value 0')
  })

  test('[LS.turn.phases] Initiative, Main and End, in that order, with both ship phases left out', () => {
    const strip = (t: LsTable) => lightningStrike.sequence(t.view).map(({ name, at }) => `${name}: ${at}`)
    const ships = ['First Ship Phase: left-out', 'Second Ship Phase: left-out']
    const t = rolling(two())
    expect(strip(t)).toEqual(['Initiative: now', ships[0], 'Main Phase: next', ships[1], 'End Phase: next'])
    t.dice(6, 2, 5, 1).settle()
    expect(strip(t)).toEqual(['Initiative: done', ships[0], 'Main Phase: now', ships[1], 'End Phase: next'])
    t.set(state => Object.assign(state, { phase: 'end' }))
    expect(strip(t)).toEqual(['Initiative: done', ships[0], 'Main Phase: done', ships[1], 'End Phase: now'])
  })
})

describe('Initiative', () => {
  test('[LS.turn.initiative.each LS.turn.initiative.two-dice LS.turn.initiative.high] two dice each turn, the highest total wins', () => {
    const t = rolling(two()).dice(6, 6, 6, 5).settle()
    expect(t.last('initiative-rolled')).toMatchObject({ winner: 'A', turn: 1 })
    expect(t.last('initiative-rolled').rounds[0]?.map(({ total }) => total)).toEqual([7, 6])
    t.play({ type: 'initiative.order', order: ['A', 'B'] })
    done(t, 'A1').activate('B1').dice(3, 3, 4, 1).end('B1')
    expect(t.last('initiative-rolled')).toMatchObject({ winner: 'B', turn: 2 })
  })

  test('[LS.turn.initiative.two-dice] a fumble counts 0', () => {
    const t = rolling(two()).dice(1, 1, 1, 2).settle()
    expect(t.last('initiative-rolled').rounds[0]?.map(({ total }) => total)).toEqual([0, 2])
    expect(t.state.initiative).toBe('B')
  })

  test('[LS.turn.initiative.reroll] only those tied for the highest roll again', () => {
    const t = table({}, ['A', 'B', 'C']).unit('pathfinder').enemy('wyvern').unit('wyvern', { seat: 'C' })
    rolling(t).dice(5, 1, 2, 3, 5, 4, 2, 2, 3, 1).settle()
    const { rounds, winner } = t.last('initiative-rolled')
    expect(rounds.map(round => round.map(({ seat }) => seat).join(''))).toEqual(['ABC', 'AC'])
    expect(winner).toBe('C')
  })

  test('[LS.turn.initiative.each LS.turn.initiative.multi-order] a side whose last Unit is gone neither rolls nor is ordered', () => {
    const t = table({ commandPoints: 0 }, ['A', 'B', 'C'])
      .unit('pathfinder')
      .enemy('wyvern')
      .unit('wyvern', { seat: 'C', status: 'retreated' })
    rolling(t).dice(6, 2, 5, 1).settle()
    expect(t.last('initiative-rolled').rounds[0]?.map(({ seat }) => seat)).toEqual(['A', 'B'])
    expect(t.why({ type: 'initiative.order', order: ['A', 'B', 'C'] })).toEqual(['LS.turn.initiative.multi-order'])
    expect(t.play({ type: 'initiative.order', order: ['B', 'A'] }).asked).toBe('B')
  })

  test('[LS.turn.initiative.choose-first] the winner must choose, may let the enemy go first, and nobody else chooses', () => {
    const t = rolling(two()).dice(6, 2, 5, 1).settle()
    expect(lightningStrike.awaiting(t.state)).toMatchObject([{ seat: 'A', rule: 'LS.turn.initiative.choose-first' }])
    expect(t.why(plainActivation('A1'))).not.toEqual([])
    expect(t.why({ type: 'initiative.order', order: ['B', 'A'] }, 'B')).not.toEqual([])
    const plan = lightningStrike.actions['initiative.order'].plan
    expect(plan(t.state, { type: 'initiative.order', order: ['B', 'A'] }, 'B')).toMatchObject({
      refusals: [{ rule: 'LS.turn.initiative.choose-first' }],
    })
    expect(t.offers('A').map(({ label }) => label)).toEqual([
      'Go first',
      'Let the other side go first',
      'Concede the game',
    ])
    t.play({ type: 'initiative.order', order: ['B', 'A'] })
    expect(t.asked).toBe('B')
    expect(t.why({ type: 'initiative.order', order: ['A', 'B'] })).toContain('LS.turn.initiative.choose-first')
  })

  test('[LS.turn.initiative.multi-order] with more than two the winner sets the whole order', () => {
    const t = table({ commandPoints: 0 }, ['A', 'B', 'C'])
      .unit('pathfinder')
      .enemy('wyvern')
      .unit('wyvern', { seat: 'C' })
    rolling(t).dice(6, 1, 2, 3, 5, 4).settle()
    expect(t.why({ type: 'initiative.order', order: ['A', 'B'] })).toEqual(['LS.turn.initiative.multi-order'])
    expect(t.why({ type: 'initiative.order', order: ['A', 'B', 'B'] })).toEqual(['LS.turn.initiative.multi-order'])
    const form = t.offer('initiative.order')
    if (form.kind !== 'form') throw new Error('no form')
    const [goesFirst] = form.fields()
    expect(goesFirst?.kind === 'choice' && goesFirst.options.map(({ seat }) => seat)).toEqual(['A', 'B', 'C'])
    t.play(form.fill({ first: 'C', second: 'A' }) as never)
    expect(t.state.order).toEqual(['C', 'A', 'B'])
    done(t, 'C1')
    expect(t.asked).toBe('A')
  })

  test('[LS.turn.initiative.full-turn] initiative is held to the end of the turn, and no longer', () => {
    const t = rolling(four())
      .dice(6, 2, 5, 1)
      .settle()
      .play({ type: 'initiative.order', order: ['B', 'A'] })
    for (const id of ['B1', 'A1', 'B2']) expect(t.activate(id).end(id).state.initiative).toBe('A')
    t.activate('A2').end('A2')
    expect(t.state).toMatchObject({ phase: 'initiative', initiative: null })
  })

  test('[LS.turn.initiative.cp-refresh] the roll brings the Command Points back', () => {
    const t = table({ commandPoints: 3 }).unit('pathfinder').enemy('wyvern')
    rolling(t).set(state => {
      for (const side of Object.values(state.sides)) side.commandPoints = 0
    })
    t.dice(6, 2, 5, 1).settle()
    expect(Object.values(t.state.sides).map(side => side.commandPoints)).toEqual([3, 3])
  })
})

describe('The Main Phase', () => {
  test('[LS.turn.main] Units move and act here and nowhere else', () => {
    const t = rolling(two())
    expect(t.why(plainActivation('A1'), 'A')).not.toEqual([])
    expect(lightningStrike.actions.activate.plan(t.state, plainActivation('A1'), 'A')).toMatchObject({
      refusals: [{ rule: 'LS.turn.main' }],
    })
  })

  test('[LS.turn.main.alternate] one activation each, in the chosen order', () => {
    const t = four()
    const slots: Seat[] = []
    for (const id of ['A2', 'B1', 'A1', 'B2']) {
      slots.push(t.asked)
      expect(t.why(plainActivation(id))).toEqual([])
      t.activate(id).end(id)
    }
    expect(slots).toEqual(['A', 'B', 'A', 'B'])
    const other = four()
    expect(lightningStrike.actions.activate.plan(other.state, plainActivation('B1'), 'B')).toMatchObject({
      refusals: [{ rule: 'LS.turn.main.alternate' }],
    })
  })

  test('[LS.turn.main.run-out] a side with no Unit left is skipped, the others finish one by one', () => {
    const t = two()
      .enemy('wyvern', { at: [30, 10] })
      .enemy('wyvern', { at: [70, 10] })
    done(t, 'A1', 'B1')
    expect(t.asked).toBe('B')
    done(t, 'B2')
    expect(t.asked).toBe('B')
    expect(lightningStrike.awaiting(t.state)[0]?.say).toBe('activate a unit, 1 left')
  })

  test('[LS.turn.main.no-pass] a slot cannot be passed, only spent on a Unit', () => {
    const t = two()
    const types = new Set(t.offers('A').map(offer => ('action' in offer ? offer.action.type : offer.kind)))
    expect([...types]).toEqual(['activate', 'concede'])
    expect(t.why({ type: 'reaction.pass', until: 'window' })).toEqual(['LS.command.windows', 'LS.turn.main.no-pass'])
    expect(t.why({ type: 'endActivation', unit: 'A1', facing: null })).toEqual(['LS.turn.activation.def'])
  })
})

describe('Activation', () => {
  test('[LS.turn.activation.def] from being chosen to being done; only then the next Unit', () => {
    const t = two().activate('A1')
    expect(t.asked).toBe('A')
    expect(lightningStrike.awaiting(t.state)[0]).toMatchObject({ say: 'move and act with A1: 1 Action left' })
    expect(t.why({ type: 'move', unit: 'B1', path: [{ at: at(50, 12), facing: 0 }] })).toEqual([
      'LS.turn.activation.def',
    ])
    t.end('A1')
    expect(t.unitOf('A1').activation).toBe('done')
    expect(t.asked).toBe('B')
  })

  test('[LS.turn.activation.idle LS.turn.main.no-pass] it may hold no movement and no Action: that is all the passing there is', () => {
    const t = two().activate('A1').end('A1')
    expect(t.last('activation-ended')).toMatchObject({
      unit: 'A1',
      rules: expect.arrayContaining(['LS.turn.activation.idle', 'LS.turn.main.no-pass']),
    })
    expect(t.unitOf('A1')).toMatchObject({ at: at(50, 90), activation: 'done' })
  })

  test('[LS.turn.activation.once] one activation each turn', () => {
    const t = four()
    done(t, 'A1', 'B1')
    expect(t.why(plainActivation('A1'))).toEqual(['LS.turn.activation.once'])
    expect(t.offers('A').filter(({ piece }) => piece === 'A1')).toEqual([])
  })

  test('[LS.turn.activation.full-move-once LS.move.once] one allowance for the whole activation, however it is cut up', () => {
    const t = four().activate('A1')
    t.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 82), facing: 0 }] })
    expect(t.why({ type: 'move', unit: 'A1', path: [{ at: at(50, 79), facing: 0 }] })).toEqual(['LS.move.exo.circle'])
    t.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 80), facing: 0 }] }).end('A1')
    done(t, 'B1')
    expect(t.why({ type: 'move', unit: 'A1', path: [{ at: at(50, 79), facing: 0 }] })).toEqual([
      'LS.turn.activation.def',
    ])
  })

  test('[LS.turn.activation.counters-first] counters are kept, added or removed as it begins, and not afterwards', () => {
    const t = two().set(state => Object.assign(state.units.A1 ?? {}, { overthrust: true }))
    const offers = t.offers('A').map(({ label }) => label)
    expect(offers).toEqual(expect.arrayContaining(['Activate', 'Activate on Overthrust', 'Activate evading']))
    expect(two().activate('A1').unitOf('A1')).toMatchObject({ overthrust: false, evading: false })
    t.activate('A1', { evade: true })
    expect(t.last('activated')).toMatchObject({
      before: { overthrust: true, evading: false },
      now: { overthrust: false, evading: true },
      rules: expect.arrayContaining(['LS.turn.activation.counters-first']),
    })
    expect(t.offers('A').some(offer => 'action' in offer && offer.action.type === 'activate')).toBe(false)
    expect(t.why(plainActivation('A1'))).not.toEqual([])
  })

  test('[LS.turn.activation.then-free LS.turn.actions.any-point] Actions before, during and after movement', () => {
    const t = table({ commandPoints: 0 })
      .unit('wraith', { at: [50, 60], facing: 0 })
      .enemy('wyvern', { at: [50, 30] })
    t.activate('A1').dice(2, 1, 6, 5).play({ type: 'attack', unit: 'A1', weapon: 1, target: 'B1' })
    t.play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
    t.dice(2, 1, 6, 5).play({ type: 'attack', unit: 'A1', weapon: 1, target: 'B1' })
    t.play({ type: 'fly', unit: 'A1', path: [{ at: at(50, 49), facing: 0 }] }).end('A1')
    expect(t.events.map(({ type }) => type)).toEqual([
      'activated',
      'attack-resolved',
      'flew',
      'attack-resolved',
      'flew',
      'activation-ended',
    ])
  })

  test('[LS.turn.actions.any-or-all] Actions need not be used', () => {
    const t = table({ commandPoints: 0 })
      .unit('wraith', { at: [50, 60] })
      .enemy('wyvern', { at: [50, 30] })
    t.activate('A1').dice(2, 1, 6, 5).play({ type: 'attack', unit: 'A1', weapon: 1, target: 'B1' })
    const plan = t.plan({ type: 'endActivation', unit: 'A1', facing: null })
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.turn.end.actions-lost', why: 'A1 loses 1 unspent Action.' }])
    expect(t.end('A1').unitOf('A1').activation).toBe('done')
  })

  test('[LS.turn.actions.number LS.turn.actions.usual-one] as many as the card says: one, but two for a Wraith', () => {
    const t = table()
      .unit('wraith', { at: [50, 60] })
      .unit('lancer')
      .enemy('wyvern', { at: [50, 30] })
    rolling(t).set(state => {
      for (const unit of Object.values(state.units)) unit.actionsLeft = 0
    })
    t.dice(6, 2, 5, 1).settle()
    expect(['A1', 'A2', 'B1'].map(id => t.unitOf(id).actionsLeft)).toEqual([2, 1, 1])
    const shot = { type: 'attack', unit: 'A1', weapon: 1, target: 'B1' } as const
    const w = table({ commandPoints: 0 })
      .unit('wraith', { at: [50, 60], actionsLeft: 0 })
      .enemy('wyvern', { at: [50, 40] })
    expect(w.activate('A1').why(shot)).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.turn.actions.attack-count] one Action for each attack, Stun removed, ECM switched on, kept up or aimed, ECCM', () => {
    const t = table({ commandPoints: 0 }).unit('stormrider', { at: [50, 60], stunned: true, actionsLeft: 5 })
    t.enemy('syreen', { at: [50, 50], ecm: { threshold: 9, paid: true } })
    t.set(state => state.units.A1?.targetedEcm.push({ by: 'B', source: 'B1' }))
    t.activate('A1')
    const left = () => t.unitOf('A1').actionsLeft
    t.dice(2, 1, 6, 5).play({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' })
    expect(left()).toBe(4)
    t.play({ type: 'removeStun', unit: 'A1' })
    expect(left()).toBe(3)
    t.play({ type: 'eccm.clear', unit: 'A1', on: 'A1', source: 'B1' })
    expect(left()).toBe(2)
    t.dice(2, 1).play({ type: 'eccm.dispel', unit: 'A1', target: 'B1' })
    expect(left()).toBe(1)
    t.dice(4, 1).play({ type: 'ecm.activate', unit: 'A1' })
    expect(left()).toBe(0)
    t.set(state => Object.assign(state.units.A1 ?? {}, { actionsLeft: 2, ecm: { threshold: 5, paid: false } }))
    t.play({ type: 'ecm.maintain', unit: 'A1' })
    expect(left()).toBe(1)
    t.play({ type: 'ecm.target', unit: 'A1', target: 'B1' })
    expect(left()).toBe(0)
  })

  test('[LS.turn.retreat-dead] a Unit that has retreated or been Overkilled is never activated', () => {
    for (const status of ['retreated', 'overkilled'] as const) {
      const t = two().unit('pathfinder', { status })
      expect(t.why(plainActivation('A2'))).toEqual(['LS.turn.retreat-dead'])
      expect(t.offers('A').filter(({ piece }) => piece === 'A2')).toEqual([])
      expect(lightningStrike.awaiting(t.state)[0]?.say).toBe('activate a unit, 1 left')
    }
  })
})
