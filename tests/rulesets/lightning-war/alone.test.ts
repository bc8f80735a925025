import { describe, expect, test } from 'vitest'
import { viewIn } from '../../../src/engine/record/hidden'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { ownUnit } from '../../../src/rulesets/lightning-war/own/unit'
import { ap, battle, type Given, go, he, position } from './support'

const rules = (given: Given, ...[seat, action]: Parameters<ReturnType<typeof battle>['refusalsOf']>): string[] =>
  battle(given)
    .refusalsOf(seat, action)
    .map(({ rule }) => rule)

describe('a reason that stands in the way by itself', () => {
  test.each(['road', 'retire'] as const)('[LW.move.double.no-fire] no defensive fire after moving by %s', moved => {
    const given: Given = {
      step: 'movement',
      units: { A1: [['rifle', { at: [30, 22] }]], B1: [['us.sherman', { at: [30, 20], moved }]] },
      more: {
        stack: [{ kind: 'defence', assault: 'x' }],
        assaults: [
          {
            id: 'x',
            attacker: 'A1',
            squads: ['A1.1'],
            target: { kind: 'vehicle', base: 'B1.1' },
            rounds: 0,
            outcome: null,
          },
        ],
      },
    }
    expect(rules(given, 'B', { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' })).toEqual([
      'LW.move.double.no-fire',
    ])
  })

  test('[LW.armour.multi] the second gun of a Lee fires its shells at the target of the first', () => {
    const lee = (at: string): Given => ({
      units: {
        A1: [['us.lee', { at: [30, 40], fired: [{ weapon: 1, at }] }]],
        B1: [['rifle', { at: [30, 20] }]],
        B2: [['rifle', { at: [34, 20] }]],
      },
    })
    expect(rules(lee('B1.1'), 'A', he('A1.1', 'B1.1'))).toEqual([])
    expect(rules(lee('B2.1'), 'A', he('A1.1', 'B1.1'))).toEqual(['LW.armour.multi'])
  })
})

test('[LW.board.arc] the wedge of a hull gun is drawn 45 degrees to either side of its front', () => {
  const table = battle({
    units: { A1: [['de.stug3g', { at: [30, 40], facing: 90 }]], B1: [['us.sherman', { at: [30, 20] }]] },
  })
  expect(table.refusalsOf('A', ap('A1.1', 'B1.1'))).toMatchObject([
    { rule: 'LW.board.arc', shapes: [{ kind: 'sector', at: { x: 30, y: 40 }, inner: 0, from: 45, to: 135 }] },
  ])
})

test('[LW.board.contact] a wreck in the way is called a wreck', () => {
  const table = battle({
    step: 'movement',
    units: { A1: [['rifle', { at: [34, 30] }]], B1: [['us.sherman', { at: [30, 30], status: 'wreck' }]] },
  })
  expect(table.refusalsOf('A', go('A1.1', [30, 30])).map(({ why }) => why)).toEqual([
    'The wreck of B1.1 is in that spot.',
  ])
})

test('[LW.opt.transport] a passenger begins half an inch from its truck', () => {
  const state = position({
    step: 'movement',
    options: { transport: true },
    units: {
      A1: [['rifle', { at: [30, 40], status: 'aboard', carrier: 'A2.1' }]],
      A2: [['truck', { at: [30, 40], facing: 90 }]],
    },
  })
  const [offer] = [...lightningWar.actions.dismount.offers(viewIn(lightningWar, state, 'A'), 'A')]
  if (offer?.kind !== 'region') throw new Error('no place')
  // Half of 2 and half of 1.2 inches, and half of the inch between them.
  const { at, facing } = offer.start()
  expect([at.x, at.y, facing]).toEqual([expect.closeTo(32.1), 40, 90])
})

test('templates lie at the origin, from which the table moves them', () => {
  const shapes = lightningWar.measures.templates.flatMap(({ shapes: drawn }) => drawn())
  expect(shapes).toHaveLength(5)
  for (const shape of shapes) expect(shape).toMatchObject({ at: { x: 0, y: 0 } })
})

test('a vehicle of one’s own has up to three guns', () => {
  const guns = (n: number) => Array.from({ length: n }, () => ({ gun: 'us.37mm', mount: 'turret' }))
  const isTaken = (n: number): boolean =>
    ownUnit.safeParse({
      ...{ id: 'own-1', name: 'Three', nation: 'us', from: 1942, to: 1945, bases: ['own'] },
      vehicle: { row: 'us.lee', front: 5, side: 4, guns: guns(n), crew: 3, mobility: 'M', type: 'medium' },
    }).success
  expect([isTaken(3), isTaken(4)]).toEqual([true, false])
})
