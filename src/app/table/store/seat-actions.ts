import type { Answering } from './answer-actions'
import type { History } from './history-actions'
import { needsCurtain } from './seating'
import { NOTHING_UNDER_WAY, type TableActions } from './state'
import type { ActionContext } from './store'

type Sitting = Omit<TableActions, keyof Answering | keyof History>

/** How many unpinned measurements the list keeps. */
const MOST_LOOSE = 6

/** Whose view is shown, with which tool and panel. */
export function seatActions({ get, set, pieceChosen, seated }: ActionContext): Sitting {
  let measured = 0
  return {
    sit(seat) {
      const { session, seat: now, selected, at: looking } = get()
      if (seat === now) return
      const at = looking === null ? null : session.sameStep(seat, { eyes: now, place: looking })
      const curtain = needsCurtain(session, now, seat) ? seat : null
      // A player who pressed the wrong button keeps their seat.
      if (curtain === 'referee') return set({ curtain })
      // The referee takes in hand what was being looked at.
      if (seat === 'referee') pieceChosen(selected, { seat, curtain, at, passTo: null })
      else seated({ seat, curtain, at, passTo: null })
    },
    takeOver() {
      const { session, curtain: seat, selected, seat: now, at: looking } = get()
      // Whoever the curtain named, and nobody else: it fell so that only they look.
      if (seat === null) return
      const at = looking === null ? null : session.sameStep(seat, { eyes: now, place: looking })
      if (seat === 'referee') pieceChosen(selected, { curtain: null, seat, at })
      else seated({ curtain: null, seat, at })
    },
    passOn() {
      const { passTo } = get()
      if (passTo !== null) set({ ...NOTHING_UNDER_WAY, curtain: passTo, passTo: null, rolledAt: null })
    },
    turnBack() {
      if (get().curtain === 'referee') set({ curtain: null })
    },

    lookAhead: ahead => {
      if (get().ahead !== ahead) set({ ahead })
    },
    paint: badges => set({ badges }),
    choose: tool => set({ ...NOTHING_UNDER_WAY, tool }),
    lay: template => set({ ...NOTHING_UNDER_WAY, tool: 'template', template }),
    switchOver(overlay) {
      const switched = new Set(get().switched)
      if (!switched.delete(overlay)) switched.add(overlay)
      set({ switched, pointed: [] })
    },
    point: shapes => {
      if (shapes.length > 0 || get().pointed.length > 0) set({ pointed: shapes })
    },
    show: tab => set({ tab }),
    read: rule => set(rule === null ? { rule } : { rule, tab: 'rulebook' }),
    measure(measure) {
      measured += 1
      const pinned = get().measures.filter(one => one.pinned)
      const loose = get().measures.filter(one => !one.pinned)
      const fresh = { id: `m${measured}`, measure, name: '', pinned: false }
      set({ measures: [...pinned, ...[...loose, fresh].slice(-MOST_LOOSE)] })
    },
    remeasure: (id, change) =>
      set({ measures: get().measures.map(one => (one.id === id ? { ...one, ...change } : one)) }),
    forget: id => set({ measures: id === undefined ? [] : get().measures.filter(one => one.id !== id), pointed: [] }),
    dismissRoll: () => set({ rolledAt: null }),
    think: thinking => set({ thinking }),
    showEnd: endShown => set({ endShown }),
    setSaveStatus: saveStatus => set({ saveStatus }),
  }
}
