import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { security } from './scripts/vite/security.ts'

export default defineConfig({
  // Relative, so that the build works from any host and any folder.
  base: './',
  plugins: [react(), security()],
  // Bots think in a worker that loads the game it plays.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // The policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What seldom changes stays in the browser's cache when the app does.
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
