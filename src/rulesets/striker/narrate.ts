import { type Sentence, say } from '../../engine/record/log'
import { count } from '../../engine/words'
import type { FieldEvent, Named, StrikerEvent } from './events'
import { isBattle, narrateBattle } from './narrate-battle'
import { tally } from './narrate-result'
import type { Phase, State } from './state'

const piece = ({ id, name }: Named) => ({ piece: id, name })
const round = (value: number): number => Math.round(value * 10) / 10
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  first: 'Who is first',
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
  spotted: 'an enemy is spotted',
  firedOn: 'it is fired on',
  casualty: 'it has casualties',
  reached: 'the point is reached',
  jammed: 'its net is jammed',
  giverLost: 'who gave it is lost',
} as const

/** The words of the battle; names are those of the stands, which never change. */
export const narrate = (event: StrikerEvent, state: State): Sentence =>
  isBattle(event) ? narrateBattle(event, state) : narrateField(event)

function narrateField(event: FieldEvent): Sentence {
  switch (event.type) {
    case 'first':
      return say`The throw for first: ${event.rolls.flatMap((roll, i) => [i > 0 ? ', ' : '', { seat: roll.side }, ` ${roll.face}`])}. ${{ seat: event.chooser }} chooses.`
    case 'chosen':
      return say`${{ seat: event.first }} is the first side for the whole battle.`
    case 'deployed':
      return say`${piece(event.stand)} is placed.`
    case 'ready':
      return say`${{ seat: event.side }} has finished ${event.what === 'deployment' ? 'deploying' : 'commanding'}.`
    case 'phase':
      return event.mover
        ? say`Turn ${event.turn}, ${PHASE_NAMES[event.phase].toLowerCase()}: ${{ seat: event.mover }}.`
        : say`Turn ${event.turn}, ${PHASE_NAMES[event.phase].toLowerCase()}.`
    case 'passed':
      return event.side
        ? say`${{ seat: event.side }} does no more in this phase.`
        : say`Nobody has a spotted target: no direct fire.`
    case 'ordered':
      return say`${piece(event.by)} orders ${event.unit}: ${event.says}; in force from turn ${event.effective}.`
    case 'assigned':
      return say`${piece(event.stand)} is set to ${event.mission}.`
    case 'order-cancelled':
      return say`The order to ${event.unit} is withdrawn.`
    case 'order-in-force':
      return say`${event.unit} has its order: ${event.says}.`
    case 'order-ended':
      return event.why === 'jammed' || event.why === 'giverLost'
        ? say`The order to ${event.unit} does not get through: ${ENDED[event.why]}.`
        : say`${event.unit} holds: ${ENDED[event.why]}.`
    case 'jam-set':
      return say`${piece(event.jammer)} will jam ${event.net}.`
    case 'jammed':
      return say`Jamming of ${event.net}: ${event.thrown}, ${event.works ? 'the net is silent this turn' : 'without effect'}.`
    case 'succeeded':
      return say`${piece(event.leader)} takes over ${event.unit}, level ${event.level}.`
    case 'moved':
      return event.length > 0
        ? say`${piece(event.stand)} ${event.how} ${round(event.length)} cm.`
        : say`${piece(event.stand)} ${event.how}.`
    case 'met':
      return say`${piece(event.stand)} runs into ${event.enemies.flatMap((one, i) => [i > 0 ? ', ' : '', piece(one)])} and stops.`
    case 'mounted':
      return event.out
        ? say`${piece(event.stand)} dismounts from ${piece(event.vehicle)}.`
        : say`${piece(event.stand)} mounts ${piece(event.vehicle)}.`
    case 'split':
      return event.merged
        ? say`${piece(event.stand)} joins ${piece(event.other)}.`
        : say`${piece(event.other)} splits off from ${piece(event.stand)}.`
    case 'looked':
      return say`${count(event.tries, 'look')} around, ${event.found} found something.`
    case 'spotted':
      return say`${piece(event.stand)} is spotted.`
    case 'glimpsed':
      return say`${piece(event.stand)} is seen on its way and lost again.`
    case 'lost-sight':
      return say`${piece(event.stand)} is out of sight.`
    case 'declared':
      return say`${piece(event.stand)} will fire ${event.weapon} at ${event.at}.`
    case 'undeclared':
      return say`${piece(event.stand)} holds its fire.`
    case 'sealed':
      return say`${{ seat: event.side }} has sealed its fire.`
    case 'shot':
      return event.thrown === null
        ? say`${piece(event.stand)} sweeps ${event.target} with ${event.weapon}: ${count(event.hits, 'hit')}.`
        : say`${piece(event.stand)} fires ${event.weapon} at ${event.target}: ${event.thrown} ${event.dm < 0 ? '-' : '+'} ${Math.abs(event.dm)} against ${event.need}, ${event.hits === 0 ? 'a miss' : count(event.hits, 'hit')}.`
    case 'incoming':
      return say`Shots from the ${event.bearing} at ${event.range} range on ${event.target}: ${event.hits === 0 ? 'no hit' : count(event.hits, 'hit')}.`
    case 'broken':
      return say`${{ seat: event.side }} has lost too much and must retreat.`
    case 'extended':
      return say`The last turn is over: ${event.thrown}, ${event.more ? 'one more is played' : 'the battle ends'}.`
    case 'retreated':
      return say`${{ seat: event.side }} retreats: ${event.saved} saved, ${event.lost} lost.`
    case 'ruled':
      return say`${event.says} (${event.clause}).`
    case 'work-begun':
      return say`${piece(event.stand)} sets about ${event.task}: ${count(event.turns, 'turn')}.`
    case 'work-done':
      return say`${piece(event.stand)} has finished ${event.task}.`
    case 'defaults':
      return say`Unless a referee rules otherwise: ${event.says.join('; ')}.`
    case 'result':
      return say`${{ seat: event.sheet.side }} ${tally(event.sheet)}.`
    case 'over':
      return say`Victory points: ${{ seat: 'A' as const }} ${event.points.A}, ${{ seat: 'B' as const }} ${event.points.B}.`
  }
}
