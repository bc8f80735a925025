import type { Field, FieldValues, Offer } from '../offers'
import { pick, type Random } from '../rolls/random'
import type { Action } from '../ruleset'

/** Some action of an offer; it may still be refused. */
export function sampleOffer(offer: Offer<Action>, random: Random): Action {
  switch (offer.kind) {
    case 'button':
      return offer.action
    case 'piece':
    case 'cell':
      return pick<{ readonly action: Action }>(random, offer.choices).action
    case 'region':
      return offer.at(offer.sample(random))
    case 'facing':
      return offer.to(offer.pivot.facing + offer.arc.from + random() * (offer.arc.to - offer.arc.from))
    case 'path':
      return offer.along(offer.reach.sample(random))
    case 'form':
      return offer.fill(sampleFields(offer.fields, random))
  }
}

export const isEmpty = (offer: Offer<Action>): boolean =>
  (offer.kind === 'piece' || offer.kind === 'cell') && offer.choices.length === 0

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
