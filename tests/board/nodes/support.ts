import type { NodeSpec } from '../../../src/board/nodes/spec'
import { type Lens, lookOf } from '../../../src/board/paint/look'

/** Ten pixels a unit, the corner of the table at 100, 50. */
export const LENS: Lens = {
  view: { scale: 10, x: 100, y: 50 },
  window: { width: 1000, height: 800 },
  ratio: 1,
  look: lookOf('dark', 'plain'),
}

/** The spec at the end of a chain of keys. */
export function found(spec: NodeSpec, ...keys: readonly string[]): NodeSpec {
  return keys.reduce((at, key) => {
    const child = at.children?.find(each => each.key === key)
    if (!child) throw new Error(`no ${key} among ${at.children?.map(each => each.key).join(', ')}`)
    return child
  }, spec)
}
