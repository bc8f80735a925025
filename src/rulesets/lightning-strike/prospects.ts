import type { View } from '../../engine/record/hidden'
import type { Prospect } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import { choicesOf, defaultAnswer } from './actions/defend'
import { facingFor, isShot, sighted } from './rules/aim'
import { attackPlan, type Shot } from './rules/attack'
import { STAND } from './rules/defence'
import { cardOf, enemies, onTable } from './rules/unit'
import type { State } from './state'

/**
 * Each weapon of a Unit against each enemy, from where both stand now; an exo-armor that may turn first does so.
 * The target answers as the preview of the attack assumes, or the two would tell different odds.
 */
export function* prospects(view: View<State>, piece: PieceId): Iterable<Prospect> {
  const unit = view.units[piece]
  if (!unit || !onTable(unit)) return
  for (const [index, weapon] of cardOf(view, unit).weapons.entries()) {
    for (const target of enemies(view, unit.seat)) {
      const facing = facingFor(view, unit, { weapon, target })
      const shot = sighted(view, { unit: unit.id, weapon: index, target: target.id, facing }, STAND)
      const planned = isShot(shot) ? attackPlan(view, answered(view, shot)) : { refusals: shot }
      yield { piece: target.id, label: weapon.name, planned }
    }
  }
}

const answered = (view: State, shot: Shot): Shot => ({ ...shot, answer: defaultAnswer(choicesOf(view, shot)) })
