import { describe, expect, test } from 'vitest'
import type { CardBlock, CardModel } from '../../../src/engine/scene/card'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { modelOf, offTable } from '../../../src/rulesets/lightning-strike/cards/model'
import { firingArc } from '../../../src/rulesets/lightning-strike/rules/arcs'
import { attackOn, duel, mark } from './combat'
import { at, cardNamed, type LsTable, OPTIONS, table } from './support'

/** The values of a card as "label printed", with what they are now after an arrow. */
const told = (block: CardBlock | undefined): string[] =>
  block?.kind === 'values'
    ? block.values.map(({ label, printed, live }) => `${label} ${printed}${live === undefined ? '' : ` → ${live}`}`)
    : block?.kind === 'table'
      ? block.rows.map(({ cells }) =>
          cells.map(({ printed, live }) => printed + (live === undefined ? '' : ` → ${live}`)).join(' | '),
        )
      : []

const cardOf = (t: LsTable, id = 'A1'): CardModel => {
  const model = lightningStrike.card(t.view, id)
  if (!model) throw new Error(`no card of ${id}`)
  return model
}

describe('The datacard', () => {
  test('[LS.card.fields LS.range.bands] as printed', () => {
    const model = modelOf(cardNamed('cerberus'), OPTIONS)
    expect(model).toMatchObject({
      title: 'Cerberus',
      subtitle: 'exo-armor, CEGA',
      seat: null,
      points: 110,
      markers: [],
    })
    const [vitals, electronics, protection, weapons] = model.blocks
    expect(told(vitals)).toEqual([
      'Size 8',
      'Actions 1',
      'Movement 7/14',
      'Avoidance front 0',
      'Avoidance rear −2',
      'Missile Defense 2',
      'Close Combat Optimized 1',
    ])
    expect(told(electronics)).toEqual(['Electronics 0', 'ECM –', 'ECCM –'])
    expect(told(protection)).toEqual(['Front | 23 | 46 | 69', 'Rear | 17 | 34 | 51', 'Front against E | 25 | 50 | 75'])
    // A value that is the same in all bands is given once.
    expect(told(weapons)).toEqual([
      'Heavy mass driver | F | 8/18/30 | 0/0/−1 | ×14/×14/×13 P',
      'Missile battery | F | 18/34 | 0 | ×14 P Mis',
      'Claw | F | C | 0 | ×12 P',
    ])
    expect(modelOf(cardNamed('wyvern'), OPTIONS).blocks.map(block => told(block)[2])).toContain(
      'Vibro-blade | F | C | +1 | ×12 P',
    )
  })

  test('[LS.damage.crippled.halves LS.damage.crippled.round LS.ecm.targeted.friendly] in play, with what has changed', () => {
    const t = duel()
      .unit('cerberus', { name: 'Rex', crippled: true, actionsLeft: 0, targetedEcm: [{ by: 'A', source: 'A1' }] })
      .enemy('wyvern', { at: [5, 5] })
    const model = cardOf(t)
    expect(model).toMatchObject({ title: 'Rex', subtitle: 'Cerberus, exo-armor, CEGA', seat: 'A' })
    const [vitals, , , weapons] = model.blocks
    expect(told(vitals).slice(1, 5)).toEqual([
      'Actions 1 → 0',
      'Movement 7/14 → 4/7',
      'Avoidance front 0 → +2',
      'Avoidance rear −2 → 0',
    ])
    expect(told(weapons)[0]).toBe('Heavy mass driver | F | 8/18/30 | 0/0/−1 | ×14/×14/×13 P → ×7 P')
    expect(cardOf(duel().unit('wyvern', { name: 'Wyvern' })).subtitle).toBe('exo-armor, CEGA')
    expect(lightningStrike.card(t.view, 'nobody')).toBeNull()
  })

  test('[LS.card.fields] Actions are counted only in the Main Phase, weapons fire only from the table', () => {
    const t = duel().unit('cerberus', { actionsLeft: 0 }).enemy('wyvern')
    const actions = () => told(cardOf(t).blocks[0])[1]
    const rows = () => {
      const block = cardOf(t).blocks[3]
      return block?.kind === 'table' ? block.rows : []
    }
    expect(rows().map(({ offer }) => offer)).toEqual(['attack.A1.0', 'attack.A1.1', 'attack.A1.2'])
    expect(rows()[0]?.shapes).toHaveLength(3)
    t.set(state => {
      state.phase = 'end'
    })
    expect(actions()).toBe('Actions 1')
    mark(t, 'A1', { status: 'retreated' })
    t.set(state => {
      state.phase = 'main'
    })
    expect(actions()).toBe('Actions 1')
    expect(rows().map(({ offer }) => offer)).toEqual([undefined, undefined, undefined])
    expect(offTable(t.view)).toEqual(['A1'])
  })

  test('[LS.setup.vehicles] only the Lancer’s Movement and the Wraith’s Actions are from the source', () => {
    const marks = (id: string) => {
      const [vitals] = modelOf(cardNamed(id), OPTIONS).blocks
      return vitals?.kind === 'values'
        ? vitals.values.filter(({ mark }) => mark === 'source').map(({ label }) => label)
        : []
    }
    expect([marks('lancer'), marks('wraith'), marks('wyvern')]).toEqual([['Movement'], ['Actions'], []])
    const own = modelOf({ ...cardNamed('lancer'), id: 'own-1' }, OPTIONS).blocks[0]
    expect(own?.kind === 'values' && own.values.some(({ mark }) => mark !== undefined)).toBe(false)
  })
})

describe('Arcs', () => {
  test('[LS.arc.forward LS.arc.right LS.arc.left LS.arc.rear LS.arc.fixed-forward LS.arc.turret] their degrees', () => {
    const degrees = (arc: 'F' | 'RI' | 'L' | 'Rr' | 'FF' | 'T', ffArc: '120' | '90' = '120') => {
      const { from, to } = firingArc({ ffArc }, arc).arc
      return [from, to]
    }
    expect(degrees('F')).toEqual([-90, 90])
    expect(degrees('RI')).toEqual([0, 180])
    expect(degrees('L')).toEqual([-180, 0])
    expect(degrees('Rr')).toEqual([90, 270])
    expect(degrees('FF')).toEqual([-60, 60])
    expect(degrees('FF', '90')).toEqual([-45, 45])
    expect(degrees('T')).toEqual([-180, 180])
  })
})

describe('While something else must be settled', () => {
  const removeStun = { type: 'removeStun', unit: 'A1' } as const

  test('[LS.command.defence] an attack waits for the defender', () => {
    const t = table()
      .unit('wraith', { at: [50, 50], stunned: true })
      .enemy('wyvern', { at: [50, 40], facing: 180 })
      .activate('A1')
      .play(attackOn('B1'))
    expect(t.why(removeStun, 'A')).toEqual(['TABLE.turn', 'LS.command.defence'])
    expect(t.why({ type: 'move', unit: 'B1', path: [{ at: at(50, 41), facing: 0 }] }, 'B')).toContain(
      'LS.turn.activation.def',
    )
  })

  test('[LS.ecm.targeted.eccm] Targeted ECM waits for its target', () => {
    const t = table()
      .unit('syreen', { at: [50, 50], actionsLeft: 2, stunned: true })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
    t.do('ecm.target', { unit: 'A1', target: 'B1' })
    expect(t.why(removeStun, 'A')).toEqual(['TABLE.turn', 'LS.ecm.targeted.eccm'])
  })

  test('[LS.command.windows] a move waits for those who may react', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 60], stunned: true })
      .enemy('wyvern', { at: [50, 20] })
      .activate('A1')
    t.do('move', { unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
    expect(t.asked).toBe('B')
    expect(t.why(removeStun, 'A')).toEqual(['TABLE.turn', 'LS.command.windows'])
  })

  test('[LS.ecm.targeted.purpose] the line to the target is dashed: a warning for an enemy, good for a friend', () => {
    const t = table()
      .unit('syreen', { at: [50, 50] })
      .unit('wyvern', { at: [40, 50] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
    const line = (target: string) => t.plan({ type: 'ecm.target', unit: 'A1', target }).shapes?.()
    expect(line('A2')).toEqual([{ kind: 'path', tone: 'good', points: [at(50, 50), at(40, 50)], dashed: true }])
    t.do('ecm.target', { unit: 'A1', target: 'B1' })
    const answer = t.plan({ type: 'ecm.answer', answer: 'plain' })
    expect(answer.shapes?.()).toEqual([{ kind: 'path', tone: 'warn', points: [at(50, 50), at(50, 40)], dashed: true }])
  })
})
