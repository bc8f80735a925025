import { remembered } from '../../../engine/drafts'
import type { Pose } from '../../../engine/geometry/vec'
import type { Kept } from '../../../engine/parts'
import { pick, type Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import { type Arm, armsOfSide, keyOf } from '../chassis/arms'
import { declare, declaredBy, planShot } from '../chassis/declaring'
import { isInReach, isServed, isTempting } from '../chassis/glance'
import { isDeclaring } from '../chassis/phases'
import { isThere, standsOfSide } from '../chassis/stands'
import { define } from '../define'
import { type Shot, shotSchema } from '../parts/shot'
import type { Stand } from '../parts/stand'
import { enemyOf } from '../sides'
import type { State } from '../state'
import { sampleSeen } from './sampling'

const schema = z.object({ type: z.literal('fire'), ...shotSchema.shape })

type Fire = Kept<z.infer<typeof schema>>

const shotOf = ({ type: _, ...shot }: Fire): Shot => shot

/** STR.core.direct.*: one weapon at one target or point. */
export const fire = define<Fire>(schema)({
  rule: 'STR.core.direct.need',
  plan: (state, action, actor) => planShot(state, shotOf(action), actor),
  apply(next, action, _result, { emit }) {
    declare(next, shotOf(action), emit)
  },
  when: isDeclaring,
  *offers(state, seat) {
    const targets = standsOfSide(state, enemyOf(seat)).filter(stand => stand.spotted && isThere(stand))
    const declared = declaredBy(state, seat)
    const taken = new Set(declared.map(keyOf))
    for (const arm of armsOfSide(state, seat)) {
      if (arm.card.class === 'indirect' || taken.has(arm.key)) continue
      const reaches = targets.some(target => isInReach(state, arm, target))
      for (const load of loadsOf(arm)) {
        if (load.kind !== 'smoke' && reaches) yield new Aim(state, { arm, load, targets, declared })
        if (load.atPoint) yield new AtPoint(state, arm, load)
      }
    }
  },
})

interface ArmedWith {
  readonly kind: Fire['kind']
  readonly atPoint: boolean
  readonly id: string
  readonly label: string
}
const loadsOf = remembered(({ stand, man, weapon, card }: Arm): readonly ArmedWith[] =>
  card.kinds.map(({ kind, burst = 0 }) => ({
    kind,
    atPoint: kind === 'smoke' || burst > 0,
    id: `fire.${stand.id}.${man}.${weapon}.${kind}`,
    label: `${card.name}${card.kinds.length > 1 ? ` ${kind}` : ''}: ${stand.name}`,
  })),
)

const shotAt = ({ stand, man, weapon }: Arm, kind: Fire['kind'], at: Pick<Fire, 'target' | 'point'>): Fire => ({
  type: 'fire',
  stand: stand.id,
  man,
  weapon,
  kind,
  spread: [],
  target: at.target,
  point: at.point,
})

interface Aiming {
  readonly arm: Arm
  readonly load: ArmedWith
  readonly targets: readonly Stand[]
  readonly declared: readonly Shot[]
}

/** Targets are looked for when somebody asks. A class: a getter in a literal costs more than all the rest of an offer. */
class Aim {
  readonly kind = 'piece'
  readonly rule = 'STR.core.direct.need'
  readonly key = 'f'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #aiming: Aiming
  #tempting: readonly Stand[] | null = null
  #choices: readonly { readonly piece: string; readonly action: Fire }[] | null = null
  constructor(state: State, aiming: Aiming) {
    const { arm, load } = aiming
    this.id = load.id
    this.label = load.label
    this.piece = arm.stand.aboard ?? arm.stand.id
    this.#state = state
    this.#aiming = aiming
  }
  get choices() {
    const { arm, targets } = this.#aiming
    this.#choices ??= targets
      .filter(target => isInReach(this.#state, arm, target))
      .map(({ id }) => ({ piece: id, action: this.#at(id) }))
    return this.#choices
  }
  get vain(): boolean {
    return this.#likely.length === 0
  }
  likely(random: Random): Fire | null {
    return this.vain ? null : this.#at(pick(random, this.#likely).id)
  }
  get #likely(): readonly Stand[] {
    const { arm, targets, declared } = this.#aiming
    this.#tempting ??= isServed(this.#state, arm, declared)
      ? targets.filter(target => isTempting(this.#state, arm, target))
      : []
    return this.#tempting
  }
  #at(target: string): Fire {
    const { arm, load } = this.#aiming
    return shotAt(arm, load.kind, { target, point: null })
  }
}

/** STR.core.direct.point: where a shell may burst, or smoke be laid. */
class AtPoint {
  readonly kind = 'region'
  readonly rule = 'STR.core.direct.point'
  readonly facing = 'none'
  readonly rearranges = true
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #arm: Arm
  readonly #load: ArmedWith
  constructor(state: State, arm: Arm, load: ArmedWith) {
    this.id = `${load.id}.point`
    this.label = `${load.label} at a point`
    this.piece = arm.stand.aboard ?? arm.stand.id
    this.#state = state
    this.#arm = arm
    this.#load = load
  }
  get #reach(): number {
    return this.#arm.card.bands.at(-1)?.cm ?? 0
  }
  get region() {
    return [{ kind: 'disc', tone: 'reach', at: this.#arm.stand.at, radius: this.#reach }] as const
  }
  get start() {
    return { at: this.#arm.stand.at, facing: 0 }
  }
  get ghost() {
    return { art: 'token', radius: 1 }
  }
  at({ at }: Pose): Fire {
    return shotAt(this.#arm, this.#load.kind, { target: null, point: at })
  }
  sample(random: Random): Pose {
    const { stand } = this.#arm
    return sampleSeen(this.#state, stand, { at: stand.at, from: 0, to: this.#reach }, random)
  }
}
