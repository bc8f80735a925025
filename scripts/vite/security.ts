import type { Plugin } from 'vite'
import { headersFile, PAGE_POLICY, SECURITY_HEADERS } from './security-headers.ts'

/**
 * The built page carries the policy itself, a `_headers` file tells hosts that read one what to send, and the preview
 * sends it too. The development server needs inline scripts of its own and gets none of this.
 */
export function security(): Plugin {
  return {
    name: 'stormtable:security',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    config: () => ({ preview: { headers: { ...SECURITY_HEADERS } } }),
    transformIndexHtml: {
      // Last, because the policy applies from where it stands; then moved to the very top of the head.
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
    },
  }
}
