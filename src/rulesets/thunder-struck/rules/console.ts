import type { DiceOf, DieId, Place, Ship } from '../state'
import { DICE } from '../state'
import { CONSOLE, type Kind, type Space } from '../tables/console'

export const isSpace = (place: Place): place is Space =>
  place !== 'hand' && place !== 'aside' && place !== 'boost' && place !== 'token'

export const diceAt = (dice: DiceOf, kind: Kind): DieId[] => DICE.filter(id => liesOn(dice, id, kind))

export const onConsole = (dice: DiceOf): DieId[] =>
  DICE.filter(id => {
    const die = dice[id]
    return die !== undefined && isSpace(die.at)
  })

export function countAt(dice: DiceOf, kind: Kind): number {
  let count = 0
  for (const id of DICE) if (liesOn(dice, id, kind)) count += 1
  return count
}

function liesOn(dice: DiceOf, id: DieId, kind: Kind): boolean {
  const die = dice[id]
  return die !== undefined && isSpace(die.at) && CONSOLE[die.at].kind === kind
}

export function dieOn(dice: DiceOf, space: Space): DieId | undefined {
  for (const id of DICE) if (dice[id]?.at === space) return id
  return undefined
}

export const isFree = (ship: Pick<Ship, 'damage'>, dice: DiceOf, space: Space): boolean =>
  !ship.damage.includes(space) && dieOn(dice, space) === undefined

export const fits = (space: Space, face: number): boolean => CONSOLE[space].faces.includes(face)
