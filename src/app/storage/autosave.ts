import type { Match } from '../../engine/record/match'
import { saveHeadOf, saveOf } from '../../engine/record/save'
import { cardKey, type GameCard, LAST, readCard, saveKey, shelf, TAB } from './cards'
import { announce } from './changes'
import { writesOf } from './chunks'
import type { Shelf } from './shelf'
import { troubleOf, useStorageStatus } from './status'
import { summaryOf } from './summary'

interface Job {
  readonly id: string
  readonly match: Match
  readonly name: string
}

/** The newest state of each game that has still to be written. */
const waiting = new Map<string, Job>()
let draining: Promise<void> | null = null
let live: Job | null = null

/**
 * Keeps a game as it stands. Call it after every entry: writing starts at once, and while one write is under way
 * later calls wait and only the newest state is written. What goes wrong shows in the storage status.
 */
export function saveGame(id: string, match: Match, name: string): Promise<void> {
  live = { id, match, name }
  waiting.set(id, live)
  draining ??= drain().finally(() => {
    draining = null
  })
  return draining
}

async function drain(): Promise<void> {
  for (;;) {
    const [job] = waiting.values()
    if (!job) return
    waiting.delete(job.id)
    await write(job)
  }
}

/** The game this tab has in hand, written or not. */
export function liveMatch(id: string): (Job & { rename(name: string): void }) | null {
  if (live?.id !== id) return null
  const job = live
  return {
    ...job,
    rename: name => {
      live = { ...job, name }
    },
  }
}

/** The game in hand as text, even if it could not be written. */
export const liveText = (): { readonly name: string; readonly text: string } | null =>
  live && { name: live.name, text: textOf(live) }

const textOf = ({ match, name }: Job): string => JSON.stringify(saveOf(match, name, new Date().toISOString()))

class Elsewhere extends Error {}

async function write(job: Job): Promise<void> {
  const { id, match, name } = job
  try {
    const to = await shelf()
    const saved = new Date().toISOString()
    const card: GameCard = { id, name, ruleset: match.ruleset.id, saved, writer: TAB, summary: summaryOf(match) }
    const text = JSON.stringify(saveHeadOf(match, name, saved))
    const entries = match.entriesSince(0)
    const done: (() => void)[] = []
    await to.change([cardKey(id), saveKey(id)], ([value, kept]) => {
      const before = readCard(value)
      if (before && before.writer !== TAB) throw new Elsewhere()
      const game = writesOf(id, text, entries, kept)
      done.push(game.done)
      return new Map<string, unknown>([[cardKey(id), card], [saveKey(id), game.kept], ...game.writes, [LAST, id]])
    })
    for (const remember of done) remember()
    if (useStorageStatus.getState().trouble?.game === id) useStorageStatus.setState({ trouble: null })
    announce()
    await askToPersist(to).catch(() => undefined)
  } catch (error) {
    const trouble = error instanceof Elsewhere ? ({ kind: 'elsewhere', game: id } as const) : troubleOf(error, id)
    useStorageStatus.setState({ trouble })
  }
}

const ASKED = 'asked-to-persist'

/** Asked once, when there is something to keep: some browsers put a question to the person. */
async function askToPersist(to: Shelf): Promise<void> {
  if (!to.lasting || !navigator.storage?.persist) return
  const [asked] = await to.read([ASKED])
  if (asked) return
  await to.change([], () => new Map([[ASKED, true]]))
  await navigator.storage.persist()
}
