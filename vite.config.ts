import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { security } from './scripts/vite/security.ts'

/**
 * The game whose rules a file holds, where the machine's code shares much of them: in two chunks they would compress
 * worse. Null for what is loaded later.
 */
const gameOf = (id: string): string | null =>
  LATER.test(id) ? null : (/[\\/]src[\\/]rulesets[\\/](striker|thunder-struck)[\\/]/.exec(id)?.[1] ?? null)
const LATER =
  /[\\/]rulesets[\\/][^\\/]+[\\/](book|glossary|rulebook|rulings|sheets|sheet-[a-z-]+|charts|bot|index|rules[\\/](systems|clauses|r\d+-[a-z0-9-]+))(\.ts|[\\/])/

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
          includeDependenciesRecursively: false,
          groups: [
            { name: gameOf },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'konva', test: /node_modules[\\/](konva|react-konva|react-reconciler|its-fine)[\\/]/ },
          ],
        },
      },
    },
  },
})
