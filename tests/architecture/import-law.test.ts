import { describe, expect, test } from 'vitest'
import { breachesOf, cyclesIn } from './breaches'
import { filesOf, read } from './source'

const paths = new Set(filesOf())
const sources = [...paths].filter(path => /\.tsx?$/.test(path)).map(read)

test('every file of src keeps the import law', () => {
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.flatMap(source => breachesOf(source, path => paths.has(path)))).toEqual([])
})

test('no file of src needs itself at run time, through others', () => {
  expect(cyclesIn(sources, path => paths.has(path))).toEqual([])
})

test('a circle of imports is found; one of types only is none', () => {
  const circle = (kind: string) => [
    { path: 'engine/a.ts', text: "import { b } from './b'" },
    { path: 'engine/b.ts', text: "import { c } from './c'" },
    { path: 'engine/c.ts', text: `import ${kind} { b } from './b'` },
  ]
  const found = (kind: string) => cyclesIn(circle(kind), path => /^engine\/[abc]\.ts$/.test(path))
  expect(found('')).toEqual(['engine/b.ts → engine/c.ts → engine/b.ts'])
  expect(found('type')).toEqual([])
})

describe('the law is enforced', () => {
  const files = new Set([
    'engine/seats.ts',
    'engine/record/match.ts',
    'engine/geometry/vec.ts',
    'rulesets/index.ts',
    'rulesets/chess/index.ts',
    'rulesets/chess/state.ts',
    'rulesets/draughts/index.ts',
    'board/Board.tsx',
    'app/App.tsx',
    'shared/util.ts',
  ])
  const breaches = (path: string, text: string) => breachesOf({ path, text }, file => files.has(file))

  test.each([
    ['engine/a.ts', "import { useState } from 'react'"],
    ['engine/a.ts', "import * as z from 'zod/mini'"],
    ['engine/a.ts', "export * from '../app/App'"],
    ['engine/a.ts', "type A = import('../app/App').A"],
    ['engine/a.ts', "import { help } from '../shared/util'"],
    ['shared/util.ts', "import 'react'"],
    ['engine/a.ts', 'export const now = () => Date.now()'],
    ['engine/a.ts', 'export const luck = () => Math.random()'],
    ['engine/a.ts', "export const luck = () => Math['random']()"],
    ['rulesets/chess/a.ts', 'export const wide = window.innerWidth'],
    ['rulesets/chess/a.ts', "import type { Stage } from 'konva'"],
    ['rulesets/chess/a.ts', "import { create } from 'zustand'"],
    ['rulesets/chess/a.ts', "import { queen } from '../draughts'"],
    ['rulesets/chess/a.ts', "import { RULESETS } from '../index'"],
    ['rulesets/chess/a.ts', 'const name = "x"; export const game = import(name)'],
    ['rulesets/index.ts', "import { chess } from './chess'"],
    ['board/a.tsx', "import { Match } from '../engine/record/match'"],
    ['board/a.tsx', "import { state } from '../rulesets/chess/state'"],
    ['app/a.tsx', "import { state } from '../rulesets/chess/state'"],
    ['app/a.tsx', "const chess = import('../rulesets/chess')"],
    ['app/table/a.tsx', "import type { Match } from '../../engine/record/match'"],
    ['app/a.tsx', "import { gone } from './gone'"],
    ['app/a.tsx', "import { rest } from 'lodash'"],
  ])('%s may not say: %s', (path, text) => {
    expect(breaches(path, text)).toHaveLength(1)
  })

  test.each([
    ['engine/a.ts', "import { produce } from 'immer'; import { SEATS } from './seats'"],
    ['engine/schema.ts', "import * as z from 'zod/mini'"],
    ['engine/a.ts', 'export class Circle { get area() { return 3 } }'],
    ['rulesets/chess/a.ts', "import { Match } from '../../engine/record/match'; import { board } from './state'"],
    ['rulesets/chess/a.ts', 'export const depth = (view: { window: number }) => view.window'],
    ['rulesets/index.ts', "export const load = () => import('./chess/index')"],
    [
      'board/a.tsx',
      "import type { Match } from '../engine/record/match'; import { add } from '../engine/geometry/vec'",
    ],
    ['app/a.tsx', "import { RULESETS } from '../rulesets'; import { Board } from '../board/Board'"],
  ])('%s may say: %s', (path, text) => {
    expect(breaches(path, text)).toEqual([])
  })
})
