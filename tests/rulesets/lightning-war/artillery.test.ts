import { describe, expect, test } from 'vitest'
import { base, battle, block, diceOf, faces, he, lines } from './support'

const shell = (model: string, target: readonly [string, object], given: Partial<Parameters<typeof battle>[0]> = {}) =>
  battle({
    ...given,
    units: {
      A1: [[model, { at: [30, 40], hq: true }]],
      B1: [[target[0], { at: [30, 20], ...target[1] }]],
      ...given.units,
    },
  })

describe('artillery', () => {
  test('[LW.art.scope LW.art.he.50 LW.art.he.90 LW.art.he.over LW.art.he.weapon] dice by calibre, each piece on its own', () => {
    const dice = (model: string) => diceOf(shell(model, ['rifle', { moved: 'normal' }]), 'A', he('A1.1', 'B1.1'))
    expect(['mortar50', 'mortar81', 'mortar120', 'how105', 'field75'].map(dice)).toEqual([3, 4, 5, 5, 4])
    const besa = shell('gb.vick6', ['rifle', {}])
    expect(besa.forbiddenBy('A', he('A1.1', 'B1.1'))).toContain('LW.art.scope')
  })

  test('[LW.art.range LW.art.op] artillery reaches anything that it or a headquarters sees', () => {
    const wood = [block('wood', 'w', [0, 26, 60, 10])]
    const blind = shell('how105', ['rifle', {}], { terrain: wood })
    expect(blind.forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual(['LW.art.op'])
    const watched = shell('how105', ['rifle', {}], {
      terrain: wood,
      units: { A2: [['rifle', { at: [50, 22], hq: true }]] },
    })
    expect(watched.plan('A', he('A1.1', 'B1.1')).title).toContain('directed by A2.1')
    const private_ = shell('how105', ['rifle', {}], { terrain: wood, units: { A2: [['rifle', { at: [50, 22] }]] } })
    expect(private_.forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual(['LW.art.op'])
    const far = battle({ units: { A1: [['mortar50', { at: [1, 47] }]], B1: [['rifle', { at: [59, 1] }]] } })
    expect(far.forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.art.op] fire is directed by a headquarters of one’s own side that is named and sees the target', () => {
    const table = shell('how105', ['rifle', {}], {
      terrain: [block('wood', 'w', [0, 26, 60, 10])],
      units: {
        A2: [
          ['rifle', { at: [50, 22], hq: true }],
          ['rifle', { at: [52, 22] }],
        ],
        A3: [['rifle', { at: [50, 40], hq: true }]],
        B2: [['rifle', { at: [40, 20], hq: true }]],
      },
    })
    const by = (observer: string) =>
      table.forbiddenBy('A', { type: 'fire.he', base: 'A1.1', weapon: 0, target: 'B1.1', observer })
    expect(by('A2.1')).toEqual([])
    for (const nobody of ['A2.2', 'A3.1', 'B2.1', 'nobody']) expect(by(nobody)).toEqual(['LW.art.op'])
  })

  test('[LW.art.afv-los] vehicles and anti-tank guns fire shells only at what they see', () => {
    const wood = {
      terrain: [block('wood', 'w', [0, 26, 60, 10])],
      units: { A2: [['rifle', { at: [50, 22], hq: true }]] as const },
    }
    for (const model of ['us.sherman', 'pak40'])
      expect(shell(model, ['rifle', {}], wood).forbiddenBy('A', he('A1.1', 'B1.1'))).toContain('LW.art.afv-los')
    expect(shell('gb.sexton', ['rifle', {}], wood).forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.art.adj.buildings LW.art.adj.stopped LW.art.adj.field LW.art.adj.fort] what the target stands in', () => {
    const on = (kind: string, moved: string) =>
      lines(
        shell('how105', ['rifle', { moved }], { terrain: [block(kind, 't', [28, 18, 4, 4])] }),
        'A',
        he('A1.1', 'B1.1'),
      ).slice(1)
    expect(on('building', 'none')).toEqual(['-1 LW.art.adj.buildings'])
    expect(on('field', 'none')).toEqual(['-1 LW.art.adj.stopped'])
    expect(on('field', 'normal')).toEqual([])
    expect(on('trench', 'none')).toEqual(['-2 LW.art.adj.field'])
    expect(on('bunker', 'none')).toEqual(['-3 LW.art.adj.fort'])
  })

  test('[LW.art.adj.tank] tanks lose two dice, on top of the cover and whether they moved or not; SP artillery none', () => {
    const table = shell('us.sherman', ['rifle', { moved: 'none' }])
    expect(lines(table, 'A', he('A1.1', 'B1.1'))).toEqual([
      '4 LW.art.he.90',
      '-1 LW.art.adj.stopped',
      '-2 LW.art.adj.tank',
    ])
    const moved = battle({
      units: {
        A1: [['us.sherman', { at: [30, 40], moved: 'normal' }]],
        B1: [['rifle', { at: [30, 20], moved: 'normal' }]],
      },
    })
    expect(diceOf(moved, 'A', he('A1.1', 'B1.1'))).toBe(2)
    expect(diceOf(shell('gb.sexton', ['rifle', { moved: 'normal' }]), 'A', he('A1.1', 'B1.1'))).toBe(4)
  })

  test('[LW.art.zero] where no die is left there is no shot', () => {
    const table = shell('us.stuart', ['rifle', { moved: 'none' }], { terrain: [block('trench', 't', [28, 18, 4, 4])] })
    expect(table.forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual(['LW.art.zero'])
  })

  test('[LW.art.adj.max LW.art.nominate] a battery partly in cover: the largest line counts once; neighbours do not', () => {
    const terrain = [block('trench', 't', [32, 18, 4, 4])]
    const battery = battle({
      terrain,
      units: {
        A1: [['how105', { at: [30, 40] }]],
        B1: [
          ['mortar81', { at: [30, 20] }],
          ['mortar81', { at: [34, 20] }],
        ],
      },
    })
    expect(lines(battery, 'A', he('A1.1', 'B1.1')).slice(1)).toEqual(['-2 LW.art.adj.field', '0 LW.art.adj.max'])
    const squads = battle({
      terrain,
      units: {
        A1: [['how105', { at: [30, 40] }]],
        B1: [
          ['rifle', { at: [30, 20] }],
          ['rifle', { at: [34, 20] }],
        ],
      },
    })
    expect(lines(squads, 'A', he('A1.1', 'B1.1')).slice(1)).toEqual(['-1 LW.art.adj.stopped'])
  })

  test('[LW.art.adj.max] a squad of which only a corner lies in cover counts as in cover', () => {
    const squad = (x: number) =>
      battle({
        terrain: [block('trench', 't', [30.4, 18, 4, 4])],
        units: { A1: [['how105', { at: [30, 40] }]], B1: [['rifle', { at: [x, 20], moved: 'normal' }]] },
      })
    expect(lines(squad(30), 'A', he('A1.1', 'B1.1')).slice(1)).toEqual(['-2 LW.art.adj.field', '0 LW.art.adj.max'])
    expect(lines(squad(32), 'A', he('A1.1', 'B1.1')).slice(1)).toEqual(['-2 LW.art.adj.field'])
    expect(lines(squad(29.7), 'A', he('A1.1', 'B1.1')).slice(1)).toEqual([])
  })

  test('[EX.LW.2 LW.art.afv-die LW.art.zone] five dice and one armoured vehicle within 6 inches: four plain dice and a marked one', () => {
    const zone = (x: number) =>
      battle({
        units: {
          A1: [['how105', { at: [30, 40] }]],
          B1: [['rifle', { at: [30, 20], moved: 'normal' }]],
          B2: [['de.tiger2', { at: [x, 20] }]],
        },
      })
    expect(zone(36).plan('A', he('A1.1', 'B1.1')).ledgers[1]?.lines).toHaveLength(1)
    expect(zone(36.1).plan('A', he('A1.1', 'B1.1')).ledgers).toHaveLength(1)
    const table = zone(36)
    // Four plain dice, then the marked one.
    table.play('A', he('A1.1', 'B1.1'), 1, 1, 1, 1, 6)
    expect([base(table, 'B1.1').status, base(table, 'B2.1').status]).toEqual(['table', 'wreck'])
  })

  test('[LW.art.afv-die] the named vehicle first, the nearest next, friend or foe; one die stays for a target that is no vehicle', () => {
    const crowd = battle({
      units: {
        A1: [['mortar50', { at: [30, 40] }]],
        A2: [['us.sherman', { at: [31, 22] }]],
        B1: [['rifle', { at: [30, 20], moved: 'normal' }]],
        B2: [
          ['de.tiger1', { at: [33, 20] }],
          ['de.tiger1', { at: [27, 17] }],
          ['de.tiger1', { at: [34, 23] }],
        ],
      },
    })
    const marked = crowd.plan('A', he('A1.1', 'B1.1')).ledgers[1]?.lines.map(({ why }) => why)
    expect(marked).toEqual(['A2.1', 'B2.1'])
    expect(crowd.plan('A', he('A1.1', 'B2.3')).ledgers[1]?.lines[0]?.why).toBe('B2.3')
  })

  test('[LW.art.six LW.art.displace LW.art.displace.chain LW.art.removal] first six the target, the next the nearest within 6 inches, friend or foe, then nobody', () => {
    const table = battle({
      units: {
        A1: [['how105', { at: [30, 40] }]],
        A2: [['rifle', { at: [30, 22], moved: 'normal' }]],
        B1: [
          ['rifle', { at: [30, 20], moved: 'normal' }],
          ['rifle', { at: [33, 20] }],
          ['rifle', { at: [37, 20] }],
        ],
      },
    })
    table.play('A', he('A1.1', 'B1.1'), ...faces(5, 5))
    expect(['B1.1', 'A2.1', 'B1.2', 'B1.3'].map(id => base(table, id).status)).toEqual([
      'lost',
      'lost',
      'lost',
      'table',
    ])
  })

  test('[LW.art.removal.order] infantry in the open, then in cover, then crews; a switch makes it the nearest only', () => {
    const units = {
      A1: [['how105', { at: [30, 40] }]],
      B1: [['rifle', { at: [30, 20], moved: 'normal' }]],
      B2: [
        ['mortar81', { at: [31.5, 20] }],
        ['rifle', { at: [30, 23] }],
        ['rifle', { at: [34.5, 20] }],
      ],
    } as const
    const terrain = [block('scrub', 's', [28, 22, 4, 2])]
    const struck = (displace: 'class-then-nearest' | 'nearest', sixes: number) => {
      const table = battle({ units, terrain, options: { displace } })
      table.play('A', he('A1.1', 'B1.1'), ...faces(sixes, 5))
      return ['B2.1', 'B2.2', 'B2.3'].filter(id => base(table, id).status === 'lost')
    }
    expect([2, 3, 4].map(n => struck('class-then-nearest', n))).toEqual([
      ['B2.3'],
      ['B2.2', 'B2.3'],
      ['B2.1', 'B2.2', 'B2.3'],
    ])
    expect(struck('nearest', 2)).toEqual(['B2.1'])
  })

  test('[LW.art.removal.order] at the same distance the owner picks', () => {
    const table = battle({
      units: {
        A1: [['how105', { at: [30, 40] }]],
        B1: [
          ['rifle', { at: [30, 20], moved: 'normal' }],
          ['rifle', { at: [32, 20] }],
          ['rifle', { at: [28, 20] }],
        ],
      },
    })
    table.play('A', he('A1.1', 'B1.1'), ...faces(2, 5))
    expect(table.forbiddenBy('A', { type: 'displaced.pick', base: 'B1.2' })).toEqual([
      'TABLE.turn',
      'LW.art.removal.order',
    ])
    table.play('B', { type: 'displaced.pick', base: 'B1.3' })
    expect(['B1.2', 'B1.3'].map(id => base(table, id).status)).toEqual(['table', 'lost'])
    expect(table.state.stack).toEqual([])
  })

  test('[LW.art.crew-afv LW.art.afv-die] a vehicle as target falls only to its own die; every plain six is displaced', () => {
    const table = battle({
      units: {
        A1: [['how105', { at: [30, 40] }]],
        B1: [['de.tiger1', { at: [30, 20] }]],
        B2: [['rifle', { at: [33, 20] }]],
      },
    })
    table.play('A', he('A1.1', 'B1.1'), 6, 1, 1, 1, 5)
    expect([base(table, 'B1.1').status, base(table, 'B2.1').status]).toEqual(['table', 'lost'])
  })
})
