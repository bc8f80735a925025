/** Most lists are in place after two or three frames; this many is a list that never settles. */
const MOST_FRAMES = 30

interface Landing {
  readonly block: 'start' | 'center'
  /** Calls back in the next frame, and returns how to cancel that. */
  frame?(step: () => void): () => void
}

const nextFrame = (step: () => void): (() => void) => {
  const id = requestAnimationFrame(step)
  return () => cancelAnimationFrame(id)
}

/**
 * Brings an element into view and keeps it there. Sections out of view have a guessed height (`content-visibility`), so
 * the first jump lands beside it and moves it again as they are laid out: jump until it stays where it is. Returns how
 * to stop.
 */
export function landOn(item: Element, { block, frame = nextFrame }: Landing): () => void {
  let stop = () => {}
  let left = MOST_FRAMES
  let still = 0
  const step = () => {
    const before = item.getBoundingClientRect().top
    item.scrollIntoView({ block, behavior: 'instant' })
    still = Math.abs(item.getBoundingClientRect().top - before) < 1 ? still + 1 : 0
    left -= 1
    if (still < 3 && left > 0) stop = frame(step)
  }
  stop = frame(step)
  return () => stop()
}
