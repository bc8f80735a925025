import { useEffect, useState } from 'react'
import { type Job, type LaidPage, layOut } from '../../print/layout'
import { fetchLetters } from '../../print/metrics'

/** The pages, and the progress of their layout until they are ready. */
export interface Laying {
  readonly pages: readonly LaidPage[]
  readonly done: number
  readonly of: number
  readonly failed?: string
}

/** The last layout, and the job it was for. */
interface Laid extends Laying {
  readonly job: Job | null
}

const NOTHING: Laid = { pages: [], done: 0, of: 0, job: null }
/** How long to work at a time, so that the page stays responsive. */
const SLICE_MS = 12

const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

async function lay(job: Job, wanted: () => boolean, tell: (laying: Laying) => void): Promise<void> {
  const of = job.choices.length
  await fetchLetters(job.choices.filter(({ copies }) => copies > 0).map(({ item }) => JSON.stringify(item)))
  const work = layOut(job)
  for (;;) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const next = work.next()
      if (next.done) return tell({ pages: next.value, done: of, of })
      if (performance.now() >= until) tell({ pages: [], done: next.value, of })
    }
    await breathe()
    if (!wanted()) return
  }
}

/** Lays out a job in slices. The old pages stay until the new ones are ready, but are marked as old. */
export function useLayout(job: Job | null): Laying {
  const [laid, setLaid] = useState<Laid>(NOTHING)
  useEffect(() => {
    let wanted = true
    if (!job) {
      setLaid(NOTHING)
      return
    }
    const tell = (next: Laying) => {
      if (wanted) setLaid(now => ({ ...next, job, ...(next.done < next.of && { pages: now.pages }) }))
    }
    lay(job, () => wanted, tell).catch(error => wanted && setLaid({ ...NOTHING, job, failed: String(error) }))
    return () => {
      wanted = false
    }
  }, [job])
  if (!job) return NOTHING
  return laid.job === job ? laid : { pages: laid.pages, done: 0, of: job.choices.length }
}
