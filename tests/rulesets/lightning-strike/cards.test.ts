import { describe, expect, test } from 'vitest'
import type { CardBlock, CardModel } from '../../../src/engine/scene/card'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { modelOf } from '../../../src/rulesets/lightning-strike/cards/model'
import { duel } from './combat'
import { cardNamed } from './support'

const values = (model: CardModel | null): Record<string, string> =>
  Object.fromEntries(
    (model?.blocks ?? [])
      .filter((block): block is Extract<CardBlock, { kind: 'values' }> => block.kind === 'values')
      .flatMap(block => block.values.map(({ label, printed }) => [label, printed])),
  )

const rows = (model: CardModel | null, title: string): string[][] => {
  const block = model?.blocks.find(it => it.kind === 'table' && it.title === title)
  return block?.kind === 'table' ? block.rows.map(({ cells }) => cells.map(({ printed }) => printed)) : []
}

describe('Datacards', () => {
  test('[LS.card.fields] a card prints everything there is to know', () => {
    const model = modelOf(cardNamed('retaliator'), { ffArc: '120' })
    expect(model).toMatchObject({
      title: 'Retaliator',
      subtitle: 'exo-armor, Jovian Confederation',
      art: 'exo',
      points: 115,
      markers: [],
    })
    expect(values(model)).toEqual({
      Size: '7',
      Actions: '1',
      Movement: '8/16',
      'Avoidance front': '0',
      'Avoidance rear': '−2',
      'Missile Defense': '1',
      'Close Combat Optimized': '–',
      Electronics: '0',
      ECM: '–',
      ECCM: '–',
    })
    expect(rows(model, 'Protection')).toEqual([
      ['Front', '20', '40', '60'],
      ['Rear', '15', '30', '45'],
      ['Front against P', '22', '44', '66'],
    ])
    expect(rows(model, 'Weapons')).toEqual([
      ['Laser cannon', 'F', '10/20/36', '+1/0/0', '×12/×12/×10 E'],
      ['Heavy missiles', 'F', '18/32', '0/−1', '×15 P Mis'],
      ['Punch', 'F', 'C', '0', '×9 P'],
    ])
  })

  test('[LS.card.fields] each value says where it comes from: only two are from the source', () => {
    const marks = (id: string) =>
      modelOf(cardNamed(id), { ffArc: '120' }).blocks.flatMap(block =>
        block.kind === 'values' ? block.values.filter(({ mark }) => mark === 'source').map(({ label }) => label) : [],
      )
    expect([marks('lancer'), marks('wraith'), marks('pathfinder')]).toEqual([['Movement'], ['Actions'], []])
    const own = modelOf({ ...cardNamed('wyvern'), id: 'own-1' }, { ffArc: '120' })
    expect(JSON.stringify(own)).not.toContain('"mark"')
  })

  test('[LS.damage.crippled.halves] in play it shows what Crippled has changed beside what is printed', () => {
    const t = duel()
      .unit('wyvern', { at: [50, 50], crippled: true, stunned: true, name: 'Red One' })
      .enemy('wyvern', { at: [50, 40] })
    const model = lightningStrike.card(t.view, 'A1')
    expect(model).toMatchObject({
      title: 'Red One',
      subtitle: 'Wyvern, exo-armor, CEGA',
      seat: 'A',
      markers: [{ id: 'crippled' }, { id: 'stunned' }],
    })
    const live = (model?.blocks ?? []).flatMap(block =>
      block.kind === 'values'
        ? block.values.flatMap(({ label, live }) => (live ? [[label, live]] : []))
        : block.kind === 'table'
          ? block.rows.flatMap(({ cells }) => cells.flatMap(({ label, live }) => (live ? [[label, live]] : [])))
          : [],
    )
    expect(live).toEqual([
      ['Movement', '5/9'],
      ['Damage', '×5 P'],
      ['Damage', '×6 P'],
      ['Damage', '×6 P'],
    ])
  })

  test('[LS.attack.one-weapon LS.range.no-c] each weapon line starts its own attack and shows its own arc', () => {
    const t = duel()
      .unit('lancer', { at: [50, 50], facing: 90 })
      .enemy('wyvern', { at: [60, 50] })
      .activate('A1')
    const table = lightningStrike.card(t.view, 'A1')?.blocks.find(it => it.kind === 'table' && it.title === 'Weapons')
    const lines = table?.kind === 'table' ? table.rows : []
    expect(lines.map(({ offer }) => offer)).toEqual(['attack.A1.0', 'attack.A1.1'])
    for (const { offer } of lines) expect(t.offers('A').some(({ id }) => id === offer)).toBe(true)
    expect(lines[0]?.shapes).toEqual([
      {
        kind: 'sector',
        tone: 'arc',
        at: { x: 50, y: 50 },
        // It has no C band, so it begins where contact ends.
        inner: 2,
        outer: 10,
        from: 30,
        to: 150,
        label: '+1 / ×12 E',
      },
      {
        kind: 'sector',
        tone: 'arc',
        at: { x: 50, y: 50 },
        inner: 10,
        outer: 20,
        from: 30,
        to: 150,
        label: '+1 / ×12 E',
      },
      {
        kind: 'sector',
        tone: 'arc',
        at: { x: 50, y: 50 },
        inner: 20,
        outer: 30,
        from: 30,
        to: 150,
        label: '0 / ×10 E',
      },
    ])
  })

  test('no card for anything but a Unit', () => {
    expect(lightningStrike.card(duel().view, 'o1')).toBeNull()
  })
})
