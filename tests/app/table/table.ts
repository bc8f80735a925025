import { HotSeat } from '../../../src/app/session/hot-seat'
import { createTableStore, type Table } from '../../../src/app/table/store/store'
import { defaults } from '../../../src/engine/offers'
import { Match } from '../../../src/engine/record/match'
import type { SeatSetup } from '../../../src/engine/seats'
import { toy, toySetup } from '../../support/toy'

/** A table with the toy game on it, both seats played by persons unless said otherwise. */
export function pondTable(seats?: readonly SeatSetup[]): Table & { readonly match: Match; readonly session: HotSeat } {
  if (!toySetup) throw new Error('the toy game has lost its scenario')
  const match = new Match(toy, { ...toySetup, ...(seats && { seats }) }, 'a seed')
  match.settle()
  const session = new HotSeat(match)
  return { ...createTableStore(session, 'game'), match, session }
}

/** Everybody has signalled: boats may be played. */
export function pondAtPlay(seats?: readonly SeatSetup[]): ReturnType<typeof pondTable> {
  const table = pondTable(seats)
  const { match, store } = table
  for (const { seat } of match.setup.seats) {
    const signal = match.offers(seat).find(offer => offer.kind === 'form')
    if (signal?.kind !== 'form') throw new Error('no signal is offered')
    store.getState().play(seat, signal.fill(defaults(signal.fields())))
  }
  if (store.getState().curtain) store.getState().takeOver()
  return table
}
