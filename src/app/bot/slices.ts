/** Long work in short pieces, so that the page stays awake. The first piece is done at once. */
export interface Slices {
  /** Milliseconds of one piece. */
  readonly budget: number
  /** After each piece; the last one has `done`. */
  onPause?(done: boolean): void
  readonly clock?: () => number
}

/** Runs a job that yields between its steps. Returns the way to stop it. */
export function inSlices(
  job: Iterator<unknown>,
  { budget, onPause, clock = () => performance.now() }: Slices,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false
  const piece = (): void => {
    timer = null
    const until = clock() + budget
    let done = false
    do {
      done = job.next().done === true
    } while (!done && !stopped && clock() < until)
    if (stopped) return
    onPause?.(done)
    if (!done && !stopped) timer = setTimeout(piece)
  }
  piece()
  return () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
  }
}
