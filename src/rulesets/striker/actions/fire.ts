import { z } from '../../../engine/schema'
import { KINDS, type Weapon } from '../cards/weapon'
import { armsOf } from '../chassis/arms'
import { declare, declaredBy, planShot } from '../chassis/declaring'
import { bandAt, slotOf } from '../chassis/direct'
import { declaringNow } from '../chassis/phases'
import { isThere, standsOf } from '../chassis/stands'
import { define } from '../define'
import { point } from '../orders'
import { isSide, type Shot, type Stand, type State } from '../state'

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

type Fire = z.infer<typeof schema>

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
export const fire = define(schema)({
  rule: 'STR.core.direct.need',
  plan: (state, action, actor) => planShot(state, shotOf(action), actor),
  apply(draft, action, _result, { emit }) {
    declare(draft, shotOf(action), emit)
  },
  *offers(state, seat) {
    if (!isSide(seat) || declaringNow(state) !== seat) return
    const targets = standsOf(state).filter(stand => stand.seat !== seat && stand.spotted && isThere(stand))
    const taken = new Set(declaredBy(state, seat).map(shot => `${shot.stand} ${slotOf(shot)}`))
    const reached = reachOf(state, targets)
    for (const { stand, man, weapon, card } of armsOf(state, seat)) {
      if (taken.has(`${stand.id} ${man}.${weapon}`) || card.class === 'indirect') continue
      for (const { kind, burst } of card.kinds) {
        const base = { rule: 'STR.core.direct.need', piece: stand.id } as const
        const id = `fire.${stand.id}.${man}.${weapon}.${kind}`
        const action = { type: 'fire', stand: stand.id, man, weapon, kind, spread: [] as string[] } as const
        const label = `${card.name}${card.kinds.length > 1 ? ` ${kind}` : ''}: ${stand.name}`
        const inReach = reached(stand, card)
        if (kind !== 'smoke' && inReach.length > 0)
          yield {
            ...base,
            kind: 'piece',
            id,
            label,
            key: 'f',
            choices: inReach.map(target => ({
              piece: target.id,
              action: { ...action, target: target.id, point: null },
            })),
          }
        if (kind === 'smoke' || (burst ?? 0) > 0)
          yield atPoint(state, stand, card, { id, label, action: { ...action, target: null } })
      }
    }
  },
})

/** The targets in reach of a weapon; men of a stand with the same weapon share the answer. */
function reachOf(state: State, targets: readonly Stand[]) {
  const known = new Map<Stand, Map<Weapon, readonly Stand[]>>()
  return (stand: Stand, card: Weapon): readonly Stand[] => {
    const mine = known.get(stand) ?? new Map<Weapon, readonly Stand[]>()
    known.set(stand, mine)
    const found =
      mine.get(card) ??
      targets.filter(({ at }) => bandAt(state, card, Math.hypot(at.x - stand.at.x, at.y - stand.at.y)) !== null)
    mine.set(card, found)
    return found
  }
}

function atPoint(
  state: State,
  stand: Stand,
  card: Weapon,
  { id, label, action }: { id: string; label: string; action: Omit<Fire, 'point'> },
) {
  const far = card.bands.at(-1)?.cm ?? 0
  return {
    kind: 'region',
    id: `${id}.point`,
    label: `${label} at a point`,
    rule: 'STR.core.direct.point',
    piece: stand.id,
    rearranges: true,
    region: [{ kind: 'disc', tone: 'reach', at: stand.at, radius: far }],
    facing: 'none',
    start: { at: stand.at, facing: 0 },
    ghost: { art: 'token', radius: 1 },
    at: ({ at }: { at: { x: number; y: number } }) => ({ ...action, point: at }),
    sample: (random: () => number) => ({
      at: { x: random() * state.map.width, y: random() * state.map.height },
      facing: 0,
    }),
  } as const
}
