import type { Match } from '../../engine/record/match'
import { openPosition, parsePosition, positionOf } from '../../engine/record/position'
import { coverOf } from '../../rulesets'
import { seedOf } from './ids'
import { packText, unpackText } from './link'

export type Linked = { readonly ok: true; readonly payload: string } | { readonly ok: false; readonly why: string }
export type LinkOpened =
  | { readonly ok: true; readonly match: Match; readonly name: string }
  | { readonly ok: false; readonly why: string }

/** The position after a step, as the last part of an address `#/position/…`. */
export async function linkTo(match: Match, at?: number): Promise<Linked> {
  const position = positionOf(match, at)
  if (!position.ok) return position
  const payload = await packText(JSON.stringify(position.value))
  if (payload === null) return { ok: false, why: 'This position is too large for a link. Share the game as a file.' }
  return { ok: true, payload }
}

/** A new game from such a link, with dice of its own. Nothing is kept yet. */
export async function openLink(payload: string): Promise<LinkOpened> {
  const unpacked = await unpackText(payload)
  if (!unpacked.ok) return unpacked
  const position = parsePosition(unpacked.text)
  if (!position.ok) return position
  const cover = coverOf(position.value.ruleset)
  if (!cover)
    return { ok: false, why: `This is a position of “${position.value.ruleset}”, which is not on this shelf.` }
  try {
    const opened = openPosition(await cover.load(), position.value, seedOf([]))
    return opened.ok ? { ok: true, match: opened.value, name: `${cover.title}, shared position` } : opened
  } catch (error) {
    return { ok: false, why: `This position cannot be opened: ${error instanceof Error ? error.message : error}` }
  }
}
