import type { Random } from '../../../engine/rolls/random'
import type { LwRule } from '../rulebook'
import type { Base } from '../state'

interface Choice<A> {
  readonly piece: string
  readonly action: A
}

const NOBODY: readonly string[] = []

/** Somebody might do something to one of these. Many are made and few are looked at: all else waits for that. */
export abstract class TargetOffer<A> {
  readonly kind = 'piece'
  private listed: readonly Choice<A>[] | null = null
  private hopeless: boolean | null = null

  constructor(private readonly targets: readonly Base[]) {}

  abstract get id(): string
  abstract get label(): string
  abstract get key(): string
  abstract get rule(): LwRule
  /** Who would act. */
  abstract get piece(): string
  /** Others that it is shown with. */
  get shared(): readonly string[] {
    return NOBODY
  }

  protected abstract against(target: string): A
  /** Whether it would be refused whoever the target is. */
  protected abstract get barred(): boolean
  /** Whether this one will do, at first glance. */
  protected abstract might(target: Base): boolean

  /** Barred, or everybody was looked at and nobody will do. */
  get vain(): boolean {
    this.hopeless ??= this.barred
    return this.hopeless
  }

  likely(random: Random): A | null {
    const { targets } = this
    const first = Math.floor(random() * targets.length)
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(first + i) % targets.length]
      if (target && this.might(target)) return this.against(target.id)
    }
    this.hopeless = true
    return null
  }

  get choices(): readonly Choice<A>[] {
    this.listed ??= this.targets.map(({ id }) => ({ piece: id, action: this.against(id) }))
    return this.listed
  }
}
