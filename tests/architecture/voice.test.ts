import { expect, test } from 'vitest'
import { filesOf, read } from './source'
import { oldVoiceIn } from './voice'

const sources = filesOf()
  .filter(path => /\.tsx?$/.test(path))
  .map(read)

test('src speaks plain English', () => {
  expect(sources.length).toBeGreaterThan(20)
  const found = sources.flatMap(source =>
    oldVoiceIn(source).map(({ line, words, say }) => `src/${source.path}:${line} “${words}”: write “${say}”`),
  )
  expect(found).toEqual([])
})

const wordsIn = (text: string) => oldVoiceIn({ path: 'app/a.tsx', text }).map(({ words }) => words)

test.each([
  ['a string', "export const a = 'Its height is more than nought.'", 'nought'],
  ['a template', `export const a = (n: number) => \`Aiming goes not with \${n} shots.\``, 'goes not'],
  ['a template around a value', `export const a = (n: string) => \`\${n} is no target.\``, 'is no target'],
  ['text in JSX', 'export const A = () => <p>These dice fell twice.</p>', 'dice fell'],
  ['a label in JSX', 'export const A = () => <p title="A lawful move" />', 'lawful'],
  ['a comment', '/** The fire is in vain. */\nexport const a = 1', 'in vain'],
  ['a line comment', '// Nobody can foretell it.\nexport const a = 1', 'foretell'],
  ['two lines of a comment', '/**\n * This is no\n * headquarters.\n */\nexport const a = 1', 'is no headquarters'],
  ['dice that are thrown', "export const a = 'Two dice are thrown for it.'", 'dice are thrown'],
  ['a throw of dice', "export const a = 'It is thrown with two dice.'", 'is thrown with two dice'],
  ['whom', "export const a = 'Whom it is for is missing.'", 'Whom'],
  ['a roll that was forbidden', "export const a = 'It may not be thrown again.'", 'may not be thrown'],
  ['a warning', "export const a = 'This cannot be taken lightly.'", 'taken lightly'],
  ['a crowd', "export const a = 'Rounds without number.'", 'without number'],
])('%s in the old voice fails', (_, text, words) => {
  expect(wordsIn(text)).toEqual([words])
})

test.each([
  "export const a = 'The unit is no longer in command.'",
  "export const a = 'The range is no more than 5 cm.'",
  "export const a = 'There is no such step to take back.'",
  'export const nought = { lawful: 1 }.lawful',
  '// An error is thrown by the dice when a face does not fit.\nexport const a = 1',
])('plain words pass: %s', text => {
  expect(wordsIn(text)).toEqual([])
})
