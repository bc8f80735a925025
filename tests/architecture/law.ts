/** Who may import whom. A folder of `src` that is not listed here may not exist. */
interface Layer {
  /** Files of other layers: their path must begin with one of these. */
  readonly files: readonly string[]
  /** Files of which only types may be taken. */
  readonly types: readonly string[]
  readonly packages: readonly RegExp[]
  /** No screen, no clock, no chance: the same input gives the same game for ever. */
  readonly pure: boolean
}

const SCREEN = [/^react$/, /^react-dom(\/|$)/, /^lucide-react$/, /\.css$/]
const CANVAS = [/^konva(\/|$)/, /^react-konva(\/|$)/, /^zustand(\/|$)/]

/** What draws may compute with these; of the rest of the engine it knows only the types. */
const DRAWABLE = [
  'engine/geometry/',
  'engine/scene/',
  'engine/seats.ts',
  'engine/offers.ts',
  'engine/rolls/plan.ts',
  'engine/memoize.ts',
  'engine/words.ts',
]

export const LAYERS: Readonly<Record<string, Layer>> = {
  engine: { files: [], types: [], packages: [/^immer$/, /^@noble\/hashes\//], pure: true },
  /** The registry; each game comes as a chunk of its own, so it is imported on demand only. */
  rulesets: { files: ['engine/'], types: [], packages: [], pure: true },
  game: { files: ['engine/'], types: [], packages: [], pure: true },
  art: { files: ['engine/seats.ts'], types: ['engine/'], packages: [], pure: true },
  board: { files: [...DRAWABLE, 'art/'], types: ['engine/'], packages: [...SCREEN, ...CANVAS], pure: false },
  print: { files: [...DRAWABLE, 'art/'], types: ['engine/'], packages: SCREEN, pure: false },
  app: {
    files: ['engine/', 'rulesets/index.ts', 'board/', 'print/', 'art/'],
    types: [],
    packages: [
      ...SCREEN,
      /^react-aria-components(\/|$)/,
      /^zustand(\/|$)/,
      /^idb-keyval$/,
      /^comlink$/,
      /^@fontsource/,
    ],
    pure: false,
  },
  entry: { files: ['app/'], types: [], packages: SCREEN, pure: false },
}

/** A seat at the table knows the game through its session only: what the folders before may not import, and why. */
export const SEAM = {
  before: ['app/table/', 'app/panels/'],
  behind: ['engine/record/match.ts', 'engine/record/save.ts', 'engine/record/undoing.ts', 'engine/record/timeline.ts'],
  why: 'the table knows the game through its session',
} as const

/** The one door to the schema library. */
export const SCHEMA_DOOR = 'engine/schema.ts'

export const FORBIDDEN_GLOBALS = [
  'Date',
  'Intl',
  'Worker',
  'XMLHttpRequest',
  'cancelAnimationFrame',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
]

/** The layer of a file, by its path below `src`. */
export function layerOf(path: string): string {
  const [folder = '', game] = path.split('/')
  if (game === undefined) return 'entry'
  return folder === 'rulesets' && game !== 'index.ts' ? 'game' : folder
}

/** A game's own folder; a layer's, for all others. */
export function homeOf(path: string): string {
  return path
    .split('/')
    .slice(0, layerOf(path) === 'game' ? 2 : 1)
    .join('/')
}
