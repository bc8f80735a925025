import { once } from '../../../engine/offers'
import type { Dice } from '../../../engine/rolls/dice'
import { isRefused, type OutcomeLabel, type Plan } from '../../../engine/rolls/plan'
import { inRounds } from '../../../engine/rolls/rounds'
import { attackersLeft, defendersLeft } from '../rules/assault'
import { closeWith, type Declaration } from '../rules/declaring'
import { defensiveWeapons } from '../rules/defence'
import { type Aim, aimed, isShot } from '../rules/firing'
import { fightRound, lossCounts, type Sides, verdictAfter } from '../rules/melee'
import { tableBases } from '../rules/muster'
import { nearestFirst } from '../rules/small-arms'
import type { Assault, State } from '../state'
import { applyDefence, defencePlan } from './assault-defend'
import { frameOf, placeSix } from './displaced'

/** The defenders fire, then both sides fight round after round. */
type Stage =
  | { readonly kind: 'fire'; readonly position: State; readonly shot: () => ReturnType<typeof nextShot> }
  | { readonly kind: 'melee'; readonly sides: Sides; readonly rounds: number }

interface Ending {
  readonly outcome: 'attacker' | 'defender' | 'nobody' | 'shot down'
  readonly left: Sides
}

/**
 * LW.inf.assault.defensive-fire, LW.inf.assault.continue: an assault to its end, if every defender fires all it can at
 * the nearest attacker and nobody else fires at either party.
 */
export function foresee(state: State, declaration: Declaration): Plan<Ending> {
  const declared = once(() => {
    const position = { ...state }
    const assault = closeWith(position, declaration)
    return { position, assault, sides: sidesIn(position, assault) }
  })
  return {
    title: 'If every defender fires, and nobody else does',
    rule: 'LW.inf.assault.winner',
    ledgers: [],
    ...inRounds<Stage, Ending>({
      start: () => firing(declared().position, declared().assault),
      key: stage => keyOf(stage, state),
      next: (stage, dice) =>
        stage.kind === 'fire' ? shoot(stage, declared().assault, dice) : fight(stage, state, dice),
    }),
    outcome: ({ outcome }) => LABELS[outcome],
    counts({ left }) {
      const { attackers, defenders } = declared().sides
      return lossCounts([attackers - left.attackers, defenders - left.defenders])
    },
  }
}

const LABELS: Readonly<Record<Ending['outcome'], OutcomeLabel>> = {
  attacker: { label: 'The attackers win', rank: 0, success: true },
  nobody: { label: 'Both are wiped out', rank: 1 },
  defender: { label: 'The defenders win', rank: 2 },
  'shot down': { label: 'Shot down before contact', rank: 3 },
}

const sidesIn = (state: State, assault: Assault): Sides => ({
  attackers: attackersLeft(state, assault).length,
  defenders: defendersLeft(state, assault).length,
})

/** Who is left and who has fired; rounds count only where they are capped. */
function keyOf(stage: Stage, { options }: State): string {
  if (stage.kind === 'fire')
    return tableBases(stage.position)
      .map(({ id, fired }) => `${id}:${fired.length}`)
      .join(' ')
  const { attackers, defenders } = stage.sides
  return `${attackers} ${defenders} ${options.assaultCap === 'none' ? '' : stage.rounds}`
}

/** Whatever the dice show, the same weapon fires next. */
const firing = (position: State, assault: Assault): Extract<Stage, { kind: 'fire' }> => ({
  kind: 'fire',
  position,
  shot: once(() => nextShot(position, assault)),
})

/** One shot of the defenders, or the end of their fire. */
function shoot(
  { position, shot: next }: Extract<Stage, { kind: 'fire' }>,
  assault: Assault,
  dice: Dice,
): { readonly on: Stage } | { readonly over: Ending } {
  const shot = next()
  if (!shot) {
    const left = sidesIn(position, assault)
    if (left.attackers === 0) return { over: { outcome: 'shot down', left } }
    if (left.defenders === 0) return { over: { outcome: 'attacker', left } }
    return { on: { kind: 'melee', sides: left, rounds: 0 } }
  }
  const after = { ...position }
  applyDefence(after, { aim: shot.aim, result: shot.plan.resolve(dice) }, () => {})
  for (let frame = frameOf(after); frame; frame = frameOf(after)) placeSix(after, frame.choices[0] ?? '', () => {})
  return { on: firing({ ...after }, assault) }
}

/** The first weapon that may still fire, at the nearest attacker it can hit. */
function nextShot(state: State, assault: Assault) {
  const squads = attackersLeft(state, assault)
  for (const base of defendersLeft(state, assault))
    for (const { index } of defensiveWeapons(state, base))
      for (const { id } of nearestFirst(squads, base.at)) {
        const aim: Aim = { base: base.id, weapon: index, target: id }
        const shot = aimed(state, aim)
        const plan = isShot(shot) && defencePlan(state, assault, shot)
        if (plan && !isRefused(plan)) return { aim, plan }
      }
  return null
}

function fight(
  { sides, rounds: fought }: Extract<Stage, { kind: 'melee' }>,
  { options }: State,
  dice: Dice,
): { readonly on: Stage } | { readonly over: Ending } {
  const { losses, outcome } = fightRound(sides, dice)
  const left = { attackers: sides.attackers - losses[0], defenders: sides.defenders - losses[1] }
  const rounds = fought + 1
  const verdict = verdictAfter(outcome, rounds, options)
  return verdict === 'goes on' ? { on: { kind: 'melee', sides: left, rounds } } : { over: { outcome: verdict, left } }
}
