import { once } from '../../../engine/offers'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { type Arm, armsOf } from '../chassis/arms'
import { isShaken } from '../chassis/command'
import { declare, declaredBy, mayDeclare } from '../chassis/declaring'
import { declaringNow } from '../chassis/phases'
import { isThere, isVehicle, no, standOf, standsIn, standsOfSide, unitsOf } from '../chassis/stands'
import { define } from '../define'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { enemyOf, isSide, type Side } from '../sides'
import type { State } from '../state'

/** Shots of many weapons at one target, as far as each may. */
function legalShots(state: State, side: Side, arms: readonly Arm[], target: string): Shot[] {
  const declared = [...declaredBy(state, side)]
  const shots: Shot[] = []
  for (const { stand, man, weapon, card } of arms) {
    const kind = card.kinds[0]?.kind ?? 'solid'
    const shot: Shot = { stand: stand.id, man, weapon, target, point: null, kind, spread: [] }
    if (!mayDeclare(state, shot, side, declared)) continue
    shots.push(shot)
    declared.push(shot)
  }
  return shots
}

const schema = z.object({ type: z.literal('volley'), by: z.string(), target: z.string() })

/** STR.core.direct.team, STR.core.defaults.batch: a stand or a whole unit fires at one target. */
export const volley = define(schema)({
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
  apply(next, _action, shots, { emit }) {
    for (const shot of shots) declare(next, shot, emit)
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOfSide(state, enemyOf(seat)).filter(stand => stand.spotted && isThere(stand))
    if (targets.length === 0) return
    const taken = new Set(declaredBy(state, seat).map(({ stand }) => stand))
    const isReady = (stand: Stand) => isThere(stand) && !isShaken(stand) && !taken.has(stand.id)
    for (const { id, ...stand } of standsOfSide(state, seat).filter(one => !isVehicle(one) && isReady(one)))
      yield new Volley({ id, label: `Volley of ${stand.name}`, piece: id, targets })
    for (const { id, name } of unitsOf(state, seat)) {
      const stands = standsIn(state, id).filter(isReady)
      const [lead] = stands
      if (lead && stands.length > 1) yield new Volley({ id, label: `All of ${name} fire`, piece: lead.id, targets })
    }
  },
})

/** Choices are listed when somebody asks. */
class Volley {
  readonly kind = 'piece'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly rule: StrikerRule
  readonly #listed: () => readonly { readonly piece: string; readonly action: z.infer<typeof schema> }[]
  constructor({ id, label, piece, targets }: { id: string; label: string; piece: string; targets: readonly Stand[] }) {
    this.id = `volley.${id}`
    this.label = label
    this.piece = piece
    this.rule = id === piece ? 'STR.core.direct.team' : 'STR.core.defaults.batch'
    this.#listed = once(() =>
      targets.map(target => ({ piece: target.id, action: { type: 'volley', by: id, target: target.id } })),
    )
  }
  get choices() {
    return this.#listed()
  }
}

const gunners = (state: State, side: Side, by: string): Arm[] => {
  const stand = standOf(state, by)
  return armsOf(
    state,
    (stand ? [stand] : standsIn(state, by)).filter(({ seat }) => seat === side),
  )
}
