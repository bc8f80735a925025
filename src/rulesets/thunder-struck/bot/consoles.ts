import type { Random } from '../../../engine/rolls/random'
import { fits } from '../rules/console'
import { DICE, type DiceOf, type DieId, type Place, type Ship } from '../state'
import { CONSOLE, type Kind, SPACES, type Space } from '../tables/console'

/** A finished console: where each die goes. A die that fits nowhere stays in the hand. */
export type Console = readonly { readonly die: DieId; readonly face: number; readonly at: Place }[]

interface Rolled {
  readonly die: DieId
  readonly face: number
}

const rolledIn = (dice: DiceOf): Rolled[] =>
  DICE.flatMap(die => {
    const lying = dice[die]
    return lying ? [{ die, face: lying.face }] : []
  }).sort((a, b) => a.face - b.face)

/** Spaces that take dice, without the second of a pair: it makes no difference which of the two is used first. */
const openSpaces = (ship: Ship, used: ReadonlySet<Place>): Space[] => {
  const pairs = new Set<Kind>()
  return SPACES.filter(space => {
    const { kind } = CONSOLE[space]
    if (ship.damage.includes(space) || used.has(space)) return false
    if (kind !== 'shield' && pairs.has(kind)) return false
    pairs.add(kind)
    return true
  })
}

const isOn = (plan: Console, kind: Kind): boolean =>
  plan.some(({ at }) => SPACES.some(space => space === at && CONSOLE[space].kind === kind))

/** Every console that the rules allow with these dice, up to what makes no difference. */
export function consolesOf(ship: Ship, dice: DiceOf): Console[] {
  const found = new Map<string, Console>()
  const rolled = rolledIn(dice)
  const extend = (placed: Console, used: ReadonlySet<Place>): void => {
    const next = rolled[placed.length]
    if (!next) {
      if (isOn(placed, 'boost') && isOn(placed, 'manoeuvre')) found.set(keyOf(placed), placed)
      return
    }
    const open = openSpaces(ship, used).filter(space => fits(space, next.face))
    for (const at of open.length > 0 ? open : (['hand'] as const))
      extend([...placed, { ...next, at }], at === 'hand' ? used : new Set([...used, at]))
  }
  extend([], new Set())
  return [...found.values()]
}

/** Dice that show the same number can be exchanged, and so can the spaces of a pair. */
const keyOf = (plan: Console): string =>
  plan
    .map(({ face, at }) => `${face}${at === 'hand' ? at : kindOf(at)}`)
    .sort()
    .join()

const kindOf = (at: Place): string =>
  SPACES.some(space => space === at && CONSOLE[space].kind !== 'shield') ? CONSOLE[at as Space].kind : at

/** Some console that the rules allow: what an enemy may have done with dice nobody else has seen. */
export function someConsole(ship: Ship, dice: DiceOf, random: Random): Console {
  const rolled = rolledIn(dice)
    .map(one => ({ one, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)
  const used = new Set<Place>()
  return rolled.map((one, i) => {
    const must: Kind | null = i === 0 ? 'boost' : i === 1 ? 'manoeuvre' : null
    const open = openSpaces(ship, used).filter(
      space => fits(space, one.face) && (must === null || CONSOLE[space].kind === must),
    )
    const at: Place = open[Math.floor(random() * open.length)] ?? 'hand'
    if (at !== 'hand') used.add(at)
    return { ...one, at }
  })
}

export const asDice = (plan: Console, left: Place): DiceOf =>
  Object.fromEntries(plan.map(({ die, face, at }) => [die, { face, at: at === 'hand' ? left : at }]))
