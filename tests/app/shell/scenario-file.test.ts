import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../src/app/setup/draft'
import { readScenario, readScenarioFile, scenarioText } from '../../../src/app/setup/scenario-file'
import { importText } from '../../../src/app/storage'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { Options } from '../../../src/rulesets/lightning-war/options'
import { toy, toySetup } from '../../support/toy'

const game = anyRuleset(lightningWar)
const [steppe] = lightningWar.setupModel.scenarios.filter(({ id }) => id === 'steppe')
if (!steppe) throw new Error('there is no steppe')
const { options } = steppe.setup
const text = (setup: Draft = steppe.setup): string => scenarioText(game, setup)
const withOptions = (more: Partial<Options>): string => text({ ...steppe.setup, options: { ...options, ...more } })
const changed = (more: object): string => JSON.stringify({ ...JSON.parse(text()), ...more })
const whyOf = (file: string): string => {
  const read = readScenario(game, file)
  return read.ok ? '' : read.why.join('\n')
}
const piece = (points: readonly (readonly [number, number])[]): Partial<Options> => ({
  map: { ...options.map, pieces: [{ id: 'bow', kind: 'wood', points: points.map(([x, y]) => ({ x, y })) }] },
})
const force = (card: string): Partial<Options> => ({
  sides: { ...options.sides, A: { morale: 'elite', depth: 12, forces: [{ card, name: 'Odd ones' }] } },
})

describe('a scenario file', () => {
  test('comes back as it was written, with its map, its forces and who arrives when', () => {
    expect(readScenario(game, text())).toEqual({ ok: true, draft: steppe.setup })
    expect(readScenario(toy, scenarioText(toy, toySetup))).toEqual({ ok: true, draft: toySetup })
  })

  test('bytes that are no text are refused in a sentence, and deep brackets do not break the page', async () => {
    const of = (...bytes: number[]) => readScenarioFile(game, new Blob([new Uint8Array(bytes)]))
    expect(await of(0xff, 0xfe, 0x7b, 0)).toMatchObject({ ok: false, why: [expect.stringContaining('UTF-16')] })
    expect(await of()).toEqual({ ok: false, why: ['This file is empty.'] })
    expect(await readScenarioFile(game, new Blob([`\uFEFF${text()}`]))).toMatchObject({ ok: true })
    expect(whyOf('['.repeat(50_000))).toContain('nested too deeply')
  })

  test.each<[string, string, RegExp]>([
    ['no JSON', 'forest', /^This isn't a scenario: the text is cut short or isn't JSON\.$/],
    ['something else', '{"format":"stormtable/map"}', /^This isn't a Stormtable scenario\.$/],
    ['a newer format', changed({ formatVersion: 99 }), /comes from a newer version of Stormtable/],
    ['newer rules', changed({ version: 99 }), /made for version 99 of the Lightning War rules, but this is version \d/],
    ['another game', changed({ ruleset: 'chess' }), /a scenario for “chess”, not for Lightning War/],
    ['no seats', changed({ setup: { ...steppe.setup, seats: [] } }), /can't be played by 0 sides/],
    ['an unknown season', withOptions({ season: 'monsoon' as 'none' }), /^setup › options › .*season/],
    [
      'crossing outlines',
      withOptions(
        piece([
          [5, 5],
          [9, 9],
          [9, 5],
          [5, 9],
        ]),
      ),
      /bow.*its outline crosses itself \(at 7, 7 in\)/,
    ],
    [
      'a piece off the table',
      withOptions(
        piece([
          [5, 5],
          [99, 9],
          [9, 5],
        ]),
      ),
      /bow.*is off the table \(at 99, 9 in\)/,
    ],
    ['an unknown nation', withOptions(force('jp.rifle')), /Soviets, Odd ones: there's no nation “jp”/],
    ['an unknown unit', withOptions(force('ru.maus')), /Soviets, Odd ones: there's no unit “ru\.maus”/],
  ])('%s is refused with what is wrong and where', (_, file, why) => {
    expect(whyOf(file)).toMatch(why)
  })

  test('everything that is wrong is named at once', () => {
    const both = withOptions({
      ...piece([
        [5, 5],
        [99, 9],
        [9, 5],
      ]),
      ...force('jp.rifle'),
    })
    expect(whyOf(both).split('\n').length).toBeGreaterThan(1)
  })

  test('is not a saved game, and the lobby says where it belongs', async () => {
    expect(await importText(text())).toMatchObject({
      ok: false,
      why: expect.stringContaining('on the set-up page'),
    })
  })
})
