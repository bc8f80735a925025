import { distance } from '../../../engine/geometry/vec'
import { oddsOf } from '../../../engine/rolls/odds'
import { isRefused } from '../../../engine/rolls/plan'
import type { StrikerAction } from '../actions'
import type { Load } from '../cards/weapon'
import type { Shot } from '../parts/shot'
import type { Stand } from '../parts/stand'
import type { Arm } from '../rules/fire/arms'
import { declaredBy, planShot } from '../rules/fire/declaring'
import { fieldOfFire } from '../rules/fire/field-of-fire'
import { aimedAt, isServed } from '../rules/fire/first-look'
import { isVehicle } from '../rules/stands'
import type { Side } from '../sides'
import type { State } from '../state'

/** A chance of hurting somebody below this isn't worth giving a position away for. */
const LEAST = 0.02
/** Targets weighed for a weapon, the nearest first. */
const MOST_TARGETS = 5

interface Aimed {
  readonly arm: Arm
  readonly target: Stand
  readonly kind: Load['kind']
  readonly chance: number
}

/** Every shot that can hurt somebody, each weapon at the target where it does most. */
export function shots(view: State, side: Side): StrikerAction[] {
  const field = fieldOfFire(view, side)
  const fired = new Set(declaredBy(view, side).map(({ stand }) => stand))
  const chances = new Map<string, number>()
  /** The chance that a target gets away from all that is aimed at it so far. */
  const spared = new Map<string, number>()
  const aimed: Aimed[] = []
  for (const arm of field.arms) {
    if (arm.card.class === 'indirect' || fired.has(arm.stand.id) || !isServed(view, arm)) continue
    const far = ({ at }: Stand) => distance(at, arm.stand.at)
    const targets = field
      .tempting(arm)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, MOST_TARGETS)
    let best: Aimed | null = null
    let most = 0
    for (const target of targets)
      for (const { kind } of arm.card.kinds) {
        if (kind === 'smoke') continue
        const chance = chanceOf(view, { arm, target, kind }, chances)
        const worth = chance * worthOf(view, target) * (spared.get(target.id) ?? 1)
        if (chance < LEAST || worth <= most) continue
        most = worth
        best = { arm, target, kind, chance }
      }
    if (!best) continue
    aimed.push(best)
    spared.set(best.target.id, (spared.get(best.target.id) ?? 1) * (1 - best.chance))
  }
  return aimed.map(({ arm, target, kind }) => ({ type: 'fire', ...shotOf(arm, target, kind) }))
}

const shotOf = (arm: Arm, target: Stand, kind: Load['kind']): Shot => ({ ...aimedAt(arm, target.id), kind })

/** The chance that a shot hurts its target; the same for all men of a stand with the same weapon. */
function chanceOf(
  view: State,
  { arm, target, kind }: Pick<Aimed, 'arm' | 'target' | 'kind'>,
  known: Map<string, number>,
): number {
  const key = `${arm.stand.id} ${arm.card.id} ${kind} ${target.id}`
  const before = known.get(key)
  if (before !== undefined) return before
  const planned = planShot(view, shotOf(arm, target, kind), arm.stand.seat)
  const foreseen = isRefused(planned) ? null : (planned.foreseen?.() ?? null)
  const chance = foreseen ? (oddsOf(foreseen)?.success ?? 0) : 0
  known.set(key, chance)
  return chance
}

/** Points for its loss, and what it can still do. */
function worthOf({ options }: State, target: Stand): number {
  const { destroy } = options.victory
  const points = target.card === null ? (destroy.stand ?? 1) : (destroy[target.card] ?? 1)
  return 1 + points + (isVehicle(target) ? 1 : 0)
}
