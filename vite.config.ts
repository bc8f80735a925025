import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicy } from './scripts/vite/content-security-policy.ts'

export default defineConfig({
  // Relative, so that the build works from any host and any folder.
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // The policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What seldom changes stays in the reader's cache when the app does.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'konva', test: /node_modules[\\/](konva|react-konva|react-reconciler|its-fine)[\\/]/ },
          ],
        },
      },
    },
  },
})
