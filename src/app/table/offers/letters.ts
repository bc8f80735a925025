import { BOARD_LETTERS } from '../../../board/input/keys'
import type { Offer } from '../../../engine/offers'
import { TOOL_FACES } from '../board/tools'

/** Letters of the table itself: tools, turning a ghost, waypoints, the next unit. No offer ever gets one. */
export const RESERVED: ReadonlySet<string> = new Set([...TOOL_FACES.map(face => face.key), ...BOARD_LETTERS, 'n'])

/** For what has no letter: the first eight in the list. 9 and 0 belong to the board. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** How a key is written on its offer. */
export const keyFace = (key: string): string => (key === 'Enter' ? '⏎' : key.toUpperCase())

type Named = Pick<Offer<unknown>, 'id' | 'key' | 'group'>

/**
 * One key per offer, no key twice: the one it asks for, otherwise a digit by its place in the list. Letters are a
 * game's own and mean the same from its first turn to its last; only digits may mean something else a moment later.
 * Where several ask for one letter, the first that is `open` gets it.
 */
export function lettersFor<O extends Named>(
  offers: readonly O[],
  isOpen: (offer: O) => boolean = () => true,
): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const keys = new Map<string, string>()
  const give = (id: string, key: string | undefined): void => {
    if (key === undefined) return
    taken.add(key)
    keys.set(id, key)
  }
  const open = offers.filter(isOpen)
  for (const { id, key } of [...open, ...offers.filter(offer => !open.includes(offer))]) {
    const wanted = key === 'Enter' ? key : key?.toLowerCase()
    if (wanted && !taken.has(wanted) && !RESERVED.has(wanted)) give(id, wanted)
  }
  for (const { id } of [...open].sort((a, b) => Number(a.group !== undefined) - Number(b.group !== undefined)))
    if (!keys.has(id))
      give(
        id,
        DIGITS.find(digit => !taken.has(digit)),
      )
  return keys
}
