import { plain, refuse } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import type { Season } from '../options'
import type { LwRule } from '../rulebook'
import { straysOf } from '../rules/command'

/** Dice of each season. */
export const SEASON_DICE: Readonly<Record<Exclude<Season, 'none'>, { readonly dice: number; readonly rule: LwRule }>> =
  {
    winter: { dice: 4, rule: 'LW.vis.season.winter' },
    autumn: { dice: 6, rule: 'LW.vis.season.autumn-spring' },
    spring: { dice: 6, rule: 'LW.vis.season.autumn-spring' },
    summer: { dice: 8, rule: 'LW.vis.season.summer' },
  }

/** LW.vis.season: rolled once, before the first turn. */
export const rollSeason = define(z.strictObject({ type: z.literal('season.roll') }))({
  rule: 'LW.vis.season',
  forced: true,
  plan(state) {
    const { season } = state.options
    if (state.step !== 'season' || season === 'none')
      return { refusals: [refuse('LW.vis.season', 'The season dice are rolled once, before the first turn.')] }
    const { dice, rule } = SEASON_DICE[season]
    return {
      title: `Visibility in ${season}`,
      rule,
      ledgers: [],
      resolve: rolled => ({ faces: rolled.roll(dice, 6), rule }),
    }
  },
  apply(next, _, { faces, rule }, { emit }) {
    const visibility = faces.reduce((sum, face) => sum + face, 0)
    next.visibility = visibility
    next.step = next.options.deployment ? 'deployment' : 'initiative'
    if (next.step === 'deployment') next.active = next.seats[0] ?? null
    else next.turn = 1
    emit({ type: 'season-rolled', rules: ['LW.vis.season', rule], season: next.options.season, faces, visibility })
  },
})

/** LW.turn.1: both sides roll until one is highest. */
export const rollInitiative = define(z.strictObject({ type: z.literal('initiative.roll') }))({
  rule: 'LW.turn.1',
  forced: true,
  plan(state) {
    if (state.step !== 'initiative' || state.naming !== null)
      return { refusals: [refuse('LW.turn.1', 'Initiative is rolled at the start of the turn.')] }
    return {
      title: `Initiative, turn ${state.turn}`,
      rule: 'LW.turn.1',
      ledgers: [],
      resolve(dice) {
        const rounds: { seat: (typeof state.seats)[number]; face: number }[][] = []
        for (;;) {
          const round = state.seats.map(seat => ({ seat, face: dice.roll(1, 6)[0] ?? 0 }))
          rounds.push(round)
          const best = Math.max(...round.map(({ face }) => face))
          const [winner, ...tied] = round.filter(({ face }) => face === best)
          if (winner && tied.length === 0) return { rounds, winner: winner.seat }
        }
      },
    }
  },
  apply(next, _, { rounds, winner }, { emit }) {
    next.naming = winner
    next.active = winner
    const tie = rounds.length > 1 ? (['LW.turn.1.tie'] as const) : []
    emit({
      type: 'initiative-rolled',
      rules: ['LW.turn.1', 'LW.turn.1.each', ...tie],
      turn: next.turn,
      rounds,
      winner,
      rollNotes: rounds.flat().map(({ seat }) => ({ seat })),
    })
  },
})

/** The highest roller names the side with the initiative. */
export const giveInitiative = define(z.strictObject({ type: z.literal('initiative.give'), to: z.enum(['A', 'B']) }))({
  rule: 'LW.turn.1',
  when: during('initiative'),
  plan(state, { to }, actor) {
    if (state.step !== 'initiative' || state.naming === null || state.naming !== actor)
      return { refusals: [refuse('LW.turn.1', 'Only the side that rolled highest chooses who has the initiative.')] }
    return plain(to === actor ? 'Take the initiative' : 'Give the initiative to the other side', 'LW.turn.1')
  },
  apply(next, { to }, _, { emit }) {
    const by = next.naming ?? to
    next.naming = null
    next.order = [to, ...next.seats.filter(seat => seat !== to)]
    next.active = to
    next.step = 'movement'
    next.strays = straysOf(next, to)
    emit({ type: 'initiative-given', rules: ['LW.turn.1'], by, to })
    emit({ type: 'step-began', rules: ['LW.turn.2'], step: 'movement', seat: to })
  },
  *offers(state, seat) {
    if (state.naming !== seat) return
    const other = seat === 'A' ? 'B' : 'A'
    yield {
      kind: 'button',
      id: 'initiative.own',
      label: 'Move and fire first',
      rule: 'LW.turn.1',
      action: { type: 'initiative.give', to: seat === 'A' ? 'A' : 'B' },
    }
    yield {
      kind: 'button',
      id: 'initiative.other',
      label: 'Let the other side go first',
      rule: 'LW.turn.1',
      action: { type: 'initiative.give', to: other },
    }
  },
})
