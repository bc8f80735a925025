import { answered, Silent } from './patience'
import { BrowserShelf, MemoryShelf, type Shelf, type Writes } from './shelf'

/** Whoever presses *Play* shouldn't wait longer than this for a browser that doesn't answer, in milliseconds. */
const PATIENCE = 1500

export interface OpenedShelf {
  readonly shelf: Shelf
  /** Why nothing lasts: there's no storage, or it doesn't answer. */
  readonly lacking: 'storage' | 'answer' | null
}

/**
 * The browser's storage, or memory where it is switched off, broken or silent. A browser that answers late is told
 * everything that was kept in memory until then, and keeps it from there on: `onAnswer`.
 */
export async function openShelf(onAnswer: () => void): Promise<OpenedShelf> {
  const opening = opened()
  try {
    return { shelf: await answered(opening, PATIENCE), lacking: null }
  } catch (error) {
    if (!(error instanceof Silent)) return { shelf: new MemoryShelf(), lacking: 'storage' }
    const shelf = new LateShelf()
    opening.then(found => shelf.moveTo(found)).then(onAnswer, () => undefined)
    return { shelf, lacking: 'answer' }
  }
}

async function opened(): Promise<Shelf> {
  const shelf = new BrowserShelf()
  await shelf.keys()
  return shelf
}

/** In memory for now. */
class LateShelf implements Shelf {
  readonly #memory = new MemoryShelf()
  #now: Shelf = this.#memory
  #moved: Promise<void> = Promise.resolve()

  get lasting(): boolean {
    return this.#now.lasting
  }

  /** Whatever is asked meanwhile waits until it is done. */
  moveTo(shelf: Shelf): Promise<void> {
    const moved = shelf
      .change([], () => this.#memory.values)
      .then(() => {
        this.#now = shelf
      })
    this.#moved = moved.catch(() => undefined)
    return moved
  }

  async keys(): Promise<readonly string[]> {
    await this.#moved
    return this.#now.keys()
  }

  async read(keys: readonly string[]): Promise<readonly unknown[]> {
    await this.#moved
    return this.#now.read(keys)
  }

  async change(keys: readonly string[], change: (values: readonly unknown[]) => Writes): Promise<void> {
    await this.#moved
    return this.#now.change(keys, change)
  }
}
