import type { State } from '../state'
import { hooks, type RefereeDefault } from './hooks'

/** STR.core.referee.absent: what holds in the core where nobody rules. */
const CORE: readonly RefereeDefault[] = [
  { rule: 'STR.core.referee.decides', subject: 'light', value: 'day', says: 'the battle is fought by day' },
  { rule: 'STR.core.unit.wire', subject: 'table', value: 'cut', says: 'no telephone line is laid' },
  { rule: 'STR.core.indirect.dm-fc', subject: 'table', value: '0', says: 'batteries have no map box' },
]

/** The defaults of the referee clauses in force, those of the rules after those of the core. */
export const defaultsOf = ({ options }: Pick<State, 'options'>): RefereeDefault[] => [
  ...CORE,
  ...hooks(options, 'ref.default').flatMap(hook => hook()),
]

/** What the referee ruled on a matter, else what holds without him, or nothing. */
export function rulingFor(state: State, rule: string, subject: string): string | null {
  const ruled = state.rulings.findLast(one => one.rule === rule && one.subject === subject)
  if (ruled) return ruled.value
  if (state.options.rules.length === 0) return null
  const found = hooks(state.options, 'ref.default')
    .flatMap(hook => hook())
    .find(one => one.rule === rule && (one.subject === subject || one.subject === 'table'))
  return found?.value ?? null
}
