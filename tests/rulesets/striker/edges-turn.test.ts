import { describe, expect, test } from 'vitest'
import { type FieldGiven, type StandGiven, stand } from './field'
import { battle, goTo, moving } from './support'

// What a phase and a turn leave behind, and what they end.

/** The position after the last step of a phase. */
const ended = (given: FieldGiven) => {
  const table = battle({ step: 'close', ...given })
  const events = table.play('table', { type: 'advance' })
  return { state: table.state, events }
}
const moved: StandGiven = {
  moved: true,
  gait: 'walk',
  speed: 4,
  own: { spent: 0.8, path: [{ x: 1, y: 1 }], loaded: true },
}

describe('between phases', () => {
  const both: FieldGiven['stands'] = {
    A1: moved,
    A2: { at: [60, 50], moved: true, gait: 'evade' },
    A3: { at: [70, 50], card: 'LGT13', popup: true, moved: true, gait: 'drive', speed: 20 },
    A4: { at: [80, 50], gait: 'run' },
    B1: { ...moved, at: [90, 50] },
  }
  const flags = (given: FieldGiven, id: string) => {
    const { moved: has, gait, popup, speed, own } = stand(ended(given).state, id)
    return [has, gait, popup, speed, own.value?.spent]
  }

  test('[STR.core.move.moved-flag STR.core.move.popup STR.core.move.evade STR.core.move.speed] the mover’s own fire phase ends what it did; evasion and speed last', () => {
    const given: FieldGiven = { phase: 'fire1', stands: both }
    expect(flags(given, 'A1')).toEqual([false, 'still', false, 4, 0.8])
    expect(flags(given, 'A2')).toEqual([false, 'evade', false, 0, 0])
    expect(flags(given, 'A3')).toEqual([false, 'still', false, 20, 0])
    expect(flags(given, 'A4')).toEqual([false, 'still', false, 0, 0])
    expect(
      flags({ phase: 'fire1', stands: { ...both, B1: { at: [90, 50] }, B2: { at: [95, 90], gait: 'evade' } } }, 'B1'),
    ).toEqual([false, 'still', false, 0, 0])
    // The enemy's flags end with his own.
    expect(flags({ phase: 'fire2', stands: both }, 'B1')).toEqual([false, 'still', false, 4, 0.8])
    expect(flags({ phase: 'fire2', stands: both }, 'A1')).toEqual([true, 'walk', false, 4, 0.8])
  })

  test('[STR.core.scale.allowance STR.core.sequence.own-move] a movement phase begins with a fresh allowance, for the mover only', () => {
    const given: FieldGiven = { phase: 'fire1', stands: both }
    const { state } = ended(given)
    expect(state.phase).toBe('move2')
    expect(stand(state, 'B1').own.value).toMatchObject({ spent: 0, path: [], loaded: false })
    expect(stand(state, 'B1')).toMatchObject({ moved: false, gait: 'still', speed: 0 })
    expect(stand(state, 'A1').own.value?.spent).toBe(0.8)
  })

  test('[STR.core.direct.once STR.core.orders.self-defence] weapons are ready again; who fired at it is known for one more phase', () => {
    const fired: StandGiven = { own: { fired: ['0.0'], firedOnBy: [['B1'], ['B2']] } }
    const shot = (given: FieldGiven) => {
      const { own } = stand(ended(given).state, 'A1')
      return [own.value?.fired, own.value?.firedOnBy]
    }
    expect(shot({ phase: 'move1', stands: { A1: fired, B1: { at: [90, 50] } } })).toEqual([[], [[], ['B1']]])
    expect(shot({ phase: 'move2', stands: { A1: fired, B1: { at: [90, 50] } } })).toEqual([[], [[], ['B1']]])
    expect(shot({ phase: 'fire1', stands: { A1: fired, B1: { at: [90, 50] } } })).toEqual([['0.0'], [['B1'], ['B2']]])
    const old: StandGiven = { own: { firedOnBy: [[], ['B1']] } }
    expect(shot({ phase: 'move1', stands: { A1: old, B1: { at: [90, 50] } } })).toEqual([[], [[], []]])
  })

  test('[STR.core.sequence.order STR.core.sequence.friendly] one phase after the other, each told with its mover', () => {
    const next = (phase: FieldGiven['phase'] & string, first: 'A' | 'B' = 'A') => {
      const { events } = ended({ phase, first, stands: { A1: {}, B1: { at: [90, 50] } } })
      return events.flatMap(event => (event.type === 'phase' ? [`${event.phase} ${event.mover}`] : []))
    }
    expect([next('move1'), next('fire1'), next('move2'), next('fire2')]).toEqual([
      ['fire1 A'],
      ['move2 B'],
      ['fire2 B'],
      ['panic null'],
    ])
    expect([next('move1', 'B'), next('fire1', 'B')]).toEqual([['fire1 B'], ['move2 A']])
  })

  test('[STR.core.damage.weapon.small] the support weapon of the fallen passes to a man with free hands who leads nobody', () => {
    const team: StandGiven = {
      men: [{ weapons: ['rifle'], leader: 1 }, { weapons: ['lmg', 'rifle'], dead: true }, { weapons: ['rifle'] }],
    }
    const { state, events } = ended({ phase: 'fire2', first: 'A', turn: 3, stands: { A1: team, B1: { at: [90, 50] } } })
    expect(stand(state, 'A1').men.map(({ weapons }) => weapons)).toEqual([['rifle'], ['lmg', 'rifle'], ['rifle']])
    expect(events.filter(({ type }) => type === 'weapon-taken')).toEqual([])
    const begun = ended({ phase: 'fire1', first: 'B', stands: { A1: team, B1: { at: [90, 50] } } })
    expect(stand(begun.state, 'A1').men.map(({ weapons }) => weapons)).toEqual([['rifle'], ['rifle'], ['rifle', 'lmg']])
    expect(begun.events.filter(({ type }) => type === 'weapon-taken')).toEqual([
      expect.objectContaining({ weapon: 'lmg', stand: 'A1', seenBy: ['A'] }),
    ])
    // What it has left of its rounds goes with it.
    const used: StandGiven = { men: [{ weapons: ['rocket'], dead: true, used: { 0: 1 } }, { weapons: ['rifle'] }] }
    const handed = ended({ phase: 'fire1', first: 'B', stands: { A1: used, B1: { at: [90, 50] } } })
    expect(stand(handed.state, 'A1').men[1]).toMatchObject({
      weapons: ['rifle', 'rocket'],
      file: { value: { used: { 1: 1 } } },
    })
  })
})

describe('a new turn', () => {
  const begun = (given: FieldGiven) => {
    const table = battle({ phase: 'panic', step: 'act', ...given })
    const events = table.settle()
    if (table.state.turn !== 4) throw new Error(`${table.state.turn} ${table.state.phase}`)
    return { state: table.state, events }
  }
  const enemy = { B1: { at: [90, 50] as const } }

  test('[STR.core.morale.suppressed STR.core.morale.rally] suppression ends after its turn, not in it', () => {
    const status = (given: StandGiven) => stand(begun({ stands: { A1: given, ...enemy } }).state, 'A1').status
    expect(status({ status: 'suppressed', until: 3 })).toBe('fresh')
    expect(status({ status: 'suppressed', until: 4 })).toBe('suppressed')
    expect(status({ status: 'rallied', until: 3 })).toBe('fresh')
  })

  test('[STR.core.sequence.timers STR.core.indirect.smoke STR.core.unit.jam STR.core.leader.one-job] smoke, jamming and tasks', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 5 },
    ]
    const { state } = begun({
      stands: { A1: { own: { task: 'order' } }, ...enemy },
      patches: [
        { id: 'old', kind: 'smoke', points, until: 3 },
        { id: 'new', kind: 'smoke', points, until: 4 },
      ],
      jams: { A: { $for: ['A'], value: [{ jammer: 'A1', target: 'B1' }] }, B: { $for: ['B'], value: [] } },
      jammed: { A: { $for: ['A'], value: ['A.A1'] }, B: { $for: ['B'], value: [] } },
    })
    expect(state.patches.map(({ id }) => id)).toEqual(['new'])
    expect([state.jams.A?.value, state.jammed.A?.value]).toEqual([[], []])
    expect(stand(state, 'A1').own.value?.task).toBeNull()
    expect(state.ready).toEqual([])
  })

  test('[STR.core.orders.time] an order comes into force in its turn', () => {
    const pending = (effective: number) => ({ order: goTo(60, 60), from: 'A1', effective, given: 2 })
    const unit = (effective: number) =>
      begun({
        stands: { A1: { men: [{ leader: 1 }] }, ...enemy },
        units: { 'A.A1': { leader: 'A1', pending: pending(effective) } },
      })
    const now = unit(4)
    expect(now.state.units['A.A1']?.value).toMatchObject({
      order: { move: { verb: 'goto' } },
      status: 'running',
      pending: null,
    })
    expect(now.events.filter(({ type }) => type === 'order-in-force')).toEqual([
      expect.objectContaining({ unit: 'A.A1', seenBy: ['A'] }),
    ])
    expect(unit(5).state.units['A.A1']?.value).toMatchObject({ order: { move: { verb: 'hold' } } })
  })

  test('[STR.core.quality.commander-lost STR.core.damage.vehicle.crewless] commander and gunner are replaced: gunner, driver, then by index', () => {
    const commander = (...roles: (readonly [string, boolean])[]) => {
      const men = roles.map(([role, dead]) => ({ role, dead, weapons: [] }))
      const at = roles.findIndex(([role]) => role === 'commander')
      return stand(
        begun({ stands: { A1: { card: 'MBT8', men, own: { commander: at, gunnerOut: true } }, ...enemy } }).state,
        'A1',
      ).own.value
    }
    expect(commander(['driver', false], ['commander', true], ['gunner', false], ['loader', false])).toMatchObject({
      commander: 2,
      gunnerOut: false,
    })
    expect(commander(['driver', false], ['commander', true], ['gunner', true], ['loader', false])?.commander).toBe(0)
    expect(commander(['driver', true], ['commander', true], ['gunner', true], ['loader', false])?.commander).toBe(3)
    expect(commander(['driver', false], ['commander', false], ['gunner', false], ['loader', false])?.commander).toBe(1)
  })

  test('[STR.core.leader.succession] the highest grade takes over, one level lower, never below 1', () => {
    const heir = (level: number, ...qualities: ('recruit' | 'regular' | 'veteran' | 'elite')[]) => {
      const men = [{ leader: level, dead: true, quality: 'elite' as const }, ...qualities.map(quality => ({ quality }))]
      const { state, events } = begun({ stands: { A1: { men }, ...enemy }, units: { 'A.A1': { leader: 'A1' } } })
      const levels = stand(state, 'A1')
        .men.slice(1)
        .map(({ file }) => file.value?.leader)
      return [levels, events.filter(({ type }) => type === 'succeeded').length]
    }
    expect(heir(3, 'regular', 'veteran', 'veteran')).toEqual([[0, 2, 0], 1])
    expect(heir(2, 'recruit', 'regular')).toEqual([[0, 1], 1])
    expect(heir(1, 'regular', 'regular')).toEqual([[1, 0], 1])
  })
})

test('[STR.core.spot.share] net and stand: what others have spotted is known on one net only, or to nobody else', () => {
  const given = (share: 'net' | 'stand' | 'side', unit: string): FieldGiven => ({
    phase: 'fire1',
    sealed: ['B'],
    options: { share },
    known: { A: { $for: ['A'], value: { B1: ['A2'] } }, B: { $for: ['B'], value: {} } },
    units: { 'A.S': {}, 'A.T': {} },
    stands: { A1: { at: [50, 60], own: { unit } }, A2: { at: [52, 62], own: { unit: 'A.S' } }, B1: { at: [50, 50] } },
  })
  const why = (...of: Parameters<typeof given>) =>
    battle(given(...of))
      .forbiddenBy('A', {
        type: 'fire',
        stand: 'A1',
        man: 0,
        weapon: 0,
        target: 'B1',
        point: null,
        kind: 'solid',
        spread: [],
      })
      .map(rule => rule.replace('STR.core.', ''))
  expect([why('side', 'A.T'), why('net', 'A.S'), why('net', 'A.T'), why('stand', 'A.S')]).toEqual([
    [],
    [],
    ['spot.share'],
    ['spot.share'],
  ])
})

test('[STR.core.move.high STR.core.move.mode-change] a high flyer chooses its height from 60 to 1000 m', () => {
  const why = (height: number, flight: 'high' | 'noe' = 'high') =>
    moving({
      stands: {
        A1: { at: [50, 80], card: 'LGT13', facing: 0, men: [{ role: 'driver', quality: 'veteran', weapons: [] }] },
      },
    })
      .forbiddenBy('A', { type: 'move', stand: 'A1', gait: 'drive', flight, path: [{ x: 50, y: 60 }], height })
      .map(rule => rule.replace('STR.core.', ''))
  expect([why(60), why(1000), why(59), why(1001), why(60, 'noe')]).toEqual([
    [],
    [],
    ['move.high'],
    ['move.high'],
    ['move.high'],
  ])
})
