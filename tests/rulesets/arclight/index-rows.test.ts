import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import { ship, typesOf, wounded } from './support'

/** As the sheet prints it. */
const STRUCT_1 = {
  1: '~T',
  2: 'T~',
  3: 'TT',
  4: 'EA',
  5: 'D',
  6: 'M',
  7: 'MEA',
  8: 'XTTEA',
  9: 'XDD',
  10: 'X>W',
  11: 'X>S~T',
  12: 'X>WDD',
  13: 'X>TTTTGD',
  14: 'X>GGEEEA',
  15: 'X>EAAASM',
  16: 'X>CW~',
  17: 'X>DDDEA',
  18: 'X>~WEEAA',
  19: 'X>GMMSD',
  20: 'X>CTTTTSM',
  21: 'X>C~TTTD',
  22: 'Cascade',
  23: 'Boom',
  24: 'Boom',
} as const
const STRUCT_0 = {
  1: 'XTT',
  2: 'XDE',
  3: 'XTAS',
  4: 'XWA',
  5: 'XMDT',
  6: 'XWAAE',
  7: 'XMGTTA',
  8: 'XDDC',
  9: 'XTTTTDDA',
  10: 'XTTEAADM',
  11: 'XDDSTTT',
  12: 'XCWD',
  13: 'XWMDTT',
  14: 'XTTCDD',
  15: 'XCWMDTTEA',
  16: 'Cascade',
  17: 'Boom Next Turn',
  18: 'Boom Next Turn',
  19: 'Boom Next Turn',
  20: 'Boom',
  21: 'Boom',
  22: 'Boom',
  23: 'Boom',
  24: 'Boom',
} as const

const times = (text: string, code: string): number => [...text].filter(each => each === code).length

/** Answers every choice with the first option; who was asked, question by question. */
function answered(table: ReturnType<typeof wounded>): string[] {
  const asked: string[] = []
  for (let i = 0; i < 20; i++) {
    if (arclight.auto(table.state)?.type === 'critical') table.settle(7, 7)
    const frame = table.state.stack[0]
    const [prompt] = arclight.awaiting(table.state)
    if (frame?.kind !== 'codes' || !prompt) break
    asked.push(`${frame.codes[0]} ${prompt.seat}`)
    const option = table.offered(prompt.seat).find(id => id.startsWith('choose.'))
    if (!option) throw new Error('nothing to choose')
    table.play(prompt.seat, { type: 'choose', option: option.slice(7) })
  }
  return asked
}

/** A ship with enough of everything that no code falls flat. */
const quasar = (structure: number) => ({ given: { B1: { card: 'quasar', structure } } })

function checkRow(net: number, text: string, structure: 0 | 1): void {
  const table = wounded(net, quasar(structure))
  expect(table.events[0]).toMatchObject({ type: 'row', net, column: structure, text })
  if (text === 'Boom') {
    expect(ship(table, 'B1').status).toBe('destroyed')
    return
  }
  if (text === 'Boom Next Turn') {
    expect(ship(table, 'B1').conditions.map(({ kind }) => kind)).toEqual(['doomed'])
    return
  }
  if (text === 'Cascade') {
    expect(typesOf(table.settle(7, 7))).toEqual(['critical'])
    expect(ship(table, 'B1').conditions.map(({ kind }) => kind)).toEqual(['cascade', 'ew'])
    return
  }
  const asked = answered(table)
  const hit = ship(table, 'B1')
  const odd = net % 2 === 1
  expect(asked).toEqual(
    [...text].filter(code => 'W~CG'.includes(code)).map(code => `${code} ${'W~'.includes(code) && odd ? 'A' : 'B'}`),
  )
  expect(hit.losses).toEqual({
    T: times(text, 'T'),
    E: times(text, 'E'),
    A: times(text, 'A'),
    D: times(text, 'D'),
    M: times(text, 'M'),
  })
  expect(hit.marks).toBe(times(text, '>'))
  expect(hit.stunned).toBe(times(text, 'S'))
  expect(hit.dead).toHaveLength(times(text, 'C'))
  expect(hit.shorts).toHaveLength(times(text, '~'))
  expect(hit.weapons.filter(({ eliminated }) => eliminated)).toHaveLength(times(text, 'W'))
  expect(3 - hit.special.length - Number(hit.cm) - Number(hit.nixie)).toBe(times(text, 'G'))
  expect(hit.conditions).toHaveLength(times(text, 'X'))
  expect(hit.status).toBe('in-play')
}

describe('Structure 1', () => {
  test.each(Object.entries(STRUCT_1).map(([net, text]) => ({ net: Number(net), text })))(
    '[ARC.row.s1.$net] $text',
    ({ net, text }) => checkRow(net, text, 1),
  )
})

describe('Structure 0', () => {
  test.each(Object.entries(STRUCT_0).map(([net, text]) => ({ net: Number(net), text })))(
    '[ARC.row.s0.$net] $text',
    ({ net, text }) => checkRow(net, text, 0),
  )
})
