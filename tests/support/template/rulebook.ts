import { type Rulebook, rulesOf } from '../../../src/engine/rulebook'

/** Every rule in short words of your own, under its printed heading. */
const RULES = {
  'How to race': {
    'DASH.turn': ['Players take turns. On your turn you run or rest.', 'engine'],
    'DASH.run': ['To run, roll one die and move that many centimetres, plus 2 if your runner is rested.', 'engine'],
    'DASH.rest': ['A runner that rests gets +2 on its next run. A rested runner cannot rest again.', 'engine'],
    'DASH.wind': ['On a windy track, every run is 1 cm shorter.', 'engine'],
  },
  'How to win': {
    'DASH.win': ['The first runner to reach the end of the track wins.', 'engine'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never
export type DashRule = IdsOf<Headings[keyof Headings]>

declare module '../../../src/engine/rulebook' {
  interface RuleIds {
    dash: DashRule
  }
}

export const rulebook: Rulebook = { entries: rulesOf(RULES), rulings: [] }
