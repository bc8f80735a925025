import type { Contestant } from './contestant'
import { ours } from './ours'
import { plain } from './plain'
import { sceneOf, VIEW } from './scene'

export interface Trial {
  readonly board: 'ours' | 'plain'
  readonly work: 'pan' | 'drag'
  readonly counters: number
}

declare global {
  interface Window {
    trial?(trial: Trial): Promise<readonly number[]>
  }
}

const FRAMES = 120
const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

// Pointers made by a script can't be captured.
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}

/** The time of every frame while the board is panned or one counter dragged. */
window.trial = async ({ board, work, counters }) => {
  const container = document.createElement('div')
  container.style.cssText = `position:fixed;inset:0;width:${VIEW.width}px;height:${VIEW.height}px`
  document.body.append(container)
  const scene = sceneOf(counters)
  const contestant = board === 'ours' ? await ours(container, scene, work) : plain(container, scene)
  await frame()
  await frame()
  const times: number[] = []
  let before = performance.now()
  for (let i = 0; i < FRAMES; i++) {
    step(contestant, work, i)
    await frame()
    const now = performance.now()
    times.push(now - before)
    before = now
  }
  contestant.release()
  contestant.remove()
  container.remove()
  return times
}

/** A pan goes round, so that counters come and go at the edges; a drag starts at the ghost and draws an eight. */
function step(contestant: Contestant, work: Trial['work'], i: number): void {
  const angle = (i / FRAMES) * 4 * Math.PI
  if (work === 'pan') contestant.panBy(14 * Math.cos(angle), 14 * Math.sin(angle))
  else contestant.dragTo(VIEW.width / 2 + 300 * Math.sin(angle), VIEW.height / 2 + 200 * Math.sin(2 * angle))
}
