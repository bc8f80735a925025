import { describe, expect, test } from 'vitest'
import { verdictOn } from '../../../src/app/setup/draft'
import { distance } from '../../../src/engine/geometry/vec'
import { viewIn } from '../../../src/engine/record/hidden'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { coverOf } from '../../../src/rulesets'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { objectives } from '../../../src/rulesets/lightning-war/objectives'
import type { Options } from '../../../src/rulesets/lightning-war/options'

const { setupModel } = lightningWar
const anyRuleset = await coverOf('lightning-war')?.load()
if (!anyRuleset) throw new Error('not on the shelf')
const scenario = (id: string) => {
  const found = setupModel.scenarios.find(one => one.id === id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found.setup
}

describe('objectives are the players’ own', () => {
  const setup = scenario('crossroads')
  const { options } = setup
  const wrong = (changed: Options) => verdictOn(anyRuleset, { ...setup, options: changed }).errors.map(e => e.why)

  test('each is named, moved and weighed by itself; what is left out stays', () => {
    const named = objectives.change(options, 1, { name: 'Stone bridge', x: 9 })
    expect(named.objectives).toEqual([
      options.objectives[0],
      { ...options.objectives[1], name: 'Stone bridge', at: { x: 9, y: 19.2 } },
    ])
    expect(objectives.change(options, 0, { worth: 10, radius: 2.5 }).objectives[0]).toMatchObject({
      ...{ name: 'Crossroads', worth: 10, radius: 2.5 },
    })
    expect(wrong(named)).toEqual([])
  })

  test('[LW.victory] a new one counts in the battle as those of the scenario do', () => {
    const more = objectives.add(objectives.remove(options, 0))
    expect(more.objectives.map(({ name }) => name)).toEqual(['Bridge', 'Objective 2'])
    expect(setupModel.brief?.({ ...setup, options: more }).join(' ')).toContain('Bridge 30 and Objective 2 50')
    const { shapes } = lightningWar.scene(
      viewIn(lightningWar, lightningWar.initialState({ ...setup, options: more }, new ScriptedDice([])), 'A'),
    )
    expect(shapes.flatMap(shape => ('label' in shape ? [shape.label] : []))).toContain('Objective 2, 50')
  })

  test('[LW.victory] the mission says who holds each place now', () => {
    const state = lightningWar.initialState(setup, new ScriptedDice([]))
    const [base] = Object.values(state.bases).filter(({ seat }) => seat === 'B')
    const [place] = options.objectives
    if (!base || !place) throw new Error('nobody to hold it')
    const alone = { [base.id]: { ...base, status: 'table', at: place.at } } as typeof state.bases
    const { clock, standings } = lightningWar.mission(viewIn(lightningWar, { ...state, bases: alone }, 'A'))
    expect(clock).toEqual({ name: 'Turn', now: state.turn, of: options.turnLimit })
    expect(standings).toContainEqual({ name: `${place.name}, ${place.worth} points`, seat: 'B', value: 'held by' })
    expect(standings).toContainEqual({ name: 'Bridge, 30 points', value: 'held by nobody' })
  })

  test('a dozen new ones lie on the table, apart from each other as long as there is room', () => {
    let full: Options = { ...options, objectives: [] }
    for (let i = 0; i < objectives.most; i++) full = objectives.add(full)
    expect(wrong(full)).toEqual([])
    expect(new Set(full.objectives.map(({ id }) => id)).size).toBe(objectives.most)
    const gaps = full.objectives.flatMap(({ at }, i) =>
      full.objectives.slice(i + 1).map(other => distance(at, other.at)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(8)
  })

  test('what is wrong with one is said by its name', () => {
    expect(wrong(objectives.change(options, 0, { x: 60 }))).toEqual(['The objective “Crossroads” is off the table.'])
    expect(wrong(objectives.change(options, 0, { worth: 500, radius: Number.NaN }))).toEqual([
      'Crossroads, Radius, in: Enter a number.',
      'Crossroads, Victory points: Enter a number from 0 to 200.',
    ])
    expect(wrong(objectives.change(options, 1, { name: ' ' }))).toEqual(['Objective 2 has no name.'])
    const twice = { ...setup, options: objectives.change(options, 1, { name: 'Crossroads' }) }
    expect(setupModel.check(twice).warnings.map(({ why }) => why)).toContain('Two objectives are called “Crossroads”.')
  })
})

test('units without a place of their own stand along the whole edge, in rows where they are many', () => {
  const free = scenario('free')
  const leaders = (setup: typeof free) =>
    Object.values(lightningWar.initialState(setup, new ScriptedDice([])).bases).filter(
      ({ seat, hq }) => seat === 'A' && hq,
    )
  const [left, middle, right] = leaders(free).map(({ at }) => at.x)
  expect([left, middle, right].map(x => Math.round((x ?? 0) / 18 - 0.5))).toEqual([0, 1, 2])

  const one = free.options.sides.A?.forces[1]
  if (!one) throw new Error('no platoon')
  const many = Array.from({ length: 8 }, (_, i) => ({ ...one, name: `Platoon ${i + 1}` }))
  const sides = { ...free.options.sides, A: { morale: 'hardened' as const, depth: 12, forces: many } }
  const crowd = leaders({ ...free, options: { ...free.options, sides } })
  for (const { at } of crowd) expect(at.y).toBeGreaterThan(free.options.map.height - 12)
  const gaps = crowd.flatMap(({ at }, i) => crowd.slice(i + 1).map(other => distance(at, other.at)))
  expect(Math.min(...gaps)).toBeGreaterThan(3)
})
