import { useEffect, useState } from 'react'
import type { AnyRuleset } from '../engine/ruleset'
import { coverOf } from '../rulesets'
import styles from './loading.module.css'

/** Shown while a part of the program or a game is loading. It appears after a moment, so quick loads don't flicker. */
export function Loading({ what }: { what: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spark} aria-hidden="true" />
      {what}
    </div>
  )
}

export type LoadedRuleset =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly ruleset: AnyRuleset }
  | { readonly state: 'failed'; readonly why: string }

/** A game's own chunk, by its id. */
export function useRuleset(id: string): LoadedRuleset {
  const [loaded, setLoaded] = useState<LoadedRuleset & { readonly id?: string }>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    const set = (next: LoadedRuleset) => wanted && setLoaded({ ...next, id })
    const cover = coverOf(id)
    if (!cover) set({ state: 'failed', why: `There is no game called “${id}” here.` })
    else {
      cover.load().then(
        ruleset => set({ state: 'ready', ruleset }),
        () => set({ state: 'failed', why: `${cover.title} couldn't be loaded. Check your connection and try again.` }),
      )
    }
    return () => {
      wanted = false
    }
  }, [id])
  return loaded.id === id ? loaded : { state: 'loading' }
}
