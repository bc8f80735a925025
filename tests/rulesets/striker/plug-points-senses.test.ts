import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../../../src/engine/rolls/plan'
import type { LookTerms } from '../../../src/rulesets/striker/rules/hooks'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { sightingsOf } from '../../../src/rulesets/striker/rules/spotting/look-terms'
import { sees, standSight } from '../../../src/rulesets/striker/rules/spotting/sight'
import { inSight, looksAt } from '../../../src/rulesets/striker/rules/spotting/spotting'
import { SENSES, type Sense } from '../../../src/rulesets/striker/tables/senses'
import { type FieldGiven, field, stand } from './field'
import { battle } from './support'

const rule = 'STR.core.hooks.spot'
const HERE: readonly Sense[] = ['thermal', 'radar', 'intensifier']

/** What each device of the made-up rule says of a look. */
const TERMS: Partial<Record<Sense, readonly LookTerms[]>> = {
  thermal: [{ rule, automatic: 80 }],
  radar: [{ rule, range: 150, need: 7, dm: [{ value: -3, why: 'jammer', rule }] }],
  intensifier: [{ rule, distance: 0.5, row: 7 }],
}
const PLUGS: readonly Module[] = [
  {
    rule: 930,
    title: 'Devices',
    hooks: {
      'spot.senses': (_state, { name }) => HERE.filter(sense => name.includes(sense)),
      'spot.terms': (_state, { sense }) => TERMS[sense] ?? [],
    },
  },
  {
    rule: 931,
    title: 'Fog, which radar ignores',
    hooks: {
      'spot.terms': (_state, { sense, target }) => [
        ...(sense === 'eye' ? [{ rule, range: 20, reach: 0.5 } as const] : []),
        ...(target.name === 'ghost' ? [{ rule, bar: () => `${target.name} can't be found` } as const] : []),
      ],
    },
  },
  {
    rule: 932,
    title: 'Chaff',
    hooks: {
      'los.block': (_state, { sense, spotter, seen }) =>
        sense === 'radar' && spotter?.seat !== seen?.seat ? () => [refuse(rule, 'Chaff is in the way.')] : null,
    },
  },
  {
    rule: 933,
    title: 'Flashes',
    hooks: {
      'spot.terms': (_state, { moment, fired }) =>
        moment === 'fire' && fired.some(({ id }) => id === 'rifle')
          ? [{ rule, automatic: Number.POSITIVE_INFINITY }]
          : [],
    },
  },
]
beforeAll(() => plug(PLUGS))
afterAll(() => unplug(PLUGS))

/** B1 stands in the open, so far from A1. */
const apart = (far: number, rules: number[], more: { name?: string; target?: string } = {}, given: FieldGiven = {}) =>
  field({
    options: { rules },
    stands: {
      A1: { at: [20, 100], name: more.name ?? 'A1' },
      B1: { at: [20 + far, 100], spotted: false, name: more.target ?? 'B1' },
    },
    ...given,
  })
const looks = (state: ReturnType<typeof apart>) =>
  looksAt(state, stand(state, 'B1'), { spotters: [stand(state, 'A1')], fired: null }).map(({ sense, need, dm }) => [
    sense,
    need,
    dm,
  ])
const SMOKE = {
  patches: [
    {
      id: 'smoke',
      kind: 'smoke' as const,
      points: [
        { x: 40, y: 80 },
        { x: 45, y: 80 },
        { x: 45, y: 120 },
        { x: 40, y: 120 },
      ],
      until: 9,
    },
  ],
}

describe('looks by sense', () => {
  test('[STR.core.hooks.spot] without a rule eyes alone look, by the table', () => {
    expect(looks(apart(100, [], { name: 'thermal radar' }))).toEqual([['eye', 8, 0]])
    expect(looks(apart(201, []))).toEqual([])
  })

  test('[STR.core.hooks.spot] a device finds what is in its range without a roll; the unit looks once by the best sense', () => {
    expect(looks(apart(80, [930], { name: 'thermal' }))).toEqual([['thermal', 0, 0]])
    expect(looks(apart(81, [930], { name: 'thermal' }))).toEqual([['eye', 8, 0]])
    expect(looks(apart(190, [930], { name: 'intensifier' }))).toEqual([['intensifier', 0, 0]])
  })

  test('[STR.core.hooks.spot] radar rolls for itself, beside the eyes of its unit, once in a phase', () => {
    const state = apart(140, [930], { name: 'radar' })
    expect(looks(state)).toEqual([
      ['eye', 10, 0],
      ['radar', 7, -3],
    ])
    const again = looksAt(state, stand(state, 'B1'), {
      spotters: [stand(state, 'A1')],
      fired: null,
      isTried: by => by === 'A1/radar',
    })
    expect(again.map(({ sense }) => sense)).toEqual(['eye'])
    expect(looks(apart(151, [930], { name: 'radar' }))).toEqual([['eye', 12, 0]])
  })

  test('[STR.core.hooks.spot] factors, ranges and bars of several rules hold together', () => {
    expect(looks(apart(20, [931]))).toEqual([['eye', 6, 0]])
    expect(looks(apart(21, [931]))).toEqual([])
    expect(looks(apart(60, [931, 930], { name: 'thermal' }))).toEqual([['thermal', 0, 0]])
    expect(looks(apart(10, [931, 930], { name: 'thermal', target: 'ghost' }))).toEqual([])
  })

  test('[STR.core.los.smoke STR.core.hooks.los] smoke blinds some senses and not others', () => {
    const state = apart(60, [930], {}, SMOKE)
    const open = SENSES.filter(sense => sees(state, stand(state, 'A1'), stand(state, 'B1'), sense))
    expect(open).toEqual(['passiveIr', 'thermal', 'radar', 'sound'])
    expect(looks(apart(60, [930], { name: 'thermal' }, SMOKE))).toEqual([['thermal', 0, 0]])
    expect(looks(apart(60, [930], {}, SMOKE))).toEqual([])
  })

  test('[STR.core.hooks.los] a rule closes a line for one sense, and says why to those who ask', () => {
    const state = apart(60, [932])
    const ends = [stand(state, 'A1'), stand(state, 'B1')] as const
    expect([sees(state, ...ends, 'radar'), sees(state, ...ends, 'eye')]).toEqual([false, true])
    expect(standSight(state, ...ends, 'radar')).toEqual([{ rule, why: 'Chaff is in the way.' }])
    expect(standSight(state, ...ends, 'eye')).toEqual([])
  })

  test('[STR.core.spot.keep STR.core.hooks.spot] a device keeps in sight what it would still find', () => {
    const kept = (far: number, name: string) => {
      const state = apart(far, [930], { name }, SMOKE)
      return inSight(state, stand(state, 'B1'))
    }
    expect([kept(80, 'thermal'), kept(81, 'thermal'), kept(80, 'A1')]).toEqual([true, false, false])
  })

  test('[STR.core.hooks.spot] the same terms in words: every reason, with the range on the map', () => {
    const said = (far: number, rules: number[], more: { name?: string; target?: string }, given?: FieldGiven) => {
      const state = apart(far, rules, more, given)
      return sightingsOf(state, stand(state, 'A1'), stand(state, 'B1')).map(({ sense, need, refusals }) => ({
        sense,
        need,
        why: refusals.map(({ why }) => why),
        shapes: refusals.flatMap(({ shapes }) => shapes ?? []).length,
      }))
    }
    expect(said(60, [930, 931], { name: 'thermal' })).toEqual([
      {
        sense: 'eye',
        need: null,
        why: ['thermal can spot that by eye up to 20 cm, but the target is 60 cm away.'],
        shapes: 1,
      },
      { sense: 'thermal', need: 0, why: [], shapes: 0 },
    ])
    expect(said(60, [931], { target: 'ghost' }, SMOKE)).toEqual([
      {
        sense: 'eye',
        need: null,
        why: ["ghost can't be found", 'No line of sight: there is smoke in the way.'],
        shapes: 0,
      },
    ])
    expect(said(500, [], {})).toMatchObject([
      { need: null, why: ["A1 can't spot that by eye: the target is 500 cm away."] },
    ])
  })

  test('[STR.core.hooks.spot] a rule makes a firer seen by its flash, and is cited for it', () => {
    const seen = (rules: number[], weapons: readonly string[], ...faces: number[]) => {
      const table = battle({
        step: 'spot',
        options: { rules },
        stands: {
          A1: { at: [20, 150] },
          B1: { at: [230, 10], spotted: false, men: [{ weapons: [...weapons] }], own: { fired: ['0.0'] } },
        },
        work: { $for: [], value: { ...field().work.value, fired: ['B1'] } as never },
      })
      const events = table.play('table', { type: 'lookFirers' }, ...faces)
      return events.flatMap(event => (event.type === 'spotted' ? event.rules : []))
    }
    expect(seen([933], ['rifle'])).toEqual(['STR.core.spot.seen-info', 'STR.core.spot.auto', rule])
    expect(seen([933], ['gauss-rifle'], 1, 1)).toEqual([])
    expect(seen([], ['rifle'], 1, 1)).toEqual([])
  })
})
