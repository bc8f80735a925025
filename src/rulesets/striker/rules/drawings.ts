import type { State } from '../state'
import { modulesIn } from './loaded'
import type { Drawing } from './module'

/** What the rules in force draw. */
export const drawings = ({ options }: Pick<State, 'options'>): readonly Drawing[] =>
  modulesIn(options.rules).flatMap(({ draw }) => draw ?? [])
