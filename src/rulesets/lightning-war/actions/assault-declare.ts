import type { Dice } from '../../../engine/rolls/dice'
import { type Plan, type Refusal, unless } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { attackersOf, defendersOf, escortRefusals, targetName, tooFar, unitRefusals } from '../rules/assault'
import { baseOf, enemiesOf, isFoot, isTroops, no, onTable, standing, unitOf, unitsOf } from '../rules/base'
import { type Arrival, type Closing, closeIn } from '../rules/closing'
import { defensiveWeapons } from '../rules/defence'
import { bearGrudge } from '../rules/firing'
import { fightOn } from '../rules/melee'
import { settle } from '../rules/moving'
import { count } from '../rules/words'
import type { Assault, Base, State, Unit } from '../state'
import { leaderOf } from './move-unit'
import { isPart, noSuchUnit, notNow } from './shared'

const schema = z.object({ type: z.literal('assault.declare'), unit: z.string(), target: z.string() })

/** Rounds that a preview looks ahead; most assaults are over by then. */
const FORESEEN = 3

/** A unit assaults an enemy unit or vehicle, in place of its move. */
export const declareAssault = define(schema)({
  rule: 'LW.inf.assault.declare',
  plan(state, { unit: id, target: at }, actor) {
    const unit = state.units[id]
    const target = state.bases[at]
    if (!unit || !target) return { refusals: [noSuchUnit] }
    const early = notNow(state, 'movement', actor)
    if (early) return { refusals: [early] }
    const reasons: Refusal[] = unitRefusals(state, unit)
    if (unit.seat !== actor) reasons.push(no('LW.inf.assault.declare', `${unit.name} belongs to the other side.`))
    if (target.seat === unit.seat || !onTable(target))
      reasons.push(no('LW.vis.target', 'Only an enemy on the table is assaulted.'))
    else reasons.push(...escortRefusals(state, target))
    if (reasons.length > 0) return { refusals: reasons }
    const squads = attackersOf(state, unit)
    const defenders = defendersOf(state, target)
    const far = tooFar(squads, defenders)
    if (far) return { refusals: [far] }
    const closing = closeIn(state, squads, defenders)
    return unless([...contactRefusals(closing)], () => planOf(state, { unit, target, closing }))
  },
  apply(draft, { unit: id, target: at }, arrivals, { emit }) {
    const unit = unitOf(draft, id)
    const target = baseOf(draft, at)
    const assault: Assault = {
      id: `${id}.${draft.turn}.${at}`,
      attacker: id,
      squads: arrivals.map(({ base }) => base),
      target: isTroops(draft, target) ? { kind: 'unit', unit: target.unit } : { kind: 'vehicle', base: at },
      rounds: 0,
      outcome: null,
    }
    for (const { base, pose } of arrivals)
      settle(draft, baseOf(draft, base), { pose, moved: 'assault', retired: false })
    const defenders = assault.target.kind === 'unit' ? unitOf(draft, assault.target.unit).bases : [at]
    for (const defender of defenders)
      for (const { base } of arrivals) bearGrudge(baseOf(draft, defender), base, draft.turn)
    if (assault.target.kind === 'unit') unitOf(draft, assault.target.unit).pinned = true
    draft.assaults.push(assault)
    draft.stack.push({ kind: 'defence', assault: assault.id })
    emit({
      type: 'assault-declared',
      rules: [
        'LW.inf.assault.declare',
        'LW.inf.assault.commit',
        'LW.inf.assault.commit-defender',
        'LW.inf.assault.double',
      ],
      unit: unit.id,
      target: at,
      contacts: arrivals.filter(({ contact }) => contact).length,
    })
  },
  *offers(state, seat) {
    if (!isPart(state, 'movement', seat)) return
    const enemies = enemiesOf(state, seat)
    if (enemies.length === 0) return
    for (const unit of unitsOf(state, seat)) {
      const bases = standing(state, unit)
      const leader = leaderOf(bases)
      if (!leader || !bases.some(base => isFoot(state, base)) || bases.some(({ moved }) => moved === 'assault'))
        continue
      yield {
        kind: 'piece',
        id: `assault.${unit.id}`,
        label: `Assault with ${unit.name}`,
        key: 'c',
        rule: 'LW.inf.assault.declare',
        piece: leader.id,
        choices: enemies.map(({ id }) => ({
          piece: id,
          action: { type: 'assault.declare', unit: unit.id, target: id },
        })),
      }
    }
  },
})

function contactRefusals({ arrivals, barred }: Closing): Refusal[] {
  if (arrivals.some(({ contact }) => contact)) return []
  return barred
    ? [no('LW.inf.assault.bad-going', 'Bad going lies in the way; an assault does not cross it.')]
    : [no('LW.inf.assault.double', 'No squad reaches contact within 12 inches.')]
}

interface Declared {
  readonly unit: Unit
  readonly target: Base
  readonly closing: Closing
}

function planOf(state: State, { unit, target, closing }: Declared): Plan<readonly Arrival[]> {
  const { arrivals } = closing
  const contacts = arrivals.filter(({ contact }) => contact).length
  const against = targetName(state, {
    target: isTroops(state, target) ? { kind: 'unit', unit: target.unit } : { kind: 'vehicle', base: target.id },
  } as Assault)
  return {
    title: `${unit.name} assaults ${against}: ${count(arrivals.length, 'squad')}, ${contacts} in contact`,
    rule: 'LW.inf.assault.declare',
    ledgers: [],
    get shapes() {
      return arrivals.map(
        ({ base, pose, contact }): Shape => ({
          kind: 'path',
          tone: contact ? 'good' : 'muted',
          points: [baseOf(state, base).at, pose.at],
          arrow: true,
        }),
      )
    },
    ...(isTroops(state, target) ? { foreseen: foresee(state, { target, squads: arrivals }) } : {}),
    resolve: () => arrivals,
  }
}

/** LW.inf.assault.defensive-fire, LW.inf.assault.melee: defensive fire with everything, then the first rounds. */
function foresee(state: State, { target, squads }: { target: Base; squads: readonly Arrival[] }): Plan<unknown> {
  const defenders = defendersOf(state, target)
  const fire = defenders.reduce(
    (sum, base) =>
      sum +
      defensiveWeapons(state, base)
        .filter(({ range }) => squads.some(({ pose }) => within(base, pose.at, range)))
        .reduce((dice, weapon) => dice + weapon.dice, 0),
    0,
  )
  const resolve = (dice: Dice) => {
    const shot = Math.min(squads.length, dice.successes(fire, 6, 6))
    const left = { attackers: squads.length - shot, defenders: defenders.length }
    if (left.attackers === 0) return { outcome: 'defender', losses: [shot, 0] } as const
    const fight = fightOn(left, FORESEEN, dice)
    return { outcome: fight.outcome, losses: [fight.losses[0] + shot, fight.losses[1]] } as const
  }
  const plan: Plan<ReturnType<typeof resolve>> = {
    title: 'How it may go',
    rule: 'LW.inf.assault.winner',
    ledgers: [],
    resolve,
    outcome: ({ outcome }) => {
      switch (outcome) {
        case 'attacker':
          return { label: 'The attackers win', rank: 0, success: true }
        case 'draw':
          return { label: `Undecided after ${FORESEEN} rounds`, rank: 1 }
        case 'nobody':
          return { label: 'Both are wiped out', rank: 2 }
        case 'defender':
          return { label: 'The defenders win', rank: 3 }
      }
    },
    also: ({ losses }) => [
      ...(losses[0] > 0 ? [`Attackers lose ${count(losses[0], 'base')}`] : []),
      ...(losses[1] > 0 ? [`Defenders lose ${count(losses[1], 'base')}`] : []),
    ],
  }
  return plan as unknown as Plan<unknown>
}

const within = (base: Base, at: { x: number; y: number }, range: number): boolean =>
  (base.at.x - at.x) ** 2 + (base.at.y - at.y) ** 2 <= (range + 1e-6) ** 2
