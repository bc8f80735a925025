/** The codes of the index. `>` is a structure hit, `~` a system short. */
export const CODES = ['T', 'E', 'A', 'M', 'W', 'C', '~', 'D', 'S', 'G', 'X', '>'] as const
export type Code = (typeof CODES)[number]

export const WORDS = ['Cascade', 'Boom Next Turn', 'Boom'] as const
export type Word = (typeof WORDS)[number]

/** The columns of the printed index, by current Structure. */
export type Column = 0 | 1

// biome-ignore format: a table is read by its columns.
const DAMAGE_INDEX = [
  // Dam  Struct 0         Struct 1
  [ 1, 'XTT',            '~T'],
  [ 2, 'XDE',            'T~'],
  [ 3, 'XTAS',           'TT'],
  [ 4, 'XWA',            'EA'],
  [ 5, 'XMDT',           'D'],
  [ 6, 'XWAAE',          'M'],
  [ 7, 'XMGTTA',         'MEA'],
  [ 8, 'XDDC',           'XTTEA'],
  [ 9, 'XTTTTDDA',       'XDD'],
  [10, 'XTTEAADM',       'X>W'],
  [11, 'XDDSTTT',        'X>S~T'],
  [12, 'XCWD',           'X>WDD'],
  [13, 'XWMDTT',         'X>TTTTGD'],
  [14, 'XTTCDD',         'X>GGEEEA'],
  [15, 'XCWMDTTEA',      'X>EAAASM'],
  [16, 'Cascade',        'X>CW~'],
  [17, 'Boom Next Turn', 'X>DDDEA'],
  [18, 'Boom Next Turn', 'X>~WEEAA'],
  [19, 'Boom Next Turn', 'X>GMMSD'],
  [20, 'Boom',           'X>CTTTTSM'],
  [21, 'Boom',           'X>C~TTTD'],
  [22, 'Boom',           'Cascade'],
  [23, 'Boom',           'Boom'],
  [24, 'Boom',           'Boom'],
] as const

/** ARC.index.over: the last row is for all higher damage too. */
export const LAST_ROW = 24
export type Row = (typeof DAMAGE_INDEX)[number][0]
export type Entry = { readonly row: Row; readonly word: Word | null; readonly codes: readonly Code[] }

export const INDEX_ROWS = DAMAGE_INDEX

const isWord = (text: string): text is Word => WORDS.some(word => word === text)
const codesOf = (text: string): Code[] => [...text].flatMap(c => CODES.filter(code => code === c))

const entryOf = (row: Row, text: string): Entry =>
  isWord(text) ? { row, word: text, codes: [] } : { row, word: null, codes: codesOf(text) }

const ENTRIES: readonly [zero: readonly Entry[], one: readonly Entry[]] = [
  DAMAGE_INDEX.map(([row, zero]) => entryOf(row, zero)),
  DAMAGE_INDEX.map(([row, , one]) => entryOf(row, one)),
]

/** ARC.index.cross: the entry for a net damage of at least 1. */
export function indexEntry(net: number, column: Column): Entry {
  const entry = ENTRIES[column][Math.min(Math.floor(net), LAST_ROW) - 1]
  if (!entry) throw new Error(`the index has no row for ${net}`)
  return entry
}

/** As the index prints it. */
export const entryText = ({ word, codes }: Entry): string => word ?? codes.join('')
