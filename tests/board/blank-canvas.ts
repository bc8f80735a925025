import { vi } from 'vitest'

/** Enough of a canvas to paint on without seeing anything. */
export function blankCanvas(): void {
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_, name) => (name === 'width' ? 10 : name === Symbol.toPrimitive ? () => 0 : nothing),
    set: () => true,
    apply: () => nothing,
  })
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('DOMMatrix', class {})
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => nothing, configurable: true })
}
