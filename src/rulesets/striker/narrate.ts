import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { FieldEvent, Named, RuleEvent, StrikerEvent } from './events'
import { isBattle, narrateBattle } from './narrate-battle'
import { tally } from './narrate-result'
import { moduleBy } from './rules/loaded'
import type { Phase, State } from './state'

const piece = ({ id, name }: Named) => ({ piece: id, name })
const round = (value: number): number => Math.round(value * 10) / 10
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  first: 'Choosing the first side',
  deploy: 'Deployment',
  command: 'Command',
  move1: 'First movement',
  fire1: 'First fire',
  melee1: 'First melee',
  move2: 'Second movement',
  fire2: 'Second fire',
  melee2: 'Second melee',
  panic: 'Panic',
  over: 'End',
}
const ENDED = {
  spotted: 'it has spotted an enemy',
  firedOn: 'it has been fired on',
  casualty: 'it has taken casualties',
  reached: 'it has reached its destination',
  jammed: 'its radio net is jammed',
  giverLost: 'the leader who gave it was lost',
} as const

/** What happened, in words. A stand's name never changes. */
export const narrate = (event: StrikerEvent, state: State): Sentence =>
  event.type === 'rule'
    ? narrateRule(event, state)
    : isBattle(event)
      ? narrateBattle(event, state)
      : narrateField(event)

/** A rule has its own words for what it did. */
const narrateRule = ({ of, name, data }: RuleEvent, state: State): Sentence =>
  moduleBy(of)?.words?.[name]?.(data, state) ?? say`Rule ${of} applies: ${name}.`

function narrateField(event: FieldEvent): Sentence {
  switch (event.type) {
    case 'first':
      return say`Rolls for the first side: ${event.rolls.flatMap((roll, i) => [i > 0 ? ', ' : '', { seat: roll.side }, ` ${roll.face}`])}. ${{ seat: event.chooser }} may choose who goes first.`
    case 'chosen':
      return say`${{ seat: event.first }} will go first for the whole battle.`
    case 'deployed':
      return say`${piece(event.stand)} is deployed.`
    case 'ready':
      return say`${{ seat: event.side }} finished ${event.what === 'deployment' ? 'deploying' : 'giving orders'}.`
    case 'phase':
      return event.mover
        ? say`Turn ${event.turn}, ${PHASE_NAMES[event.phase].toLowerCase()}: ${{ seat: event.mover }}.`
        : say`Turn ${event.turn}, ${PHASE_NAMES[event.phase].toLowerCase()}.`
    case 'passed':
      return event.side
        ? say`${{ seat: event.side }} finished this phase.`
        : say`Nobody has a spotted target, so there’s no direct fire.`
    case 'ordered':
      return say`${piece(event.by)} orders ${event.unit}: ${event.says}. The order takes effect in turn ${event.effective}.`
    case 'assigned':
      return say`${piece(event.stand)} is assigned to ${event.mission}.`
    case 'order-cancelled':
      return say`The order to ${event.unit} is cancelled.`
    case 'order-in-force':
      return say`${event.unit} receives its order: ${event.says}.`
    case 'order-ended':
      return event.why === 'jammed' || event.why === 'giverLost'
        ? say`The order to ${event.unit} doesn’t get through: ${ENDED[event.why]}.`
        : say`${event.unit} stops following its order: ${ENDED[event.why]}.`
    case 'jam-set':
      return say`${piece(event.jammer)} will jam ${event.net}.`
    case 'jammed':
      return say`Jamming ${event.net}: rolls ${event.thrown}, ${event.works ? 'so nobody can use this net this turn' : 'no effect'}.`
    case 'succeeded':
      return say`${piece(event.leader)} takes command of ${event.unit} (leader level ${event.level}).`
    case 'moved':
      return event.length > 0
        ? say`${piece(event.stand)} ${event.how} ${round(event.length)} cm.`
        : say`${piece(event.stand)} ${event.how}.`
    case 'met':
      return say`${piece(event.stand)} runs into ${event.enemies.flatMap((one, i) => [i > 0 ? ', ' : '', piece(one)])} and stops.`
    case 'mounted':
      return event.out
        ? say`${piece(event.stand)} gets out of ${piece(event.vehicle)}.`
        : say`${piece(event.stand)} gets into ${piece(event.vehicle)}.`
    case 'split':
      return event.merged
        ? say`${piece(event.stand)} joins ${piece(event.other)}.`
        : say`${piece(event.other)} splits off from ${piece(event.stand)}.`
    case 'looked':
      return say`${count(event.tries, 'spotting attempt')}: ${event.found === 0 ? 'nothing found' : `${event.found} successful`}.`
    case 'spotted':
      return say`${piece(event.stand)} is spotted.`
    case 'glimpsed':
      return say`${piece(event.stand)} is seen moving, then lost from sight.`
    case 'lost-sight':
      return say`${piece(event.stand)} is out of sight.`
    case 'declared':
      return say`${piece(event.stand)} will fire ${event.weapon} at ${event.at}.`
    case 'undeclared':
      return say`${piece(event.stand)} holds its fire.`
    case 'sealed':
      return say`${{ seat: event.side }} confirmed all fire.`
    case 'shot':
      return event.thrown === null
        ? say`${piece(event.stand)} sweeps ${event.target} with ${event.weapon}: ${count(event.hits, 'hit')}.`
        : say`${piece(event.stand)} fires ${event.weapon} at ${event.target}: ${event.hits === 0 ? 'a miss' : count(event.hits, 'hit')} (rolls ${event.thrown} ${event.dm < 0 ? '−' : '+'} ${Math.abs(event.dm)}, needs ${event.need}).`
    case 'incoming':
      return say`Shots from the ${event.bearing} at ${event.range} range at ${event.target}: ${event.hits === 0 ? 'no hits' : count(event.hits, 'hit')}.`
    case 'broken':
      return say`${{ seat: event.side }} lost too many stands and must retreat.`
    case 'extended':
      return say`The last turn is over. Roll for one more: ${event.thrown}, ${event.more ? 'so another turn is played' : 'so the battle ends'}.`
    case 'retreated':
      return say`${{ seat: event.side }} retreated: ${count(event.saved, 'stand')} saved, ${event.lost} lost.`
    case 'work-begun':
      return say`${piece(event.stand)} starts work on ${event.task}, which takes ${count(event.turns, 'turn')}.`
    case 'work-done':
      return say`${piece(event.stand)} has finished ${event.task}.`
    case 'defaults':
      return say`Unless the referee rules otherwise: ${event.says.join('; ')}.`
    case 'result':
      return say`${{ seat: event.sheet.side }}: ${tally(event.sheet)}.`
    case 'over':
      return say`Victory points: ${{ seat: 'A' as const }} ${event.points.A}, ${{ seat: 'B' as const }} ${event.points.B}.`
  }
}
