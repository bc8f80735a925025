/** A board under measurement. Both are moved by the same hand. */
export interface Contestant {
  /** One step of a pan, drawn by the time the next frame begins. */
  panBy(dx: number, dy: number): void
  /** The hand on one counter: begins, moves, lets go. */
  dragTo(x: number, y: number): void
  release(): void
  remove(): void
}

/** A simulated pointer: sends the events that a browser would send to the element under it. */
export function pointer(target: () => Element) {
  let held = false
  const send = (type: string, x: number, y: number) => {
    const at = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }
    const event = { ...at, buttons: type === 'pointerup' ? 0 : 1, bubbles: true, cancelable: true, composed: true }
    target().dispatchEvent(new PointerEvent(type, event))
  }
  return {
    moveTo(x: number, y: number): void {
      send(held ? 'pointermove' : 'pointerdown', x, y)
      held = true
    },
    release(x: number, y: number): void {
      if (held) send('pointerup', x, y)
      held = false
    },
  }
}
