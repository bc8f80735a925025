import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openPosition, type Position } from '../../src/engine/record/position'
import { openSave, parseSave } from '../../src/engine/record/save'
import { goldensOf } from '../golden/golden'
import { registered } from '../support/games'

interface Ground {
  readonly map: { readonly pieces: unknown[] }
}

/** What is changed here of the positions of all games. */
interface Loose extends Ground {
  readonly options: Ground
  readonly units: Readonly<Record<string, { readonly value: object }>>
  readonly ships: Readonly<Record<string, { readonly at: object }>>
}

/** The position a golden game ends in, changed. */
function changed(name: string, change: (state: Loose, setup: { readonly options: Ground }) => void): string {
  const save = JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8'))
  const ruleset = registered.find(({ id }) => id === save.record.ruleset)
  if (!ruleset) throw new Error('no such game')
  const position: Position = {
    format: 'stormtable/position',
    formatVersion: 1,
    ruleset: ruleset.id,
    version: ruleset.version,
    setup: save.record.setup,
    state: save.position,
  }
  change(save.position, save.record.setup)
  const started = performance.now()
  const opened = openPosition(ruleset, position, 'seed')
  expect(performance.now() - started).toBeLessThan(5000)
  return opened.ok ? 'opens' : opened.why
}

/** Those of these golden games whose game is looked at. */
const played = (...names: string[]) => names.filter(name => registered.some(({ id }) => name.split('/')[0] === id))
const testOf = (name: string) => test.runIf(played(name).length > 0)

const wall = (x: number, more: object = {}) => ({
  id: 'far',
  kind: 'wall',
  points: [
    { x: 1, y: 1 },
    { x, y: 2 },
  ],
  ...more,
})

describe('a position that would freeze the page is refused with a reason', () => {
  test.each(played('lightning-war/crossroads', 'striker/STR-S1'))('%s: unchanged, it opens', name => {
    expect(changed(name, () => undefined)).toBe('opens')
  })

  test.each(played('lightning-war/crossroads', 'striker/STR-S1'))(
    '%s: a wall that runs off into the distance',
    name => {
      const withPiece = (piece: object) => changed(name, ({ map }) => map.pieces.push(piece))
      expect(withPiece(wall(1e9))).toContain('At most 10000')
      expect(withPiece(wall(5000))).toMatch(/far.*is off the table/)
      expect(withPiece(wall(9, { width: 1e-12 }))).toContain('At least 0.01')
      const inSetup = changed(name, (_, { options }) => options.map.pieces.push(wall(1e9)))
      expect(inSetup).toContain('At most 10000')
      const inOptions = changed(name, ({ options }) => options.map.pieces.push(wall(5000)))
      expect(inOptions).toMatch(/far.*is off the table/)
    },
  )

  testOf('lightning-war')('a hill whose slope is as thin as a hair', () => {
    const points = [
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 9, y: 9 },
    ]
    const hill = { id: 'thin', kind: 'hill', height: 9, points, run: 1e-9 }
    expect(changed('lightning-war/crossroads', ({ map }) => map.pieces.push(hill))).toContain(
      'slope that is too narrow',
    )
  })

  testOf('lightning-war')('a map with more points than can be compared', () => {
    const points = Array.from({ length: 400 }, (_, i) => ({ x: i / 10, y: i % 2 }))
    const pieces = Array.from({ length: 20 }, (_, i) => ({ id: `road ${i}`, kind: 'road', points }))
    expect(changed('lightning-war/crossroads', ({ map }) => map.pieces.push(...pieces))).toMatch(
      /points; it can have at most 5000/,
    )
  })

  testOf('striker')('a unit that is under its own command', () => {
    const loop = changed('striker/STR-S1', ({ units }) => {
      for (const [id, unit] of Object.entries(units)) Object.assign(unit.value, { parent: id })
    })
    expect(loop).toContain('no unit is under its own command')
  })

  testOf('thunder-struck')('a seat that is there twice', () => {
    expect(changed('thunder-struck/duel', state => Object.assign(state, { seats: ['A', 'A'] }))).toContain(
      'a seat twice',
    )
  })

  test.each(played('thunder-struck/duel', 'arclight/duel', 'lightning-war/crossroads'))(
    '%s: other seats than the set-up has',
    name => {
      expect(changed(name, state => Object.assign(state, { seats: ['A', 'C'] }))).toContain(
        'it is played by A and C, the set-up by A and B',
      )
      expect(changed(name, state => Object.assign(state, { seats: ['B', 'A'] }))).toContain('it is played by B and A')
    },
  )

  testOf('arclight')('a ship that could fly for ever', () => {
    const far = changed('arclight/duel', ({ ships }) => {
      for (const ship of Object.values(ships)) Object.assign(ship.at, { q: 1e9 })
    })
    expect(far).toContain('At most 1000')
  })
})

describe.each(registered)('$title', ruleset => {
  test('every golden game opens', () => {
    for (const { name } of goldensOf(ruleset.id)) {
      const parsed = parseSave(readFileSync(`tests/golden/${ruleset.id}/${name}.json`, 'utf8'))
      if (!parsed.ok) throw new Error(parsed.why)
      const opened = openSave(ruleset, parsed.save)
      expect(opened.ok ? 'opens' : opened.why).toBe('opens')
      const position = ruleset.state.safeParse(parsed.save.position)
      expect(position.success ? [] : position.error.issues).toEqual([])
    }
  })
})
