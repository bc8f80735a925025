import type { View } from '../../src/engine/record/hidden'
import type { Place, Ruleset, SightReport } from '../../src/engine/ruleset'

/** What the measuring tools use of a game. */
// biome-ignore lint/suspicious/noExplicitAny: only the state matters here.
type Seeing<S> = Pick<Ruleset<S, any, any, any>, 'scene' | 'measures'>

/** Where a piece is, as the line of sight tool says it; the corner of the table for a piece that isn't shown. */
export const placeOf = <S>({ scene }: Seeing<S>, view: View<S>, piece: string): Place => ({
  at: scene(view).pieces.find(({ id }) => id === piece)?.at ?? { x: 0, y: 0 },
  piece,
})

/** The line of sight from piece to piece. */
export const sightOf = <S>(game: Seeing<S>, view: View<S>, from: string, to: string): SightReport =>
  game.measures.sight(view, placeOf(game, view, from), placeOf(game, view, to))
