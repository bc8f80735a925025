import type { View } from '../../engine/record/hidden'
import type { Prospect } from '../../engine/ruleset'
import type { PieceId } from '../../engine/scene/scene'
import { facingFor, isShot, possibleShot } from './rules/aim'
import { attackPlan, type Shot } from './rules/attack'
import { choicesOf, defaultAnswer, NO_ANSWER } from './rules/defence'
import { cardOf, enemies, onTable } from './rules/unit'
import type { State } from './state'

/**
 * Each weapon of a Unit against each enemy, from where both are now. An exo-armor that can turn first does so.
 * The target's answer is the one that the preview of the attack assumes, so both show the same odds.
 */
export function* prospects(view: View<State>, piece: PieceId): Iterable<Prospect> {
  const unit = view.units[piece]
  if (!unit || !onTable(unit)) return
  for (const [index, weapon] of cardOf(view, unit).weapons.entries()) {
    for (const target of enemies(view, unit.seat)) {
      const facing = facingFor(view, unit, { weapon, target })
      const shot = possibleShot(view, { unit: unit.id, weapon: index, target: target.id, facing }, NO_ANSWER)
      const planned = isShot(shot) ? attackPlan(view, answered(view, shot)) : { refusals: shot }
      yield { piece: target.id, label: weapon.name, planned }
    }
  }
}

const answered = (view: State, shot: Shot): Shot => ({ ...shot, answer: defaultAnswer(choicesOf(view, shot)) })
