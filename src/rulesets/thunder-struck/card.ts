import type { View } from '../../engine/record/hidden'
import type { CardModel } from '../../engine/scene/card'
import { dieOn } from './rules/console'
import { behindScreen, type Ship, type State } from './state'
import { CONSOLE, MOST_CUBES, SHIELDS, SPACES } from './tables/console'
import { facingName, shipName, spotName } from './words'

/** The console of a ship as a card. Its dice and spaces show the same card. */
export function card(view: View<State>, piece: string): CardModel | null {
  const seat = view.seats.find(one => piece === `ship.${one}` || piece.startsWith(`${one}.`))
  const ship = seat && view.ships[seat]
  return ship ? consoleCard(view, ship) : null
}

export function consoleCard(state: State, ship: Ship): CardModel {
  const behind = behindScreen(state, ship.seat)
  const dice = behind?.dice ?? ship.dice
  const lying = (space: (typeof SPACES)[number]): string => {
    const die = dieOn(dice, space)
    return die === undefined ? '' : String(dice[die]?.face ?? '')
  }
  return {
    title: shipName(ship.seat),
    subtitle: ship.alive ? `On ${spotName(state, ship)}, facing ${facingName(ship.facing)}` : 'Destroyed',
    seat: ship.seat,
    art: 'ship',
    markers: [],
    blocks: [
      {
        kind: 'table',
        title: 'Console',
        columns: ['Space', 'Takes', 'Zone', 'Die', 'State'],
        rows: SPACES.map(space => ({
          cells: [
            { label: 'Space', printed: CONSOLE[space].name, fixed: true },
            {
              label: 'Takes',
              printed: CONSOLE[space].faces.length === 6 ? 'any' : CONSOLE[space].faces.join(' or '),
              fixed: true,
            },
            { label: 'Zone', printed: CONSOLE[space].zone, fixed: true },
            { label: 'Die', printed: lying(space), open: true },
            { label: 'State', printed: stateOf(ship, space), open: true },
          ],
        })),
      },
      { kind: 'boxes', title: 'Power cubes', total: MOST_CUBES, ticked: behind?.cubes ?? ship.cubes },
    ],
  }
}

function stateOf(ship: Ship, space: (typeof SPACES)[number]): string {
  if (ship.damage.includes(space)) return 'damaged'
  const shield = SHIELDS.find(one => one === space)
  return shield && ship.shields[shield] ? 'shield up' : ''
}
