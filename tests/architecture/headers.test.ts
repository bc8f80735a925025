import { readFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { security } from '../../scripts/vite/security'
import { headersFile, PAGE_POLICY, SECURITY_HEADERS } from '../../scripts/vite/security-headers'

/** What a host sends for a page of ours, by the file that Netlify and Cloudflare Pages read. */
function sentBy(file: string): Record<string, string> {
  const [path, ...lines] = file.trimEnd().split('\n')
  expect(path).toBe('/*')
  return Object.fromEntries(
    lines.map(line => {
      const [name = '', ...value] = line.replace(/^ {2}(?=\S)/, '').split(': ')
      return [name, value.join(': ')]
    }),
  )
}

describe('a host that sends headers', () => {
  test('gets them from the build, the policy and no frames among them', () => {
    const sent = sentBy(headersFile())
    expect(sent['Content-Security-Policy']).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`)
    expect(sent['Content-Security-Policy']).toContain("default-src 'none'; script-src 'self'")
    expect(sent['X-Content-Type-Options']).toBe('nosniff')
    expect(sent['Referrer-Policy']).toBe('no-referrer')
  })

  test('finds them in a file of the build', () => {
    const emitFile = vi.fn()
    const { generateBundle } = security()
    if (typeof generateBundle !== 'function') throw new Error('nothing is written')
    Reflect.apply(generateBundle, { emitFile }, [])
    expect(emitFile).toHaveBeenCalledWith({ type: 'asset', fileName: '_headers', source: headersFile() })
  })

  test('is told so in the README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('`dist/_headers`')
  })

  test('is what the preview of the build is, too; the development server is not', async () => {
    const preview = await resolveConfig({ logLevel: 'silent' }, 'serve', 'production', 'production', true)
    expect(preview.preview.headers).toEqual(SECURITY_HEADERS)
    const serving = await resolveConfig({ logLevel: 'silent' }, 'serve')
    expect(serving.plugins.map(({ name }) => name)).not.toContain('stormtable:security')
  })
})
