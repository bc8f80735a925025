import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { type PanelLinks, PanelLinksProvider } from '../../../src/app/panels'
import type { LogLine, Sentence } from '../../../src/engine/record/log'
import type { Ledger } from '../../../src/engine/rolls/ledger'
import type { Seat } from '../../../src/engine/seats'

afterEach(cleanup)

const NAMES: Readonly<Partial<Record<Seat, string>>> = { A: 'Ada', B: 'Bob' }

export const links: PanelLinks = { seatName: seat => NAMES[seat] ?? seat }

/** Renders panels as the table would, with the ways out of them that the test watches. */
export const show = (panel: ReactNode, more: Partial<PanelLinks> = {}) =>
  render(panel, {
    wrapper: ({ children }) => <PanelLinksProvider value={{ ...links, ...more }}>{children}</PanelLinksProvider>,
  })

export const line = (step: number, sentence: Sentence, more: Partial<LogLine> = {}): LogLine => ({
  step,
  actor: 'A',
  sentence,
  rules: [],
  rolls: [],
  ledgers: [],
  ...more,
})

export const ledger = (name: string, lines: Ledger['lines'], more: Partial<Ledger> = {}): Ledger => ({
  name,
  base: '',
  lines,
  ...more,
})
