import { memoize } from '../../../engine/memoize'
import type { Offer } from '../../../engine/offers'
import { type OutcomeLabel, type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Prompt } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import { enemyName } from '../../../engine/words'
import { define } from '../define'
import { type Answer, type AttackResult, attackPlan, type Shot } from '../rules/attack'
import { concludeAttack } from '../rules/attack-outcome'
import { facingTowards, turnRefusals } from '../rules/close-combat'
import { commandRefusals, payCommandPoint } from '../rules/command'
import { choicesOf } from '../rules/defence'
import { bandAt, rangeBetween } from '../rules/range'
import { cardOf, unitOf, unitsOf } from '../rules/unit'
import { changeUnit, pop } from '../rules/writing'
import type { DeclaredAttack, State } from '../state'

const schema = z.strictObject({ type: z.literal('defend'), turnToFace: z.boolean(), commandPoint: z.boolean() })
type DefendAction = z.infer<typeof schema>

const noAttack = refuse('LS.attack.cost', 'None of your Units is being attacked now.')

/** The target's owner decides, then the dice are rolled: LS.command.defence. */
export const defend = define(schema)<AttackResult>({
  rule: 'LS.command.defence',

  plan(state, action) {
    const frame = declaredAttack(state)
    if (!frame) return { refusals: [noAttack] }
    const shot = declaredShot(state, frame, action)
    if (!shot) return { refusals: [noAttack] }
    const refusals = answerRefusals(state, shot)
    if (refusals.length > 0) return { refusals }
    return seenByTarget({ ...attackPlan(state, shot), title: LABELS[keyOf(action)] })
  },

  apply(next, action, result, { emit }) {
    const frame = pop(next)
    if (frame?.kind !== 'attack') throw new Error('no attack to answer')
    const target = unitOf(next, frame.target)
    const facing = action.turnToFace ? facingTowards(target, unitOf(next, frame.attacker)) : null
    if (facing !== null) changeUnit(next, target.id, { facing })
    const paid = action.commandPoint ? payCommandPoint(next, target.id, 'defence') : null
    concludeAttack(next, { ...frame, answer: action, turnedFirst: false }, result, emit)
    if (paid) emit(paid)
  },

  *offers(view, seat) {
    const frame = declaredAttack(view)
    const target = frame && unitOf(view, frame.target)
    if (!frame || target?.seat !== seat) return
    const choices = choicesOf(view, { attacker: unitOf(view, frame.attacker), target })
    for (const turnToFace of choices.turn ? [true, false] : [false]) {
      for (const commandPoint of choices.commandPoint ? [false, true] : [false]) {
        yield answerOffer(target.id, { type: 'defend', turnToFace, commandPoint })
      }
    }
  },
})

function declaredAttack(state: State): DeclaredAttack | null {
  const top = state.stack.at(-1)
  return top?.kind === 'attack' ? top : null
}

/** The attack as it was declared. Its Action is spent, so it isn't checked again. */
function declaredShot(state: State, frame: DeclaredAttack, answer: Answer): Shot | null {
  const attacker = unitOf(state, frame.attacker)
  const target = unitOf(state, frame.target)
  const weapon = cardOf(state, attacker).weapons[frame.weapon]
  const range = rangeBetween(attacker, target)
  const band = weapon && bandAt(weapon, range)
  return band ? { attacker, weapon, band, target, range, answer } : null
}

function answerRefusals(state: State, { attacker, target, answer }: Shot): Refusal[] {
  const faces = facingTowards(target, attacker) === null
  return [
    ...(answer.turnToFace ? turnRefusals(state, { attacker, target }) : []),
    ...(answer.turnToFace && faces ? [refuse('LS.cc.cco.turn', `${target.name} already faces the attacker.`)] : []),
    ...(answer.commandPoint ? commandRefusals(state, target.id) : []),
  ]
}

type Key = 'plain' | 'turn' | 'point' | 'both'

const keyOf = ({ turnToFace, commandPoint }: Answer): Key =>
  turnToFace ? (commandPoint ? 'both' : 'turn') : commandPoint ? 'point' : 'plain'

const LABELS: Readonly<Record<Key, string>> = {
  plain: 'Just defend',
  turn: 'Turn to face the attacker',
  point: 'Spend a Command Point for +2',
  both: 'Turn and spend a Command Point for +2',
}

const KEYS: Readonly<Record<Key, string>> = { plain: 's', turn: 't', point: 'p', both: 'b' }

function answerOffer(piece: string, action: DefendAction): Offer<DefendAction> {
  const key = keyOf(action)
  const rule = action.turnToFace ? 'LS.cc.cco.turn' : 'LS.command.defence'
  return { kind: 'button', id: `defend.${key}`, label: LABELS[key], rule, piece, key: KEYS[key], action }
}

/** The same attack, seen by its target: a success of one side is a failure of the other. */
function seenByTarget<R>(plan: Plan<R>): Plan<R> {
  const { outcome, foreseen } = plan
  const turned = {
    ...plan,
    outcome(result: R) {
      if (!outcome) throw new Error('an attack has an outcome')
      return opposite(outcome(result))
    },
  }
  return foreseen ? { ...turned, foreseen: () => seenByTarget(foreseen()) } : turned
}

const opposite = memoize(({ label, rank, success }: OutcomeLabel): OutcomeLabel => ({ label, rank, success: !success }))

export function attackPrompt(state: State, frame: DeclaredAttack): Prompt {
  const attacker = unitOf(state, frame.attacker)
  const target = unitOf(state, frame.target)
  const weapon = cardOf(state, attacker).weapons[frame.weapon]?.name ?? 'weapon'
  const { turn, commandPoint } = choicesOf(state, { attacker, target })
  const may = [turn && 'turn to face', commandPoint && 'spend a Command Point for +2'].filter(it => it !== false)
  return {
    seat: target.seat,
    say: `${enemyName(attacker.name, unitsOf(state, target.seat))} attacks ${target.name} with its ${weapon}: ${[...may, 'or just defend'].join(', ')}`,
    rule: turn ? 'LS.cc.cco.turn' : 'LS.command.defence',
    pieces: [target.id, attacker.id],
  }
}
