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

  get choices(): readonly Choice<A>[] {
    const { targets, at } = this.targeting
    this.listed ??= targets.map(({ id }) => ({ piece: id, action: at(id) }))
    return this.listed
  }
}
