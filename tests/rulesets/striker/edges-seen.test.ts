import { describe, expect, test } from 'vitest'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { block, type FieldGiven, type StandGiven, stand } from './field'
import { battle, moving } from './support'

// Who runs where, and who is seen from how far: the limits of panic and spotting, played.

const at = (x: number, y: number) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) })

describe('panic', () => {
  const fled = (a1: StandGiven, more: FieldGiven = {}, id = 'A1') => {
    const table = battle({
      phase: 'panic',
      work: { $for: [], value: { ...NO_WORK, panic: [id] } },
      ...more,
      stands: { [id]: { at: [50, 50], status: 'routed', ...a1 }, ...more.stands },
    })
    const events = table.play('table', { type: 'panic', stand: id })
    return { events, state: table.state, one: stand(table.state, id) }
  }
  const back: StandGiven = { status: 'forcedBack' }
  const seen = (x: number, y: number, more: StandGiven = {}): FieldGiven => ({
    stands: { B1: { at: [x, y], ...more } },
  })

  test.each<[string, StandGiven, FieldGiven, [number, number]]>([
    ['10 cm toward the base line', {}, {}, [50, 60]],
    ['the same, forced back', back, {}, [50, 60]],
    ['along the west edge', { at: [0, 50] }, {}, [0, 60]],
    ['past an enemy nobody sees', {}, seen(50, 56, { spotted: false }), [50, 60]],
    ['past one out of the battle', {}, seen(50, 56, { status: 'destroyed' }), [50, 60]],
    ['past one 5 cm beside the way', {}, seen(55, 58), [50, 60]],
    ['through a wood at two thirds of its rate', {}, { pieces: [block('denseTrees', [0, 40, 240, 160])] }, [50, 56.67]],
    [
      'forced back to the first cover half a move away',
      back,
      { pieces: [block('denseTrees', [0, 40, 240, 160])] },
      [50, 55],
    ],
    ['forced back past cover too near', back, { pieces: [block('denseTrees', [0, 51, 240, 52])] }, [50, 59.5]],
    ['forced back past what only conceals', back, { pieces: [block('sparseUndergrowth', [0, 54, 240, 57])] }, [50, 60]],
    ['up to a friend', {}, { stands: { A2: { at: [50, 60] } } }, [50, 58]],
    ['a tank, at its cross-country rate', { card: 'MBT8' }, {}, [50, 92]],
    ['a grav tank, at its NOE rate', { card: 'LGT13', at: [50, 20] }, {}, [50, 145]],
    ['forced back to the edge, not over it', { ...back, at: [50, 155] }, {}, [50, 160]],
    ['nowhere, before water', {}, { pieces: [block('water', [0, 50.1, 240, 160])] }, [50, 50]],
  ])(
    '[STR.core.morale.panic-path STR.core.morale.rout STR.core.morale.forced-back STR.core.morale.vehicle-move STR.core.sequence.panic] it runs %s',
    (_what, a1, more, [x, y]) => {
      expect(fled(a1, more).one.at).toEqual(at(x, y))
    },
  )

  test('[STR.core.morale.panic-path] the second side runs north', () => {
    expect(fled({}, {}, 'B1').one.at).toEqual(at(50, 40))
    expect(fled({ at: [50, 8] }, {}, 'B1').one.status).toBe('offTable')
  })

  test('[STR.core.morale.panic-path] it turns for an enemy in its way: 45 degrees keep 5 cm from one 8 cm ahead', () => {
    const { one } = fled({}, seen(50, 58))
    expect([Math.abs(one.at.x - 50), one.at.y]).toEqual([expect.closeTo(7.07, 1), expect.closeTo(57.07, 1)])
    // From one 6 cm ahead not even that keeps away: it stays.
    expect(fled({}, seen(50, 56)).one.at).toEqual(at(50, 50))
  })

  test('[STR.core.morale.forced-back] never nearer to the nearest enemy, while a rout may pass him', () => {
    expect(fled(back, seen(58, 56)).one.at.x).toBeLessThan(50)
    expect(fled({}, seen(60, 58)).one.at).toEqual(at(50, 60))
  })

  test('[STR.core.morale.panic-path STR.core.morale.forced-back STR.core.morale.rout] what becomes of them, and who is told', () => {
    const off = fled({ at: [50, 152] })
    expect(off.one).toMatchObject({ status: 'offTable', own: { value: { left: 'routed' } } })
    expect(off.events).toEqual([expect.objectContaining({ type: 'panicked', how: 'left' })])
    const forced = fled(back)
    expect(forced.one).toMatchObject({ status: 'suppressed', until: 4 })
    expect(forced.events).toEqual([expect.objectContaining({ type: 'panicked', how: 'forced-back' })])
    const routed = fled({})
    expect(routed.one.status).toBe('routed')
    expect(routed.events).toEqual([
      expect.objectContaining({ type: 'panicked', how: 'routed', rules: ['STR.core.morale.panic-path'] }),
    ])
    const stuck = fled({ card: 'MBT8', damage: { transmission: true } })
    expect(stuck.one.status).toBe('abandoned')
    expect(stuck.events[0]).toMatchObject({ type: 'panicked', how: 'stays' })
    expect(stuck.events[0]?.rules).toContain('STR.core.morale.vehicle-move')
    const carried = fled({ card: 'ATV8' }, { stands: { A2: { at: [50, 50], aboard: 'A1' } } })
    expect(stand(carried.state, 'A2').at).toEqual(carried.one.at)
    const lost = fled({ card: 'ATV8', at: [50, 140] }, { stands: { A2: { at: [50, 140], aboard: 'A1' } } })
    expect([lost.one.status, stand(lost.state, 'A2').status]).toEqual(['offTable', 'offTable'])
  })

  test('[STR.core.morale.exposed] in contact with an enemy: a friend within 10 cm keeps it from surrendering', () => {
    const sea = [block('water', [0, 50.1, 240, 160])]
    const given = (y: number, more: StandGiven = {}): FieldGiven => ({
      pieces: sea,
      stands: { B1: { at: [48, 50] }, A2: { at: [50, y], ...more } },
    })
    const status = (...of: Parameters<typeof given>) => fled({}, given(...of)).one.status
    expect([status(40), status(39.9)]).toEqual(['routed', 'destroyed'])
    expect(status(45, { status: 'destroyed' })).toBe('destroyed')
    const events = fled({}, given(30)).events
    expect(events.map(({ type }) => type)).toEqual(['panicked', 'surrendered'])
    expect(fled({}, { pieces: sea, stands: { B1: { at: [47.9, 50] } } }).one.status).toBe('routed')
    expect(fled({}, { pieces: sea, stands: { B1: { at: [48, 50], status: 'destroyed' } } }).one.status).toBe('routed')
  })
})

describe('spotting', () => {
  const looked =
    (b1: StandGiven, far: number, more: FieldGiven = {}, a1: StandGiven = {}) =>
    (...faces: number[]) => {
      const table = moving({
        step: 'spot',
        ...more,
        stands: { A1: { at: [10, 10], ...a1 }, B1: { at: [10 + far, 10], spotted: false, ...b1 }, ...more.stands },
        ...(far > 200 && {
          map: { name: 'Plain', width: 2000, height: 160, pieces: more.pieces ? [...more.pieces] : [] },
        }),
      })
      const events = table.play('table', { type: 'lookAll' }, ...faces)
      return { found: stand(table.state, 'B1').spotted, events }
    }
  const faces = (sum: number): [number, number] => (sum > 7 ? [6, sum - 6] : [1, sum - 1])
  /** The throw that finds it: 0 without dice, null none at all. */
  const needs = (look: ReturnType<typeof looked>, need: number | null) => {
    if (need === null || need === 0) return look().found === (need === 0)
    return look(...faces(need)).found && !look(...faces(need - 1)).found
  }
  const scrub = (far: number): FieldGiven => ({ pieces: [block('sparseUndergrowth', [8 + far, 8, 12 + far, 12])] })
  const bush = (far: number): FieldGiven => ({ pieces: [block('denseUndergrowth', [8 + far, 8, 12 + far, 12])] })
  const walked: StandGiven = { moved: true, gait: 'walk' }
  const drove: StandGiven = { card: 'ATV8', moved: true, gait: 'drive' }

  test.each<[string, StandGiven, number, number | null, FieldGiven?, StandGiven?]>([
    ['a man in the open', {}, 20, 0],
    ['a man in the open, farther', {}, 20.5, 6],
    ['a man in the open at 100', {}, 100, 8],
    ['a man in the open at 200', {}, 200, 12],
    ['a man in the open beyond', {}, 200.5, null],
    ['a hidden man', {}, 50, 8, scrub(50)],
    ['a hidden man beyond', {}, 100.5, null, scrub(100.5)],
    ['a hidden man who walked', walked, 50, 6, scrub(50)],
    ['a hidden man who crawled', { moved: true, gait: 'crawl' }, 50, 8, scrub(50)],
    ['a man who walked', walked, 50, 0],
    ['a man who walked, farther', walked, 100, 6],
    ['a gun crew', { kind: 'crew', men: [{ weapons: ['gun-8-hv-9'] }, {}] }, 50, 0],
    ['a gun crew in hiding', { kind: 'crew', men: [{ weapons: ['gun-8-hv-9'] }, {}] }, 50, 6, bush(50)],
    ['a mortar crew', { kind: 'crew', men: [{ weapons: ['mortar-8'] }, {}] }, 50, 6],
    ['a vehicle', { card: 'ATV8' }, 100, 6],
    ['a hidden vehicle', { card: 'ATV8' }, 100, 8, bush(100)],
    ['a vehicle that drove', drove, 100, 0],
    ['a vehicle that drove, farther', drove, 150, 6],
    ['a hidden vehicle that drove', drove, 50, 0, bush(50)],
    ['a popup', { card: 'LGT13', popup: true }, 75, 6],
    ['a popup near by', { card: 'LGT13', popup: true }, 15, 0],
    ['a drone missile as row 1 to 3 would', { kind: 'drone' }, 20, 0],
    ['a flyer', { card: 'LGT13', flight: 'high', height: 200 }, 400, 0],
    ['a flyer, farther', { card: 'LGT13', flight: 'terrainFollowing' }, 400.5, 8],
    ['a flyer at 800', { card: 'LGT13', flight: 'high', height: 200 }, 800, 8],
    ['a flyer beyond', { card: 'LGT13', flight: 'high', height: 200 }, 800.5, null],
    ['by the suppressed', {}, 50, 8, {}, { status: 'suppressed', until: 9 }],
    ['by the rallied', {}, 50, 8, {}, { status: 'rallied', until: 9 }],
    ['by who ran', {}, 50, 8, {}, { gait: 'run', moved: true }],
    ['by the routed', {}, 10, null, {}, { status: 'routed' }],
    ['in contact, hidden', {}, 1, 0, scrub(1)],
    ['behind a house', {}, 20, null, { pieces: [block('building', [18, 5, 22, 15])] }],
  ])(
    '[STR.core.spot.table STR.core.spot.row-move STR.core.spot.air STR.core.spot.dm STR.core.spot.auto STR.core.spot.contact] %s',
    (_what, b1, far, need, more, a1) => {
      expect(needs(looked(b1, far, more, a1), need)).toBe(true)
    },
  )

  test('[STR.core.spot.who] one throw a unit: by the best odds, then the nearest, then by id; or one a stand', () => {
    const squad = { own: { unit: 'A.S' } }
    const mates = (options: FieldGiven['options'] = {}): FieldGiven => ({
      options,
      stands: { A2: { at: [12, 10], ...squad } },
    })
    expect(looked({}, 50, mates(), squad)(3, 3).found).toBe(true)
    expect(looked({}, 50, mates({ spotting: 'perStand' }), squad)(1, 1, 3, 3).found).toBe(true)
    expect(looked({}, 50, { stands: { A2: { at: [12, 10] } } })(1, 1, 3, 3).found).toBe(true)
    // The routed mate does not look; the suppressed one is the worse choice.
    expect(looked({}, 50, { stands: { A2: { at: [20, 10], status: 'routed', ...squad } } }, squad)(3, 3).found).toBe(
      true,
    )
    expect(
      looked({}, 50, { stands: { A2: { at: [20, 10], status: 'suppressed', until: 9, ...squad } } }, squad)(3, 3).found,
    ).toBe(true)
  })

  test('[STR.core.spot.path] seen where it passed: a memory there if it is out of sight at the end', () => {
    const house = block('building', [45, 30, 55, 60])
    const path = [
      { x: 50, y: 20 },
      { x: 70, y: 20 },
      { x: 70, y: 50 },
    ]
    const passing: FieldGiven = {
      step: 'spot',
      pieces: [house],
      stands: {
        A1: { at: [30, 45], spotted: false },
        B1: { at: [70, 50], spotted: false, moved: true, gait: 'walk', own: { path } },
      },
    }
    const table = moving(passing)
    const events = table.play('table', { type: 'lookAll' })
    expect(stand(table.state, 'B1').spotted).toBe(false)
    const ghosts = table.state.ghosts.A?.value ?? []
    expect(ghosts).toHaveLength(1)
    expect(ghosts[0]).toMatchObject({ stand: 'B1', turn: 3 })
    expect(events).toEqual([expect.objectContaining({ type: 'glimpsed', seenBy: ['A'] })])
    // Every centimetre of its way counts: it was last in sight on the northern leg.
    expect(ghosts[0]?.at.y).toBe(20)
  })

  test('[STR.core.spot.keep STR.core.spot.dice-hidden] out of sight of everybody it becomes a memory at its last place', () => {
    const hidden: FieldGiven = { pieces: [block('building', [18, 5, 22, 15])] }
    const { found, events } = looked({ spotted: true }, 20, hidden, { spotted: false })()
    expect(found).toBe(false)
    expect(events).toEqual([expect.objectContaining({ type: 'lost-sight', rules: ['STR.core.spot.keep'] })])
    const thrown = looked({}, 50)(1, 1)
    expect(thrown.events).toEqual([expect.objectContaining({ type: 'looked', tries: 1, found: 0, seenBy: [] })])
    const hit = looked({}, 50)(6, 6)
    expect(hit.events.map(({ type }) => type)).toEqual(['looked', 'spotted'])
    expect(hit.events[0]).toMatchObject({ tries: 1, found: 1 })
  })
})
