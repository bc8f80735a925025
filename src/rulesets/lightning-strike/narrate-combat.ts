import { type Sentence, say } from '../../engine/record/log'
import type { CombatEvent, EcmEnd, Hit, Resistance, Roll, Severity } from './events'
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
      return say`${named(event.unit)} removes its Stun counter.`
    case 'ecm-activated':
      return ecmActivated(event, named)
    case 'ecm-maintained':
      return say`${named(event.unit)} maintains its ECM ${event.threshold}.`
    case 'ecm-removed':
      return say`${named(event.unit)}'s ECM ${ECM_ENDS[event.why]}.`
    case 'interference-declared':
      return say`${named(event.source)} uses Targeted ECM against ${named(event.target)}.`
    case 'interference-resolved':
      return interferenceResolved(event, state, named)
    case 'interference-cleared':
      return say`${named(event.unit)} clears ${named(event.source)}'s Targeted ECM from itself.`
    case 'eccm-rolled':
      return eccmRolled(event, named)
  }
}

type Named = (id: string) => Part

type Attacking = Pick<Event<'attack-declared'>, 'attacker' | 'target' | 'weapon' | 'turnedFirst'>

const attackOf = ({ attacker, target, weapon, turnedFirst }: Attacking, named: Named): Sentence =>
  say`${named(attacker)} ${turnedFirst ? 'turns and attacks' : 'attacks'} ${named(target)} with its ${weapon}`

function attackResolved(event: Event<'attack-resolved'>, named: Named): Sentence {
  const { target, struck, hit } = event
  const turned = event.turned ? say`${named(target)} turns to face the attack. ` : []
  const result = hit ? hitText(event, hit) : missText(event)
  if (struck === target) return say`${turned}${attackOf(event, named)} and ${result}.`
  return say`${turned}${attackOf(event, named)}. The die picks ${named(struck)} instead: the attack ${result}.`
}

const against = ({ attack, defence }: { attack: Roll; defence: Roll }): string =>
  `${attack.total} against ${defence.total}`

function missText({ attack, defence }: Event<'attack-resolved'>): string {
  if (attack.fumble) return 'fumbles'
  const draw = attack.total === defence.total ? ': a draw goes to the defender' : ''
  return `misses, ${against({ attack, defence })}${draw}`
}

const SEVERITY: Readonly<Record<Severity, string>> = {
  glance: 'a glancing hit',
  stun: 'above the Stun Threshold',
  crippled: 'above the Crippled Threshold',
  overkill: 'above the Overkill Threshold',
}

function hitText(event: Event<'attack-resolved'>, hit: Hit): string {
  const fumble = event.defence.fumble ? ' (the defender fumbles)' : ''
  const sum = `${hit.margin} × ${hit.multiplier}${hit.halved ? ' (halved)' : ''} = ${hit.damage} damage`
  return `hits it in the ${hit.arc}, ${against(event)}${fumble}: ${sum}, ${SEVERITY[hit.severity]}`
}

function destroyedBy({ rules }: Event<'overkilled'>): string {
  if (!rules.includes('LS.damage.crippled.second')) return ''
  return rules.includes('LS.damage.stun.second')
    ? ' by a second Stun while already Crippled'
    : ' because it was already Crippled'
}

function ecmActivated({ unit, threshold, placed, better }: Event<'ecm-activated'>, named: Named): Sentence {
  if (placed) return say`${named(unit)} broadcasts ECM ${threshold}: its enemies can't use Command Points.`
  return better
    ? say`${named(unit)} reaches only ECM ${threshold}: ${named(better)} already has at least that.`
    : say`${named(unit)} fails to switch on its ECM.`
}

const ECM_ENDS: Readonly<Record<EcmEnd, string>> = {
  unpaid: 'lapses because no Action was spent on it',
  crippled: 'ends because of the damage',
  gone: 'ends as it leaves the table',
  outdone: 'is replaced by the stronger one',
  dispelled: 'is dispelled',
  halved: 'ends at 0',
}

const ANSWERS: Readonly<Record<Resistance, string>> = {
  eccm: ' with ECCM',
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
  const declined = answer === 'decline' ? say`${named(target)} doesn't resist. ` : []
  return placed
    ? say`${declined}${named(source)} jams ${whom}, ${result}.`
    : say`${declined}${named(source)} fails to jam ${whom}, ${result}.`
}

function eccmRolled({ unit, target, roll, threshold, left }: Event<'eccm-rolled'>, named: Named): Sentence {
  const attempt = say`${named(unit)} uses ECCM against ${named(target)}'s ECM, ${roll.total} against ${threshold}`
  if (left === threshold) return say`${attempt}, and ${roll.fumble ? 'fumbles' : 'fails'}.`
  if (left > 0) return say`${attempt}: its Threshold is halved to ${left}.`
  return roll.total === threshold ? say`${attempt}: its Threshold is halved to 0.` : say`${attempt}, and succeeds.`
}
