import type { Players } from '../../engine/players'
import type { View } from '../../engine/record/hidden'
import type { TsAction } from './actions'
import { fits, isFree } from './rules/console'
import { behindScreen, DICE, type DiceOf, type Die, type DieId, type Ship, type State, shipOf } from './state'
import { SPACES } from './tables/console'

/** How players without a plan of their own choose, for fuzz and bots. */
export const players: Players<State, TsAction> = {
  place: {
    seldom: ({ piece }, view) => heldDie(view, piece)?.lying.at !== 'hand',
    /** Some free space that takes the face. */
    pick({ piece }, view, random) {
      const held = heldDie(view, piece)
      if (!held) return null
      const { die, lying, dice, ship } = held
      const first = Math.floor(random() * SPACES.length)
      for (let i = 0; i < SPACES.length; i++) {
        const space = SPACES[(first + i) % SPACES.length]
        if (space && fits(space, lying.face) && isFree(ship, dice, space)) return { type: 'place', die, space }
      }
      return null
    },
  },
  unplace: { seldom: () => true },
}

interface Held {
  readonly die: DieId
  readonly lying: Die
  readonly dice: DiceOf
  readonly ship: Ship
}

/** The die behind a screen that an offer is about. */
function heldDie(view: View<State>, piece: string | undefined): Held | null {
  for (const seat of view.seats) {
    const die = DICE.find(id => piece === `${seat}.${id}`)
    const dice = die && behindScreen(view, seat)?.dice
    const lying = die && dice?.[die]
    if (die && dice && lying) return { die, lying, dice, ship: shipOf(view, seat) }
  }
  return null
}
