import { type Sentence, say } from '../../engine/record/log'
import type { CombatEvent, EcmEnd, Hit, Resistance, Roll, Severity } from './combat-events'
import type { State } from './state'

type Part = Sentence[number]
type Event<T extends CombatEvent['type']> = Extract<CombatEvent, { type: T }>

export function narrateCombat(event: CombatEvent, state: State): Sentence {
  const named = (id: string): Part => ({ piece: id, name: state.units[id]?.name ?? id })
  switch (event.type) {
    case 'attack-declared':
      return say`${attackOf(event, named)}.`
    case 'attack-resolved':
      return attackResolved(event, named)
    case 'stunned':
      return say`${named(event.unit)} is Stunned.`
    case 'crippled':
      return say`${named(event.unit)} is Crippled${event.rules.includes('LS.damage.stun.second') ? ' by its second Stun' : ''}.`
    case 'overkilled':
      return say`${named(event.unit)} is destroyed${destroyedBy(event)}.`
    case 'stun-removed':
      return say`${named(event.unit)} shakes off its Stun counter.`
    case 'ecm-activated':
      return ecmActivated(event, named)
    case 'ecm-maintained':
      return say`${named(event.unit)} keeps its ECM ${event.threshold} up.`
    case 'ecm-removed':
      return say`The ECM of ${named(event.unit)} ${ECM_ENDS[event.why]}.`
    case 'interference-declared':
      return say`${named(event.source)} turns its Targeted ECM on ${named(event.target)}.`
    case 'interference-resolved':
      return interferenceResolved(event, state, named)
    case 'interference-cleared':
      return say`${named(event.unit)} clears itself of the Targeted ECM of ${named(event.source)}.`
    case 'eccm-rolled':
      return eccmRolled(event, named)
  }
}

type Named = (id: string) => Part

type Attacking = Pick<Event<'attack-declared'>, 'attacker' | 'target' | 'weapon' | 'wheeled'>

const attackOf = ({ attacker, target, weapon, wheeled }: Attacking, named: Named): Sentence =>
  say`${named(attacker)} ${wheeled ? 'turns and attacks' : 'attacks'} ${named(target)} with its ${weapon}`

function attackResolved(event: Event<'attack-resolved'>, named: Named): Sentence {
  const { target, struck, hit } = event
  const turned = event.turned ? say`${named(target)} turns to face it. ` : []
  const stray = struck === target ? [] : say`; the shot goes to ${named(struck)}`
  return say`${turned}${attackOf(event, named)}${stray} and ${hit ? hitText(event, hit) : missText(event)}.`
}

const against = ({ attack, defence }: { attack: Roll; defence: Roll }): string =>
  `${attack.total} against ${defence.total}`

function missText({ attack, defence }: Event<'attack-resolved'>): string {
  if (attack.fumble) return 'fumbles'
  const draw = attack.total === defence.total ? '; the defender wins a draw' : ''
  return `misses, ${against({ attack, defence })}${draw}`
}

const SEVERITY: Readonly<Record<Severity, string>> = {
  glance: 'a glancing blow',
  stun: 'above the Stun Threshold',
  crippled: 'above the Crippled Threshold',
  overkill: 'above the Overkill Threshold',
}

function hitText(event: Event<'attack-resolved'>, hit: Hit): string {
  const fumble = event.defence.fumble ? ' (a fumble)' : ''
  const sum = `${hit.margin} × ${hit.multiplier}${hit.halved ? ' (halved)' : ''} = ${hit.damage} damage`
  return `hits it in the ${hit.arc}, ${against(event)}${fumble}: ${sum}, ${SEVERITY[hit.severity]}`
}

function destroyedBy({ rules }: Event<'overkilled'>): string {
  if (!rules.includes('LS.damage.crippled.second')) return ''
  return rules.includes('LS.damage.stun.second')
    ? ': a second Stun, and it was Crippled already'
    : ': it was Crippled already'
}

function ecmActivated({ unit, threshold, placed, better }: Event<'ecm-activated'>, named: Named): Sentence {
  if (placed) return say`${named(unit)} broadcasts ECM ${threshold}: its enemies cannot use Command Points.`
  return better
    ? say`${named(unit)} reaches ECM ${threshold}, but ${named(better)} is not outdone by it.`
    : say`${named(unit)} fails to get its ECM going.`
}

const ECM_ENDS: Readonly<Record<EcmEnd, string>> = {
  unpaid: 'lapses: no Action was paid for it',
  crippled: 'falls silent with the damage',
  gone: 'is gone with it',
  outdone: 'gives way to the stronger one',
  dispelled: 'is dispelled',
  halved: 'is gone',
}

const ANSWERS: Readonly<Record<Resistance, string>> = {
  eccm: ', resisted with ECCM',
  plain: '',
  decline: '',
}

function interferenceResolved(event: Event<'interference-resolved'>, state: State, named: Named): Sentence {
  const { source, target, placed, answer } = event
  const friendly = state.units[source]?.seat === state.units[target]?.seat
  const whom: Part = source === target ? 'itself' : named(target)
  const result = `${against(event)}${ANSWERS[answer]}`
  if (friendly) {
    return placed
      ? say`${named(source)} masks ${whom}, ${result}.`
      : say`${named(source)} fails to mask ${whom}, ${result}.`
  }
  const declined = answer === 'decline' ? say`${named(target)} does not resist. ` : []
  return placed
    ? say`${declined}${named(source)} jams ${whom}, ${result}.`
    : say`${declined}${named(source)} fails to jam ${whom}, ${result}.`
}

function eccmRolled({ unit, target, roll, threshold, left }: Event<'eccm-rolled'>, named: Named): Sentence {
  const attempt = say`${named(unit)} counters the ECM of ${named(target)}, ${roll.total} against ${threshold}`
  if (left === threshold) return say`${attempt}, and fails${roll.fumble ? ' with a fumble' : ''}.`
  if (left > 0) return say`${attempt}: its Threshold falls to ${left}.`
  return roll.total === threshold ? say`${attempt}: half of it is nothing.` : say`${attempt}, and breaks it.`
}
