import { useId } from 'react'
import type { Scenario } from '../../engine/setup'
import styles from './setup.module.css'

export function ScenarioPicker(props: {
  scenarios: readonly Scenario<unknown>[]
  chosen: string
  onChoose(scenario: Scenario<unknown>): void
}) {
  const name = useId()
  return (
    <fieldset className={styles.scenarios}>
      <legend className="only-spoken">Scenario</legend>
      {props.scenarios.map(scenario => (
        <label key={scenario.id} className={styles.scenario}>
          <input
            type="radio"
            name={name}
            checked={scenario.id === props.chosen}
            onChange={() => props.onChoose(scenario)}
          />
          <span className={styles.scenarioTitle}>{scenario.title}</span>
          <span className={styles.scenarioBlurb}>{scenario.blurb}</span>
        </label>
      ))}
    </fieldset>
  )
}
