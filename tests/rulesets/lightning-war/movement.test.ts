import { describe, expect, test } from 'vitest'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import { base, battle, block, go, strip } from './support'

const alone = (
  model: string,
  more: Partial<Parameters<typeof battle>[0]> = {},
  at: readonly [number, number] = [30, 40],
) => battle({ step: 'movement', ...more, units: { A1: [[model, { at }]], ...more.units } })

describe('vehicle movement', () => {
  test('[LW.move.afv LW.board.measure] armour moves 12 inches along its way, and no hair more', () => {
    expect(alone('us.sherman').forbiddenBy('A', go('A1.1', [30, 28]))).toEqual([])
    expect(alone('us.sherman').forbiddenBy('A', go('A1.1', [30, 27.99]))).toEqual(['LW.move.afv'])
    const bent: LwAction = {
      type: 'move',
      base: 'A1.1',
      mode: 'normal',
      path: [
        { at: { x: 37, y: 40 }, facing: 90 },
        { at: { x: 37, y: 34.9 }, facing: 0 },
      ],
    }
    expect(alone('us.sherman').forbiddenBy('A', bent)).toEqual(['LW.move.afv'])
  })

  test('[LW.move.bad-going] every inch of bad going costs two', () => {
    const rough = { terrain: [block('rough', 'r', [20, 34, 20, 3])] }
    expect(alone('us.sherman', rough).forbiddenBy('A', go('A1.1', [30, 31]))).toEqual([])
    expect(alone('us.sherman', rough).forbiddenBy('A', go('A1.1', [30, 30.9]))).toEqual(['LW.move.bad-going'])
  })

  test('[LW.move.double LW.move.double.road] double rate by road, all of it on the road and out of enemy fire', () => {
    const road = strip(
      'road',
      'r',
      [
        [10, 40],
        [50, 40],
      ],
      2,
    )
    const drive = (more: Parameters<typeof alone>[1]) =>
      alone('us.sherman', { terrain: [road], ...more }, [12, 40]).forbiddenBy('A', go('A1.1', [36, 40], 'road', 90))
    expect(drive({})).toEqual([])
    expect(drive({ units: { B1: [['de.pz4hj', { at: [30, 16.5] }]] } })).toEqual(['LW.move.double.road'])
    expect(drive({ units: { B1: [['de.pz4hj', { at: [30, 12] }]] } })).toEqual([])
    expect(drive({ units: { B1: [['rifle', { at: [30, 33] }]] } })).toEqual([])
    expect(drive({ units: { B1: [['mortar81', { at: [30, 20] }]] } })).toEqual([])
    expect(
      alone('us.sherman', { terrain: [road] }, [12, 40]).forbiddenBy('A', go('A1.1', [30, 37], 'road', 90)),
    ).toEqual(['LW.move.double.road'])
    expect(alone('rifle', { terrain: [road] }, [12, 40]).forbiddenBy('A', go('A1.1', [20, 40], 'road'))).toEqual([
      'LW.move.double',
    ])
  })

  test('[LW.move.double.retire LW.move.double] retiring goes away from every enemy that sees it and towards its own edge', () => {
    const back = (to: readonly [number, number], enemy: readonly [number, number]) =>
      alone('us.sherman', { units: { B1: [['de.pz4hj', { at: enemy }]] } }, [30, 20]).forbiddenBy(
        'A',
        go('A1.1', to, 'retire', 180),
      )
    expect(back([30, 40], [30, 5])).toEqual([])
    expect(back([50, 20.5], [30, 5])).toEqual(['LW.move.double.retire'])
    expect(back([30, 40], [30, 46])).toEqual(['LW.move.double.retire'])
    const unseen = alone(
      'us.sherman',
      { terrain: [block('wood', 'w', [0, 12, 60, 6])], units: { B1: [['de.pz4hj', { at: [30, 10] }]] } },
      [30, 20],
    )
    const [moved] = unseen.play('A', go('A1.1', [30, 30], 'retire', 180))
    expect(moved).toMatchObject({ retreat: 'withdraws' })
    expect(unseen.state.units.A1?.due).toEqual([])
  })

  test('[LW.move.double.no-fire LW.move.dash.no-fire] who went at double rate or dashed does not fire', () => {
    const fired = (moved: 'road' | 'retire' | 'dash') =>
      battle({
        units: { A1: [['us.sherman', { at: [30, 30], moved }]], B1: [['de.pz4hj', { at: [30, 20] }]] },
      }).forbiddenBy('A', {
        type: 'fire.ap',
        base: 'A1.1',
        weapon: 0,
        target: 'B1.1',
      })
    expect([fired('road'), fired('retire'), fired('dash')]).toEqual([
      ['LW.move.double.no-fire'],
      ['LW.move.double.no-fire'],
      ['LW.move.dash.no-fire'],
    ])
  })

  test('[LW.move.heavy] heavy and infantry tanks never exceed 12 inches', () => {
    const wood = { terrain: [block('wood', 'w', [20, 20, 20, 6])] }
    for (const model of ['de.tiger1', 'gb.mat2']) {
      expect(alone(model, wood).forbiddenBy('A', go('A1.1', [30, 26], 'dash'))).toContain('LW.move.heavy')
      expect(alone(model, wood).forbiddenBy('A', go('A1.1', [30, 45], 'retire'))).toContain('LW.move.heavy')
    }
    expect(alone('de.tiger1').offered('A')).not.toContain('move.dash.A1.1')
  })

  test('[LW.move.truck.road LW.move.truck.off LW.move.truck.bad] trucks: 12 inches by road, 6 off it, never bad going', () => {
    const road = {
      terrain: [
        strip(
          'road',
          'r',
          [
            [10, 40],
            [50, 40],
          ],
          2,
        ),
      ],
    }
    expect(alone('truck', road).forbiddenBy('A', go('A1.1', [42, 40], 'normal', 90))).toEqual([])
    expect(alone('truck', road).forbiddenBy('A', go('A1.1', [42.1, 40], 'normal', 90))).not.toEqual([])
    expect(alone('truck').forbiddenBy('A', go('A1.1', [30, 34]))).toEqual([])
    expect(alone('truck').forbiddenBy('A', go('A1.1', [30, 33.9]))).toEqual(['LW.move.truck.off'])
    const rough = block('rough', 'b', [20, 35, 20, 2])
    expect(alone('truck', { terrain: [rough] }).forbiddenBy('A', go('A1.1', [30, 36]))).toEqual(['LW.move.truck.bad'])
    const through = [
      rough,
      strip(
        'road',
        'r',
        [
          [30, 44],
          [30, 30],
        ],
        2,
      ),
    ]
    expect(alone('truck', { terrain: through }).forbiddenBy('A', go('A1.1', [30, 30]))).toEqual([])
  })

  test('[LW.move.dash LW.move.dash.cover] a dash goes double and ends in cover or unseen', () => {
    const enemy = { units: { B1: [['de.pz4hj', { at: [30, 4] }]] as const } }
    const scrub = { terrain: [block('scrub', 's', [28, 16, 4, 3])], ...enemy }
    expect(alone('us.sherman', scrub).forbiddenBy('A', go('A1.1', [30, 17], 'dash'))).toEqual([])
    expect(alone('us.sherman', scrub).forbiddenBy('A', go('A1.1', [36, 20], 'dash'))).toEqual(['LW.move.dash.cover'])
    expect(alone('us.sherman', scrub).forbiddenBy('A', go('A1.1', [30, 15.9], 'dash'))).toContain('LW.move.dash')
    const wood = { terrain: [block('wood', 'w', [20, 12, 20, 5])], ...enemy }
    expect(alone('us.sherman', wood).forbiddenBy('A', go('A1.1', [30, 19], 'dash'))).toEqual([])
    const rough = { terrain: [block('rough', 'r', [20, 20, 20, 20]), block('scrub', 's', [28, 24, 4, 5])], ...enemy }
    expect(alone('us.sherman', rough).forbiddenBy('A', go('A1.1', [30, 28], 'dash'))).toEqual([])
    expect(alone('us.sherman', rough).forbiddenBy('A', go('A1.1', [30, 27.9], 'dash'))).toEqual(['LW.move.bad-going'])
  })

  test('[LW.move.dash.cover LW.inf.dash] a wall will do that lies between it and every enemy who sees it', () => {
    const dash = (...enemies: readonly (readonly [number, number])[]) =>
      alone('rifle', {
        terrain: [
          strip('wall', 'w', [
            [20, 30],
            [40, 30],
          ]),
        ],
        units: { B1: enemies.map(at => ['rifle', { at }] as const) },
      }).forbiddenBy('A', go('A1.1', [30, 30.8], 'dash'))
    expect(dash([30, 20])).toEqual([])
    expect(dash([30, 20], [44, 36])).toEqual(['LW.move.dash.cover'])
  })

  test('[LW.move.pivot LW.move.once] turning on the spot costs nothing, counts as moving, and nobody moves twice', () => {
    const table = alone('us.sherman')
    const [event] = table.play('A', go('A1.1', [30, 40], 'normal', 90))
    expect(event).toMatchObject({ type: 'moved', far: 0, rules: expect.arrayContaining(['LW.move.pivot']) })
    expect(base(table, 'A1.1')).toMatchObject({ moved: 'normal', facing: 90 })
    expect(table.forbiddenBy('A', go('A1.1', [30, 38]))).toEqual(['LW.move.once'])
  })

  test('[LW.move.gun] towed guns are pushed 6 inches and never dash', () => {
    expect(alone('pak40').forbiddenBy('A', go('A1.1', [30, 34]))).toEqual([])
    expect(alone('pak40').forbiddenBy('A', go('A1.1', [30, 33.9]))).toEqual(['LW.move.gun'])
    expect(alone('pak40').forbiddenBy('A', go('A1.1', [30, 34], 'dash'))).toContain('LW.move.gun')
  })

  test('[LW.board.contact] no base ends on another, beside an enemy, or runs over one', () => {
    const table = alone('us.sherman', {
      units: { A2: [['rifle', { at: [30, 35] }]], B1: [['rifle', { at: [36, 36] }]] },
    })
    expect(table.forbiddenBy('A', go('A1.1', [30, 35.2]))).toContain('LW.board.contact')
    expect(table.forbiddenBy('A', go('A1.1', [36, 38.2]))).toEqual([])
    expect(table.forbiddenBy('A', go('A1.1', [36, 37.6]))).toEqual(['LW.board.contact'])
    expect(table.forbiddenBy('A', go('A1.1', [37.5, 36.5]))).toContain('LW.board.contact')
    const through: LwAction = {
      type: 'move',
      base: 'A1.1',
      mode: 'normal',
      path: [
        { at: { x: 36, y: 40 }, facing: 0 },
        { at: { x: 36, y: 34 }, facing: 0 },
      ],
    }
    expect(table.forbiddenBy('A', through)).toContain('LW.board.contact')
    expect(table.forbiddenBy('A', go('A1.1', [30, 31]))).toEqual([])
  })

  test('[LW.board.footprint] the sizes of bases are an option', () => {
    const wide = alone('us.sherman', {
      options: { vehicleWidth: 2 },
      units: { A2: [['us.sherman', { at: [33, 34] }]] },
    })
    expect(wide.forbiddenBy('A', go('A1.1', [31.2, 34]))).toEqual(['LW.board.contact'])
    const usual = alone('us.sherman', { units: { A2: [['us.sherman', { at: [33, 34] }]] } })
    expect(usual.forbiddenBy('A', go('A1.1', [31.2, 34]))).toEqual([])
  })

  test('[LW.board.edges] nobody drives off the table by a move; near its own edge a base may leave and is lost', () => {
    expect(alone('us.sherman').forbiddenBy('A', go('A1.1', [30, 48.5]))).toEqual(['LW.board.edges'])
    const table = alone('us.sherman')
    table.play('A', { type: 'leave', base: 'A1.1' })
    expect(base(table, 'A1.1').status).toBe('lost')
    expect(alone('us.sherman', {}, [30, 30]).forbiddenBy('A', { type: 'leave', base: 'A1.1' })).toEqual([
      'LW.board.edges',
    ])
  })

  test('[LW.board.edges] reinforcements come on over their own edge in their turn', () => {
    const reserve = (arrives: number, y: number) =>
      battle({
        step: 'movement',
        units: { A1: [['us.sherman', { at: [30, 48], status: 'reserve' }]] },
        unit: { A1: { arrives } },
      }).forbiddenBy('A', {
        type: 'arrive',
        base: 'A1.1',
        pose: { at: { x: 30, y }, facing: 0 },
      })
    expect([reserve(2, 40), reserve(3, 40), reserve(2, 30)]).toEqual([[], ['LW.board.edges'], ['LW.board.edges']])
  })

  test('[LW.turn.2] a unit may move together: every base keeps its place beside the leader', () => {
    const table = battle({
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [30, 40], hq: true }],
          ['rifle', { at: [32, 40] }],
          ['rifle', { at: [28, 41] }],
        ],
      },
    })
    table.play('A', { type: 'move.unit', unit: 'A1', mode: 'normal', path: [{ at: { x: 33, y: 36 }, facing: 0 }] })
    expect(['A1.1', 'A1.2', 'A1.3'].map(id => base(table, id).at)).toEqual([
      { x: 33, y: 36 },
      { x: 35, y: 36 },
      { x: 31, y: 37 },
    ])
  })

  test('[LW.board.terrain] a river is passed only at its bridge', () => {
    const river = {
      ...strip(
        'river',
        'v',
        [
          [0, 35],
          [60, 35],
        ],
        3,
      ),
      crossings: [{ kind: 'bridge' as const, at: { x: 30, y: 35 }, width: 3 }],
    }
    const over = (x: number) => alone('us.sherman', { terrain: [river] }, [x, 40]).forbiddenBy('A', go('A1.1', [x, 31]))
    expect([over(30), over(20)]).toEqual([[], ['LW.board.terrain']])
  })

  test('[LW.move.double.road] self-propelled artillery has the road under its gun, though its shells do not count', () => {
    const road = strip('road', 'r', [
      [0, 40],
      [60, 40],
    ])
    const drive = (enemy: string) =>
      battle({
        step: 'movement',
        terrain: [road],
        units: { A1: [['us.sherman', { at: [10, 40], facing: 90 }]], B1: [[enemy, { at: [20, 20] }]] },
      }).forbiddenBy('A', go('A1.1', [30, 40], 'road', 90))
    expect(drive('mortar81')).toEqual([])
    expect(drive('gb.sexton')).toEqual(['LW.move.double.road'])
  })

  test('[LW.move.dash.no-fire LW.inf.dash.no-fire LW.move.double.no-fire LW.armour.turret2 LW.inf.setup] before it moves a base is told what it gives up', () => {
    const told = (model: string, mode: 'normal' | 'dash' | 'retire') =>
      battle({
        step: 'movement',
        units: { A1: [[model, { at: [30, 30] }]], B1: [['rifle', { at: [30, 2] }]] },
        more: { visibility: 6 },
      })
        .plan('A', go('A1.1', [30, 34], mode))
        .warnings?.map(({ rule }) => rule)
    expect(told('us.sherman', 'normal')).toEqual([])
    expect(told('us.stuart', 'normal')).toEqual(['LW.armour.turret2'])
    expect(told('us.sherman', 'dash')).toEqual(['LW.move.dash.no-fire'])
    expect(told('us.sherman', 'retire')).toEqual(['LW.move.double.no-fire'])
    expect(told('rifle', 'normal')).toEqual([])
    expect(told('rifle', 'dash')).toEqual(['LW.inf.dash.no-fire'])
    expect(told('mmg', 'normal')).toEqual(['LW.inf.setup'])
    expect(told('truck', 'dash')).toEqual([])
    const together = battle({
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [30, 30], hq: true }],
          ['mmg', { at: [32, 30] }],
          ['mmg', { at: [34, 30] }],
        ],
      },
    }).plan('A', { type: 'move.unit', unit: 'A1', mode: 'normal', path: [{ at: { x: 30, y: 34 }, facing: 0 }] })
    expect(together.warnings?.map(({ why }) => why)).toEqual([
      'A1.2 and A1.3 must then stand a whole turn before firing.',
    ])
  })
})
