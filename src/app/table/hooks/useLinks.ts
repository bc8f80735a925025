import { type RefObject, useMemo } from 'react'
import type { BoardHandle } from '../../../board/types'
import { TABLE_RULES } from '../../../engine/record/referee'
import { explained, type Rulebook } from '../../../engine/rulebook'
import type { PanelLinks } from '../../panels/index'
import { rulebookOf } from '../../rulebook/useRulebook'
import { useTableApi } from '../store/context'
import { isBot, nameOf } from '../store/seating'
import { isShared } from '../store/selectors'

/** How the panels find seats, pieces and rules. Made once: everything is looked up when needed. */
export function useLinks(board: RefObject<BoardHandle | null>): PanelLinks {
  const { store, select } = useTableApi()
  return useMemo(() => {
    const { session, choosePiece, point, read: openRule } = store.getState()
    const { ruleset } = session
    const rules = new Map(TABLE_RULES.map(entry => [entry.id, entry]))
    let glossary: NonNullable<Rulebook['glossary']> = {}
    // Texts for the ids already on the screen; without them a citation still shows its id.
    rulebookOf(ruleset).then(
      book => {
        for (const entry of book.entries) rules.set(entry.id, entry)
        glossary = book.glossary ?? {}
      },
      () => {},
    )
    return {
      seatName: seat => nameOf(session, seat),
      isBot: seat => isBot(session, seat),
      seatOf: piece => select.scene(store.getState()).pieces.find(one => one.id === piece)?.seat ?? null,
      isShared: name => isShared(select.scene(store.getState()).pieces, name),
      explain: label => explained(glossary, label),
      rule: id => rules.get(id),
      openRule,
      findPiece(piece) {
        choosePiece(piece)
        board.current?.centreOn(piece)
      },
      showShapes: point,
      readRoll: (thrown, added, cited) => ruleset.readRoll?.(thrown, added, cited) ?? null,
    }
  }, [store, select, board])
}
