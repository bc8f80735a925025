import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

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

/** Nothing that a file, a link or a name contains is ever executed: the built page says so to the browser. */
export function contentSecurityPolicy(): Plugin {
  const content = Object.entries(POLICY)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
  return {
    name: 'stormtable:content-security-policy',
    // The development server needs inline scripts of its own.
    apply: 'build',
    transformIndexHtml: {
      // Last, because the policy holds from where it stands; then moved to the very top of the head.
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
      ],
    },
  }
}
