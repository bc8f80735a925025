import { gameFor } from '../../engine/parts'
import type { Match } from '../../engine/record/match'
import { openPosition, parsePosition, positionOf } from '../../engine/record/position'
import { coverOf } from '../../rulesets'
import { seedOf } from './ids'
import { packText, unpackText } from './link'
import { jsonOf } from './text'
import { canBePlayed } from './trial'

export type Linked = { readonly ok: true; readonly payload: string } | { readonly ok: false; readonly why: string }
export type LinkOpened =
  | { readonly ok: true; readonly match: Match; readonly name: string }
  | { readonly ok: false; readonly why: string }

const UNPLAYABLE = "This position is damaged: some of its parts don't fit together."

/** The position after a step, as the last part of an address `#/position/…`. */
export async function linkTo(match: Match, at?: number): Promise<Linked> {
  const position = positionOf(match, at)
  if (!position.ok) return position
  const payload = await packText(JSON.stringify(position.value))
  if (payload === null)
    return { ok: false, why: 'This position is too large for a link. Share the game as a file instead.' }
  return { ok: true, payload }
}

/** A new game from such a link, with dice of its own. Nothing is kept yet. */
export async function openLink(payload: string): Promise<LinkOpened> {
  const unpacked = await unpackText(payload)
  if (!unpacked.ok) return unpacked
  const json = jsonOf(unpacked.text, 'a position')
  if (!json.ok) return json
  const position = parsePosition(unpacked.text)
  if (!position.ok) return position
  const { ruleset, setup } = position.value
  const cover = coverOf(ruleset)
  if (!cover)
    return { ok: false, why: `This is a position of “${ruleset}”, which this version of Stormtable doesn't have.` }
  try {
    const opened = openPosition(await gameFor(await cover.load(), setup.options), position.value, seedOf([]))
    if (!opened.ok) return opened
    if (!canBePlayed(opened.value)) return { ok: false, why: UNPLAYABLE }
    return { ok: true, match: opened.value, name: `${cover.title}, shared position` }
  } catch (error) {
    console.error(error)
    return { ok: false, why: UNPLAYABLE }
  }
}
