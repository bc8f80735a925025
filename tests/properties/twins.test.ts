import { describe, expect, test } from 'vitest'
import { sampleOffer } from '../../src/engine/fuzz/sample'
import { isRefusedStep, Match } from '../../src/engine/record/match'
import { pick, type Random, randomFrom } from '../../src/engine/rolls/random'
import { type Action, type AnyRuleset, anyRuleset } from '../../src/engine/ruleset'
import type { Seat } from '../../src/engine/seats'
import { games } from '../support/games'
import { pond } from '../support/toy'
import type { State } from '../support/toy/state'
import { forEach, playOne, seatsOf } from './positions'
import { differences, others, renamedForces, secretTwins, withSecrets } from './twins'

const TIMEOUT = { timeout: 600_000 }

/** Actions that everybody sees being taken, while what they say or roll is a secret. */
const HALF_OPEN: Readonly<Record<string, readonly string[]>> = {
  pond: ['signal', 'lay'],
  // A screen stands in front of the dice.
  'thunder-struck': ['roll'],
}

/** Games in which something is decided that others are not told of at all. */
const SECRETIVE = ['pond', 'thunder-struck', 'striker']

/** What somebody else could tell two worlds apart by, before and after going on in both. */
function told([one, two]: readonly [Match, Match], seat: Seat, random: Random): string[] {
  const eyes = others(one, seat)
  const apart = () => eyes.flatMap(viewer => differences(one, two, viewer))
  const found = apart()
  // In one world only, the secretive one undoes what nobody saw, and does it again.
  const undo = two.undoFor(seat)
  if (undo.kind === 'free' && eyes.every(viewer => !two.seenBy(viewer).includes(undo.to + 1))) {
    for (const step of [two.stepBack(seat), two.stepForward(seat)]) {
      expect(step).toBeNull()
      found.push(...apart())
    }
  }
  // Another seat does the same in both.
  for (const viewer of seatsOf(one).filter(other => other !== seat)) {
    const offers = one.offers(viewer).filter(offer => !offer.needsConfirmation)
    const action = offers.length > 0 ? sampleOffer(pick(random, offers), random) : null
    if (!action) continue
    const played = [one, two].map(world => !isRefusedStep(world.play(viewer, action)))
    if (!played[0] || !played[1]) return found
    // What is revealed or rolled by it may differ; what is not may not.
    if ([one, two].some(world => world.undoFor(viewer).kind !== 'free')) return found
    found.push(...apart())
    const undone = [one, two].map(world => world.stepBack(viewer) === null)
    if (undone[0] && undone[1]) found.push(...apart())
    return found
  }
  return found
}

interface Compared {
  compared: number
  found: string[]
}

function compare(ruleset: AnyRuleset, positions?: number): Compared {
  const all: Compared = { compared: 0, found: [] }
  forEach(ruleset, lookingInto(ruleset, all), { positions })
  return all
}

/** Compares the worlds that whoever is asked could make in secret. */
function lookingInto(ruleset: AnyRuleset, all: Compared) {
  const isHalfOpen = ({ type }: Action): boolean => HALF_OPEN[ruleset.id]?.includes(type) ?? false
  return (match: Match, random: Random): void => {
    if (all.found.length > 0) return
    for (const { seat } of ruleset.awaiting(match.state)) {
      const still = withSecrets(match, seat, Math.floor(random() * 2), { isHalfOpen, random })
      const busy = withSecrets(match, seat, 3, { isHalfOpen, random })
      const twins: [Match, Match][] = secretTwins(match, seat, isHalfOpen, random)
      if (busy.taken > 0) twins.push([still.world, busy.world])
      for (const pair of twins) {
        all.compared += 1
        all.found.push(...told(pair, seat, random))
      }
    }
  }
}

describe.each(games.filter(({ open }) => !open))('$title', ruleset => {
  test('what one side decides in secret shows nowhere to anybody else', TIMEOUT, () => {
    const { compared, found } = compare(ruleset)
    expect([...new Set(found)].slice(0, 6)).toEqual([])
    if (SECRETIVE.includes(ruleset.id)) expect(compared).toBeGreaterThan(0)
  })
})

/** Moments of a battle that random decisions reach only late: fire, and a second turn. */
const LATE = ['1 fire1', '1 fire2', '2 command', '2 move1', '2 fire1']

describe.each(games.filter(({ id }) => id === 'striker'))('$title', ruleset => {
  const moment = ({ state }: Match): string => {
    const { turn, phase } = state as { readonly turn: number; readonly phase: string }
    return `${turn} ${phase}`
  }

  test.each(ruleset.setupModel.scenarios)(
    '$title: nor does what is decided in secret later on',
    TIMEOUT,
    ({ setup }) => {
      const match = new Match(ruleset, setup, 'late twins')
      match.settle()
      const random = randomFrom(7)
      const all: Compared = { compared: 0, found: [] }
      const look = lookingInto(ruleset, all)
      const seen = new Map<string, number>()
      for (let i = 0; i < 900 && !ruleset.outcome(match.state) && moment(match) !== '2 move2'; i++) {
        const now = moment(match)
        const times = seen.get(now) ?? 0
        if (LATE.includes(now) && times < 2) {
          look(match, random)
          seen.set(now, times + 1)
        }
        playOne(match, random)
      }
      expect([...new Set(all.found)].slice(0, 6)).toEqual([])
      expect(LATE.filter(now => !seen.get(now))).toEqual([])
    },
  )
})

/** Games whose sides don't know what the other one has brought. */
const UNKNOWN_FORCES = ['striker']

describe.each(games.filter(({ id }) => UNKNOWN_FORCES.includes(id)))('$title', ruleset => {
  test.each(ruleset.setupModel.scenarios)(
    '$title: what one side has brought shows nowhere to the other',
    ({ setup }) => {
      for (const { seat } of setup.seats) {
        const match = new Match(ruleset, setup, 'twins')
        const twin = renamedForces(match, seat)
        if (!twin) throw new Error('there are no forces to rename')
        expect(others(match, seat).flatMap(viewer => differences(match, twin, viewer))).toEqual([])
      }
    },
  )
})

describe('a game that lets others infer a secret is found out', () => {
  const leaky = (more: object): AnyRuleset => anyRuleset({ ...pond, ...more })

  test.each([
    [
      'by its view',
      leaky({
        actions: {
          ...pond.actions,
          lay: {
            ...pond.actions.lay,
            apply(...[next, action, result, step]: Parameters<typeof pond.actions.lay.apply>) {
              pond.actions.lay.apply(next, action, result, step)
              next.options = { ...next.options, motto: `Mind ${action.at.x.toFixed(2)}` }
            },
          },
        },
      }),
    ],
    [
      'by who is asked for what',
      leaky({
        awaiting: (state: State) =>
          pond.awaiting(state).map(prompt => ({ ...prompt, say: `${prompt.say} ${Object.keys(state.mines)}` })),
        actions: {
          ...pond.actions,
          lay: {
            ...pond.actions.lay,
            apply(...[next, action, , { emit }]: Parameters<typeof pond.actions.lay.apply>) {
              const boat = next.boats[action.boat]
              if (!boat) return
              // Open where it lies to the left.
              next.mines = {
                ...next.mines,
                [boat.id]: {
                  $for: action.at.x < 30 ? ['A', 'B'] : [boat.seat],
                  ghost: true,
                  value: { id: boat.id, seat: boat.seat, at: action.at },
                },
              }
              next.boats = { ...next.boats, [boat.id]: { ...boat, mines: 0 } }
              emit({ type: 'laid', rules: ['POND.mine.lay'], boat: boat.id })
            },
          },
        },
      }),
    ],
    [
      'by its outcome',
      leaky({
        outcome: (state: State) =>
          Object.values(state.signals).some(({ $for, value }) => $for.length === 1 && value?.stance === 'ram')
            ? { winners: [], why: 'Boom.', rule: 'POND.win' }
            : pond.outcome(state),
      }),
    ],
  ])('%s', TIMEOUT, (_, ruleset) => {
    expect(compare(ruleset, 80).found).not.toEqual([])
  })
})
