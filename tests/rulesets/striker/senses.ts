import { ARMOURS, type Armour } from '../../../src/rulesets/striker/cards/armour'
import type { Vehicle } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import { striker } from '../../../src/rulesets/striker/index'
import { actionsOf } from '../../../src/rulesets/striker/rules/compose'
import { looksAt } from '../../../src/rulesets/striker/rules/spotting/spotting'
import { modules } from '../../../src/rulesets/striker/rules/systems/eyes'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { type FieldGiven, stand } from './field'

/** The game with the rules on what can be seen. */
export const game = { ...striker, actions: { ...striker.actions, ...actionsOf(modules) } }
export const tableWith = (state: State) => tableOf(game, state)

/** Printed vehicles with other devices, by card and by rule. */
export const fitted = (devices: Readonly<Record<string, Vehicle['extra']>>): readonly Vehicle[] =>
  VEHICLES.map(card => {
    const extra = devices[card.id]
    return extra ? { ...card, extra } : card
  })

/** A position in which both sides know these suits as well. */
export function withSuits(state: State, suits: readonly Armour[]): State {
  const armours = Object.fromEntries([...ARMOURS, ...suits].map(suit => [suit.id, suit]))
  const known = (side: 'A' | 'B') => {
    const kept = state.cards[side]
    if (!kept?.value) throw new Error('no cards')
    return { ...kept, value: { ...kept.value, armours } }
  }
  return { ...state, cards: { A: known('A'), B: known('B') } }
}

/** How A1 would look for B1: sense, roll, what is added. */
export const looksOf = (state: State) =>
  looksAt(state, stand(state, 'B1'), { spotters: [stand(state, 'A1')], fired: null }).map(({ sense, need, dm }) => [
    sense,
    need,
    dm,
  ])

export const smokeAcross = (y: number): Pick<FieldGiven, 'patches'> => ({
  patches: [
    {
      id: 'smoke',
      kind: 'smoke',
      points: [
        { x: 0, y },
        { x: 240, y },
        { x: 240, y: y + 5 },
        { x: 0, y: y + 5 },
      ],
      until: 9,
    },
  ],
})
