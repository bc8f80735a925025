import type { Pose } from '../../../engine/geometry/vec'
import type { Offer } from '../../../engine/offers'
import type { DeepReadonly } from '../../../engine/readonly'
import { pick, type Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import type { Load } from '../cards/weapon'
import { type Arm, keyOf } from '../chassis/arms'
import { declare, declaredBy, planShot } from '../chassis/declaring'
import { type FieldOfFire, fieldOfFire } from '../chassis/field-of-fire'
import { isInReach, isServed } from '../chassis/glance'
import { isDeclaring } from '../chassis/phases'
import { define } from '../define'
import { type Shot, shotSchema } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { sampleSeen } from './sampling'

const schema = z.object({ type: z.literal('fire'), ...shotSchema.shape })

type Fire = DeepReadonly<z.infer<typeof schema>>

const shotOf = ({ stand, man, weapon, target, point, kind, spread }: Fire): Shot => ({
  stand,
  man,
  weapon,
  target,
  point,
  kind,
  spread,
})

/** STR.core.direct.*: one weapon at one target or point. */
export const fire = define<Fire>(schema)({
  rule: 'STR.core.direct.need',
  plan: (state, action, actor) => planShot(state, shotOf(action), actor),
  apply(next, action, _result, { emit }) {
    declare(next, shotOf(action), emit)
  },
  when: isDeclaring,
  offers(state, seat) {
    const offers: Offer<Fire>[] = []
    const field = fieldOfFire(state, seat)
    const taken = new Set(declaredBy(state, seat).map(keyOf))
    for (const arm of field.arms) {
      if (arm.card.class === 'indirect' || taken.has(arm.key)) continue
      const reaches = field.reaches(arm)
      for (const load of arm.card.kinds) {
        if (load.kind !== 'smoke' && reaches) offers.push(new Aim(state, arm, load))
        if (load.kind === 'smoke' || (load.burst ?? 0) > 0) offers.push(new AtPoint(state, arm, load))
      }
    }
    return offers
  },
})

/** What one load of a weapon may be fired at. Offers are made by the hundred: words and targets wait for who looks. */
abstract class FireOffer {
  readonly piece: string
  protected readonly state: State
  protected readonly arm: Arm
  protected readonly load: Load
  constructor(state: State, arm: Arm, load: Load) {
    this.piece = arm.stand.aboard ?? arm.stand.id
    this.state = state
    this.arm = arm
    this.load = load
  }
  get id(): string {
    const { stand, man, weapon } = this.arm
    return `fire.${stand.id}.${man}.${weapon}.${this.load.kind}`
  }
  get label(): string {
    const { stand, card } = this.arm
    return `${card.name}${card.kinds.length > 1 ? ` ${this.load.kind}` : ''}: ${stand.name}`
  }
  protected shot(target: Fire['target'], point: Fire['point']): Fire {
    const { stand, man, weapon } = this.arm
    return { type: 'fire', stand: stand.id, man, weapon, kind: this.load.kind, spread: [], target, point }
  }
}

class Aim extends FireOffer {
  readonly kind = 'piece'
  readonly rule = 'STR.core.direct.need'
  readonly key = 'f'
  #likely: readonly Stand[] | null = null
  #choices: readonly { readonly piece: string; readonly action: Fire }[] | null = null
  get choices() {
    this.#choices ??= this.#field.targets
      .filter(target => isInReach(this.state, this.arm, target))
      .map(({ id }) => ({ piece: id, action: this.shot(id, null) }))
    return this.#choices
  }
  get vain(): boolean {
    return this.#guesses.length === 0
  }
  likely(random: Random): Fire | null {
    return this.vain ? null : this.shot(pick(random, this.#guesses).id, null)
  }
  get #guesses(): readonly Stand[] {
    this.#likely ??= isServed(this.state, this.arm) ? this.#field.tempting(this.arm) : []
    return this.#likely
  }
  get #field(): FieldOfFire {
    return fieldOfFire(this.state, this.arm.stand.seat)
  }
}

/** STR.core.direct.point: where a shell may burst, or smoke be laid. */
class AtPoint extends FireOffer {
  readonly kind = 'region'
  readonly rule = 'STR.core.direct.point'
  readonly facing = 'none'
  readonly rearranges = true
  override get id(): string {
    return `${super.id}.point`
  }
  override get label(): string {
    return `${super.label} at a point`
  }
  get #reach(): number {
    return this.arm.card.bands.at(-1)?.cm ?? 0
  }
  get region() {
    return [{ kind: 'disc', tone: 'reach', at: this.arm.stand.at, radius: this.#reach }] as const
  }
  get start() {
    return { at: this.arm.stand.at, facing: 0 }
  }
  get ghost() {
    return { art: 'token', radius: 1 }
  }
  at({ at }: Pose): Fire {
    return this.shot(null, at)
  }
  sample(random: Random): Pose {
    const { stand } = this.arm
    return sampleSeen(this.state, stand, { at: stand.at, from: 0, to: this.#reach }, random)
  }
}
