import type { Tone } from '../engine/scene/shapes'
import type { Seat } from '../engine/seats'

/** What marks a side besides its colour, so that it can be told apart without colour. */
export const OUTLINES = ['circle', 'square', 'hexagon', 'triangle', 'diamond', 'octagon'] as const
export type Outline = (typeof OUTLINES)[number]
export type Pattern = 'plain' | 'bars' | 'dots' | 'chevrons' | 'checks' | 'rings'
export type Theme = 'dark' | 'light'

export interface SeatColours {
  /** Outline of the counter, name of the side on a dark ground. */
  readonly main: string
  /** Fill of the counter; name of the side on a light ground. */
  readonly dark: string
  /** What is drawn on the fill. */
  readonly ink: string
  readonly shape: Outline
  readonly pattern: Pattern
}

// Blue against orange, green against magenta, teal against gold: each pair stays apart for the three common
// kinds of colour blindness, and `main` keeps 4.5:1 against `dark` and against the darkest table.
export const SEAT_COLOURS: Readonly<Record<Seat, SeatColours>> = {
  A: { main: '#5aa9ff', dark: '#0f3766', ink: '#e6f2ff', shape: 'circle', pattern: 'plain' },
  B: { main: '#ff9d4d', dark: '#5c2a08', ink: '#fff0e2', shape: 'square', pattern: 'bars' },
  C: { main: '#6ad68b', dark: '#11482a', ink: '#e8fbee', shape: 'hexagon', pattern: 'dots' },
  D: { main: '#f07cc6', dark: '#5a1646', ink: '#ffe9f6', shape: 'diamond', pattern: 'chevrons' },
  E: { main: '#3fd0d4', dark: '#0b4448', ink: '#e2fbfc', shape: 'octagon', pattern: 'checks' },
  F: { main: '#e9cb4e', dark: '#4c3d06', ink: '#fdf7dd', shape: 'triangle', pattern: 'rings' },
}

/** Things without a side: rocks, dice of the table, markers. */
export const TABLE_COLOURS: SeatColours = {
  main: '#a9b4c8',
  dark: '#2b3345',
  ink: '#eef2f9',
  shape: 'circle',
  pattern: 'plain',
}

export const coloursOf = (seat: Seat | null | undefined): SeatColours => (seat ? SEAT_COLOURS[seat] : TABLE_COLOURS)

/** Pieces with a colour of their own, whatever their side: the green die among dice of a side. */
const OWN_COLOURS: Readonly<Record<string, SeatColours>> = {
  'die-green': { main: '#a8e63c', dark: '#24400a', ink: '#f4fde2', shape: 'circle', pattern: 'plain' },
}

export const coloursOfPiece = ({ art, seat }: { readonly art: string; readonly seat: Seat | null }): SeatColours =>
  OWN_COLOURS[art] ?? coloursOf(seat)

/** Line, fill and text of a tone; the fill is nearly transparent. */
export interface ToneColours {
  readonly line: string
  readonly fill: string
  readonly ink: string
}

/** The same for things that belong to a side. */
export function toneOfSeat(theme: Theme, seat: Seat): ToneColours {
  const { main, dark } = SEAT_COLOURS[seat]
  const line = theme === 'dark' ? main : dark
  return { line, fill: `${line}2e`, ink: line }
}

export const TONES: Readonly<Record<Theme, Readonly<Record<Tone, ToneColours>>>> = {
  dark: {
    reach: { line: '#5fd6a5', fill: 'rgba(71, 200, 150, 0.10)', ink: '#8ff0c4' },
    arc: { line: '#5aa9ff', fill: 'rgba(76, 150, 240, 0.15)', ink: '#a9d2ff' },
    good: { line: '#5fd6a5', fill: 'rgba(71, 200, 150, 0.20)', ink: '#9af3cb' },
    bad: { line: '#ff6b78', fill: 'rgba(255, 80, 95, 0.20)', ink: '#ffb0b7' },
    warn: { line: '#ffcf5c', fill: 'rgba(255, 200, 80, 0.16)', ink: '#ffe09a' },
    note: { line: '#c9a6ff', fill: 'rgba(176, 132, 255, 0.16)', ink: '#dcc6ff' },
    muted: { line: '#8b97ad', fill: 'rgba(139, 151, 173, 0.12)', ink: '#c3ccdb' },
  },
  light: {
    reach: { line: '#0b7a52', fill: 'rgba(11, 122, 82, 0.12)', ink: '#065c3d' },
    arc: { line: '#1b62b5', fill: 'rgba(27, 98, 181, 0.13)', ink: '#124a8c' },
    good: { line: '#0b7a52', fill: 'rgba(11, 122, 82, 0.20)', ink: '#065c3d' },
    bad: { line: '#c0273a', fill: 'rgba(192, 39, 58, 0.18)', ink: '#8f1526' },
    warn: { line: '#9a6400', fill: 'rgba(190, 130, 0, 0.18)', ink: '#704800' },
    note: { line: '#6b3fc0', fill: 'rgba(107, 63, 192, 0.14)', ink: '#4d2a91' },
    muted: { line: '#5c6779', fill: 'rgba(92, 103, 121, 0.12)', ink: '#414b5b' },
  },
}

/** The table under the pieces and the text on it. */
export interface SurfaceColours {
  /** Beyond the edge of the board. */
  readonly surround: string
  readonly table: string
  readonly grid: string
  /** A hex is a place, so its lines are stronger than those of a grid to measure by. */
  readonly hex: string
  readonly edge: string
  readonly ink: string
  readonly halo: string
  /** Chips and tips. */
  readonly panel: string
  readonly panelInk: string
  readonly focus: string
  /** Round the selected piece. */
  readonly selected: string
}

export const SURFACES: Readonly<Record<Theme, SurfaceColours>> = {
  dark: {
    surround: '#090c14',
    table: '#141a2a',
    grid: 'rgba(160, 180, 220, 0.13)',
    hex: 'rgba(160, 180, 220, 0.26)',
    edge: 'rgba(160, 185, 235, 0.45)',
    ink: '#e4eaf5',
    halo: 'rgba(6, 9, 18, 0.85)',
    panel: 'rgba(13, 18, 32, 0.92)',
    panelInk: '#eef3fb',
    focus: '#f5f8ff',
    selected: '#d9b8ff',
  },
  light: {
    surround: '#d5dae3',
    table: '#f1efe8',
    grid: 'rgba(40, 50, 70, 0.14)',
    hex: 'rgba(40, 50, 70, 0.3)',
    edge: 'rgba(40, 50, 70, 0.5)',
    ink: '#1c2433',
    halo: 'rgba(255, 255, 255, 0.88)',
    panel: 'rgba(255, 255, 255, 0.95)',
    panelInk: '#1c2433',
    focus: '#10151f',
    selected: '#6b3fc0',
  },
}
