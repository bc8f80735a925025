import { arrive } from './arrive'
import { concludeAssault } from './assault-conclude'
import { declareAssault } from './assault-declare'
import { defend, hold } from './assault-defend'
import { fight, pickLoss } from './assault-fight'
import { assaultWay } from './assault-way'
import { pickMain } from './command-pick'
import { concede } from './concede'
import { deploy, deployDone } from './deploy'
import { displaced } from './displaced'
import { goBack } from './fall-back'
import { fireAp } from './fire-ap'
import { fireHe } from './fire-he'
import { fireSmall } from './fire-small'
import { leave } from './leave'
import { rollMorale } from './morale-roll'
import { move } from './move'
import { moveUnit } from './move-unit'
import { giveInitiative, rollInitiative, rollSeason } from './opening'
import { dismount, mount } from './transport'
import { endStep, endTurn } from './turn'

/** Everything that can be done, in the order in which it is offered. */
export const actions = {
  'season.roll': rollSeason,
  deploy,
  'deploy.done': deployDone,
  'initiative.roll': rollInitiative,
  'initiative.give': giveInitiative,
  move,
  'move.unit': moveUnit,
  arrive,
  'assault.declare': declareAssault,
  'assault.way': assaultWay,
  mount,
  dismount,
  'command.pick': pickMain,
  leave,
  'fire.ap': fireAp,
  'fire.small': fireSmall,
  'fire.he': fireHe,
  'displaced.pick': displaced,
  'assault.defend': defend,
  'assault.hold': hold,
  'assault.round': fight,
  'assault.pickLoss': pickLoss,
  'assault.conclude': concludeAssault,
  'fall.back': goBack,
  'morale.roll': rollMorale,
  'step.end': endStep,
  'turn.end': endTurn,
  concede,
}

type Table = typeof actions

export type LwAction = { [T in keyof Table]: Parameters<Table[T]['plan']>[1] }[keyof Table]
