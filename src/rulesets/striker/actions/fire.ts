import type { Pose } from '../../../engine/geometry/vec'
import type { Offer } from '../../../engine/offers'
import type { DeepReadonly } from '../../../engine/readonly'
import type { Refusal } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { KIND_NAMES } from '../cards/names'
import type { Load } from '../cards/weapon'
import { define, sideOf } from '../define'
import { KEYS } from '../keys'
import { type Shot, shotSchema } from '../parts/shot'
import { type Arm, keyOf } from '../rules/fire/arms'
import { declare, declaredBy, planShot, pointBars } from '../rules/fire/declaring'
import { fieldOfFire } from '../rules/fire/field-of-fire'
import { isInReach } from '../rules/fire/first-look'
import { isDeclaring } from '../rules/turn/phases'
import type { State } from '../state'

const schema = z.strictObject({ type: z.literal('fire'), ...shotSchema.shape })

export type Fire = DeepReadonly<z.infer<typeof schema>>

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
  offers(view, seat) {
    const offers: Offer<Fire>[] = []
    const field = fieldOfFire(view, sideOf(seat))
    const taken = new Set(declaredBy(view, sideOf(seat)).map(keyOf))
    for (const arm of field.arms) {
      if (arm.card.class === 'indirect' || taken.has(arm.key)) continue
      const reaches = field.reaches(arm)
      for (const load of arm.card.kinds) {
        if (load.kind !== 'smoke' && reaches) offers.push(new Aim(view, arm, load))
        if (load.kind === 'smoke' || (load.burst ?? 0) > 0) offers.push(new AtPoint(view, arm, load))
      }
    }
    return offers
  },
})

/** What one load of a weapon may be fired at. Offers are made by the hundred: targets wait for who looks. */
abstract class FireOffer {
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly arm: Arm
  readonly #kind: Load['kind']
  constructor(arm: Arm, load: Load, at: { readonly id: string; readonly label: string }) {
    const { stand, man, weapon, card } = arm
    this.id = `fire.${stand.id}.${man}.${weapon}.${load.kind}${at.id}`
    this.label = `${card.name}${card.kinds.length > 1 ? ` ${KIND_NAMES[load.kind]}` : ''}: ${stand.name}${at.label}`
    this.piece = stand.aboard ?? stand.id
    this.arm = arm
    this.#kind = load.kind
  }
  shot(target: Fire['target'], point: Fire['point']): Fire {
    const { stand, man, weapon } = this.arm
    return { type: 'fire', stand: stand.id, man, weapon, kind: this.#kind, spread: [], target, point }
  }
}

const AT_A_TARGET = { id: '', label: '' }

export class Aim extends FireOffer {
  readonly kind = 'piece'
  readonly rule = 'STR.core.direct.need'
  readonly key = KEYS.fire
  readonly #state: State
  #choices: readonly { readonly piece: string; readonly action: Fire }[] | null = null
  constructor(state: State, arm: Arm, load: Load) {
    super(arm, load, AT_A_TARGET)
    this.#state = state
  }
  choices() {
    this.#choices ??= fieldOfFire(this.#state, this.arm.stand.seat)
      .targets.filter(target => isInReach(this.#state, this.arm, target))
      .map(({ id }) => ({ piece: id, action: this.shot(id, null) }))
    return this.#choices
  }
}

const AT_A_POINT = { id: '.point', label: ' at a point' }
const POINT_GHOST = { art: 'token', radius: 1 } as const

/** STR.core.direct.point: where a shell may burst, or smoke be laid. */
export class AtPoint extends FireOffer {
  readonly kind = 'region'
  readonly rule = 'STR.core.direct.point'
  readonly facing = 'none'
  readonly ghost = POINT_GHOST
  readonly #state: State
  constructor(state: State, arm: Arm, load: Load) {
    super(arm, load, AT_A_POINT)
    this.#state = state
  }
  bars(): readonly Refusal[] {
    return pointBars(this.#state, this.shot(null, this.arm.stand.at))
  }
  reach(): number {
    return this.arm.card.bands.at(-1)?.cm ?? 0
  }
  region() {
    return [{ kind: 'disc', tone: 'reach', at: this.arm.stand.at, radius: this.reach() }] as const
  }
  start() {
    return { at: this.arm.stand.at, facing: 0 }
  }
  at({ at }: Pose): Fire {
    return this.shot(null, at)
  }
}
