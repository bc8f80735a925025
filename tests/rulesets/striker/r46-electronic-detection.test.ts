import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { Vehicle } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import { rule46 } from '../../../src/rulesets/striker/rules/r46-electronic-detection'
import { devicesIn, fittingOf } from '../../../src/rulesets/striker/rules/r46-electronic-detection/devices'
import { sensorsOf } from '../../../src/rulesets/striker/rules/r46-electronic-detection/state'
import { sightingsOf } from '../../../src/rulesets/striker/rules/spotting/look-terms'
import { inSight, looksAt } from '../../../src/rulesets/striker/rules/spotting/spotting'
import { modules } from '../../../src/rulesets/striker/rules/systems/eyes'
import type { State } from '../../../src/rulesets/striker/state'
import { strayed } from '../../support/played-odds'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { fitted, game, looksOf, smokeAcross, tableWith, withSuits } from './senses'
import { shoot } from './support'

beforeAll(() => plug(modules))
afterAll(() => unplug(modules))

type Fit = Readonly<Record<string, string | number | boolean>>
interface Pair extends FieldGiven {
  /** What the vehicle of A carries, and that of B. */
  readonly mine?: Fit
  readonly theirs?: Fit
  readonly target?: StandGiven
  readonly spotter?: StandGiven
  readonly far?: number
}
const RADAR = { radarTl: 10 }

/** An MBT of A and, so far away, an APC of B that has moved. */
function pair({ mine = {}, theirs = {}, target = {}, spotter = {}, far = 100, options, ...given }: Pair): State {
  return field({
    map: { name: 'Plain', width: 4000, height: 160, pieces: [] },
    vehicles: fitted({ MBT8: { '46': mine }, 'apc-9': { '46': theirs } }),
    options: { rules: [46], orders: 'off', ...options },
    phase: 'move2',
    stands: {
      A1: { card: 'MBT8', at: [10, 100], ...spotter },
      B1: { card: 'apc-9', at: [10 + far, 100], spotted: false, moved: true, ...target },
    },
    ...given,
  })
}
const senses = (given: Pair) => looksOf(pair(given)).map(([sense]) => sense)
const whyNot = (state: State, sense: string) =>
  sightingsOf(state, stand(state, 'A1'), stand(state, 'B1'))
    .find(one => one.sense === sense)
    ?.refusals.map(({ rule }) => rule)
/** Men on foot in place of the APC. */
const onFoot = (state: State, armours: readonly string[], far = 100): State => {
  const { B1 } = field({
    stands: { B1: { at: [10 + far, 100], spotted: false, men: armours.map(armour => ({ armour })) } },
  }).stands
  if (!B1) throw new Error('no team')
  return { ...state, stands: { ...state.stands, B1 } }
}

describe('radar', () => {
  test('[STR.46.s1] eyes look by the table, with devices or without; the better sense counts', () => {
    expect(looksOf(pair({ mine: {}, far: 400 }))).toEqual([['eye', 8, 0]])
    expect(looksOf(pair({ mine: { thermalTl: 8 }, far: 400 }))).toEqual([['thermal', 0, 0]])
    expect(looksOf(pair({ mine: { thermalTl: 8 }, far: 700 }))).toEqual([['eye', 12, 0]])
    expect(looksOf(pair({ mine: RADAR, options: { rules: [] }, far: 400 }))).toEqual([['eye', 8, 0]])
  })

  test('[STR.46.A.s1] a kilometre for each point of power: 100 cm', () => {
    const reaches = (mine: Fit, far: number) => senses({ mine, far }).includes('radar')
    expect([reaches({ radarTl: 6 }, 500), reaches({ radarTl: 6 }, 501)]).toEqual([true, false])
    expect([reaches({ radarTl: 10 }, 2500), reaches({ radarTl: 10 }, 2501)]).toEqual([true, false])
    expect([reaches({ radarTl: 10, radarKm: 3 }, 300), reaches({ radarTl: 10, radarKm: 3 }, 301)]).toEqual([
      true,
      false,
    ])
    expect(whyNot(pair({ mine: { radarTl: 6 }, far: 501 }), 'radar')).toEqual(['STR.46.A.s1'])
  })

  test('[STR.46.A.s2] any enemy vehicle that moves, in range and in sight, without a roll', () => {
    const far = 1200
    expect(looksOf(pair({ mine: RADAR, far }))).toEqual([['radar', 0, 0]])
    expect(looksOf(pair({ mine: RADAR, far, target: { moved: false } }))).toEqual([])
    expect(looksOf(onFoot(pair({ mine: RADAR, far }), ['none'], 100))).toEqual([['eye', 8, 0]])
    expect(senses({ mine: RADAR, far, map: { name: '', width: 4000, height: 160, pieces: [WALL] } })).toEqual([])
    expect(whyNot(pair({ mine: RADAR, far, target: { moved: false } }), 'radar')).toEqual(['STR.46.A.s2'])
  })
  const WALL = block('building', [500, 90, 510, 110])

  test('[STR.46.A.s2] the contact is marked on the table, and the event cites the rule', () => {
    const table = tableWith({ ...pair({ mine: RADAR, far: 1200 }), step: 'spot' })
    const events = table.play('table', { type: 'lookAll' })
    expect(events.flatMap(event => (event.type === 'spotted' ? event.rules : []))).toContain('STR.46.A.s2')
    const view = viewFor(table.state, 'A')
    const shown = game.scene(view).pieces.find(({ id }) => id === 'B1')
    expect(shown?.markers.map(({ id }) => id)).toContain('radar-contact')
  })

  test('[STR.46.A.s2] a set is switched off and on again in the command phase, and is silent meanwhile', () => {
    const table = tableWith(pair({ mine: RADAR, far: 1200, phase: 'command' }))
    const off = { type: 'r46.radar', stand: 'A1', device: 'radar', on: false } as const
    const [told] = table.play('A', off)
    expect(told).toMatchObject({ type: 'rule', seenBy: ['A'] })
    expect(looksOf(table.state)).toEqual([])
    expect(table.refusalsOf('A', off).map(({ rule }) => rule)).toEqual(['STR.46.A.s2'])
    expect(sensorsOf(viewFor(table.state, 'B'), 'A').off).toEqual([])
    table.play('A', { ...off, on: true })
    expect(looksOf(table.state)).toEqual([['radar', 0, 0]])
  })

  test('[STR.46.A.s2 STR.46.B.s1] a set that is not there, or not yours, or in another phase, is refused', () => {
    const rules = (given: Pair, action: object, seat: 'A' | 'B' = 'A') =>
      tableWith(pair(given))
        .refusalsOf(seat, { type: 'r46.radar', stand: 'A1', device: 'radar', on: false, ...action } as never)
        .map(({ rule }) => rule)
    expect(rules({ phase: 'command' }, {})).toEqual(['STR.46.A.s2'])
    expect(rules({ mine: RADAR, phase: 'command' }, { device: 'ladar' })).toEqual(['STR.46.B.s1'])
    expect(rules({ mine: RADAR, phase: 'command' }, {}, 'B')).toEqual(['STR.46.A.s2'])
    expect(rules({ mine: RADAR, phase: 'move1' }, {})).toContain('STR.core.sequence.command')
    expect(rules({ mine: RADAR, phase: 'command', options: { rules: [] } }, {})).toEqual(['STR.46'])
  })

  test('[STR.core.damage.vehicle.electronics] without electronics there is neither radar nor ECM', () => {
    const mine = { ...RADAR, thermalTl: 8, passiveIrTl: 8, enhanced: true }
    expect(senses({ mine, far: 850, spotter: { damage: { electronics: true } } })).toEqual([])
    expect(whyNot(pair({ mine, spotter: { damage: { electronics: true } } }), 'radar')).toEqual([
      'STR.core.damage.vehicle.electronics',
    ])
    const theirs = { ecm: 'extensive', ecmTl: 15 }
    expect(senses({ mine: { thermalTl: 8 }, theirs, far: 500, target: { damage: { electronics: true } } })).toEqual([
      'thermal',
    ])
  })
})

describe('ECM', () => {
  const radarLook = (mine: Fit, theirs: Fit) => looksOf(pair({ mine, theirs, far: 1200 }))

  test('[STR.46.A.s4] basic ECM: 7+', () => {
    expect(radarLook({ radarTl: 9 }, { ecm: 'basic', ecmTl: 9 })).toEqual([['radar', 7, 0]])
  })
  test('[STR.46.A.s5] extensive ECM: 10+', () => {
    expect(radarLook({ radarTl: 9 }, { ecm: 'extensive', ecmTl: 9 })).toEqual([['radar', 10, 0]])
  })
  test('[STR.46.A.s6] DM -1 for each level by which the ECM is ahead', () => {
    expect(radarLook({ radarTl: 7, radarKm: 20 }, { ecm: 'basic', ecmTl: 9 })).toEqual([['radar', 7, -2]])
    expect(radarLook({ radarTl: 6, radarKm: 20 }, { ecm: 'extensive', ecmTl: 9 })).toEqual([])
    expect(radarLook({ radarTl: 7, radarKm: 20 }, { ecm: 'extensive', ecmTl: 9 })).toEqual([['radar', 10, -2]])
  })
  test('[STR.46.A.s7] DM +4 for each level by which the radar is ahead', () => {
    expect(radarLook({ radarTl: 11 }, { ecm: 'extensive', ecmTl: 9 })).toEqual([['radar', 10, 8]])
  })
  test('[STR.46.A.s4] each radar rolls once in a phase for each target', () => {
    const given = pair({ mine: RADAR, theirs: { ecm: 'basic', ecmTl: 9 }, far: 1200 })
    const state = { ...given, step: 'spot' as const }
    const table = tableWith(state)
    table.play('table', { type: 'lookAll' }, 1, 1)
    expect(stand(table.state, 'B1').spotted).toBe(false)
    expect(table.state.work.value?.tried).toEqual(['A1/radar>B1'])
    const again = looksAt(table.state, stand(table.state, 'B1'), {
      spotters: [stand(table.state, 'A1')],
      fired: null,
      isTried: by => table.state.work.value?.tried.includes(`${by}>B1`) ?? false,
    })
    expect(again).toEqual([])
  })
  test('[STR.46.A.s4 STR.46.A.s5 STR.46.A.s6 STR.46.A.s7] what the roll says is what is played', () => {
    const cases: readonly (readonly [Fit, Fit, number])[] = [
      [{ radarTl: 9 }, { ecm: 'basic', ecmTl: 9 }, 21 / 36],
      [{ radarTl: 8 }, { ecm: 'basic', ecmTl: 9 }, 15 / 36],
      [{ radarTl: 9 }, { ecm: 'extensive', ecmTl: 9 }, 6 / 36],
      [{ radarTl: 10 }, { ecm: 'extensive', ecmTl: 9 }, 26 / 36],
    ]
    for (const [mine, theirs, shown] of cases) {
      const state = { ...pair({ mine, theirs, far: 1200 }), step: 'spot' as const }
      const played = frequency(state)
      expect(Math.abs(played - shown)).toBeLessThan(3 * Math.sqrt((shown * (1 - shown)) / PLAYS))
    }
  })
})
const PLAYS = 2000
/** How often B1 is found when everybody looks, over all seeds. */
function frequency(state: State): number {
  let found = 0
  const planned = game.actions.lookAll?.plan(state, { type: 'lookAll' } as never, 'table')
  if (!planned || 'refusals' in planned) throw new Error('nobody looks')
  for (let seed = 1; seed <= PLAYS; seed++) {
    const { looks } = planned.resolve(randomDice(randomFrom(Math.imul(seed, 0x85ebca6b)))) as {
      looks: readonly { found: boolean }[]
    }
    if (looks.some(look => look.found)) found++
  }
  return found / PLAYS
}

describe('jamming radars', () => {
  const jam = { type: 'r46.jam', jammer: 'A1', target: 'B1' } as const
  const set = (given: Pair = {}) =>
    pair({
      mine: { radarJammerTl: 9 },
      theirs: { radarTl: 9 },
      target: { spotted: true, moved: false },
      phase: 'command',
      ...given,
    })
  /** A jams the radar of B, and the command phase ends with these dice. */
  const endWith = (faces: readonly number[], given: Pair = {}) => {
    const table = tableWith(set(given))
    const events = [...table.play('A', jam), ...table.play('A', { type: 'ready' })]
    events.push(...table.play('B', { type: 'ready' }))
    const due = game.auto(table.state)
    if (due?.type === 'consult') events.push(...table.play('table', due, ...faces))
    const effects = game.auto(table.state)
    if (effects?.type === 'effects') events.push(...table.play('table', effects))
    return { table, events }
  }

  test('[STR.46.A.s3] 8+ with the level of the jammer less that of the radar silences it for the turn', () => {
    const silent = (faces: readonly number[], given: Pair = {}) =>
      whyNotOfB(endWith(faces, given).table.state).includes('STR.46.A.s3')
    expect([silent([4, 4]), silent([4, 3])]).toEqual([true, false])
    expect(silent([4, 3], { mine: { radarJammerTl: 10 } })).toBe(true)
    expect(silent([4, 4], { theirs: { radarTl: 10 } })).toBe(false)
    const { state } = endWith([4, 4]).table
    expect(whyNotOfB({ ...state, turn: state.turn + 1 })).not.toContain('STR.46.A.s3')
  })
  const whyNotOfB = (state: State) =>
    sightingsOf(state, stand(state, 'B1'), { ...stand(state, 'A1'), moved: true })
      .find(({ sense }) => sense === 'radar')
      ?.refusals.map(({ rule }) => rule) ?? []

  test('[STR.46.A.s3] the victim learns that its radar is silent, the jammer what was rolled', () => {
    const { events } = endWith([4, 4])
    const told = events.flatMap(event => (event.type === 'rule' ? [[event.name, event.seenBy]] : []))
    expect(told).toEqual([
      ['jam', ['A']],
      ['rolled', ['A']],
      ['jammed', ['B']],
    ])
    expect(
      endWith([1, 1])
        .events.filter(event => event.type === 'rule')
        .map(({ name }) => name),
    ).toEqual(['jam', 'rolled'])
  })

  test('[STR.46.A.s3] no jammer, no radar, twice, and out of its phase: refused', () => {
    const rules = (given: Pair) =>
      tableWith(set(given))
        .refusalsOf('A', jam)
        .map(({ rule }) => rule)
    expect(rules({})).toEqual([])
    expect(rules({ mine: {} })).toEqual(['STR.46.A.s3'])
    expect(rules({ theirs: {} })).toEqual(['STR.46.A.s3'])
    expect(rules({ target: { spotted: false } })).toEqual(['STR.46.A.s3'])
    expect(rules({ phase: 'move1' })).toContain('STR.core.sequence.command')
    expect(rules({ spotter: { damage: { electronics: true } } })).toEqual(['STR.core.damage.vehicle.electronics'])
    const table = tableWith(set())
    table.play('A', jam)
    expect(table.refusalsOf('A', jam).map(({ rule }) => rule)).toEqual(['STR.core.unit.jam-cost'])
  })

  test('[STR.46.A.s3] the chance shown is the chance played', () => {
    const state = set({ mine: { radarJammerTl: 10 } })
    const table = tableWith(state)
    table.play('A', jam)
    table.play('A', { type: 'ready' })
    table.play('B', { type: 'ready' })
    expect(
      strayed<State>({
        ruleset: anyRuleset(game),
        state,
        actor: 'A',
        action: jam,
        from: table.state,
        until: ({ phase, work }) => phase !== 'command' && work.value !== undefined,
        read: ({ after: now }) => ({
          label: sensorsOf(now, 'B').jammed.radars.includes('B1') ? 'silenced' : 'still works',
        }),
      }),
    ).toEqual([])
  })

  test('[STR.46.B.1.s1] ladar is not jammed', () => {
    expect(
      tableWith(set({ theirs: { ladarTl: 9 } }))
        .refusalsOf('A', jam)
        .map(({ rule }) => rule),
    ).toEqual(['STR.46.B.1.s1'])
    const both = endWith([6, 6], { theirs: { radarTl: 9, ladarTl: 9 } }).table.state
    const seen = sightingsOf(both, stand(both, 'B1'), { ...stand(both, 'A1'), moved: true })
    expect(seen.filter(({ need }) => need === 0).map(({ sense }) => sense)).toEqual(['eye', 'ladar'])
  })
})

describe('ladar', () => {
  test('[STR.46.B.s1] has the range, the targets and the ECM of radar', () => {
    const mine = { ladarTl: 9 }
    expect(looksOf(pair({ mine, far: 1200 }))).toEqual([['ladar', 0, 0]])
    expect(looksOf(pair({ mine, far: 2001 }))).toEqual([])
    expect(looksOf(pair({ mine, far: 1200, target: { moved: false } }))).toEqual([])
    expect(looksOf(pair({ mine, far: 1200, theirs: { ecm: 'extensive', ecmTl: 10 } }))).toEqual([['ladar', 10, -1]])
  })

  test('[STR.46.B.2.s1] smoke blinds ladar, and not radar', () => {
    const given = { far: 0, target: { at: [10, 40] as const, moved: true }, ...smokeAcross(60) }
    expect(senses({ mine: { ladarTl: 9 }, ...given })).toEqual([])
    expect(senses({ mine: { radarTl: 9 }, ...given })).toEqual(['radar'])
  })
})

describe('thermal imaging', () => {
  const mine = { thermalTl: 9 }
  const sees = (state: State) => looksOf(state).some(([sense]) => sense === 'thermal')

  test('[STR.46.C.s1] soldiers to 300 cm, vehicles to 600 cm, without a roll, in sight', () => {
    expect([600, 601].map(far => sees(pair({ mine, far })))).toEqual([true, false])
    expect([300, 301].map(far => sees(onFoot(pair({ mine }), ['none'], far)))).toEqual([true, false])
    expect(looksOf(pair({ mine, far: 600, target: { moved: false } }))).toEqual([['thermal', 0, 0]])
    const map = { name: '', width: 4000, height: 160, pieces: [block('building', [50, 90, 60, 110])] }
    expect(sees(pair({ mine, map }))).toBe(false)
  })

  test('[STR.46.C.s1] men carry it too; the best of a stand counts while its man is fit', () => {
    const team = (serious: boolean) =>
      pair({
        far: 500,
        spotter: { card: null, kind: 'team', men: [{}, { serious, gear: { '46': { thermalTl: 9 } } }] },
      })
    expect([sees(team(false)), sees(team(true))]).toEqual([true, false])
  })

  test('[STR.46.C.s2] smoke does not block it; spotted and kept in sight, and fired at', () => {
    const given = { mine, far: 0, target: { at: [10, 40] as const }, ...smokeAcross(60) }
    expect(senses(given)).toEqual(['thermal'])
    const state = pair({ ...given, target: { at: [10, 40], spotted: true }, phase: 'fire1', sealed: ['B'] })
    expect(inSight(state, stand(state, 'B1'))).toBe(true)
    const refused = (position: State) => tableWith(position).refusalsOf('A', shoot('A1', 'B1', { kind: 'KEAP' }))
    expect(refused(state)).toEqual([])
    const blind = pair({ ...given, mine: {}, target: { at: [10, 40], spotted: true }, phase: 'fire1', sealed: ['B'] })
    expect(refused(blind).map(({ rule }) => rule)).toEqual(['STR.core.los.smoke'])
    expect(inSight(blind, stand(blind, 'B1'))).toBe(false)
  })

  test('[STR.46.C.1.s1] extensive ECM of any level hides a vehicle', () => {
    const state = pair({ mine: { thermalTl: 15 }, theirs: { ecm: 'extensive', ecmTl: 8 }, far: 500 })
    expect(sees(state)).toBe(false)
    expect(whyNot(state, 'thermal')).toEqual(['STR.46.C.1.s1'])
  })

  test('[STR.46.C.2.s1] basic ECM of a higher level hides a vehicle', () => {
    const by = (ecmTl: number) => pair({ mine, theirs: { ecm: 'basic', ecmTl }, far: 500 })
    expect([sees(by(9)), sees(by(10))]).toEqual([true, false])
    expect(whyNot(by(10), 'thermal')).toEqual(['STR.46.C.2.s1'])
  })

  test('[STR.46.C.3.s1] combat suits of a higher level hide soldiers, where all wear them', () => {
    const against = (tl: number, armours: readonly string[]) => onFoot(pair({ mine: { thermalTl: tl } }), armours)
    expect([sees(against(10, ['ces', 'ces'])), sees(against(9, ['ces', 'ces']))]).toEqual([true, false])
    expect(sees(against(9, ['ces', 'none']))).toBe(true)
    expect([sees(against(11, ['combat-12'])), sees(against(12, ['dress-13'])), sees(against(7, ['vacc']))]).toEqual([
      false,
      false,
      true,
    ])
    expect(whyNot(against(9, ['ces']), 'thermal')).toEqual(['STR.46.C.3.s1'])
  })

  test('[STR.46.C.4.s1] a chameleon surface hides soldiers from any device', () => {
    const against = (armours: readonly string[]) =>
      withSuits(onFoot(pair({ mine: { thermalTl: 15 } }), armours), rule46.cards?.armours ?? [])
    expect([sees(against(['ces-chameleon', 'dress-14-chameleon'])), sees(against(['ces-chameleon', 'ces']))]).toEqual([
      false,
      true,
    ])
    expect(whyNot(against(['ces-chameleon']), 'thermal')).toEqual(['STR.46.C.4.s1'])
  })
})

describe('other devices', () => {
  test('[STR.46.D.s1] image enhancement halves the distance', () => {
    const needs = (mine: Fit) => looksOf(pair({ mine, far: 400 })).map(([, need]) => need)
    expect([needs({}), needs({ enhanced: true })]).toEqual([[8], [6]])
    expect(looksOf(pair({ mine: { enhanced: true }, far: 1600 }))).toEqual([['eye', 12, 0]])
    expect(looksOf(pair({ mine: { enhanced: true, thermalTl: 9 }, far: 601 }))).toEqual([['eye', 8, 0]])
  })

  test('[STR.46.F.s1] passive infrared by day: half its listed range, without a roll', () => {
    const sees = (tl: number, far: number) =>
      looksOf(pair({ mine: { passiveIrTl: tl }, far, target: { moved: false } })).some(
        ([sense]) => sense === 'passiveIr',
      )
    expect([sees(9, 75), sees(9, 76), sees(12, 150), sees(12, 151)]).toEqual([true, false, true, false])
  })

  test('[STR.46.F.s2] passive infrared has the exceptions of thermal imaging, and sees through smoke', () => {
    const mine = { passiveIrTl: 12 }
    const by = (theirs: Fit) => whyNot(pair({ mine, theirs }), 'passiveIr')
    expect([by({}), by({ ecm: 'extensive', ecmTl: 8 }), by({ ecm: 'basic', ecmTl: 13 })]).toEqual([
      [],
      ['STR.46.C.1.s1'],
      ['STR.46.C.2.s1'],
    ])
    expect(whyNot(onFoot(pair({ mine }), ['dress-13']), 'passiveIr')).toEqual(['STR.46.C.3.s1'])
    expect(senses({ mine, far: 0, target: { at: [10, 40] }, ...smokeAcross(60) })).toEqual(['passiveIr'])
  })
})

describe('cards and pictures', () => {
  const card = (extra: Fit, tl = 9): Vehicle => {
    const [printed] = VEHICLES.filter(({ id }) => id === 'apc-9')
    if (!printed) throw new Error('no card')
    return { ...printed, tl, extra: { '46': extra } }
  }
  test('[STR.46.A.s1] devices stand on the card with their range, marked as ours', () => {
    const [block46] = rule46.cards?.vehicleBlocks?.(card({ radarTl: 9, ecm: 'basic', ecmTl: 9 })) ?? []
    expect(block46).toEqual({
      kind: 'values',
      title: 'Electronic detection',
      values: [
        { label: 'Radar', printed: 'TL 9, 20 km', mark: 'house' },
        { label: 'ECM', printed: 'basic, TL 9', mark: 'house' },
      ],
    })
    expect(devicesIn(fittingOf({ id: 'truck-5' }))).toMatchObject({ radar: null, thermal: 0, ecm: null })
  })

  test('[STR.46.A.s1] a device beyond the tech level of its card, or before its time, is a fault', () => {
    const faults = (extra: Fit, tl?: number) =>
      rule46.cards?.vehicleFaults?.(card(extra, tl)).map(({ path }) => path.at(-1))
    expect(faults({ radarTl: 9, thermalTl: 9, ecm: 'basic', ecmTl: 9 })).toEqual([])
    expect(faults({ radarTl: 10 })).toEqual(['radarTl'])
    expect(faults({ thermalTl: 7 })).toEqual(['thermalTl'])
    expect(faults({ ecm: 'total' })).toEqual(['ecm'])
    expect(faults({ ecm: 'extensive' })).toEqual(['ecm'])
    expect(faults({ ecm: 'extensive', ecmTl: 7 })).toEqual(['ecmTl'])
  })

  test('[STR.46.C.s1] the owner sees the rings of his devices, the enemy none', () => {
    const state = pair({ mine: { ...RADAR, thermalTl: 8 }, target: { spotted: true } })
    const names = (seat: 'A' | 'B') => game.overlays(viewFor(state, seat), 'A1').map(({ name }) => name)
    expect(names('A')).toEqual(expect.arrayContaining(['Radar', 'Thermal imaging']))
    expect(names('B')).toEqual([])
  })

  test('[STR.46] off, it adds nothing: no sense, no verb, no card line, no ring', () => {
    const state = pair({ mine: { ...RADAR, thermalTl: 8 }, options: { rules: [] }, phase: 'command' })
    expect(looksOf(state)).toEqual([['eye', 0, 0]])
    const view = viewFor(state, 'A')
    expect(game.overlays(view, 'A1').map(({ name }) => name)).not.toContain('Radar')
    expect(JSON.stringify(game.card(view, 'A1'))).not.toContain('Thermal')
    const verbs = Object.entries(game.actions).filter(([verb]) => verb.startsWith('r46.'))
    expect(verbs.flatMap(([, action]) => [...action.offers(view, 'A')])).toEqual([])
    expect(state.work.value).toEqual(NO_WORK)
  })
})
