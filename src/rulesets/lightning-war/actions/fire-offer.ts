import { distance } from '../../../engine/geometry/vec'
import type { Seat } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
import { modelOf } from '../rules/base'
import { type Shot, silenced, spares } from '../rules/firing'
import { basesOfSeat } from '../rules/muster'
import type { Base, State } from '../state'
import type { Weapon } from '../tables/models'
import { TargetOffer } from './target-offer'

/** A way to fire, as it is offered weapon by weapon. */
export interface Fire<T extends string> {
  readonly type: T
  readonly rule: LwRule
  /** Letters of the first weapon and of another. */
  readonly keys: readonly [first: string, other: string]
  label(weapon: Weapon): string
  /** Whether a base has a weapon left for it. */
  isLeft(base: Base, index: number, weapon: Weapon): boolean
  /** Whether it might hurt that target there, at first glance. */
  might(state: State, shot: Shot): boolean
}

/** Each weapon of a side that is left for a way to fire, at any of these. */
export function fireOffers<T extends string>(
  state: State,
  seat: Seat,
  { fire, targets }: { readonly fire: Fire<T>; readonly targets: readonly Base[] },
): FireOffer<T>[] {
  const offers: FireOffer<T>[] = []
  if (targets.length === 0) return offers
  for (const firer of basesOfSeat(state, seat)) {
    const { weapons } = modelOf(state, firer)
    for (let index = 0; index < weapons.length; index++) {
      const weapon = weapons[index]
      if (weapon && fire.isLeft(firer, index, weapon))
        offers.push(new FireOffer(state, { fire, firer, weapon, index }, targets))
    }
  }
  return offers
}

type Gunner<T extends string> = Pick<Shot, 'firer' | 'weapon' | 'index'> & { readonly fire: Fire<T> }

interface FireAction<T extends string> {
  type: T
  base: string
  weapon: number
  target: string
}

class FireOffer<T extends string> extends TargetOffer<FireAction<T>> {
  constructor(
    private readonly state: State,
    private readonly gunner: Gunner<T>,
    targets: readonly Base[],
  ) {
    super(targets)
  }

  get id(): string {
    const { fire, firer, index } = this.gunner
    return `${fire.type}.${firer.id}.${index}`
  }

  get label(): string {
    return this.gunner.fire.label(this.gunner.weapon)
  }

  get key(): string {
    const { fire, index } = this.gunner
    return fire.keys[index === 0 ? 0 : 1]
  }

  get rule(): LwRule {
    return this.gunner.fire.rule
  }

  get piece(): string {
    return this.gunner.firer.id
  }

  protected against(target: string): FireAction<T> {
    const { fire, firer, index } = this.gunner
    return { type: fire.type, base: firer.id, weapon: index, target }
  }

  protected get barred(): boolean {
    return silenced(this.state, this.gunner).length > 0
  }

  protected might(target: Base): boolean {
    const { fire, firer, weapon, index } = this.gunner
    const shot = { firer, weapon, index, target, far: distance(firer.at, target.at) }
    return fire.might(this.state, shot) && spares(this.state, shot).length === 0
  }
}
