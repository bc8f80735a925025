import { useSyncExternalStore } from 'react'
import { z } from '../../engine/schema'
import { PAPERS, type Paper } from '../../print/paper'
import { EDGES, type Edge } from '../../print/turning'

/** What is known about a printer: how it turns the paper, how far off its backs are, how long its 100 mm are. */
export interface Printer {
  readonly edge: Edge
  readonly dx: number
  readonly dy: number
  readonly across: number
  readonly down: number
}

export const NEW_PRINTER: Printer = { edge: 'long', dx: 0, dy: 0, across: 100, down: 100 }

const printerSchema = z.object({
  edge: z.enum(EDGES),
  dx: z.number().check(z.gte(-5), z.lte(5)),
  dy: z.number().check(z.gte(-5), z.lte(5)),
  across: z.number().check(z.gt(90), z.lt(112)),
  down: z.number().check(z.gt(90), z.lt(112)),
})
const PAPER_IDS = ['a4', 'letter'] as const satisfies readonly Paper[]
const drawerSchema = z.object({
  paper: z.nullable(z.enum(PAPER_IDS)),
  current: z.string(),
  printers: z.record(z.string(), printerSchema),
})

/** Everything the browser remembers about printing. */
export type Drawer = z.infer<typeof drawerSchema>

const KEY = 'stormtable.printing'
const EMPTY: Drawer = { paper: null, current: '', printers: {} }
const listeners = new Set<() => void>()
let drawer: Drawer | undefined

function stored(): Drawer {
  try {
    const parsed = drawerSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : EMPTY
  } catch {
    return EMPTY
  }
}

export function drawerNow(): Drawer {
  drawer ??= stored()
  return drawer
}

export function keep(change: Partial<Drawer>): void {
  drawer = { ...drawerNow(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(drawer))
  } catch {
    // Kept in memory for this visit.
  }
  for (const listener of listeners) listener()
}

/** A printer's settings are stored under its name; the first one has no name. */
export const keepPrinter = (name: string, printer: Printer): void =>
  keep({ current: name, printers: { ...drawerNow().printers, [name]: printer } })

export const forgetPrinter = (name: string): void => {
  const { [name]: _, ...printers } = drawerNow().printers
  keep({ current: Object.keys(printers)[0] ?? '', printers })
}

export const printerOf = ({ printers, current }: Drawer): Printer => printers[current] ?? NEW_PRINTER

export const usualPaper = ({ paper }: Drawer): Paper => paper ?? (navigator.language === 'en-US' ? 'letter' : 'a4')

export const isPaper = (value: unknown): value is Paper => typeof value === 'string' && value in PAPERS

export function useDrawer(): Drawer {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return useSyncExternalStore(subscribe, drawerNow)
}
