import Konva from 'konva/lib/Core'
import { type NodeSpec, nodeOf } from './spec'

interface Held {
  readonly node: Konva.Node
  spec: NodeSpec
  readonly children: Nodes | null
}

/**
 * The nodes of one container. `show` makes them match a list of specs: a node whose key and kind are still wanted stays
 * and gets the attributes that changed, others come and go.
 */
export class Nodes {
  private readonly held = new Map<string, Held>()

  constructor(private readonly parent: Konva.Group | Konva.Layer) {}

  show(specs: readonly NodeSpec[]): void {
    const wanted = new Map(specs.map(spec => [spec.key, spec.kind]))
    for (const [key, { node, spec }] of this.held) {
      if (wanted.get(key) === spec.kind) continue
      node.destroy()
      this.held.delete(key)
    }
    for (const [i, spec] of specs.entries()) {
      const { node, children } = this.held.get(spec.key) ?? this.made(spec)
      this.update(spec)
      if (node.zIndex() !== i) node.zIndex(i)
      children?.show(spec.children ?? [])
    }
  }

  private made(spec: NodeSpec): Held {
    const node = nodeOf(spec)
    this.parent.add(node)
    const held = { node, spec, children: node instanceof Konva.Group ? new Nodes(node) : null }
    this.held.set(spec.key, held)
    return held
  }

  private update(spec: NodeSpec): void {
    const held = this.held.get(spec.key)
    if (!held || held.spec === spec) return
    held.node.setAttrs(changed(held.spec.attrs, spec.attrs))
    held.spec = spec
  }
}

type Attrs = Readonly<Record<string, unknown>>

/** The attributes that differ; one that is gone is there as undefined, which makes Konva forget it. */
function changed(before: Attrs, after: Attrs): Attrs {
  const gone = Object.keys(before).filter(name => !(name in after))
  return Object.fromEntries([
    ...gone.map(name => [name, undefined]),
    ...Object.entries(after).filter(([name, value]) => before[name] !== value),
  ])
}
