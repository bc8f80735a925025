import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { answered } from './patience'

/** What to write under which key; undefined removes it. */
export type Writes = ReadonlyMap<string, unknown>

/** A place for values by key. Changes are all or nothing and happen in the order they were asked for. */
export interface Shelf {
  /** What is kept here is still there after the page is closed. */
  readonly lasting: boolean
  keys(): Promise<readonly string[]>
  read(keys: readonly string[]): Promise<readonly unknown[]>
  /** Reads, then writes what `change` makes of it, with nobody in between. If `change` throws, nothing is written. */
  change(keys: readonly string[], change: (values: readonly unknown[]) => Writes): Promise<void>
}

/** Once it is open, a single reading or writing may take this long on a slow disk, in milliseconds. */
const PATIENCE = 10_000

export class BrowserShelf implements Shelf {
  readonly lasting = true
  readonly #store: UseStore

  constructor() {
    const store = createStore('stormtable', 'games')
    this.#store = (mode, work) => answered(store(mode, work), PATIENCE)
  }

  keys(): Promise<readonly string[]> {
    return this.#store('readonly', async objects => (await promisifyRequest(objects.getAllKeys())).map(String))
  }

  read(keys: readonly string[]): Promise<readonly unknown[]> {
    return this.#store('readonly', objects => Promise.all(keys.map(key => promisifyRequest(objects.get(key)))))
  }

  change(keys: readonly string[], change: (values: readonly unknown[]) => Writes): Promise<void> {
    return this.#store('readwrite', async objects => {
      const done = promisifyRequest(objects.transaction)
      try {
        const values = await Promise.all(keys.map(key => promisifyRequest(objects.get(key))))
        for (const [key, value] of change(values)) {
          if (value === undefined) objects.delete(key)
          else objects.put(value, key)
        }
      } catch (error) {
        done.catch(() => undefined)
        objects.transaction.abort()
        throw error
      }
      await done
    })
  }
}

export class MemoryShelf implements Shelf {
  readonly lasting = false
  readonly #values = new Map<string, unknown>()

  async keys(): Promise<readonly string[]> {
    return [...this.#values.keys()]
  }

  async read(keys: readonly string[]): Promise<readonly unknown[]> {
    return keys.map(key => this.#values.get(key))
  }

  /** Everything that is here. */
  get values(): Writes {
    return this.#values
  }

  async change(keys: readonly string[], change: (values: readonly unknown[]) => Writes): Promise<void> {
    for (const [key, value] of change(keys.map(key => this.#values.get(key)))) {
      if (value === undefined) this.#values.delete(key)
      else this.#values.set(key, value)
    }
  }
}
