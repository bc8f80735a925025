import type { GameSetup } from '../../engine/setup'
import { count } from '../../engine/words'
import { troopsOf, vehiclesOf } from './initial-state'
import { objectives } from './objectives'
import type { Options } from './options'
import { HOLD_REACH } from './rules/victory/victory'
import { isSide, type Side } from './sides'
import { FORCE_NAMES, mixOf, QUALITIES, type Quality } from './tables/quality'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const counted = (men: Readonly<Record<Quality, number>>): string =>
  listed(
    QUALITIES.flatMap(grade =>
      men[grade] > 0 ? [`${men[grade]} ${grade}${men[grade] === 1 || grade === 'elite' ? '' : 's'}`] : [],
    ),
  )

/** STR.core.quality.mix: the men of a side by quality, including crews. */
export function menOf(options: Options, side: Side): Readonly<Record<Quality, number>> {
  const men: Record<Quality, number> = { recruit: 0, regular: 0, veteran: 0, elite: 0 }
  for (const { card, crew = 'regular' } of options.forces[side]) {
    const vehicle = vehiclesOf(options).find(({ id }) => id === card)
    const grade = QUALITIES.find(one => one === crew) ?? 'regular'
    if (vehicle) men[grade] += vehicle.crew.length
    for (const { quality } of troopsOf(options).find(({ id }) => id === card)?.men ?? []) men[quality] += 1
  }
  return men
}

function sideWords(options: Options, seat: Side, name: string): string {
  const men = menOf(options, seat)
  const total = QUALITIES.reduce((sum, grade) => sum + men[grade], 0)
  const type = options.types[seat]
  const side = `${name} (${FORCE_NAMES[type]}, tech level ${options.tl[seat]})`
  return total === 0
    ? `${side} has no troops yet.`
    : `${side}: ${counted(men)}. A usual mix for ${total} ${FORCE_NAMES[type]} is ${counted(mixOf(type, total))}.`
}

/** The men of each side, beside what is usual. */
export const notes = ({ seats, options }: GameSetup<Options>): readonly string[] =>
  seats.flatMap(({ seat, name }) => (isSide(seat) ? [sideWords(options, seat, name)] : []))

/** STR.core.victory.points, .break, .length: what the sides fight for, and for how long. */
export function brief({ seats, options }: GameSetup<Options>): readonly string[] {
  const { victory, turns, variableEnd } = options
  const nameOf = (side: string) => seats.find(({ seat }) => seat === side)?.name ?? side
  const left = Object.entries(victory.exit).map(([side, worth]) => `${nameOf(side)} (${worth})`)
  const start = victory.heldAtStart
  const held = objectives.list(options).map(({ name }, i) => `${name} (${Object.values(victory.hold)[i]})`)
  const cards = vehiclesOf(options)
  const destroyed = Object.entries(victory.destroy).map(([what, worth]) => {
    const of =
      what === 'HQ'
        ? 'a headquarters'
        : what === 'stand'
          ? 'any other stand'
          : (cards.find(({ id }) => id === what)?.name ?? what)
    return `${of} (${worth})`
  })
  return [
    `The battle lasts ${count(turns, 'turn')}${variableEnd ? ', and one more on a roll of 5 or 6' : ''}. To win, score at least ${victory.drawBelow} more victory points than the other side. A side that has lost ${shares(options, seats)} of its stands must retreat and loses, unless both sides have.`,
    ...(held.length > 0
      ? [
          `Victory points for holding a place at the end: ${listed(held)}. A side holds a place if only its steady troops are in it or within ${HOLD_REACH} cm.${start ? ` An empty place counts for ${nameOf(start)}.` : ''}`,
        ]
      : []),
    ...(destroyed.length > 0 ? [`Victory points for each enemy loss: ${listed(destroyed)}.`] : []),
    ...(left.length > 0 ? [`Victory points for each stand that leaves the table on orders: ${listed(left)}.`] : []),
  ]
}

/** "50 %", or "30 % (Blue) or 50 % (Red)". */
function shares({ victory }: Options, seats: GameSetup<Options>['seats']): string {
  const each = seats.flatMap(({ seat, name }) =>
    isSide(seat) ? [{ name, share: `${Math.round(victory.breakAt[seat] * 100)} %` }] : [],
  )
  const [first] = each
  if (first && each.every(({ share }) => share === first.share)) return first.share
  return each.map(({ name, share }) => `${share} (${name})`).join(' or ')
}
