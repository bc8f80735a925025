import { HotSeat } from '../../src/app/session/hot-seat'
import { actionsListed, sampleOffer } from '../../src/engine/fuzz/sample'
import type { Offer } from '../../src/engine/offers'
import { canRedo, questionFor, seenSteps, undoFor } from '../../src/engine/record/history'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import type { Step } from '../../src/engine/record/step'
import { type Random, randomDice, randomFrom } from '../../src/engine/rolls/random'
import { unseal } from '../../src/engine/rolls/seeded'
import type { Action } from '../../src/engine/ruleset'
import { SEATS, type Seat } from '../../src/engine/seats'
import { copyOf, seatsOf } from './positions'

/** An offer with everything in it that somebody could look at. */
export function opened(offer: Offer<Action>): unknown {
  switch (offer.kind) {
    case 'button':
      return offer
    case 'piece':
    case 'cell':
      return { ...offer, choices: offer.choices() }
    case 'region':
      return { ...offer, region: offer.region(), start: offer.start() }
    case 'facing':
      return offer
    case 'path':
      return { ...offer, reach: offer.reach.shapes() }
    case 'form':
      return { ...offer, fields: offer.fields() }
  }
}

/** Everything that a seat is ever shown of a game, by name, as text. */
export function worldOf(match: Match, seat: Seat): Readonly<Record<string, string>> {
  const { ruleset, state } = match
  const view = match.viewFor(seat)
  const scene = ruleset.scene(view)
  const pieces = [...scene.pieces.map(({ id }) => id), ...(ruleset.offTable?.(view) ?? [])]
  const offers = seatsOf(match).includes(seat) ? match.offers(seat) : []
  const random = randomFrom(1)
  const actions = offers.flatMap(offer => actionsListed(offer)?.[0] ?? sampleOffer(offer, random) ?? []).slice(0, 12)
  const parts: Record<string, unknown> = {
    view,
    scene,
    sequence: ruleset.sequence(view),
    cards: pieces.map(piece => ruleset.card(view, piece)),
    log: match.linesFor(seat),
    prompts: ruleset.awaiting(view),
    asked: ruleset.awaiting(state).some(prompt => prompt.seat === seat),
    offers: offers.map(opened),
    plans: actions.map(action => match.plan(seat, action)),
    undo: undoFor(match, seat),
    redo: canRedo(match, seat),
    question: questionFor(match, seat),
    replay: seenSteps(match, seat),
    outcome: ruleset.outcome(state),
    setup: new HotSeat(match).setup(seat),
    promise: match.commitment,
    seed: match.seed,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part) ?? 'nothing']))
}

/** What differs between two worlds, with the first place where it does. */
export function differences(one: Match, two: Match, seat: Seat): string[] {
  const [a, b] = [worldOf(one, seat), worldOf(two, seat)]
  return Object.keys(a).flatMap(name => {
    const [left = '', right = ''] = [a[name], b[name]]
    if (left === right) return []
    let at = 0
    while (left[at] === right[at]) at += 1
    const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
    return [`${name} of ${seat}: …${around(left)}… / …${around(right)}…`]
  })
}

/** Whether nothing of the steps is meant for these eyes. */
const isUnseen = (steps: readonly Step[], seat: Seat): boolean =>
  steps.some(({ events }) => events.length > 0) &&
  steps.every(
    ({ events, rolls }) =>
      (events.length > 0 || rolls.length === 0) && events.every(({ seenBy }) => seenBy && !seenBy.includes(seat)),
  )

/** Everybody who does not sit in this chair, and somebody who only looks on. */
export function others(match: Match, seat: Seat): readonly Seat[] {
  const seated = seatsOf(match)
  const onlooker = SEATS.filter(one => !seated.includes(one)).slice(0, 1)
  return [...seated.filter(one => one !== seat), ...onlooker]
}

const TRIES = 12

/** Whether everybody sees that an action is taken, while what it says or rolls is a secret. */
export type IsHalfOpen = (action: Action) => boolean

/** A copy of the game in which a seat has taken up to `most` decisions that the others cannot know of. */
export function withSecrets(
  match: Match,
  seat: Seat,
  most: number,
  { isHalfOpen, random }: { isHalfOpen: IsHalfOpen; random: Random },
): { world: Match; taken: number } {
  const world = copyOf(match)
  let taken = 0
  for (let tries = 0; tries < TRIES && taken < most; tries++) {
    const offers = world.offers(seat).filter(offer => !offer.needsConfirmation)
    const offer = offers[Math.floor(random() * offers.length)]
    const action = offer && sampleOffer(offer, random)
    const before = world.steps.length
    const played = action && !isHalfOpen(action) && world.play(seat, action, randomDice(random))
    if (!played || isRefusedStep(played)) continue
    if (others(world, seat).every(eyes => isUnseen(world.steps.slice(before), eyes))) taken += 1
    // Not a secret after all: the world is what it was before.
    else return { world: rewound(match, world, before), taken }
  }
  return { world, taken }
}

/** The first steps of a world, on a copy of the game it began as. */
function rewound(match: Match, world: Match, steps: number): Match {
  const copy = copyOf(match)
  for (const entry of world.record.entries.slice(match.steps.length, steps)) copy.replay(entry)
  return copy
}

/** The same battle, with one side's units under other names. */
export function renamedForces(match: Match, seat: Seat): Match | null {
  const { ruleset, setup } = match
  const { forces } = ruleset.setupModel
  const list = forces?.list(setup.options, seat) ?? []
  if (!forces || list.length === 0) return null
  const others = list.map(entry => ({ ...entry, name: `${entry.name} II`.slice(0, 60) }))
  const changed = { ...setup, options: forces.replace(setup.options, seat, others) }
  return new Match(ruleset, changed, unseal(match.record.sealed) ?? '')
}

/** Pairs of worlds that differ in what a decision of this seat said or rolled, which nothing has revealed yet. */
export function secretTwins(match: Match, seat: Seat, isHalfOpen: IsHalfOpen, random: Random): [Match, Match][] {
  const offers = [...match.offers(seat)].sort(() => random() - 0.5)
  for (const offer of offers) {
    const worlds: Match[] = []
    for (let tries = 0; tries < 6 && worlds.length < 4; tries++) {
      const action = sampleOffer(offer, random)
      if (!action || !isHalfOpen(action)) break
      const world = copyOf(match)
      const played = world.play(seat, action, randomDice(random))
      const told = ({ barrier, events }: Step) => barrier && events.some(({ seenBy }) => !seenBy)
      if (!isRefusedStep(played) && !played.some(told)) worlds.push(world)
    }
    // Each world goes on by itself, so none is in two pairs.
    const [a, b, c, d] = worlds
    if (a && b)
      return c && d
        ? [
            [a, b],
            [c, d],
          ]
        : [[a, b]]
  }
  return []
}
