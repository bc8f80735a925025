import { deciderOf, needsCurtain, pieceInQuestion } from './seating'
import type { TableActions } from './state'
import { type Desk, NOTHING_UNDER_WAY } from './store'

type Sitting = Omit<
  TableActions,
  | 'select'
  | 'hover'
  | 'take'
  | 'fill'
  | 'propose'
  | 'answer'
  | 'commit'
  | 'cancel'
  | 'play'
  | 'undo'
  | 'redo'
  | 'grant'
  | 'deny'
  | 'look'
>

/** Who looks, with which tool, at which panel. */
export function sitting({ get, set }: Desk): Sitting {
  return {
    sit(seat) {
      const { match, seat: now } = get()
      if (seat === now) return
      set({
        ...NOTHING_UNDER_WAY,
        seat,
        selected: pieceInQuestion(match, seat),
        curtain: needsCurtain(match, now, seat) ? seat : null,
      })
    },
    takeOver() {
      const { match, curtain } = get()
      if (curtain === null) return
      const seat = deciderOf(match, curtain)
      set({ ...NOTHING_UNDER_WAY, curtain: null, seat, selected: pieceInQuestion(match, seat) })
    },

    choose: tool => set({ ...NOTHING_UNDER_WAY, tool }),
    lay: template => set({ ...NOTHING_UNDER_WAY, tool: 'template', template }),
    mute(overlay) {
      const muted = new Set(get().muted)
      if (!muted.delete(overlay)) muted.add(overlay)
      set({ muted })
    },
    point: shapes => {
      if (shapes.length > 0 || get().pointed.length > 0) set({ pointed: shapes })
    },
    show: tab => set({ tab }),
    read: rule => set(rule === null ? { rule } : { rule, tab: 'rulebook' }),
    measure: measure => set({ measures: [...get().measures, measure].slice(-8) }),
    clearMeasures: () => set({ measures: [] }),
    dismissRoll: () => set({ rolledAt: null }),
    think: thinking => set({ thinking }),
    keep: keeping => set({ keeping }),
  }
}
