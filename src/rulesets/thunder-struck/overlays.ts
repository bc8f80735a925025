import type { View } from '../../engine/record/hidden'
import type { Overlay } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { shipByPiece } from './measures'
import { isSpace } from './rules/console'
import { planDie } from './rules/die-action'
import { FARTHEST, nearestAhead } from './rules/fire'
import { type DieAction, faceRefusal, finalFace, powerRefusals } from './rules/power'
import { layoutFor, SLOT, slotOf } from './scene/layout'
import { fireShapes } from './scene/paths'
import { DICE, type DieId, type Ship, type State, shipsOf } from './state'
import { SPACES, type Space } from './tables/console'

/** For a ship, its longest shot. For a die, what it would do now, and what a cube could make of it. */
export function overlays(view: View<State>, piece: string): Overlay[] {
  const ship = shipByPiece(view, piece)
  if (ship) return ship.alive ? [{ name: 'Firing range', shapes: () => farthestShot(view, ship) }] : []
  return view.phase === 'action' ? dieOverlays(view, piece) : []
}

const farthestShot = (state: State, ship: Ship): Shape[] =>
  fireShapes(state, ship, { face: FARTHEST, shot: nearestAhead(state, ship) })

function dieOverlays(state: State, piece: string): Overlay[] {
  const owner = shipsOf(state).find(({ seat }) => piece.startsWith(`${seat}.`))
  const die = DICE.find(id => owner && piece === `${owner.seat}.${id}`)
  const at = owner && die && owner.dice[die]?.at
  if (!owner || !die || !at || !isSpace(at)) return []
  const { title, shapes } = planDie(state, owner, { die })
  const cube = state.current === owner.seat ? cubeShapes(state, owner, { die, at }) : []
  return [
    ...(shapes ? [{ name: title, shapes }] : []),
    ...(cube.length > 0 ? [{ name: 'For a cube', shapes: () => cube }] : []),
  ]
}

/** TS.power.3.pip, TS.power.3.move-die: the numbers above the die, and frames round the spaces it could move to. */
function cubeShapes(state: State, ship: Ship, { die, at }: { readonly die: DieId; readonly at: Space }): Shape[] {
  const lawful = (action: DieAction): boolean =>
    [...powerRefusals(state, ship, action), faceRefusal(ship, action)].every(refusal => !refusal)
  const layout = layoutFor(state.seats.length)
  const place = (space: Space) => slotOf(layout, state.seats.indexOf(ship.seat), space)
  const faces = [-1, 1]
    .map((change): DieAction => ({ die, pips: { [die]: change } }))
    .filter(lawful)
    .map(action => finalFace(ship, action, die))
  const spaces = SPACES.filter(moveTo => moveTo !== at && lawful({ die, moveTo }))
  const { x, y } = place(at)
  return [
    ...(faces.length > 0
      ? [
          {
            kind: 'label',
            tone: 'reach',
            at: { x, y: y - SLOT * 0.72 },
            label: `${faces.join(' or ')} for a cube`,
          } as const,
        ]
      : []),
    ...spaces.map((space): Shape => ({ kind: 'polygon', tone: 'reach', dashed: true, points: frame(place(space)) })),
  ]
}

const HALF = SLOT / 2 + 0.15

const frame = ({ x, y }: { readonly x: number; readonly y: number }) => [
  { x: x - HALF, y: y - HALF },
  { x: x + HALF, y: y - HALF },
  { x: x + HALF, y: y + HALF },
  { x: x - HALF, y: y + HALF },
]
