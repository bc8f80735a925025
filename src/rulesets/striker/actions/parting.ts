import type { Field, FieldValues } from '../../../engine/offers'
import { isFit, weaponBy } from '../chassis/stands'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import type { State } from '../state'
import type { Split } from './split'

/** Who of a stand goes is ticked man by man; at first the last of them. */
export class Parting {
  readonly kind = 'form'
  readonly rule: StrikerRule = 'STR.core.stand.split'
  readonly id: string
  readonly label: string
  readonly piece: string
  readonly #state: State
  readonly #stand: Stand
  constructor(state: State, stand: Stand) {
    this.id = `split.${stand.id}`
    this.label = `Split ${stand.name}`
    this.piece = stand.id
    this.#state = state
    this.#stand = stand
  }
  fields(): Field[] {
    const fit = this.#fit()
    return fit.map(man => ({
      kind: 'flag',
      name: String(man),
      label: this.#named(man),
      value: man === fit.at(-1),
    }))
  }
  fill(values: FieldValues): Split {
    return this.#without(this.#fit().filter(man => values[String(man)] === true))
  }
  #fit(): number[] {
    return this.#stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
  }
  #named(man: number): string {
    const soldier = this.#stand.men[man]
    const arms = soldier?.weapons.map(id => weaponBy(this.#state, id)?.name ?? id) ?? []
    const leads = (soldier?.file.value?.leader ?? 0) > 0 ? ', leader' : ''
    return `Man ${man + 1}${leads}${arms.length > 0 ? `: ${[...new Set(arms)].join(', ')}` : ''} goes`
  }
  #without(men: number[]): Split {
    return { type: 'split', stand: this.piece, men }
  }
}
