import { activate } from './activate'
import { attack } from './attack'
import { commandAction, commandActivate, commandTurn } from './command'
import { concede } from './concede'
import { defend } from './defend'
import { eccmClear, eccmDispel } from './eccm'
import { ecmActivate, ecmMaintain } from './ecm'
import { endActivation } from './end-activation'
import { endInterference, endNext, endReset, endUnpaidEcm, mainAdvance } from './end-phase'
import { fly } from './fly'
import { initiativeOrder, initiativeRoll } from './initiative'
import { face, move } from './move'
import { obstacleDraw, obstaclePlace } from './obstacle'
import { place, setupFirst } from './place'
import { reactionAsk, reactionPass, reactionResume } from './reaction'
import { removeStun } from './remove-stun'
import { retreat } from './retreat'
import { ecmAnswer, ecmTarget } from './targeted-ecm'

/** Everything that can be done, in the order in which it is offered. */
export const actions = {
  'setup.first': setupFirst,
  'obstacle.draw': obstacleDraw,
  'obstacle.place': obstaclePlace,
  'setup.place': place,
  'initiative.roll': initiativeRoll,
  'initiative.order': initiativeOrder,
  activate,
  move,
  fly,
  face,
  attack,
  defend,
  removeStun,
  'ecm.activate': ecmActivate,
  'ecm.maintain': ecmMaintain,
  'ecm.target': ecmTarget,
  'ecm.answer': ecmAnswer,
  'eccm.dispel': eccmDispel,
  'eccm.clear': eccmClear,
  endActivation,
  'cp.action': commandAction,
  'cp.activate': commandActivate,
  'cp.turn': commandTurn,
  retreat,
  'reaction.pass': reactionPass,
  'reaction.resume': reactionResume,
  'reaction.ask': reactionAsk,
  'main.advance': mainAdvance,
  'end.interference': endInterference,
  'end.unpaidEcm': endUnpaidEcm,
  'end.reset': endReset,
  'end.next': endNext,
  concede,
}

type Table = typeof actions

export type LsAction = { [T in keyof Table]: Parameters<Table[T]['plan']>[1] }[keyof Table]
