import { word } from '../../../engine/bounds'
import { isRefused, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, sideOf } from '../define'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { isShaken } from '../rules/command/command'
import { type Arm, armedWith, armsOf } from '../rules/fire/arms'
import { declare, declaredBy, mayDeclare, notNow, planShot } from '../rules/fire/declaring'
import { fieldOfFire } from '../rules/fire/field-of-fire'
import { aimedAt } from '../rules/fire/first-look'
import { isThere, isVehicle, standOf, standsIn, standsOfSide, unitsOf } from '../rules/stands'
import { declaringNow, isDeclaring } from '../rules/turn/phases'
import { isSide, type Side } from '../sides'
import type { State } from '../state'

/** Shots of many weapons at one target, as far as each may. */
function legalShots(state: State, side: Side, arms: readonly Arm[], target: string): Shot[] {
  const declared = [...declaredBy(state, side)]
  const shots: Shot[] = []
  for (const arm of arms) {
    const shot = aimedAt(arm, target)
    if (!mayDeclare(state, shot, side, declared)) continue
    shots.push(shot)
    declared.push(shot)
  }
  return shots
}

/** Why each of them can't fire, every reason once. */
function everyReason(state: State, side: Side, crew: readonly Stand[], target: string): Refusal[] {
  const found = new Map<string, Refusal>()
  for (const arm of crew.flatMap(stand => armedWith(state, stand))) {
    const planned = planShot(state, aimedAt(arm, target), side)
    if (isRefused(planned)) for (const reason of planned.refusals) found.set(`${reason.rule} ${reason.why}`, reason)
  }
  if (declaringNow(state) !== side) {
    const late = notNow(state)
    found.set(`${late.rule} ${late.why}`, late)
  }
  return [...found.values()]
}

const schema = z.strictObject({ type: z.literal('volley'), by: word, target: word })

/** STR.core.direct.team, STR.core.defaults.batch: a stand or a whole unit fires at one target. */
export const volley = define(schema)({
  rule: 'STR.core.direct.team',
  plan(state, action, actor) {
    if (!isSide(actor)) return { refusals: [notNow(state)] }
    const crew = crewOf(state, actor, action.by)
    const shots = legalShots(state, actor, armsOf(state, crew), action.target)
    return unless(
      shots.length > 0
        ? []
        : [
            crew.length === 0 && refuse('STR.core.direct.need', 'Choose a stand or unit of your own with weapons.'),
            ...everyReason(state, actor, crew, action.target),
          ],
      () => ({
        title: `${count(shots.length, 'weapon fires', 'weapons fire')} at ${standOf(state, action.target)?.name}`,
        rule: 'STR.core.direct.team',
        ledgers: [],
        resolve: () => shots,
      }),
    )
  },
  apply(next, _action, shots, { emit }) {
    for (const shot of shots) declare(next, shot, emit)
  },
  when: isDeclaring,
  offers(view, seat) {
    const side = sideOf(seat)
    const offers: Volley[] = []
    if (fieldOfFire(view, side).targets.length === 0) return offers
    const taken = new Set(declaredBy(view, side).map(({ stand }) => stand))
    const isReady = (stand: Stand) => isThere(stand) && !isShaken(stand) && !taken.has(stand.id)
    for (const stand of standsOfSide(view, side))
      if (!isVehicle(stand) && isReady(stand))
        offers.push(new Volley(view, stand, { by: stand.id, label: `Fire all weapons: ${stand.name}` }))
    for (const { id, name } of unitsOf(view, side)) {
      const stands = standsIn(view, id).filter(isReady)
      const [lead] = stands
      if (lead && stands.length > 1) offers.push(new Volley(view, lead, { by: id, label: `Fire with all of ${name}` }))
    }
    return offers
  },
})

type FireTogether = z.infer<typeof schema>

/** Targets are listed when somebody looks. */
export class Volley {
  readonly kind = 'piece'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly rule: StrikerRule
  readonly by: string
  readonly side: Side
  readonly #state: State
  #choices: readonly { readonly piece: string; readonly action: FireTogether }[] | null = null
  constructor(state: State, lead: Stand, { by, label }: { readonly by: string; readonly label: string }) {
    this.id = `volley.${by}`
    this.label = label
    this.piece = lead.id
    this.rule = by === lead.id ? 'STR.core.direct.team' : 'STR.core.defaults.batch'
    this.by = by
    this.side = lead.seat
    this.#state = state
  }
  choices() {
    this.#choices ??= fieldOfFire(this.#state, this.side).targets.map(({ id }) => ({ piece: id, action: this.at(id) }))
    return this.#choices
  }
  at(target: string): FireTogether {
    return { type: 'volley', by: this.by, target }
  }
}

const crewOf = (state: State, side: Side, by: string): Stand[] => {
  const stand = standOf(state, by)
  return (stand ? [stand] : standsIn(state, by)).filter(({ seat }) => seat === side)
}
export const gunners = (state: State, side: Side, by: string): Arm[] => armsOf(state, crewOf(state, side, by))
