import { describe, expect, test } from 'vitest'
import type { Vec } from '../../../src/engine/geometry/vec'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { isRefused, type Planned } from '../../../src/engine/rolls/plan'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { markersOf } from '../../../src/rulesets/lightning-strike/scene/markers'
import { sightOf } from '../../support/sight'
import { attackOn, duel, mark } from './combat'
import { at, table } from './support'

const { scene, overlays, prospects, measures } = lightningStrike

describe('What the table shows', () => {
  test('[LS.counter.list] every counter beside a Unit, Damage first', () => {
    const t = duel().unit('syreen', {
      at: [50, 50],
      stunned: true,
      crippled: true,
      overthrust: true,
      evading: true,
      aiming: true,
      ecm: { threshold: 7, paid: true },
      targetedEcm: [
        { by: 'A', source: 'A1' },
        { by: 'B', source: 'B1' },
      ],
    })
    expect(markersOf(t.unitOf('A1')).map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      'CR Crippled',
      'ST Stunned',
      'OT Overthrust',
      'EV Evasive',
      'AI Aiming',
      '7 ECM 7',
      'TE Targeted ECM, hostile',
      'TE Targeted ECM, friendly',
    ])
  })

  test('a Unit that is not active foresees the very chances it will have', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .enemy('wyvern', { at: [90, 5] })
    const seen = [...(prospects?.(t.view, 'A1') ?? [])]
    expect(seen.map(({ piece, label }) => `${label} ${piece}`)).toEqual([
      'Mass driver B1',
      'Mass driver B2',
      'Missile pack B1',
      'Missile pack B2',
      'Plasma lance B1',
      'Plasma lance B2',
    ])
    const oddsIn = (planned: Planned<unknown> | undefined) =>
      planned && !isRefused(planned) ? oddsOf(planned)?.outcomes : undefined
    const before = oddsIn(seen[0]?.planned)
    expect(before?.length).toBeGreaterThan(2)
    expect(oddsIn(t.activate('A1').plan(attackOn('B1')))).toEqual(before)
    expect(seen[1]?.planned).toMatchObject({ refusals: [{ rule: 'LS.range.beyond' }] })
    expect([...(prospects?.(t.view, 'nobody') ?? [])]).toEqual([])
  })

  test('[LS.cc.cco.turn] the chances painted on an enemy in contact are those of the preview: it turns', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 51.5] })
      .enemy('wyvern', { at: [50, 50], facing: 0 })
    const painted = [...(prospects?.(t.view, 'A1') ?? [])].find(({ label }) => label === 'Plasma lance')?.planned
    const foreseen = t
      .activate('A1')
      .plan(attackOn('B1', { weapon: 2 }))
      .foreseen?.()
    if (!painted || isRefused(painted) || !foreseen) throw new Error('no attack')
    expect(oddsOf(painted)?.outcomes).toEqual(oddsOf(foreseen)?.outcomes)
  })

  test('which Units can still act, which one acts now, which are done', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 80] })
      .unit('pathfinder', { at: [40, 80], activation: 'done' })
      .enemy('wyvern', { at: [50, 20] })
      .activate('A1')
    expect(scene(t.view).pieces.map(({ id, pace }) => [id, pace])).toEqual([
      ['A1', 'active'],
      ['A2', 'spent'],
      ['B1', 'ready'],
    ])
  })

  test('[LS.damage.overkill.remove] what is destroyed is gone', () => {
    const t = duel().unit('pathfinder', { status: 'overkilled' }).enemy('wyvern')
    expect(scene(t.view).pieces.map(({ id }) => id)).toEqual(['B1'])
  })

  test('links of Targeted ECM run from the jammer, as long as it is there', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 80], targetedEcm: [{ by: 'B', source: 'B1' }] })
      .enemy('syreen', { at: [50, 20] })
    expect(scene(t.view).links).toEqual([{ from: 'B1', to: 'A1', tone: 'bad', name: 'Targeted ECM' }])
    expect(scene(mark(t, 'B1', { status: 'retreated' }).view).links).toEqual([])
  })

  test('a declared attack is drawn until it is answered', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
      .play(attackOn('B1'))
    expect(scene(t.view).shapes).toEqual([
      { kind: 'path', tone: 'warn', points: [at(50, 50), at(50, 40)], arrow: true },
    ])
  })

  test('each seat has its Command Points, Units and Threat Value', () => {
    const t = table().unit('pathfinder').enemy('wyvern').enemy('wraith', { status: 'overkilled' })
    const [a, b] = scene(t.view).status
    expect(a?.dials.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Command Points 2',
      'Units 1',
      'Threat Value 100',
      'Initiative won',
    ])
    expect(b?.dials.map(({ name, value, pips }) => [name, value, pips?.of])).toEqual([
      ['Command Points', '2', 2],
      ['Units', '1', 2],
      ['Threat Value', '100', undefined],
    ])
  })

  test('set-up zones and obstacles lie on the table by name', () => {
    const t = duel().obstacle('rock', { at: [50, 50], radius: 4 })
    t.set(state => {
      state.phase = 'placement'
    })
    expect(scene(t.view).areas.map(({ id, name, texture }) => [id, name, texture])).toEqual([
      ['zone.A', 'Set-up zone', 'zone'],
      ['zone.B', 'Set-up zone', 'zone'],
      ['o1', 'rock field', 'rock'],
    ])
  })

  test('overlays: reach, each weapon with its bands, and the two defense halves with their numbers', () => {
    const t = duel().unit('wyvern', { at: [50, 50], facing: 45 })
    const shown = overlays(t.view, 'A1')
    expect(shown.map(({ name }) => name)).toEqual([
      'Reach',
      'Mass driver',
      'Rocket pack',
      'Vibro-blade',
      'Defense arcs',
    ])
    expect(shown[1]?.shapes().map(({ label }) => label)).toEqual(['+1 / ×10 P', '0 / ×10 P', '−1 / ×9 P'])
    expect(shown[3]?.shapes()).toMatchObject([{ kind: 'sector', inner: 0, outer: 2, from: -45, to: 135 }])
    expect(shown[4]?.shapes()).toMatchObject([
      { kind: 'sector', from: -45, to: 135, label: 'Front 0, 16/32/48' },
      { kind: 'sector', from: 135, to: 315, label: 'Rear −1, 12/24/36' },
    ])
    expect(overlays(mark(t, 'A1', { crippled: true }).view, 'A1')[1]?.shapes()[2]?.label).toBe('−1 / ×5 P')
    expect(overlays(t.view, 'nobody')).toEqual([])
  })
})

describe('Measuring', () => {
  test('arcs are named from both ends, with the weapons that bear and the side that is struck', () => {
    const t = duel()
      .unit('lancer', { at: [50, 50], facing: 0 })
      .enemy('wyvern', { at: [50, 40], facing: 90 })
    const names = (from: string, to: Vec) => measures.arcs(t.view, from, to).map(({ name }) => name)
    expect(names('A1', at(50, 40))).toEqual([
      'Forward (F)',
      'Right (RI)',
      'Left (L)',
      'Fixed Forward (FF)',
      'Laser cannon',
      'Missile rack',
      'Defense: Front',
    ])
    expect(names('B1', at(50, 50))).toEqual([
      'Forward (F)',
      'Right (RI)',
      'Rear (Rr)',
      'Mass driver',
      'Rocket pack',
      'Vibro-blade',
      'Defense: Front',
    ])
    expect(names('A1', at(50, 60))).toEqual(['Right (RI)', 'Left (L)', 'Rear (Rr)', 'Defense: Rear'])
  })

  test('sight tells the distance, what blocks and what it costs', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 30] })
      .obstacle('rock', { at: [50, 40], radius: 3 })
    const report = sightOf(lightningStrike, t.view, 'A1', 'B1')
    expect(report.clear).toBe(true)
    expect(report.lines.map(({ rule, why }) => `${rule}: ${why}`)).toEqual([
      'LS.los.default-clear: The line of sight is clear.',
      'LS.obstacle.rock.fire-penalty: Fires through a rock field: −2 to the attack.',
    ])
    expect(report.shapes).toEqual([
      { kind: 'path', tone: 'good', points: [at(50, 50), at(50, 30)], label: '20 cm' },
      { kind: 'path', tone: 'warn', points: [at(50, 43), at(50, 37)] },
    ])
  })

  test('[LS.arc.fixed-forward] an arc is drawn as its wedge, out to the point', () => {
    const t = duel().unit('lancer', { at: [50, 50], facing: 0 })
    const arc = measures.arcs(t.view, 'A1', at(50, 40)).find(({ name }) => name === 'Fixed Forward (FF)')
    expect(arc?.shapes()).toMatchObject([{ kind: 'sector', at: at(50, 50), outer: 10, from: -60, to: 60 }])
  })

  test('[LS.los.asteroid LS.obstacle.los] sight goes from any point to any point and names what it crosses', () => {
    const t = duel()
      .obstacle('rock', { at: [50, 40], radius: 3 })
      .obstacle('asteroid', { at: [80, 40], radius: 3 })
    const look = (x: number) => measures.sight(t.view, { at: at(x, 60) }, { at: at(x, 20) })
    expect(look(20)).toMatchObject({ clear: true, shapes: [] })
    expect(look(50)).toMatchObject({ clear: true, shapes: [{ points: [at(50, 43), at(50, 37)] }] })
    expect(look(50).lines.map(({ why }) => why)).toContain("The line crosses a rock field, which doesn't block it.")
    expect(look(80)).toMatchObject({ clear: false, lines: [{ rule: 'LS.los.asteroid' }, { rule: 'LS.los.def' }] })
  })

  test('templates lie on the origin and face up', () => {
    expect(measures.templates.map(({ name }) => name)).toEqual([
      'Forward arc',
      'Fixed Forward arc, 120 degrees',
      'Fixed Forward arc, 90 degrees',
      'Contact',
      'Circle of 10 cm',
      'Circle of 20 cm',
    ])
    expect(measures.templates[1]?.shapes()).toMatchObject([{ kind: 'sector', at: at(0, 0), from: -60, to: 60 }])
  })
})
