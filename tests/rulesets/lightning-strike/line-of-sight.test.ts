import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { sightOf } from '../../support/sight'
import { attackOn, duel } from './combat'
import { at, type LsTable } from './support'

// The attacker looks up the table at a target 20 cm ahead; a Wyvern has Size 6, a Cerberus 8, a Wraith 5.
const facing = (options = {}): LsTable =>
  duel(options)
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 30], facing: 180 })

const why = (t: LsTable): string[] => t.activate('A1').why(attackOn('B1'))

describe('Combat', () => {
  test('[LS.combat.ammo] a weapon fires turn after turn and nothing is used up', () => {
    const t = facing()
    const before = JSON.stringify(Object.keys(t.unitOf('A1')))
    t.activate('A1')
    for (let i = 0; i < 20; i++) {
      t.set(state => {
        if (state.units.A1) state.units.A1.actionsLeft = 1
      })
      t.dice(2, 1, 6, 5).play(attackOn('B1', { weapon: 1 }))
    }
    expect(t.all('attack-resolved')).toHaveLength(20)
    expect(JSON.stringify(Object.keys(t.unitOf('A1')))).toBe(before)
  })
})

describe('Line of sight', () => {
  test('[LS.los.default-clear LS.los.def] empty space hides nobody', () => {
    expect(why(facing())).toEqual([])
    const report = sightOf(lightningStrike, facing().view, 'A1', 'B1')
    expect(report).toMatchObject({ clear: true, lines: [{ rule: 'LS.los.default-clear' }] })
  })

  test('[LS.los.required LS.los.def] what is hidden cannot be attacked until it shows itself', () => {
    const t = facing().enemy('cerberus', { at: [50, 31.5] })
    t.activate('A1')
    expect(t.why(attackOn('B1'))).toEqual(['LS.cc.hide'])
    t.set(state => {
      if (state.units.B2) state.units.B2.at = { x: 60, y: 60 }
    })
    expect(t.why(attackOn('B1'))).toEqual([])
  })

  test('[LS.los.block-unit] a Unit of equal Size between, in contact, hides the target, whatever its side', () => {
    const t = facing().enemy('wyvern', { at: [50.5, 31.5] })
    t.activate('A1')
    const [refusal] = t.refusals(attackOn('B1'))
    expect(refusal).toMatchObject({ rule: 'LS.los.block-unit', why: expect.stringContaining('B2 (Size 6)') })
    expect(refusal?.shapes).toEqual([
      { kind: 'path', tone: 'bad', points: [at(50, 50), at(50, 30)] },
      { kind: 'disc', tone: 'bad', at: at(50.5, 31.5), radius: 1, label: 'Size 6' },
    ])
    expect(why(facing().unit('pathfinder', { at: [50, 31.5] }))).toEqual(['LS.los.block-unit'])
  })

  test('[LS.los.contact-needed] one on the line that does not touch the target hides nothing', () => {
    expect(why(facing().enemy('cerberus', { at: [50, 32.01] }))).toEqual([])
    expect(why(facing().enemy('cerberus', { at: [50, 32] }))).toEqual(['LS.cc.hide'])
    expect(why(facing().enemy('cerberus', { at: [50, 40] }))).toEqual([])
  })

  test('[LS.los.smaller] a smaller one between hides nothing', () => {
    expect(why(facing().enemy('wraith', { at: [50, 31.5] }))).toEqual([])
  })

  test('[LS.los.intervening] the line must pass inside its base, and its centre lie between both', () => {
    expect(why(facing().enemy('cerberus', { at: [50.999, 31] }))).toEqual(['LS.cc.hide'])
    expect(why(facing().enemy('cerberus', { at: [51, 31] }))).toEqual([])
    expect(why(facing().enemy('cerberus', { at: [50.5, 30] }))).toEqual([])
    expect(why(facing().enemy('cerberus', { at: [50, 29] }))).toEqual([])
    expect(why(facing().enemy('cerberus', { at: [50, 30.001] }))).toEqual(['LS.cc.hide'])
  })

  test('[LS.los.hide] rock, dust and another Unit are hiding places', () => {
    const behind = { at: [50, 35], radius: 4 } as const
    expect(why(facing().obstacle('rock', behind))).toEqual(['LS.los.block-terrain'])
    expect(why(facing().obstacle('dust', behind))).toEqual(['LS.los.block-terrain'])
    expect(why(facing().enemy('cerberus', { at: [50, 31] }))).toEqual(['LS.cc.hide'])
  })

  test('[LS.los.block-terrain] a field hides what touches it from behind', () => {
    const touching = facing().obstacle('dust', { at: [50, 36], radius: 5 })
    expect(why(touching)).toEqual(['LS.los.block-terrain'])
    const [refusal] = touching.refusals(attackOn('B1'))
    expect(refusal?.shapes).toMatchObject([
      { kind: 'path', tone: 'bad' },
      { kind: 'disc', at: at(50, 36), radius: 5, label: 'dust cloud' },
      { kind: 'path', tone: 'warn', points: [at(50, 41), at(50, 31)] },
    ])
    // A gap of a hair beyond the base, a centre inside, an attacker inside, a line that misses: none of them hides.
    expect(why(facing().obstacle('dust', { at: [50, 36.01], radius: 5 }))).toEqual([])
    expect(why(facing().obstacle('dust', { at: [50, 33], radius: 5 }))).toEqual([])
    expect(why(facing().obstacle('dust', { at: [50, 41], radius: 10 }))).toEqual([])
    expect(why(facing().obstacle('dust', { at: [44.9, 31], radius: 5 }))).toEqual([])
    expect(why(facing({ areaTerrainBlocks: false }).obstacle('dust', { at: [50, 36], radius: 5 }))).toEqual([])
  })

  test('[LS.los.one-way] the hidden Unit may fire out', () => {
    const t = facing().unit('cerberus', { at: [50, 48.5], facing: 180 })
    expect(why(t)).toEqual([])
    const back = facing().unit('cerberus', { at: [50, 48.5] })
    back.set(state => {
      state.active = 'B'
    })
    expect(back.activate('B1').why(attackOn('A1', { unit: 'B1' }))).toEqual(['LS.cc.hide'])
    expect(sightOf(lightningStrike, back.view, 'A1', 'B1').clear).toBe(true)
    expect(sightOf(lightningStrike, back.view, 'B1', 'A1').clear).toBe(false)
  })

  test('[LS.los.contact-attack] nothing hides a Unit from one that touches it', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48] })
      .enemy('cerberus', { at: [50, 49] })
      .obstacle('asteroid', { at: [50, 49], radius: 0.8 })
    expect(t.activate('A1').why(attackOn('B1', { weapon: 2 }))).toEqual([])
    expect(sightOf(lightningStrike, t.view, 'A1', 'B1')).toMatchObject({
      clear: true,
      lines: [{ rule: 'LS.los.contact-attack' }],
    })
  })

  test('[LS.los.asteroid] an asteroid blocks every line through it, touched or not; a tangent passes', () => {
    expect(why(facing().obstacle('asteroid', { at: [50, 40], radius: 3 }))).toEqual(['LS.los.asteroid'])
    expect(why(facing().obstacle('asteroid', { at: [52.9, 40], radius: 3 }))).toEqual(['LS.los.asteroid'])
    expect(why(facing().obstacle('asteroid', { at: [53, 40], radius: 3 }))).toEqual([])
    expect(why(facing({ areaTerrainBlocks: false }).obstacle('asteroid', { at: [50, 40], radius: 3 }))).toEqual([
      'LS.los.asteroid',
    ])
  })

  test('[LS.los.no-range-limit] sight reaches across the largest table', () => {
    const t = duel({ tableWidth: 300, tableHeight: 300 })
      .unit('pathfinder', { at: [0, 300] })
      .enemy('wyvern', { at: [300, 0] })
    expect(sightOf(lightningStrike, t.view, 'A1', 'B1').clear).toBe(true)
    expect(t.activate('A1').why(attackOn('B1', { facing: 45 }))).toEqual(['LS.range.beyond'])
  })

  test('every reason is given, not only the first', () => {
    const t = facing()
      .enemy('cerberus', { at: [50, 31.5] })
      .obstacle('asteroid', { at: [50, 40], radius: 2 })
    t.set(state => {
      if (state.units.A1) Object.assign(state.units.A1, { facing: 180, actionsLeft: 0 })
    })
    expect(why(t)).toEqual(['LS.turn.actions.number', 'LS.arc.required', 'LS.cc.hide', 'LS.los.asteroid'])
  })
})
