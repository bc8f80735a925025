/** The cheapest first. */
export class Heap {
  private readonly nodes: number[] = []
  private readonly costs: number[] = []

  push(node: number, cost: number): void {
    const { nodes, costs } = this
    let at = nodes.length
    nodes.push(node)
    costs.push(cost)
    while (at > 0) {
      const up = (at - 1) >> 1
      if ((costs[up] ?? 0) <= cost) break
      nodes[at] = nodes[up] ?? 0
      costs[at] = costs[up] ?? 0
      at = up
    }
    nodes[at] = node
    costs[at] = cost
  }

  pop(): number | null {
    const { nodes, costs } = this
    const top = nodes[0]
    const node = nodes.pop()
    const cost = costs.pop()
    if (top === undefined || node === undefined || cost === undefined) return null
    const size = nodes.length
    if (size === 0) return top
    let at = 0
    for (;;) {
      let low = 2 * at + 1
      if (low >= size) break
      if (low + 1 < size && (costs[low + 1] ?? 0) < (costs[low] ?? 0)) low++
      if ((costs[low] ?? 0) >= cost) break
      nodes[at] = nodes[low] ?? 0
      costs[at] = costs[low] ?? 0
      at = low
    }
    nodes[at] = node
    costs[at] = cost
    return top
  }
}
