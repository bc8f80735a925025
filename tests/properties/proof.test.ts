import { describe, expect, test } from 'vitest'
import { checkGame } from '../../src/engine/record/check'
import type { Match } from '../../src/engine/record/match'
import { openSave, parseSave, type Save, saveOf } from '../../src/engine/record/save'
import type { Random } from '../../src/engine/rolls/random'
import type { AnyRuleset } from '../../src/engine/ruleset'
import { games, registered } from '../support/games'
import { forEach, playOne } from './positions'
import { TAMPERINGS } from './tampering'

const TIMEOUT = { timeout: 600_000 }

/** A decision taken back, so that the record holds one, and another in its place. */
function withTakeBack(match: Match, random: Random): void {
  const { undo } = match
  if (undo.kind === 'none') return
  expect(match.takeBack(undo.by, undo.by === 'referee' ? 'A' : 'referee')).toBeNull()
  playOne(match, random)
}

const copyOf = (save: Save): Save => JSON.parse(JSON.stringify(save))

/** What opening a file says about it; null where it says nothing. */
function saidOf(ruleset: AnyRuleset, save: Save): string | null {
  const parsed = parseSave(JSON.stringify(save))
  if (!parsed.ok) return parsed.why
  const opened = openSave(ruleset, parsed.save)
  return opened.ok ? (opened.warning ?? null) : opened.why
}

describe.each(games)('$title', ruleset => {
  test('every game that was played checks out, and every change of it is found', TIMEOUT, () => {
    const tried = new Set<string>()
    const missed: string[] = []
    const check = (match: Match, random: Random): void => {
      withTakeBack(match, random)
      const save = copyOf(saveOf(match, 'a game', ''))
      expect(checkGame(match).findings).toEqual([])
      expect(saidOf(ruleset, save)).toBeNull()
      for (const [what, tamper] of Object.entries(TAMPERINGS)) {
        const changed = tamper(copyOf(save), random)
        if (!changed || JSON.stringify(changed) === JSON.stringify(save)) continue
        tried.add(what)
        if (saidOf(ruleset, changed) === null) missed.push(what)
      }
    }
    // Every change is a game opened again: few positions, but more of the small games, in which dice are rare.
    forEach(ruleset, check, { positions: registered.includes(ruleset) ? 6 : 40, recent: 6 })
    expect(missed).toEqual([])
    const open = ['faces in another order', 'who agreed to a take-back']
    expect(Object.keys(TAMPERINGS).filter(what => !tried.has(what) && !open.includes(what))).toEqual([])
  })
})
