import type { Offer } from '../../../engine/offers'
import { type OutcomeLabel, type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { ActionDef, Prompt } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { LsEvent } from '../events'
import { type Answer, type AttackResult, attackPlan, type Shot } from '../rules/attack'
import { concludeAttack } from '../rules/attack-outcome'
import { facingTowards, turnRefusals } from '../rules/close-combat'
import { commandRefusals, payCommandPoint } from '../rules/command'
import { bandAt, rangeBetween } from '../rules/range'
import { cardOf, unitOf } from '../rules/unit'
import type { DeclaredAttack, State } from '../state'

const schema = z.strictObject({ type: z.literal('defend'), turnToFace: z.boolean(), commandPoint: z.boolean() })
export type DefendAction = z.infer<typeof schema>

/** What the owner of a target may choose from. */
export interface Choices {
  readonly turn: boolean
  readonly commandPoint: boolean
  readonly any: boolean
}

export function choicesOf(state: State, shot: Pick<Shot, 'attacker' | 'target'>): Choices {
  const turn = turnRefusals(state, shot).length === 0 && facingTowards(shot.target, shot.attacker) !== null
  const commandPoint = commandRefusals(state, shot.target.id).length === 0
  return { turn, commandPoint, any: turn || commandPoint }
}

/** LS.cc.cco.turn: it turns unless its owner says otherwise. */
export const defaultAnswer = ({ turn }: Choices): Answer => ({ turnToFace: turn, commandPoint: false })

const noAttack = refuse('LS.attack.cost', 'No attack waits for an answer.')

/** The target's owner decides, and the dice fall: LS.command.defence wants both before any die. */
export const defend: ActionDef<State, DefendAction, LsEvent, AttackResult> = {
  rule: 'LS.command.defence',
  schema,

  plan(state, action) {
    const frame = declaredAttack(state)
    if (!frame) return { refusals: [noAttack] }
    const shot = declaredShot(state, frame, action)
    if (!shot) return { refusals: [noAttack] }
    const refusals = answerRefusals(state, shot)
    if (refusals.length > 0) return { refusals }
    return seenByTarget({ ...attackPlan(state, shot), title: LABELS[keyOf(action)] })
  },

  apply(draft, action, result, { emit }) {
    const frame = draft.stack.pop()
    if (frame?.kind !== 'attack') throw new Error('no attack to answer')
    const target = unitOf(draft, frame.target)
    if (action.turnToFace) target.facing = facingTowards(target, unitOf(draft, frame.attacker)) ?? target.facing
    const paid = action.commandPoint ? payCommandPoint(draft, target.id, 'defence') : null
    concludeAttack(draft, { ...frame, answer: action, wheeled: false }, result, emit)
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
}

function declaredAttack(state: State): DeclaredAttack | null {
  const top = state.stack.at(-1)
  return top?.kind === 'attack' ? top : null
}

/** The attack as it was declared; its Action is spent, so it is not judged again. */
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
    ...(answer.turnToFace && faces ? [refuse('LS.cc.cco.turn', `${target.name} faces the attacker already.`)] : []),
    ...(answer.commandPoint ? commandRefusals(state, target.id) : []),
  ]
}

type Key = 'stand' | 'turn' | 'point' | 'both'

const keyOf = ({ turnToFace, commandPoint }: Answer): Key =>
  turnToFace ? (commandPoint ? 'both' : 'turn') : commandPoint ? 'point' : 'stand'

const LABELS: Readonly<Record<Key, string>> = {
  stand: 'Stand and defend',
  turn: 'Turn to face the attacker',
  point: 'Spend a Command Point: +2 to this Defense roll',
  both: 'Turn to face, and spend a Command Point for +2',
}

const KEYS: Readonly<Record<Key, string>> = { stand: 's', turn: 't', point: 'p', both: 'b' }

function answerOffer(piece: string, action: DefendAction): Offer<DefendAction> {
  const key = keyOf(action)
  const rule = action.turnToFace ? 'LS.cc.cco.turn' : 'LS.command.defence'
  return { id: `defend.${key}`, kind: 'button', label: LABELS[key], rule, piece, key: KEYS[key], action }
}

/** The same attack, with the success on the other side. */
function seenByTarget<R>({ outcome, foreseen, ...plan }: Plan<R>): Plan<R> {
  const turned = { ...plan, outcome: (result: R) => turnedRound(outcome?.(result)) }
  return foreseen ? { ...turned, foreseen: seenByTarget(foreseen) } : turned
}

const FAILED = new WeakMap<OutcomeLabel, OutcomeLabel>()

/** What the attacker hopes for is what the defender fears. */
function turnedRound(label: OutcomeLabel | undefined): OutcomeLabel {
  if (!label) throw new Error('an attack has an outcome')
  const known = FAILED.get(label)
  if (known) return known
  const turned = { label: label.label, rank: label.rank, success: !label.success }
  FAILED.set(label, turned)
  return turned
}

export function attackPrompt(state: State, frame: DeclaredAttack): Prompt {
  const attacker = unitOf(state, frame.attacker)
  const target = unitOf(state, frame.target)
  const weapon = cardOf(state, attacker).weapons[frame.weapon]?.name ?? 'weapon'
  const { turn, commandPoint } = choicesOf(state, { attacker, target })
  const may = [turn && 'turn to face', commandPoint && 'spend a Command Point for +2'].filter(it => it !== false)
  return {
    seat: target.seat,
    say: `${attacker.name} attacks ${target.name} with its ${weapon}: ${[...may, 'or stand'].join(', ')}`,
    rule: turn ? 'LS.cc.cco.turn' : 'LS.command.defence',
    pieces: [target.id, attacker.id],
  }
}
