import { createHash } from 'node:crypto'

/** Style elements that react-aria adds to the page, letter for letter: allowed by their hashes, nothing else is. */
const ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...ARIA_STYLES.map(hashOf)],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
}

const written = (policy: typeof POLICY): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Nothing that a file, a link or a name contains is ever executed. For the page itself, on any host. */
export const PAGE_POLICY = written(POLICY)

/** What a host should send with every file. Only a header can forbid other pages to show this one in a frame. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...POLICY, 'frame-ancestors': ["'none'"] }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** As Netlify and Cloudflare Pages read them from a file called `_headers`. */
export const headersFile = (): string =>
  ['/*', ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
