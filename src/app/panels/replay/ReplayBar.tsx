import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Sentence, textOf } from '../../../engine/record/log'
import { Button } from '../../design/Button'
import { IconButton } from '../../design/IconButton'
import { usePanelLinks } from '../links'
import { SentenceView } from '../SentenceView'
import styles from './ReplayBar.module.css'
import type { ReplayTicks } from './ticks'

export interface ReplayBarProps {
  /** The step being looked at; -1 is the start. */
  readonly at: number
  /** The last step of the record. */
  readonly last: number
  readonly ticks: ReplayTicks
  /** What the step did, as this seat may read it. */
  readonly sentence: Sentence | null
  readonly heading?: string | null
  onSeek(step: number): void
  /** Back to the game as it is now. */
  onClose(): void
  /** Starts a new game from this position. */
  onPlayOn?(): void
}

const SPEEDS = [1, 2, 4] as const
const PACE_MS = 1600

/** Walks through the record: step by step, by dragging, or as a film. */
export function ReplayBar(props: ReplayBarProps) {
  const { at, last, ticks, sentence, heading, onSeek, onClose, onPlayOn } = props
  const { seatName } = usePanelLinks()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(SPEEDS[0])

  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onSeek(at + 1), PACE_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed, onSeek])

  const seek = (step: number) => {
    setPlaying(false)
    onSeek(Math.min(last, Math.max(-1, step)))
  }
  const play = () => {
    if (!playing && at >= last) onSeek(-1)
    setPlaying(!playing)
  }
  const said = sentence ? textOf(sentence, seatName) : at < 0 ? 'Start of the game' : 'Hidden from this player'

  return (
    <section className={styles.bar} aria-label="Replay">
      <div className={styles.buttons}>
        <IconButton label="First step" isDisabled={at <= -1} onPress={() => seek(-1)}>
          <ChevronFirst />
        </IconButton>
        <IconButton label="Step back" isDisabled={at <= -1} onPress={() => seek(at - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={playing ? 'Pause' : 'Play'} kind="primary" onPress={play}>
          {playing ? <Pause /> : <Play />}
        </IconButton>
        <IconButton label="Step forward" isDisabled={at >= last} onPress={() => seek(at + 1)}>
          <ChevronRight />
        </IconButton>
        <IconButton label="Last step" isDisabled={at >= last} onPress={() => seek(last)}>
          <ChevronLast />
        </IconButton>
      </div>
      <div className={styles.track}>
        <Ticks ticks={ticks} last={last} />
        <input
          className={styles.slider}
          type="range"
          min={-1}
          max={last}
          value={at}
          aria-label="Step"
          aria-valuetext={`Step ${at + 1} of ${last + 1}: ${said}`}
          onChange={event => seek(event.target.valueAsNumber)}
        />
      </div>
      <label className={styles.speed}>
        <span className="only-spoken">Speed</span>
        <select value={speed} onChange={event => setSpeed(Number(event.target.value))}>
          {SPEEDS.map(value => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </label>
      <p className={styles.sentence}>
        <span className={styles.count}>
          {at + 1} / {last + 1}
        </span>
        {heading && <span className={styles.count}>{heading}</span>}
        {sentence ? <SentenceView sentence={sentence} /> : said}
      </p>
      <div className={styles.ways}>
        {onPlayOn && (
          <Button kind="plain" onPress={onPlayOn}>
            Play from here
          </Button>
        )}
        <IconButton label="Back to the game" keyHint="Esc" onPress={onClose}>
          <X />
        </IconButton>
      </div>
    </section>
  )
}

/** One path for each kind, however long the game. */
function Ticks({ ticks, last }: { ticks: ReplayTicks; last: number }) {
  const marks = (steps: readonly number[]) => steps.map(step => `M${step + 1} 0V1`).join('')
  return (
    <svg className={styles.ticks} viewBox={`0 0 ${last + 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.rollTick} d={marks(ticks.rolls)} />
      <path className={styles.partTick} d={marks(ticks.parts)} />
    </svg>
  )
}
