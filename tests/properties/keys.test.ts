import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOOL_FACES } from '../../src/app/table/board/tools'
import { RESERVED } from '../../src/app/table/offers/letters'
import { intentOf } from '../../src/board/input/keys'
import { defaults, type Offer } from '../../src/engine/offers'
import { Match } from '../../src/engine/record/match'
import { randomFrom } from '../../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../../src/engine/ruleset'
import { RULESETS } from '../../src/rulesets'
import { games } from '../support/games'
import { playOne, seatsOf } from './positions'

const TIMEOUT = { timeout: 600_000 }
/** How far each game is played; more in a long run. */
const DECISIONS = Number(process.env.KEY_DECISIONS ?? 80)

/** Different actions that are one to the player. */
const SAME: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // An exo-armor moves, a fighter flies.
  'lightning-strike': [['move', 'fly']],
  // A die is called by its own name, in the hand and on the console.
  'thunder-struck': [['place', 'act']],
}

/** Words that say nothing about what is done. */
const SMALL = new Set(['the', 'a', 'an', 'of', 'on', 'in', 'at', 'to', 'with', 'for', 'and', 'or', 'its', 'your'])

interface Seen {
  readonly type: string
  readonly label: string
}

const isBoardLetter = (letter: string): boolean =>
  intentOf({
    key: letter,
    code: `Key${letter.toUpperCase()}`,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  }) !== null

function typeOf(offer: Offer<Action>): string | null {
  switch (offer.kind) {
    case 'button':
      return offer.action.type
    case 'piece':
    case 'cell':
      return offer.choices()[0]?.action.type ?? null
    case 'region':
      return offer.at(offer.start()).type
    case 'facing':
      return offer.to(offer.pivot.facing).type
    case 'path':
      return offer.along([offer.start]).type
    case 'form':
      return offer.fill(defaults(offer.fields())).type
  }
}

/** What every letter stood for in one random game. */
function lettersIn(ruleset: AnyRuleset, scenario: AnyRuleset['setupModel']['scenarios'][number], seed: number) {
  const match = new Match(ruleset, scenario.setup, `keys ${seed}`)
  match.settle()
  const random = randomFrom(seed)
  const seen = new Map<string, Map<string, Seen>>()
  for (let i = 0; i < DECISIONS && !ruleset.outcome(match.state); i++) {
    for (const offer of seatsOf(match).flatMap(seat => match.offers(seat))) {
      if (offer.key === undefined) continue
      const all = seen.get(offer.key) ?? new Map<string, Seen>()
      seen.set(offer.key, all)
      const label = offer.label.replaceAll(/\d+/g, '#')
      const type = all.has(label) ? null : typeOf(offer)
      if (type !== null) all.set(label, { type, label })
    }
    playOne(match, random)
  }
  return seen
}

const wordsOf = (label: string): ReadonlySet<string> =>
  new Set((label.toLowerCase().match(/[a-z]+/g) ?? []).filter(word => !SMALL.has(word)))

/** One action, or one that counts as the same, or a word that all labels share. */
function isOneMeaning(game: string, all: readonly Seen[]): boolean {
  const [first] = all
  if (!first) return true
  const family = SAME[game]?.find(types => types.includes(first.type)) ?? [first.type]
  if (all.every(({ type }) => family.includes(type))) return true
  return [...wordsOf(first.label)].some(word => all.every(({ label }) => wordsOf(label).has(word)))
}

describe.each(games)('$title', ruleset => {
  const { scenarios } = ruleset.setupModel
  test('no offer asks for a key of the table, and a letter means one thing all game long', TIMEOUT, () => {
    for (const scenario of new Set([scenarios[0], scenarios.at(-1)])) {
      if (!scenario) continue
      for (const [key, all] of lettersIn(ruleset, scenario, 7)) {
        expect(key === 'Enter' || /^[a-z1-8]$/.test(key), key).toBe(true)
        expect(RESERVED.has(key), `${key}: ${[...all.keys()]}`).toBe(false)
        expect(/^[a-z]$/.test(key) && isBoardLetter(key), `${key}: ${[...all.keys()]}`).toBe(false)
        // Enter finishes whatever is going on; digits go by place.
        if (/^[a-z]$/.test(key))
          expect(isOneMeaning(ruleset.id, [...all.values()]), `${key}: ${[...all.keys()]}`).toBe(true)
      }
    }
  })
})

test('tools and the board have different letters', () => {
  expect(TOOL_FACES.filter(({ key }) => isBoardLetter(key) || key === 'n')).toEqual([])
  expect(new Set(TOOL_FACES.map(({ key }) => key)).size).toBe(TOOL_FACES.length)
})

describe.each(RULESETS.map(({ id }) => id))('the letters of %s', id => {
  const folder = new URL(`../../src/rulesets/${id}/`, import.meta.url).pathname

  test('are in one table, each once, and none is a letter of the table', async () => {
    const { KEYS } = (await import(`../../src/rulesets/${id}/keys.ts`)) as { KEYS: Readonly<Record<string, string>> }
    const keys = Object.values(KEYS)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter(key => RESERVED.has(key))).toEqual([])
  })

  test('are written nowhere else', () => {
    const files = readdirSync(join(folder, 'actions')).filter(name => name.endsWith('.ts'))
    const literal = /\bkey(:| =)[^,\n]*(?<!=== )'(Enter|\w)'/
    expect(files.filter(name => literal.test(readFileSync(join(folder, 'actions', name), 'utf8')))).toEqual([])
  })
})
