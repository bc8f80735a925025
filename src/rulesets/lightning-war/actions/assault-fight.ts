import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import { attackersLeft, defendersLeft, escortRefusals, inContact, targetName, vehiclesBeside } from '../rules/assault'
import { baseOf, isTroops, no, unitOf } from '../rules/base'
import { changedUnit } from '../rules/changed'
import { assaultNamed } from '../rules/defence'
import { strike } from '../rules/losses'
import { fightRound, lossCounts, type Round, verdictAfter } from '../rules/melee'
import { count } from '../rules/words'
import { pop, push, putAssault, putTop, putUnit } from '../rules/writing'
import type { Assault, Base, State } from '../state'
import { notNow } from './shared'

const SIX = ['LW.inf.assault.six'] as const
const noSuch = no('LW.inf.assault.continue', 'There is no such assault to fight.')

/** One round of an assault, or troops closing with a vehicle. The side with the initiative picks the order. */
export const fight = define(z.object({ type: z.literal('assault.round'), assault: z.string() }))({
  rule: 'LW.inf.assault.melee',
  when: 'assault',
  plan(state, { assault: id }, actor) {
    const assault = assaultNamed(state, id)
    const early = notNow(state, 'assault', actor)
    if (!assault || assault.outcome !== null) return { refusals: [...early, noSuch] }
    if (early.length > 0) return { refusals: early }
    const sides = {
      attackers: attackersLeft(state, assault).length,
      defenders: defendersLeft(state, assault).length,
    }
    const names = `${unitOf(state, assault.attacker).name} against ${targetName(state, assault)}`
    if (assault.target.kind === 'vehicle')
      return {
        ...plain(`Close assault: ${names}`, 'LW.inf.assault.armour-disabled'),
        resolve: (): Round | null => null,
      }
    return {
      title: `Assault, round ${assault.rounds + 1}: ${names}`,
      rule: 'LW.inf.assault.melee',
      ledgers: [
        {
          name: 'Dice of the attacker',
          base: '',
          lines: [{ value: sides.attackers, why: count(sides.attackers, 'squad'), rule: 'LW.inf.assault.melee' }],
        },
        {
          name: 'Dice of the defender',
          base: '',
          lines: [{ value: sides.defenders, why: count(sides.defenders, 'squad'), rule: 'LW.inf.assault.melee' }],
        },
      ],
      resolve: (dice): Round | null => fightRound(sides, dice),
      outcome: round => roundLabel(round, { rounds: assault.rounds + 1, options: state.options }),
      counts: round => (round ? lossCounts(round.losses) : {}),
    }
  },
  apply(next, { assault: id }, round, { emit }) {
    const assault = assaultNamed(next, id)
    if (!assault) return
    if (assault.target.kind === 'vehicle') return closeWith(next, assault, emit)
    if (!round) return
    const rounds = assault.rounds + 1
    putAssault(next, { ...assault, rounds, outcome: round.outcome })
    const { unit } = assault.target
    emit({
      type: 'assault-fought',
      rules: ['LW.inf.assault.melee', 'LW.inf.assault.six'],
      round: rounds,
      attacker: assault.attacker,
      defender: unit,
      dice: [attackersLeft(next, assault).length, defendersLeft(next, assault).length],
      sixes: round.sixes,
    })
    takeOff(next, { assault, unit, count: round.losses[1] }, emit)
    takeOff(next, { assault, unit: assault.attacker, count: round.losses[0] }, emit)
  },
  *offers(state) {
    for (const assault of state.assaults) {
      if (assault.outcome !== null) continue
      yield {
        kind: 'button',
        id: `assault.round.${assault.id}`,
        label: `Fight: ${unitOf(state, assault.attacker).name} against ${targetName(state, assault)}`,
        rule: 'LW.inf.assault.melee',
        action: { type: 'assault.round', assault: assault.id },
      }
    }
  },
})

function roundLabel(round: Round | null, { rounds, options }: { rounds: number } & Pick<State, 'options'>) {
  switch (round?.outcome) {
    case undefined:
      return { label: 'Disabled', rank: 0, success: true }
    case 'attacker':
      return { label: 'The attackers win', rank: 0, success: true }
    case 'draw':
      return verdictAfter('draw', rounds, options) === 'goes on'
        ? { label: 'A draw: another round', rank: 1 }
        : { label: 'A last draw: the attackers go back', rank: 1 }
    case 'nobody':
      return { label: 'Both are wiped out', rank: 2 }
    case 'defender':
      return { label: 'The defenders win', rank: 3 }
  }
}

/** LW.inf.assault.six: the owner picks who is lost, unless there is nothing to pick. */
function takeOff(
  next: State,
  { assault, unit, count: n }: { assault: Assault; unit: string; count: number },
  emit: Emit,
) {
  if (n === 0) return
  const left = unit === assault.attacker ? attackersLeft(next, assault) : defendersLeft(next, assault)
  if (left.length <= n) for (const { id } of left) strike(next, { base: id, rules: SIX }, emit)
  else push(next, { kind: 'losses', assault: assault.id, unit, count: n })
}

/** LW.inf.assault.armour-disabled, LW.inf.assault.armour-escort: each squad in contact disables one vehicle. */
function closeWith(next: State, assault: Assault, emit: Emit): void {
  if (assault.target.kind !== 'vehicle') return
  const vehicle = baseOf(next, assault.target.base)
  const { attacker: unit } = assault
  next.assaults = next.assaults.filter(({ id }) => id !== assault.id)
  if (vehicle.status !== 'table') return
  const isGuarded = (base: Base): boolean => escortRefusals(next, base).length > 0
  const open = [vehicle, ...vehiclesBeside(next, vehicle)].filter(base => !isGuarded(base))
  const struck = inContact(next, open, attackersLeft(next, assault))
  if (!struck.includes(vehicle)) {
    const guarded = isGuarded(vehicle)
    const rules = [guarded ? 'LW.inf.assault.armour-escort' : 'LW.inf.assault.armour-disabled'] as const
    emit({ type: 'armour-spared', rules, unit, base: vehicle.id, why: guarded ? 'escort' : 'contact' })
  }
  for (const { id } of struck) {
    emit({ type: 'armour-assaulted', rules: ['LW.inf.assault.armour-disabled'], unit, base: id })
    strike(next, { base: id, rules: ['LW.inf.assault.armour-disabled'] }, emit)
  }
  if (struck.length > 0) putUnit(next, changedUnit(unitOf(next, unit), { reorganising: next.turn + 1 }))
}

/** The owner takes off a base for each six. */
export const pickLoss = define(z.object({ type: z.literal('assault.pickLoss'), base: z.string() }))({
  rule: 'LW.inf.assault.six',
  when: 'losses',
  plan(state, { base: id }, actor) {
    const top = state.stack.at(-1)
    const base = state.bases[id]
    const assault = top?.kind === 'losses' ? assaultNamed(state, top.assault) : undefined
    if (top?.kind !== 'losses' || !assault || unitOf(state, top.unit).seat !== actor)
      return { refusals: [no('LW.inf.assault.six', 'You have no loss to take off.')] }
    if (!base || !losable(state, assault, top.unit).includes(id))
      return { refusals: [no('LW.inf.assault.six', `The loss falls on ${unitOf(state, top.unit).name}.`)] }
    return plain(`${base.name} is lost`, 'LW.inf.assault.six')
  },
  apply(next, { base }, _, { emit }) {
    const top = next.stack.at(-1)
    if (top?.kind !== 'losses') return
    if (top.count === 1) pop(next)
    else putTop(next, { ...top, count: top.count - 1 })
    strike(next, { base, rules: SIX }, emit)
  },
  *offers(state, seat) {
    const top = state.stack.at(-1)
    const assault = top?.kind === 'losses' ? assaultNamed(state, top.assault) : undefined
    if (top?.kind !== 'losses' || !assault || unitOf(state, top.unit).seat !== seat) return
    yield {
      kind: 'piece',
      id: 'assault.pickLoss',
      label: `${unitOf(state, top.unit).name} loses ${count(top.count, 'base')}: which?`,
      rule: 'LW.inf.assault.six',
      choices: losable(state, assault, top.unit).map(piece => ({
        piece,
        action: { type: 'assault.pickLoss', base: piece },
      })),
    }
  },
})

/** Those who fought: the squads of the attacker, the troops of the defender. */
const losable = (state: State, assault: Assault, unit: string): string[] =>
  (unit === assault.attacker ? attackersLeft(state, assault) : defendersLeft(state, assault))
    .filter(base => isTroops(state, base))
    .map(({ id }) => id)
