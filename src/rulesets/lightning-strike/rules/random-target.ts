import type { Dice } from '../../../engine/rolls/dice'

/** Finds the one of so many that a shot strikes. */
export type Finding = (dice: Dice, among: number) => number

/** Six-sided dice that are read together; more than six candidates need two of them. */
const diceFor = (among: number): number => (among <= 6 ? 1 : 1 + diceFor(Math.ceil(among / 6)))

/** How many of all that the dice can show point at each candidate; what is left over is rolled again. */
const eachOf = (among: number): number => Math.floor(6 ** diceFor(among) / among)

/** LS.cc.random.method: a plain die for every candidate alike, rolled again where it points at nobody. */
export const pickStruck: Finding = (dice, among) => {
  if (among <= 1) return 0
  // The same die, with two branches to count instead of six.
  if (among === 2) return dice.successes(1, 6, 4)
  for (;;) {
    const shown = Array.from({ length: diceFor(among) }, () => dice.roll(1, 6)[0] ?? 1)
    const place = Math.floor((readTogether(shown) - 1) / eachOf(among))
    if (place < among) return place
  }
}

/** The same chances at one blow: a die that is rolled again for ever has no last branch to count. */
export const pickEvenly: Finding = (dice, among) => (among <= 1 ? 0 : (dice.roll(1, among)[0] ?? 1) - 1)

/** Two dice as one number: 1-1 is 1, 1-2 is 2, 6-6 is 36. */
const readTogether = (faces: readonly number[]): number => faces.reduce((sum, face) => sum * 6 + face - 1, 0) + 1

/** How many throws point out the target; null where that is not known beforehand. */
export function throwsFor(among: number): number | null {
  if (among <= 1) return 0
  return 6 ** diceFor(among) % among === 0 ? diceFor(among) : null
}

/** "1–3": the faces that point at the candidate in this place. */
export function facesOf(place: number, among: number): string {
  const each = eachOf(among)
  const first = faceWords(place * each + 1, diceFor(among))
  return each === 1 ? first : `${first}–${faceWords((place + 1) * each, diceFor(among))}`
}

function faceWords(value: number, dice: number): string {
  const faces = Array.from({ length: dice }, (_, i) => (Math.floor((value - 1) / 6 ** (dice - 1 - i)) % 6) + 1)
  return faces.join('-')
}
