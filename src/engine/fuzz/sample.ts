import type { Field, FieldValues, Offer } from '../offers'
import type { View } from '../record/hidden'
import type { AnyPlayer } from '../record/offering'
import { pick, type Random } from '../rolls/random'
import type { Action } from '../ruleset'
import { somewhereIn } from '../scene/regions'

/** An offer, and how players without a plan handle its kind. */
export interface Playable {
  readonly offer: Offer<Action>
  readonly player: AnyPlayer | undefined
}

/** How often a first glance is trusted where any choice can be had instead. */
const TRUSTED = 0.9

/** Some action of an offer, one that looks legal where the game can tell; it may still be refused. */
export function samplePlayable({ offer, player }: Playable, view: View<unknown>, random: Random): Action | null {
  if (!player?.pick) return sampleOffer(offer, random)
  // Anywhere in a region or reach takes long to find: a pick is as random, and far quicker.
  const isListed = offer.kind === 'button' || offer.kind === 'piece' || offer.kind === 'cell'
  return !isListed || random() < TRUSTED ? player.pick(offer, view, random) : sampleOffer(offer, random)
}

/** Any action of an offer; null if there is none. */
export function sampleOffer(offer: Offer<Action>, random: Random): Action | null {
  switch (offer.kind) {
    case 'button':
      return offer.action
    case 'piece':
    case 'cell': {
      const choices = actionsListed(offer)
      return choices && choices.length > 0 ? pick(random, choices) : null
    }
    case 'region': {
      const at = somewhereIn(offer.region(), random)
      return at && offer.at({ at, facing: offer.facing === 'free' ? Math.floor(random() * 360) : offer.start().facing })
    }
    case 'facing':
      return offer.to(offer.pivot.facing + offer.arc.from + random() * (offer.arc.to - offer.arc.from))
    case 'path': {
      const to = somewhereIn(offer.reach.shapes(), random)
      return to && offer.along(offer.reach.extend([], to))
    }
    case 'form':
      return offer.fill(sampleFields(offer.fields(), random))
  }
}

/** Every action of an offer that lists them; null for one with too many to list. */
export function actionsListed(offer: Offer<Action>): readonly Action[] | null {
  switch (offer.kind) {
    case 'button':
      return [offer.action]
    case 'piece':
    case 'cell':
      return offer.choices().map((choice: { readonly action: Action }) => choice.action)
    default:
      return null
  }
}

export function sampleFields(fields: readonly Field[], random: Random): FieldValues {
  return Object.fromEntries(fields.map(field => [field.name, sampleField(field, random)]))
}

function sampleField(field: Field, random: Random): number | string | boolean {
  switch (field.kind) {
    case 'number': {
      const step = field.step ?? 1
      const value = field.min + Math.floor(random() * (Math.floor((field.max - field.min) / step) + 1)) * step
      return Number(value.toFixed(6))
    }
    case 'choice':
      return pick(random, field.options).value
    case 'flag':
      return random() < 0.5
    case 'text':
      return field.value
  }
}
