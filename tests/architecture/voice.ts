import { parseSync } from 'vite'
import type { Source } from './source'

/** Words that nobody would use in a good rulebook or web app today, and what to write instead. */
interface OldWord {
  readonly found: RegExp
  readonly say: string
}

/** "There is no …" is plain, and so are "is no longer" and the like. "That is no headquarters" isn't. */
const IS_NO =
  /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more than|less than|fewer than|better|worse|different|closer|nearer|farther|further|larger|smaller|wider|higher|lower|easier|later|earlier)\b)[a-z]+/i

const OLD_WORDS: readonly OldWord[] = [
  { found: /\bnought\b/i, say: '0' },
  { found: IS_NO, say: "isn't a …, or: there's no …" },
  { found: /\bgoes? not\b/i, say: "can't, or: doesn't go" },
  { found: /\b(?:dice|die|roll|face)s? (?:that |have |has )?(?:fall|falls|fell|fallen)\b/i, say: 'dice are rolled' },
  {
    found: /\b(?:dice|die|faces?|rolls?)\b[^.;:!?]*\b(?:is|are|was|were|be) thrown\b/i,
    say: 'dice are rolled',
  },
  {
    found: /\b(?:is|are|was|were) thrown\b(?! (?:out|away|back|off|in|from|by)\b)[^.;:!?]*\b(?:dice|die|d6|d10|2D)\b/i,
    say: 'is rolled',
  },
  { found: /\btaken lightly\b/i, say: "Are you sure? You can't undo this." },
  { found: /\bin vain\b/i, say: 'without effect' },
  { found: /\b(?:un)?lawful(?:ly)?\b/i, say: 'legal' },
  { found: /\bforet(?:ell|ells|old)\b/i, say: 'predict' },
  { found: /\bwithout number\b/i, say: 'any number of, or: countless' },
  { found: /\bwhom\b/i, say: 'the player or unit that …' },
  { found: /\bmay not be (?:thrown|taken)\b/i, say: "can't be rolled, or: can't be taken" },
]

/** A sentence with an old word in it. */
interface OldVoice {
  readonly line: number
  readonly words: string
  readonly say: string
}

interface Text {
  readonly start: number
  readonly words: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export function oldVoiceIn(source: Source): OldVoice[] {
  return textsOf(source).flatMap(({ start, words }) =>
    OLD_WORDS.flatMap(({ found, say }) => {
      const hit = found.exec(words)
      if (!hit) return []
      return [{ line: source.text.slice(0, start).split('\n').length, words: hit[0], say }]
    }),
  )
}

/** Everything written for people: comments, strings, templates and text in JSX. Names in the code are left out. */
function textsOf({ path, text }: Source): Text[] {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found = comments.map(({ start, value }) => ({ start, words: flat(value) }))
  gather(program, found)
  return found
}

/** A sentence may run over several lines, in a block comment behind stars. */
const flat = (words: string): string => words.replace(/\s*\n[\s*]*/g, ' ')

function gather(value: unknown, found: Text[]): void {
  if (Array.isArray(value)) for (const item of value) gather(item, found)
  if (!isNode(value)) return
  if (value.type === 'ImportDeclaration') return
  const words = wordsOf(value)
  if (words !== null) found.push({ start: value.start, words: flat(words) })
  for (const child of Object.values(value)) gather(child, found)
}

function wordsOf(node: Node): string | null {
  switch (node.type) {
    case 'Literal':
    case 'JSXText':
      return typeof node.value === 'string' ? node.value : null
    case 'TemplateLiteral':
      // Whatever is filled in is one word of the sentence.
      return Array.isArray(node.quasis) ? node.quasis.map(({ value }) => String(value.cooked)).join('…') : null
    default:
      return null
  }
}
