import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Random } from '../../../engine/rolls/random'
import type { LwRule } from '../rulebook'
import type { Base } from '../state'

interface Targeting<A> {
  readonly id: string
  readonly label: string
  readonly key: string
  readonly rule: LwRule
  /** Who would act. */
  readonly piece: string
  /** Others that it is shown with. */
  readonly shared?: readonly string[]
  readonly targets: readonly Base[]
  /** Where it stands, and how far it reaches. */
  readonly from: Vec
  readonly reach: number
  at(target: string): A
}

interface Choice<A> {
  readonly piece: string
  readonly action: A
}

const NOBODY: readonly string[] = []

/** Somebody might do something to one of these. Many are made and few are looked at: the choices wait for that. */
export class TargetOffer<A> {
  readonly kind = 'piece'
  readonly id: string
  readonly label: string
  readonly key: string
  readonly rule: LwRule
  readonly piece: string
  readonly shared: readonly string[]
  private listed: readonly Choice<A>[] | null = null

  constructor(private readonly targeting: Targeting<A>) {
    this.id = targeting.id
    this.label = targeting.label
    this.key = targeting.key
    this.rule = targeting.rule
    this.piece = targeting.piece
    this.shared = targeting.shared ?? NOBODY
  }

  likely(random: Random): A | null {
    const { targets, from, reach, at } = this.targeting
    const first = Math.floor(random() * targets.length)
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(first + i) % targets.length]
      if (target && distance(target.at, from) <= reach) return at(target.id)
    }
    return null
  }

  get choices(): readonly Choice<A>[] {
    const { targets, at } = this.targeting
    this.listed ??= targets.map(({ id }) => ({ piece: id, action: at(id) }))
    return this.listed
  }
}
