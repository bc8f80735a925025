import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Arm } from '../chassis/arms'
import { armsOf } from '../chassis/arms'
import { isShaken } from '../chassis/command'
import { declare, declaredBy, mayDeclare } from '../chassis/declaring'
import { declaringNow } from '../chassis/phases'
import { isThere, isVehicle, no, own, standOf, standsIn, standsOf, unitsOf } from '../chassis/stands'
import { define } from '../define'
import { isSide, type Shot, type Side, type State } from '../state'

/** Shots of many weapons at one target, as far as each may. */
function legalShots(state: State, side: Side, arms: Iterable<Arm>, target: string): Shot[] {
  const shots: Shot[] = []
  for (const { stand, man, weapon, card } of arms) {
    const kind = card.kinds[0]?.kind ?? 'solid'
    const shot: Shot = { stand: stand.id, man, weapon, target, point: null, kind, spread: [] }
    if (mayDeclare(state, shot, side, [...declaredBy(state, side), ...shots])) shots.push(shot)
  }
  return shots
}

/** STR.core.direct.team, STR.core.defaults.batch: a stand or a whole unit fires at one target. */
export const volley = define(z.object({ type: z.literal('volley'), by: z.string(), target: z.string() }))({
  rule: 'STR.core.direct.team',
  plan(state, action, actor) {
    if (!isSide(actor) || declaringNow(state) !== actor)
      return { refusals: [no('STR.core.sequence.fire', 'Fire is declared in a fire phase.')] }
    const shots = legalShots(state, actor, gunners(state, actor, action.by), action.target)
    return unless([shots.length === 0 && no('STR.core.direct.need', 'Nobody there can fire at it.')], () => ({
      title: `${shots.length} ${shots.length === 1 ? 'weapon fires' : 'weapons fire'} at ${standOf(state, action.target)?.name}`,
      rule: 'STR.core.direct.team',
      ledgers: [],
      resolve: () => shots,
    }))
  },
  apply(draft, _action, shots, { emit }) {
    for (const shot of shots) declare(draft, shot, emit)
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOf(state).filter(stand => stand.seat !== seat && stand.spotted && isThere(stand))
    if (targets.length === 0) return
    const taken = new Set(declaredBy(state, seat).map(({ stand }) => stand))
    const choices = (by: string) =>
      targets.map(target => ({ piece: target.id, action: { type: 'volley' as const, by, target: target.id } }))
    for (const stand of standsOf(state))
      if (stand.seat === seat && isThere(stand) && !isShaken(stand) && !isVehicle(stand) && !taken.has(stand.id))
        yield {
          kind: 'piece',
          id: `volley.${stand.id}`,
          label: `Volley of ${stand.name}`,
          rule: 'STR.core.direct.team',
          piece: stand.id,
          key: 'v',
          choices: choices(stand.id),
        }
    for (const unit of unitsOf(state, seat)) {
      const stands = standsIn(state, unit.id).filter(
        stand => isThere(stand) && !isShaken(stand) && !taken.has(stand.id),
      )
      if (stands.length > 1)
        yield {
          kind: 'piece',
          id: `volley.${unit.id}`,
          label: `All of ${unit.name} fire`,
          rule: 'STR.core.defaults.batch',
          piece: stands[0]?.id ?? '',
          choices: choices(unit.id),
        }
    }
  },
})

const gunners = (state: State, side: Side, by: string): Arm[] =>
  [...armsOf(state, side)].filter(({ stand }) => stand.id === by || own(stand).unit === by)
