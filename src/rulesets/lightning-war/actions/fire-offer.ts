import { once } from '../../../engine/memoize'
import type { Offer } from '../../../engine/offers'
import type { Seat } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
import { modelOf } from '../rules/base'
import { basesOfSeat } from '../rules/roster'
import type { Base, State } from '../state'
import type { Weapon } from '../tables/models'

/** A way to fire, as it is offered weapon by weapon. */
export interface Fire<T extends string> {
  readonly type: T
  readonly rule: LwRule
  readonly key: string
  label(weapon: Weapon): string
  /** Whether a base has a weapon left for it. */
  isLeft(base: Base, index: number, weapon: Weapon): boolean
}

interface FireAction<T extends string> {
  type: T
  base: string
  weapon: number
  target: string
}

/** Each weapon of a side that is left for a way to fire, at any of these. */
export function* fireOffers<T extends string>(
  state: State,
  seat: Seat,
  { fire, targets }: { readonly fire: Fire<T>; readonly targets: readonly Base[] },
): Iterable<Offer<FireAction<T>>> {
  if (targets.length === 0) return
  for (const firer of basesOfSeat(state, seat)) {
    const { weapons } = modelOf(state, firer)
    for (let index = 0; index < weapons.length; index++) {
      const weapon = weapons[index]
      if (!weapon || !fire.isLeft(firer, index, weapon)) continue
      yield {
        kind: 'piece',
        id: `${fire.type}.${firer.id}.${index}`,
        label: fire.label(weapon),
        key: fire.key,
        rule: fire.rule,
        piece: firer.id,
        choices: once(() =>
          targets.map(({ id }) => ({
            piece: id,
            action: { type: fire.type, base: firer.id, weapon: index, target: id },
          })),
        ),
      }
    }
  }
}
