import { classes } from '../format'
import styles from './DieFace.module.css'

export interface DieFaceProps {
  readonly face: number
  readonly sides?: number
  /** A die that doesn't count is still shown, but struck out. */
  readonly struck?: boolean
}

const LOW = 27
const MID = 50
const HIGH = 73

type Pip = readonly [x: number, y: number]
const CENTRE: Pip = [MID, MID]
const TWO: readonly Pip[] = [[LOW, HIGH], [HIGH, LOW]] // biome-ignore format: as on the die
const FOUR: readonly Pip[] = [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]] // biome-ignore format: as on the die

/** The six faces of an ordinary die. */
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [CENTRE],
  2: TWO,
  3: [...TWO, CENTRE],
  4: FOUR,
  5: [...FOUR, CENTRE],
  6: [...FOUR, [LOW, MID], [HIGH, MID]],
}

/** Outlines of dice that show a numeral; any other die is a rounded square. */
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M50 8L96 88H4z',
  8: 'M50 3L94 50L50 97L6 50z',
  10: 'M50 3L95 60L50 97L5 60z',
  12: 'M50 3L97 38L79 94H21L3 38z',
  20: 'M50 2L92 26V74L50 98L8 74V26z',
}

/** One rolled die. */
export function DieFace({ face, sides = 6, struck = false }: DieFaceProps) {
  const pips = sides === 6 ? PIPS[face] : undefined
  const name = sides === 6 ? `${face}` : `${face} on a d${sides}`
  const outline = OUTLINES[sides]
  return (
    <svg
      className={classes(styles.die, struck && styles.struck)}
      viewBox="0 0 100 100"
      role="img"
      aria-label={struck ? `${name}, doesn't count` : name}
      data-face={face}
    >
      {outline ? <path className={styles.body} d={outline} /> : <rect className={styles.body} {...SQUARE} />}
      {pips
        ? pips.map(([cx, cy]) => <circle key={`${cx} ${cy}`} className={styles.ink} cx={cx} cy={cy} r="9.5" />)
        : numeral(face, sides)}
      {struck && <path className={styles.strike} d="M10 10L90 90" />}
    </svg>
  )
}

const SQUARE = { x: 3, y: 3, width: 94, height: 94, rx: 20 }

function numeral(face: number, sides: number) {
  return (
    <text className={styles.numeral} x="50" y={sides === 4 ? 68 : 52} fontSize={face > 9 ? 40 : 50}>
      {face}
    </text>
  )
}
