import { describe, expect, test } from 'vitest'
import { anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import type { State } from '../../../src/rulesets/lightning-war/state'
import { type Played, playedOdds, type Reading, strayed, type Trial } from '../../support/played-odds'
import { tableOf } from '../../support/table'
import { fightOut } from './assault-support'
import { ap, block, type Given, he, position, small } from './support'

const ruleset = anyRuleset(lightningWar)

/** Bases of a side that an action took off the table. */
const goneOf = ({ before, after }: Pick<Played<State>, 'before' | 'after'>, seat: string): string[] =>
  Object.values(before.bases)
    .filter(base => base.seat === seat && base.status === 'table' && after.bases[base.id]?.status !== 'table')
    .map(({ name }) => name)

const bases = (n: number, what = 'base'): string => `${n} ${what}${n === 1 ? '' : 's'}`

type Case = Pick<Trial<State>, 'action'> & { readonly given: Given; readonly actor?: 'A' | 'B' }

const played = ({ given, action, actor = 'A' }: Case, read: (played: Played<State>) => Reading): Trial<State> => ({
  ruleset,
  state: position(given),
  actor,
  action,
  until: () => true,
  read,
})

const smallFire = (played: Played<State>): Reading => {
  const lost = goneOf(played, 'B').length
  return { label: lost === 0 ? 'No loss' : `${bases(lost)} lost` }
}

/** Fired by A; losses on both sides, and who they are. */
const shelling = (play: Played<State>): Reading => {
  const [own, enemy] = [goneOf(play, 'A'), goneOf(play, 'B')]
  const hit = enemy.length === 0 ? 'No enemy loss' : `${bases(enemy.length, 'enemy base')} lost`
  const ends = { wreck: 'disabled', lost: 'lost' } as Record<string, string>
  return {
    label: own.length > 0 ? `${hit}, ${own.length} of its own` : hit,
    also: [...own, ...enemy].map(id => `${id} is ${ends[play.after.bases[id]?.status ?? '']}`),
    counts: { 'Enemy bases lost': enemy.length, 'Bases of its own lost': own.length },
  }
}

const PLATOON: Given['units'][string] = [
  ['rifle', { at: [30, 22], moved: 'normal' }],
  ['rifle', { at: [32, 22], moved: 'normal' }],
  ['rifle', { at: [31, 20], moved: 'normal' }],
]

describe('fire', () => {
  test('[LW.inf.hit LW.inf.hit.more] small arms hit as often as shown', () => {
    const given = { units: { A1: [['hmg', { at: [30, 27] }]], B1: PLATOON } } satisfies Given
    expect(strayed(played({ given, action: small('A1.1', 'B1.1') }, smallFire))).toEqual([])
  })

  test('[LW.inf.target.defences] so do small arms against defences', () => {
    const given = {
      units: { A1: [['rifle', { at: [30, 27] }]], B1: [['rifle', { at: [30, 22] }]] },
      terrain: [block('trench', 't', [28, 20, 4, 4])],
    } satisfies Given
    expect(strayed(played({ given, action: small('A1.1', 'B1.1') }, smallFire))).toEqual([])
  })

  test('[LW.armour.hit LW.armour.order] a gun disables as often as shown', () => {
    const given = {
      units: { A1: [['de.pz4hj', { at: [30, 46] }]], B1: [['us.sherman', { at: [30, 22.5] }]] },
    } satisfies Given
    const trial = played({ given, action: ap('A1.1', 'B1.1') }, play => ({
      label: goneOf(play, 'B').length > 0 ? 'Disabled' : 'No effect',
    }))
    expect(playedOdds(trial).find(({ what }) => what === 'Disabled')?.shown).toBeCloseTo(11 / 36)
    expect(strayed(trial)).toEqual([])
  })

  test('[LW.art.six LW.art.afv-die LW.art.displace] high explosive hits friend and foe as often as shown', () => {
    const given = {
      units: {
        A1: [['mortar120', { at: [30, 40] }]],
        A2: [['rifle', { at: [30, 26.4], moved: 'normal' }]],
        B1: PLATOON,
        B2: [['us.sherman', { at: [34, 20] }]],
      },
    } satisfies Given
    expect(strayed(played({ given, action: he('A1.1', 'B1.1') }, shelling))).toEqual([])
  })

  test('[LW.art.removal.order LW.art.displace] a six that waits for its owner to pick is counted as shown', () => {
    const given = {
      units: {
        A1: [['how105', { at: [30, 40] }]],
        B1: [
          ['rifle', { at: [30, 22], moved: 'normal' }],
          ['rifle', { at: [28, 22], moved: 'normal' }],
          ['rifle', { at: [32, 22], moved: 'normal' }],
        ],
        B2: [['rifle', { at: [30, 20], hq: true, moved: 'normal' }]],
      },
    } satisfies Given
    const trial = played({ given, action: he('A1.1', 'B1.1') }, play => {
      const [top] = play.after.stack
      const left = top?.kind === 'displaced' ? top.left : 0
      const lost = goneOf(play, 'B')
      const all = lost.length + left
      return {
        label: all === 0 ? 'No enemy loss' : `${bases(all, 'enemy base')} lost`,
        also: [
          ...lost.map(id => `${id} is lost`),
          ...(left > 0 ? [`${left} of B1.2, B1.3 and B2.1 lost, as the owner picks`] : []),
        ],
        counts: { 'Enemy bases lost': all },
      }
    })
    expect(playedOdds(trial).some(({ what }) => what.includes('as the owner picks'))).toBe(true)
    expect(strayed(trial)).toEqual([])
  })

  test('[LW.inf.assault.defensive-fire] defensive fire hits as often as shown', () => {
    const given = {
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [30, 23.2], moved: 'assault' }],
          ['rifle', { at: [32, 23.2], moved: 'assault' }],
        ],
        B1: [
          ['hmg', { at: [30, 22] }],
          ['mortar81', { at: [32, 22] }],
        ],
      },
      more: {
        assaults: [
          {
            id: 'x',
            attacker: 'A1',
            squads: ['A1.1', 'A1.2'],
            target: { kind: 'unit', unit: 'B1' },
            rounds: 0,
            outcome: null,
          },
        ],
        stack: [{ kind: 'defence', assault: 'x' }],
      },
    } satisfies Given
    const defend = (base: string, target: string): LwAction => ({ type: 'assault.defend', base, weapon: 0, target })
    const guns = played({ given, actor: 'B', action: defend('B1.1', 'A1.1') }, play => {
      const lost = goneOf(play, 'A').length
      return { label: lost === 0 ? 'No loss' : `${bases(lost)} lost` }
    })
    expect(strayed(guns)).toEqual([])
    const mortar = played({ given, actor: 'B', action: defend('B1.2', 'A1.2') }, play => {
      const swapped = shelling({ ...play, before: mirrored(play.before), after: mirrored(play.after) })
      return swapped
    })
    expect(strayed(mortar)).toEqual([])
  })
})

/** Sides exchanged, for what B fires. */
const mirrored = (state: State): State => ({
  ...state,
  bases: Object.fromEntries(
    Object.values(state.bases).map(base => [base.id, { ...base, seat: base.seat === 'A' ? ('B' as const) : 'A' }]),
  ),
})

describe('morale', () => {
  const given = (morale: 'elite' | 'replacement', n: number): Given => ({
    step: 'morale',
    units: { A1: Array.from({ length: n }, (_, i) => ['rifle', { at: [20 + 2 * i, 30] }] as const) },
    unit: { A1: { morale, due: ['half'] } },
    terrain: [block('trench', 't', [19, 29, 2, 2])],
  })
  const roll = (n: number): LwAction => ({
    type: 'morale.roll',
    bases: Array.from({ length: n }, (_, i) => `A1.${i + 1}`),
  })
  const read = (n: number) => (play: Played<State>) => {
    const failed = Object.values(play.after.bases).filter(({ retiring }) => retiring).length
    if (failed === 0) return { label: n === 1 ? 'Passes' : 'All pass' }
    return { label: n === 1 ? 'Fails and retires' : `${bases(failed)} fail` }
  }

  test.each([1, 2, 5])('[LW.morale.test LW.morale.extra.field] %i bases fail as often as shown', n => {
    expect(strayed(played({ given: given('replacement', n), action: roll(n) }, read(n)))).toEqual([])
  })
})

describe('assault', () => {
  const declare: LwAction = { type: 'assault.declare', unit: 'A1', target: 'B1.1' }
  const facing = (attackers: number, defenders: readonly string[], more: Partial<Given> = {}): Given => ({
    step: 'movement',
    units: {
      A1: Array.from({ length: attackers }, (_, i) => ['rifle', { at: [29 + 2 * i, 28] }] as const),
      B1: defenders.map((model, i) => [model, { at: [30 + 2 * i, 22] }] as const),
    },
    ...more,
  })

  /** The whole of it, to the last round. */
  const whole = (given: Given): Trial<State> => {
    let play = 0
    return played({ given, action: declare }, ({ before, after: declared }) => {
      const { after, end } = fightOut(declared, ++play)
      return {
        label: end,
        counts: {
          'Bases the attackers lose': goneOf({ before, after }, 'A').length,
          'Bases the defenders lose': goneOf({ before, after }, 'B').length,
        },
      }
    })
  }

  test.each([
    ['two against two', facing(2, ['rifle', 'rifle'])],
    ['three against two', facing(3, ['rifle', 'rifle'])],
    ['four against a machine gun and a mortar', facing(4, ['hmg', 'mortar81', 'rifle'])],
    ['six rounds at most', facing(2, ['rifle', 'rifle'], { options: { assaultCap: '6' } })],
  ])('[LW.inf.assault.winner LW.inf.assault.continue] %s: fought to its end it goes as shown', (_, given) => {
    expect(strayed(whole(given))).toEqual([])
  })

  /** By hand: the chance of so many sixes, and of winning in the end with so many squads on each side. */
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  const sixes = (n: number, k: number): number => choose(n, k) * (1 / 6) ** k * (5 / 6) ** (n - k)
  function wins(attackers: number, defenders: number): number {
    let won = 0
    let again = 0
    for (let hits = 0; hits <= attackers; hits++)
      for (let hurt = 0; hurt <= defenders; hurt++) {
        const chance = sixes(attackers, hits) * sixes(defenders, hurt)
        const left = [Math.max(0, attackers - hurt), Math.max(0, defenders - hits)] as const
        const lost = [attackers - left[0], defenders - left[1]] as const
        if (left[0] === 0) continue
        if (left[1] === 0 || lost[0] < lost[1]) won += chance
        else if (lost[0] === lost[1])
          if (lost[0] === 0) again = chance
          else won += chance * wins(...left)
      }
    return won / (1 - again)
  }

  test('[LW.inf.assault.winner LW.inf.assault.continue] what is shown is the sum over every round, not the first three', () => {
    const six = (n: number) => sixes(6, n)
    const worked = six(0) * wins(3, 2) + six(1) * wins(2, 2) + six(2) * wins(1, 2)
    expect(worked).toBeCloseTo(0.469, 3)
    const odds = playedOdds({ ...whole(facing(3, ['rifle', 'rifle'])), plays: 1 })
    expect(odds.find(({ what }) => what === 'The attackers win')?.shown).toBeCloseTo(worked, 12)
  })

  test('[LW.inf.assault.draw] the last round under the cap says what a draw means', () => {
    const { state, action } = atBlows(facing(3, ['rifle', 'rifle'], { options: { assaultCap: '6' } }))
    const drawn = (rounds: number) =>
      Object.keys(
        tableOf(lightningWar, { ...state, assaults: state.assaults.map(it => ({ ...it, rounds })) }).oddsOf(
          'A',
          action,
        ),
      ).find(label => label.includes('draw'))
    expect([drawn(4), drawn(5)]).toEqual(['A draw: another round', 'A last draw: the attackers go back'])
  })

  test('[LW.inf.assault.winner LW.inf.assault.draw] a round goes as shown', () => {
    const { state, action } = atBlows(facing(3, ['rifle', 'rifle']))
    const trial: Trial<State> = {
      ruleset,
      state,
      actor: 'A',
      action,
      until: () => true,
      read: ({ before, after }) => {
        const labels = {
          attacker: 'The attackers win',
          defender: 'The defenders win',
          draw: 'A draw: another round',
          nobody: 'Both are wiped out',
        } as const
        const due = (unit: string) =>
          after.stack.reduce(
            (sum, frame) => sum + (frame.kind === 'losses' && frame.unit === unit ? frame.count : 0),
            0,
          )
        return {
          label: labels[after.assaults[0]?.outcome ?? 'draw'],
          counts: {
            'Bases the attackers lose': goneOf({ before, after }, 'A').length + due('A1'),
            'Bases the defenders lose': goneOf({ before, after }, 'B').length + due('B1'),
          },
        }
      },
    }
    expect(strayed(trial)).toEqual([])
  })

  /** The same closed in, with all fire held. */
  function atBlows(given: Given): { state: State; action: LwAction } {
    const state = position({ ...given, step: 'assault' })
    const assault: State['assaults'][number] = {
      id: 'x',
      attacker: 'A1',
      squads: state.units.A1?.bases ?? [],
      target: { kind: 'unit', unit: 'B1' },
      rounds: 0,
      outcome: null,
    }
    return { state: { ...state, assaults: [assault] }, action: { type: 'assault.round', assault: 'x' } }
  }
})
