import { type MusterLaw, musterFaults } from '../../engine/forces/muster'
import { atEdges, forceLists, unevenness } from '../../engine/forces/points'
import type { Field } from '../../engine/offers'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Seat } from '../../engine/seats'
import type { ForceModel, GameSetup, RosterCard, SetupModel } from '../../engine/setup'
import type { Card } from './cards/card'
import { editor } from './cards/editor'
import { faultsOf } from './cards/faults'
import { modelOf } from './cards/model'
import { cardsOf } from './initial-state'
import { brief } from './mission'
import { type Options, optionsSchema } from './options'
import { threatOf } from './rules/unit'
import { scenarios } from './scenarios'

const MUSTER: Omit<MusterLaw, 'known'> = {
  unit: 'Unit',
  most: 20,
  rules: { some: 'LS.setup.control', most: 'LS.setup.control', known: 'LS.setup.card-per-unit' },
}
/** Sides are uneven if their totals differ by more than this share of the larger one. */
const TOLERANCE = 0.05

function fields({ options: o }: GameSetup<Options>): readonly Field[] {
  const obstacles: Field[] = o.obstacles
    ? [
        {
          kind: 'number',
          name: 'obstaclesEach',
          label: 'Obstacles each player places',
          min: 1,
          max: 8,
          value: o.obstaclesEach,
          rule: 'LS.obstacle.equal',
        },
        {
          kind: 'flag',
          name: 'areaTerrainBlocks',
          label: 'Fields and clouds hide Units that touch them from behind',
          value: o.areaTerrainBlocks,
          rule: 'LS.los.block-terrain',
        },
      ]
    : []
  return [
    {
      kind: 'number',
      name: 'tableWidth',
      label: 'Table width, cm',
      min: 60,
      max: 300,
      step: 10,
      value: o.tableWidth,
      rule: 'LS.setup.table',
    },
    {
      kind: 'number',
      name: 'tableHeight',
      label: 'Table depth, cm',
      min: 60,
      max: 300,
      step: 10,
      value: o.tableHeight,
      rule: 'LS.setup.table',
    },
    {
      kind: 'number',
      name: 'turnLimit',
      label: 'Number of turns',
      min: 0,
      max: 99,
      value: o.turnLimit,
      rule: 'LS.end.scenario',
      help: 'After the last turn, the side with the higher Threat Value on the table wins. Choose 0 to play without a limit.',
    },
    {
      kind: 'number',
      name: 'commandPoints',
      label: 'Command Points each turn',
      min: 0,
      max: 9,
      value: o.commandPoints,
      rule: 'LS.command.pool',
    },
    {
      kind: 'number',
      name: 'skill',
      label: 'Skill of all crews',
      min: 1,
      max: 4,
      value: o.skill,
      rule: 'LS.test.skill-2',
    },
    {
      kind: 'choice',
      name: 'ffArc',
      label: 'Fixed Forward arc',
      value: o.ffArc,
      rule: 'LS.arc.fixed-forward',
      options: [
        { value: '120', label: '120 degrees, as in the rules' },
        { value: '90', label: '90 degrees, as on the reference panel' },
      ],
      help: 'Fighters have a higher Threat Value with the wider arc.',
    },
    {
      kind: 'choice',
      name: 'exoFacing',
      label: 'Exo-armors can turn',
      value: o.exoFacing,
      rule: 'LS.move.exo.facing-active',
      options: [
        { value: 'free', label: 'At any time in their activation' },
        { value: 'endOnly', label: 'Only at the end of their activation' },
      ],
    },
    {
      kind: 'flag',
      name: 'aiming',
      label: 'Aiming',
      value: o.aiming,
      rule: 'LS.counter.aiming',
      help: 'A Unit can aim for +2 to its Attack rolls, with −2 to its Defense rolls until its next activation.',
    },
    { kind: 'flag', name: 'obstacles', label: 'Obstacles', value: o.obstacles, rule: 'LS.obstacle.optional' },
    ...obstacles,
  ]
}

const roster = (options: Options): readonly RosterCard[] =>
  cardsOf(options).map((card: Card) => ({
    id: card.id,
    name: card.name,
    side: card.fleet,
    points: threatOf(card, options),
    art: card.type,
    card: modelOf(card, options),
    own: options.cards.includes(card),
  }))

export const forces: ForceModel<Options> = {
  points: 'Threat Value',
  roster,
  ...forceLists<Options>(),
  editor,
}

/** The total Threat Value of a seat's force. */
export function threatTotal(options: Options, seat: Seat): number {
  const cards = new Map(cardsOf(options).map(card => [card.id, card]))
  return (options.forces[seat] ?? []).reduce((sum, { card: id }) => {
    const card = cards.get(id)
    return card ? sum + threatOf(card, options) : sum
  }, 0)
}

function check({ seats, options }: GameSetup<Options>): { errors: Refusal[]; warnings: Refusal[] } {
  const known = new Set(cardsOf(options).map(({ id }) => id))
  const errors = [
    ...seatErrors(seats.map(({ seat }) => seat)),
    ...seats.flatMap(({ seat, name }) => musterFaults(name, options.forces[seat] ?? [], { ...MUSTER, known })),
    ...(known.size < cardsOf(options).length ? [refuse('LS.card.fields', 'Two cards have the same id.')] : []),
    ...options.cards.flatMap(card =>
      faultsOf(card).map(({ path, why, rule }) => refuse(rule, `${card.name}, ${path.join(' › ')}: ${why}.`)),
    ),
  ]
  return { errors, warnings: errors.length > 0 ? [] : balance(options, seats) }
}

function seatErrors(seats: readonly Seat[]): Refusal[] {
  return atEdges(seats)
    ? []
    : [
        refuse(
          'LS.setup.opposite',
          'This game is for two to four sides, in seats A to D, each with its own table edge.',
        ),
      ]
}

function balance(options: Options, seats: GameSetup<Options>['seats']): Refusal[] {
  const totals = seats.map(({ seat, name }) => ({ name, points: threatTotal(options, seat) }))
  const uneven = unevenness(totals, TOLERANCE)
  return uneven ? [refuse('LS.setup.equal-points', uneven)] : []
}

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2, 3, 4],
  scenarios,
  fields,
  forces,
  brief,
  check,
}
