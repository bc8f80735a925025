import { type RefObject, useCallback, useState } from 'react'
import type { BoardHandle } from '../../../board/types'
import { millimetresOf } from '../../../engine/scene/scene'
import { toast } from '../../design/index'
import { pixelsPerMillimetre } from '../../screen/screen-scale'
import { useTable } from '../store/context'

interface TrueSize {
  show(): void
  /** The screen hasn't been measured yet. */
  readonly asking: boolean
  close(): void
}

/** The zoom at which a centimetre on the board is a centimetre on the screen. */
export function useTrueSize(board: RefObject<BoardHandle | null>): TrueSize {
  const unit = useTable((s, select) => millimetresOf(select.board(s)))
  const [asking, setAsking] = useState(false)
  const show = useCallback(() => {
    const pixels = pixelsPerMillimetre()
    if (unit === null) toast({ text: 'This board is measured in spaces, so it has no true size.' })
    else if (pixels === null) setAsking(true)
    else board.current?.scaleTo(unit * pixels)
  }, [board, unit])
  const close = useCallback(() => setAsking(false), [])
  return { show, asking, close }
}
