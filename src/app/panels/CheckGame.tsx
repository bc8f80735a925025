import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { checkText, findingText, type GameCheck } from '../../engine/record/check'
import { Button } from '../design/Button'
import styles from './CheckGame.module.css'

const MOST_FINDINGS = 40

/** Checks every entry against the seed and the rules on request, and lists what doesn't fit. */
export function CheckGame({ check }: { check(): GameCheck }) {
  const [checked, setChecked] = useState<GameCheck | null>(null)
  return (
    <div className={styles.check}>
      <Button onPress={() => setChecked(check())}>
        <ShieldCheck aria-hidden="true" /> Check this game
      </Button>
      <CheckReport check={checked} />
    </div>
  )
}

/** The result of the check; empty before there is one. */
export const CheckReport = ({ check }: { check: GameCheck | null }) => (
  <div role="status" className={styles.report}>
    {check && <Report {...check} />}
  </div>
)

function Report(check: GameCheck) {
  const { findings } = check
  const [verdict, ...notes] = checkText(check)
  const more = findings.length - MOST_FINDINGS
  return (
    <>
      <p className={findings.length === 0 ? styles.holds : styles.broken}>{verdict}</p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.slice(0, MOST_FINDINGS).map(finding => (
            <li key={`${finding.entry} ${finding.kind}`}>{findingText(finding)}</li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </ul>
      )}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
