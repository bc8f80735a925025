import { useCallback, useEffect, useState } from 'react'
import { listMaps, type OwnMap } from '../storage'

/** The maps saved for this game; `again` reads them again. */
export function useOwnMaps(game: string): { readonly maps: readonly OwnMap[]; again(): void } {
  const [maps, setMaps] = useState<readonly OwnMap[]>([])
  const again = useCallback(() => {
    listMaps(game).then(setMaps, () => setMaps([]))
  }, [game])
  useEffect(again, [again])
  return { maps, again }
}
