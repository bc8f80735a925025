import { remembered } from '../../../engine/drafts'
import { once } from '../../../engine/offers'
import type { Kept } from '../../../engine/parts'
import type { Random } from '../../../engine/rolls/random'
import { z } from '../../../engine/schema'
import { KINDS } from '../cards/weapon'
import { type Arm, armsOfSide, keyOf } from '../chassis/arms'
import { declare, declaredBy, planShot } from '../chassis/declaring'
import { bandAt } from '../chassis/direct'
import { declaringNow } from '../chassis/phases'
import { isThere, standsOfSide } from '../chassis/stands'
import { define } from '../define'
import { point } from '../orders'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import { enemyOf, isSide } from '../sides'
import type { State } from '../state'
import { sampleAround } from './sampling'

const schema = z.object({
  type: z.literal('fire'),
  stand: z.string(),
  man: z.int(),
  weapon: z.int(),
  target: z.nullable(z.string()),
  point: z.nullable(point),
  kind: z.enum(KINDS),
  spread: z.array(z.string()),
})

type Fire = Kept<z.infer<typeof schema>>

const shotOf = ({ stand, man, weapon, target, point: at, kind, spread }: Fire): Shot => ({
  stand,
  man,
  weapon,
  target,
  point: at,
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
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOfSide(state, enemyOf(seat)).filter(stand => stand.spotted && isThere(stand))
    const taken = new Set(declaredBy(state, seat).map(keyOf))
    for (const arm of armsOfSide(state, seat)) {
      if (arm.card.class === 'indirect' || taken.has(arm.key)) continue
      const reaches = targets.some(target => isInReach(state, arm, target))
      for (const load of loadsOf(arm)) {
        if (load.kind !== 'smoke' && reaches) yield new Aim(state, { arm, load, targets })
        if (load.atPoint) yield atPoint(state, arm, load)
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

const isInReach = (state: State, { stand, card }: Arm, { at }: Stand): boolean =>
  bandAt(state, card, Math.hypot(at.x - stand.at.x, at.y - stand.at.y)) !== null

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

/** Targets are looked for when somebody asks. A class: a getter in a literal costs more than all the rest of an offer. */
class Aim {
  readonly kind = 'piece'
  readonly rule = 'STR.core.direct.need'
  readonly key = 'f'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #found: () => readonly { readonly piece: string; readonly action: Fire }[]
  constructor(state: State, { arm, load, targets }: { arm: Arm; load: ArmedWith; targets: readonly Stand[] }) {
    this.id = load.id
    this.label = load.label
    this.piece = arm.stand.aboard ?? arm.stand.id
    this.#found = once(() =>
      targets
        .filter(target => isInReach(state, arm, target))
        .map(({ id }) => ({ piece: id, action: shotAt(arm, load.kind, { target: id, point: null }) })),
    )
  }
  get choices() {
    return this.#found()
  }
}

function atPoint(state: State, arm: Arm, { id, label, kind }: ArmedWith) {
  const { stand, card } = arm
  const far = card.bands.at(-1)?.cm ?? 0
  return {
    kind: 'region',
    id: `${id}.point`,
    label: `${label} at a point`,
    rule: 'STR.core.direct.point',
    piece: stand.aboard ?? stand.id,
    rearranges: true,
    region: [{ kind: 'disc', tone: 'reach', at: stand.at, radius: far }],
    facing: 'none',
    start: { at: stand.at, facing: 0 },
    ghost: { art: 'token', radius: 1 },
    at: ({ at }: { at: { x: number; y: number } }) => shotAt(arm, kind, { target: null, point: at }),
    sample: (random: Random) => sampleAround(state, { at: stand.at, from: 0, to: far }, random),
  } as const
}
