import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    setupFiles: ['tests/support/patience.ts'],
    // Whole games are played in some of them, on machines that do other things besides.
    testTimeout: 60_000,
  },
})
