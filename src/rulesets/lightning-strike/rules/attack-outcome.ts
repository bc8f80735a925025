import type { Hit, Severity } from '../combat-events'
import type { Emit } from '../events'
import type { LsRule } from '../rulebook'
import type { State } from '../state'
import type { Answer, AttackResult } from './attack'
import { attackRules } from './cited-attack'
import { inflict } from './damage'
import { cardOf, unitOf } from './unit'

export interface Attack {
  readonly attacker: string
  readonly weapon: number
  readonly target: string
  readonly answer: Answer
  readonly wheeled: boolean
}

/** Writes down what an attack did. */
export function concludeAttack(draft: State, attack: Attack, result: AttackResult, emit: Emit): void {
  const { attacker, target, answer } = attack
  const weapon = cardOf(draft, unitOf(draft, attacker)).weapons[attack.weapon]?.name ?? ''
  emit({
    type: 'attack-resolved',
    rules: [...resultRules(result), ...randomRules(attack, result), ...priorRules(attack), ...attackRules(result)],
    attacker,
    weapon,
    target,
    struck: result.struck,
    attack: result.attack,
    defence: result.defence,
    wheeled: attack.wheeled,
    turned: answer.turnToFace,
    commandPoint: answer.commandPoint,
    hit: result.hit,
  })
  if (result.hit) inflict(draft, { unit: result.struck, severity: result.hit.severity }, emit)
}

const SEVERITY_RULES: Readonly<Record<Severity, LsRule>> = {
  glance: 'LS.damage.glance',
  stun: 'LS.damage.stun',
  crippled: 'LS.damage.crippled',
  overkill: 'LS.damage.overkill',
}

function resultRules({ attack, defence, hit }: AttackResult): LsRule[] {
  if (hit) return ['LS.attack.hit', ...(defence.fumble ? (['LS.defence.fumble'] as const) : []), ...hitRules(hit)]
  if (attack.fumble) return ['LS.attack.fumble', 'LS.dice.fumble']
  return attack.total === defence.total ? ['LS.attack.miss', 'LS.test.draw'] : ['LS.attack.miss', 'LS.test.mof']
}

const hitRules = ({ arc, halved, special, severity }: Hit): LsRule[] => [
  ...(arc === 'rear' ? (['LS.defarc.stats'] as const) : []),
  'LS.damage.total',
  ...(halved ? (['LS.damage.crippled.round'] as const) : []),
  special ? 'LS.damage.type-protection' : 'LS.damage.compare',
  SEVERITY_RULES[severity],
]

function randomRules({ target }: Attack, { random, struck }: AttackResult): LsRule[] {
  if (!random) return []
  const stray: LsRule[] = struck === target ? [] : ['LS.cc.random.resolve']
  return ['LS.cc.same-size.random', 'LS.cc.random.method', ...stray]
}

const priorRules = ({ wheeled, answer }: Attack): LsRule[] => [
  ...(wheeled ? (['LS.move.exo.facing-active'] as const) : []),
  ...(answer.turnToFace ? (['LS.cc.cco.turn', 'LS.cc.cco.keep'] as const) : []),
  ...(answer.commandPoint ? (['LS.command.defence'] as const) : []),
]
