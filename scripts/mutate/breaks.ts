import { parseSync } from 'vite'
import { pick, randomFrom } from '../../src/engine/rolls/random'
import { broken, type Edit, editsOf, isNode, type Node } from './operators'

export interface Source {
  /** From the root of the project, with slashes. */
  readonly path: string
  readonly text: string
}

/** One break of one file. */
export interface Break extends Edit {
  readonly path: string
}

/** Every break there is in a file, in the order of its text. */
export function breaksOf({ path, text }: Source): Break[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found: Edit[] = []
  const walk = (value: unknown, writing: boolean): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, writing)
    if (!isNode(value) || isType(value)) return
    found.push(...editsOf(value, { source: text, writing }))
    for (const [key, child] of Object.entries(value)) {
      const isName = (key === 'property' || key === 'key') && value.computed !== true
      if (!isName) walk(child, writing || writes(value))
    }
  }
  walk(program, false)
  return found.sort((a, b) => a.start - b.start || a.end - b.end).map(edit => ({ path, ...edit }))
}

/** Types are gone when the code runs. A cast is one too, but not what it is put on. */
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)

/** A function that is handed the next state, or an action's `apply`. */
function writes({ type, key, params, value }: Node): boolean {
  if (type === 'Property') return isNode(key) && key.name === 'apply' && isNode(value)
  return Array.isArray(params) && params.some(param => isNode(param) && /^(draft|next)$/.test(String(param.name)))
}

/** Break number 1, 2, 3 … of a seed: without repetition, and each the same however many are wanted. */
export function chosen(breaks: readonly Break[], seed: number, count: number): Break[] {
  const random = randomFrom(seed)
  const left = [...breaks]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const one = pick(random, left)
    left.splice(left.indexOf(one), 1)
    return one
  })
}

/** The number of the first line that changes, and the changed lines before and after. */
export function changeOf(text: string, edit: Edit): { line: number; before: string[]; after: string[] } {
  const [old, now] = [text.split('\n'), broken(text, edit).split('\n')]
  const changed = old.flatMap((line, i) => (line === now[i] ? [] : [i]))
  const trimmed = (lines: string[]) => changed.map(i => (lines[i] ?? '').trim()).filter(line => line !== '')
  return { line: (changed[0] ?? 0) + 1, before: trimmed(old), after: trimmed(now) }
}
