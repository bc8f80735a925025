import { expect, test } from 'vitest'
import { landOn } from '../../../src/app/rulebook/land'

/** A list whose sections turn out smaller than guessed as they come into view: each jump moves the rule once more. */
function list(tops: readonly number[]) {
  let at = 0
  const steps: (() => void)[] = []
  const item = {
    getBoundingClientRect: () => ({ top: tops[Math.min(at, tops.length - 1)] }),
    scrollIntoView: () => {
      at += 1
    },
  }
  const stop = landOn(item as unknown as Element, {
    block: 'center',
    frame: step => {
      steps.push(step)
      return () => steps.splice(0)
    },
  })
  const run = (most: number) => {
    let frames = 0
    for (let step = steps.shift(); step && frames < most; step = steps.shift()) {
      step()
      frames += 1
    }
    return frames
  }
  return { run, stop, jumps: () => at }
}

test('a rule is scrolled to again until it stays where it is', () => {
  const moving = list([9000, 2000, -400, 300, 300])
  // Three jumps move it, and three more show that it stays.
  expect(moving.run(99)).toBe(6)
})

test('a list that never settles is left after a while, and one that goes away at once', () => {
  expect(list(Array.from({ length: 200 }, (_, i) => i * 50)).run(99)).toBe(30)
  const gone = list([900, 300])
  gone.stop()
  expect(gone.run(99)).toBe(0)
})
