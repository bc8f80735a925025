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

interface FireChoice<T extends string> {
  readonly piece: string
  readonly action: FireAction<T>
}

/** One weapon of a base. Few are looked at, so the parts are made when asked for. */
export class FireOffer<T extends string> {
  readonly kind = 'piece'
  private found: readonly FireChoice<T>[] | null = null

  constructor(
    private readonly fire: Fire<T>,
    private readonly gun: { readonly firer: Base; readonly index: number; readonly weapon: Weapon },
    private readonly targets: readonly Base[],
  ) {}

  get id(): string {
    return `${this.fire.type}.${this.gun.firer.id}.${this.gun.index}`
  }

  get label(): string {
    return this.fire.label(this.gun.weapon)
  }

  get key(): string {
    return this.fire.key
  }

  get rule(): LwRule {
    return this.fire.rule
  }

  get piece(): string {
    return this.gun.firer.id
  }

  choices(): readonly FireChoice<T>[] {
    this.found ??= this.targets.map(({ id }) => ({ piece: id, action: this.at(id) }))
    return this.found
  }

  at(target: string): FireAction<T> {
    return { type: this.fire.type, base: this.gun.firer.id, weapon: this.gun.index, target }
  }

  /** The first of its choices, without the others. */
  first(): FireAction<T> | undefined {
    const [target] = this.targets
    return target && this.at(target.id)
  }
}

/** Each weapon of a side that is left for a way to fire, at any of these. */
export function fireOffers<T extends string>(
  state: State,
  seat: Seat,
  { fire, targets }: { readonly fire: Fire<T>; readonly targets: readonly Base[] },
): readonly Offer<FireAction<T>>[] {
  const offers: FireOffer<T>[] = []
  if (targets.length === 0) return offers
  for (const firer of basesOfSeat(state, seat)) {
    const { weapons } = modelOf(state, firer)
    for (let index = 0; index < weapons.length; index++) {
      const weapon = weapons[index]
      if (weapon && fire.isLeft(firer, index, weapon))
        offers.push(new FireOffer(fire, { firer, index, weapon }, targets))
    }
  }
  return offers
}
