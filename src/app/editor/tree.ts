import type { EditPart } from '../../engine/setup'
import { type Path, startsWith, valueAt } from './paths'

type Of<K extends EditPart['kind']> = Extract<EditPart, { kind: K }>

export type EditNode =
  | { readonly kind: 'value'; readonly part: Of<'value'> }
  | { readonly kind: 'optional'; readonly part: Of<'optional'>; readonly inside: readonly EditNode[] }
  | { readonly kind: 'list'; readonly part: Of<'list'>; readonly items: readonly (readonly EditNode[])[] }

/** The parts of a card as they stand within each other: values of an item in its list, a list in a list. */
export function nodesOf(card: unknown, parts: readonly EditPart[]): EditNode[] {
  const nodes: EditNode[] = []
  let rest = parts
  for (let part = rest[0]; part; part = rest[0]) {
    const { path } = part
    rest = rest.slice(1)
    if (part.kind === 'value') {
      nodes.push({ kind: 'value', part })
      continue
    }
    const inside = rest.filter(one => below(one.path, path))
    rest = rest.filter(one => !below(one.path, path))
    if (part.kind === 'optional') {
      nodes.push({ kind: 'optional', part, inside: nodesOf(card, inside) })
      continue
    }
    const length = lengthOf(valueAt(card, path))
    const items = Array.from({ length }, (_, i) =>
      nodesOf(
        card,
        inside.filter(one => startsWith(one.path, [...path, i])),
      ),
    )
    nodes.push({ kind: 'list', part, items })
  }
  return nodes
}

const below = (path: Path, start: Path): boolean => startsWith(path, start)
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Nodes under their group headings, in order of first appearance. */
export function groupsOf(nodes: readonly EditNode[]): readonly (readonly [string, readonly EditNode[]])[] {
  const groups = new Map<string, EditNode[]>()
  for (const node of nodes) groups.set(node.part.group, [...(groups.get(node.part.group) ?? []), node])
  return [...groups]
}
