import { DIRECTIONS, hexCentre, hexOf } from '../../../engine/geometry/hex'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import type { ArcRule } from '../rulebook'
import { closeQuestion } from '../rules/codes'
import { hasCondition, shipOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import { changeShip } from '../rules/writing'
import type { State } from '../state'
import { facingWords } from '../words'

const schema = z.strictObject({ type: z.literal('face'), facing: z.int().check(z.gte(0), z.lte(5)) })

const openFacing = (state: State) => {
  const frame = state.stack[0]
  return frame?.kind === 'facing' ? frame : null
}

/** A Helm roll failed with a 1: the opponent turns the ship to any hexside. */
export const face = define(schema)({
  rule: 'ARC.move.multi-turn.one',
  when: inPhase('movement'),
  plan(state, { facing }, actor) {
    const frame = openFacing(state)
    return unless(
      [
        !frame && refuse('ARC.move.multi-turn.one', 'No ship is out of control.'),
        frame && frame.seat !== actor && refuse('ARC.move.opponent', 'The opponent sets the facing.'),
      ],
      () => plain(`Face ${facingWords(facing)}`, 'ARC.move.multi-turn.one'),
    )
  },
  apply(next, { facing }, _result, { emit }) {
    const frame = openFacing(next)
    if (!frame) return
    const over = next.moving?.left === 0
    changeShip(next, frame.ship, over ? { facing, moved: true } : { facing })
    closeQuestion(next)
    emit({
      type: 'faced',
      rules: ['ARC.move.multi-turn.one', ...unlocked(next, frame.ship)],
      ship: frame.ship,
      seat: frame.seat,
      facing,
    })
    if (over) passMove(next, emit)
    proceed(next, emit)
  },
  *offers(view, seat) {
    const frame = openFacing(view)
    const ship = frame && view.ships[frame.ship]
    if (!ship || frame.seat !== seat) return
    yield {
      kind: 'facing',
      id: 'face',
      label: `Set the facing of ${ship.name}`,
      rule: 'ARC.move.multi-turn.one',
      piece: ship.id,
      key: KEYS.face,
      pivot: { at: hexCentre(hexOf(ship.at)), facing: 60 * ship.facing },
      arc: { from: -180, to: 180 },
      to: degrees => ({ type: 'face', facing: sideAt(degrees) }),
    }
  },
})

/** Locks bind the owner, not the opponent. */
function unlocked(state: State, id: string): ArcRule[] {
  const ship = shipOf(state, id)
  return hasCondition(state, ship, 'left-only') || hasCondition(state, ship, 'right-only')
    ? ['ARC.crit.opponent-facing']
    : []
}

/** The hexside nearest to a direction. */
export const sideAt = (degrees: number): number =>
  ((Math.round(degrees / 60) % DIRECTIONS.length) + DIRECTIONS.length) % DIRECTIONS.length
