import type { Offer } from '../../../engine/offers'
import type { View } from '../../../engine/record/hidden'
import { offersFor } from '../../../engine/record/offering'
import { supposed } from '../../../engine/record/supposing'
import type { Action, AnyRuleset } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'

/** Two decisions taken as one: an activation and what the unit does first. The game never sees it. */
interface Chain extends Action {
  readonly type: typeof CHAIN
  readonly first: Action
  readonly then: Action
}

const CHAIN = 'table.chain'

export const isChain = (action: Action): action is Chain => action.type === CHAIN

/** What is played, in order. */
export const stepsOf = (action: Action): readonly Action[] => (isChain(action) ? [action.first, action.then] : [action])

/** What the piece of an opening offer is offered next, answered with both decisions at once. */
export function offersBehind(
  opening: Offer<Action>,
  { ruleset, view, seat }: { readonly ruleset: AnyRuleset; readonly view: View<unknown>; readonly seat: Seat },
): readonly Offer<Action>[] {
  if (!opening.opens || opening.kind !== 'button') return []
  const first = opening.action
  const after = supposed(ruleset, view, seat, first)
  if (after === null) return []
  return offersFor(ruleset, after, seat)
    .filter(offer => offer.piece === opening.piece && !offer.needsConfirmation)
    .map(offer => chained(offer, opening, then => ({ type: CHAIN, first, then }) as Chain))
}

function chained(offer: Offer<Action>, opening: Offer<Action>, chain: (then: Action) => Action): Offer<Action> {
  const named = { id: `${opening.id} ${offer.id}`, label: `${opening.label} · ${offer.label}` }
  switch (offer.kind) {
    case 'button':
      return { ...offer, ...named, action: chain(offer.action) }
    case 'piece':
      return { ...offer, ...named, choices: () => offer.choices().map(c => ({ ...c, action: chain(c.action) })) }
    case 'cell':
      return { ...offer, ...named, choices: () => offer.choices().map(c => ({ ...c, action: chain(c.action) })) }
    case 'region':
      return { ...offer, ...named, at: pose => chain(offer.at(pose)) }
    case 'facing':
      return { ...offer, ...named, to: facing => chain(offer.to(facing)) }
    case 'path':
      return { ...offer, ...named, along: path => chain(offer.along(path)) }
    case 'form':
      return { ...offer, ...named, fill: values => chain(offer.fill(values)) }
  }
}
