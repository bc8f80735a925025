import type { Offer } from '../../../engine/offers'
import { TOOL_FACES } from '../board/tools'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** Letters used by the tools and for the next unit; an offer that asks for one still gets it. */
const RESERVED = `${TOOL_FACES.map(face => face.key).join('')}n`

/**
 * One letter per offer, no letter twice: the one it asks for, otherwise one from its label, otherwise any free one.
 * When the alphabet runs out, an offer gets none.
 */
export function lettersFor(
  offers: readonly Pick<Offer<unknown>, 'id' | 'label' | 'key'>[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const letters = new Map<string, string>()
  const give = (id: string, letter: string | undefined): void => {
    if (!letter) return
    taken.add(letter)
    letters.set(id, letter)
  }
  for (const { id, key } of offers) {
    const wanted = key?.toLowerCase()
    if (wanted && !taken.has(wanted)) give(id, wanted)
  }
  for (const { id, label } of offers) {
    if (letters.has(id)) continue
    const candidates = [...label.toLowerCase(), ...ALPHABET]
    give(
      id,
      candidates.find(letter => ALPHABET.includes(letter) && !RESERVED.includes(letter) && !taken.has(letter)),
    )
  }
  return letters
}
