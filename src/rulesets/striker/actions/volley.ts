import { word } from '../../../engine/bounds'
import { unless } from '../../../engine/rolls/plan'
import { pick, type Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import { type Arm, armsOf } from '../chassis/arms'
import { isShaken } from '../chassis/command'
import { declare, declaredBy, mayDeclare } from '../chassis/declaring'
import { type FieldOfFire, fieldOfFire } from '../chassis/field-of-fire'
import { aimedAt, isServed } from '../chassis/glance'
import { declaringNow, isDeclaring } from '../chassis/phases'
import { isThere, isVehicle, no, standOf, standsIn, standsOfSide, unitsOf } from '../chassis/stands'
import { define } from '../define'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
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

const schema = z.object({ type: z.literal('volley'), by: word, target: word })

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
  when: isDeclaring,
  offers(state, seat) {
    const offers: Volley[] = []
    if (fieldOfFire(state, seat).targets.length === 0) return offers
    const taken = new Set(declaredBy(state, seat).map(({ stand }) => stand))
    const isReady = (stand: Stand) => isThere(stand) && !isShaken(stand) && !taken.has(stand.id)
    for (const stand of standsOfSide(state, seat))
      if (!isVehicle(stand) && isReady(stand))
        offers.push(new Volley(state, stand, { by: stand.id, label: `Volley of ${stand.name}` }))
    for (const { id, name } of unitsOf(state, seat)) {
      const stands = standsIn(state, id).filter(isReady)
      const [lead] = stands
      if (lead && stands.length > 1) offers.push(new Volley(state, lead, { by: id, label: `All of ${name} fire` }))
    }
    return offers
  },
})

type FireTogether = z.infer<typeof schema>

/** Choices are listed when somebody asks. */
class Volley {
  readonly kind = 'piece'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly rule: StrikerRule
  readonly #state: State
  readonly #side: Side
  readonly #by: string
  #likely: readonly Stand[] | null = null
  #choices: readonly { readonly piece: string; readonly action: FireTogether }[] | null = null
  constructor(state: State, lead: Stand, { by, label }: { readonly by: string; readonly label: string }) {
    this.id = `volley.${by}`
    this.label = label
    this.piece = lead.id
    this.rule = by === lead.id ? 'STR.core.direct.team' : 'STR.core.defaults.batch'
    this.#state = state
    this.#side = lead.seat
    this.#by = by
  }
  get choices() {
    this.#choices ??= this.#field.targets.map(({ id }) => ({ piece: id, action: this.#at(id) }))
    return this.#choices
  }
  get vain(): boolean {
    return this.#guesses.length === 0
  }
  likely(random: Random): FireTogether | null {
    return this.vain ? null : this.#at(pick(random, this.#guesses).id)
  }
  get #guesses(): readonly Stand[] {
    this.#likely ??= this.#tempting()
    return this.#likely
  }
  /** Whoever tempts one of them. */
  #tempting(): Stand[] {
    const field = this.#field
    const tempting = new Set<Stand>()
    for (const arm of gunners(this.#state, this.#side, this.#by))
      if (isServed(this.#state, arm)) for (const target of field.tempting(arm)) tempting.add(target)
    return [...tempting]
  }
  get #field(): FieldOfFire {
    return fieldOfFire(this.#state, this.#side)
  }
  #at(target: string): FireTogether {
    return { type: 'volley', by: this.#by, target }
  }
}

const gunners = (state: State, side: Side, by: string): Arm[] => {
  const stand = standOf(state, by)
  return armsOf(
    state,
    (stand ? [stand] : standsIn(state, by)).filter(({ seat }) => seat === side),
  )
}
