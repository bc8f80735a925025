import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formats } from '../../scripts/formats'

test('docs/FORMATS.md says what the schemas say; `npm run docs:formats` writes it', async () => {
  expect(readFileSync('docs/FORMATS.md', 'utf8')).toBe(await formats())
})
