import { useMemo, useState } from 'react'
import { turnOf } from '../../../engine/geometry/angle'
import type { Pose } from '../../../engine/geometry/vec'
import type { Field, FieldValues, Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import { Button, FieldForm, fieldFaults } from '../../design/index'
import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'

type Kind<K extends Offer<Action>['kind']> = Extract<Offer<Action>, { kind: K }>

/** The smallest steps a ruler and a compass on a real table can show. */
const LENGTH_STEP = 0.1
const TURN_STEP = 1
/** On hexes a piece faces a hexside. */
const HEXSIDE = 60

/** Rounded to the field's step: otherwise the browser calls every number invalid, and its arrows jump. */
const onStep = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6))

function useLengths(pose: Pose): readonly Field[] {
  const board = useTable((s, select) => select.board(s))
  const length = (name: 'x' | 'y', label: string, most: number): Field => ({
    kind: 'number',
    name,
    label: `${label} (${board.unit})`,
    min: 0,
    max: most,
    step: LENGTH_STEP,
    value: Math.min(most, Math.max(0, onStep(pose.at[name], LENGTH_STEP))),
  })
  return [length('x', 'From the left', board.width), length('y', 'From the top', board.height)]
}

function useFacing(value: number): Field {
  const step = useTable((s, select) => (select.board(s).hex ? HEXSIDE : TURN_STEP))
  return {
    kind: 'number',
    name: 'facing',
    label: 'Facing (°)',
    min: 0,
    max: 360 - step,
    step,
    value: turnOf(onStep(value, step)),
  }
}

const poseFrom = (values: FieldValues, before: Pose): Pose => ({
  at: { x: Number(values.x ?? before.at.x), y: Number(values.y ?? before.at.y) },
  facing: Number(values.facing ?? before.facing),
})

interface PlacesProps {
  readonly fields: readonly Field[]
  readonly verb: string
  actionOf(values: FieldValues): Action
}

/** Numbers instead of a pointer; the board shows where they lead. */
function ByNumbers({ fields, verb, actionOf }: PlacesProps) {
  const { propose, answer } = useActions()
  const [values, setValues] = useState<FieldValues>(() => Object.fromEntries(fields.map(f => [f.name, f.value])))
  const faulty = Object.keys(fieldFaults(fields, values)).length > 0
  const change = (next: FieldValues) => {
    setValues(next)
    if (Object.keys(fieldFaults(fields, next)).length === 0) propose(actionOf(next))
  }
  return (
    <details className={styles.numbers}>
      <summary>Enter numbers</summary>
      <FieldForm fields={fields} values={values} onChange={change} />
      <Button isDisabled={faulty} onPress={() => answer(actionOf(values))}>
        {verb}
      </Button>
    </details>
  )
}

export function RegionForm({ offer }: { offer: Kind<'region'> }) {
  const start = useMemo(() => offer.start(), [offer])
  const lengths = useLengths(start)
  const facing = useFacing(start.facing)
  const fields = offer.facing === 'free' ? [...lengths, facing] : lengths
  return <ByNumbers fields={fields} verb={offer.label} actionOf={values => offer.at(poseFrom(values, start))} />
}

export function FacingForm({ offer }: { offer: Kind<'facing'> }) {
  const { pivot, label } = offer
  const facing = useFacing(pivot.facing)
  return (
    <ByNumbers fields={[facing]} verb={label} actionOf={values => offer.to(Number(values.facing ?? pivot.facing))} />
  )
}

/** A path, leg by leg: each goes towards the point as far as it can. */
export function PathForm({ offer }: { offer: Kind<'path'> }) {
  const { propose, answer } = useActions()
  const [path, setPath] = useState<readonly Pose[]>([])
  const end = path.at(-1) ?? offer.start
  const fields = [...useLengths(end), useFacing(end.facing)]
  const [values, setValues] = useState<FieldValues>({})
  const target = poseFrom({ x: end.at.x, y: end.at.y, facing: end.facing, ...values }, end)
  // What was typed stays: it may be meant for the next leg too.
  const go = (next: readonly Pose[]) => {
    setPath(next)
    propose(next.length > 0 ? offer.along(next) : null)
  }
  return (
    <details className={styles.numbers}>
      <summary>Enter numbers</summary>
      <p className={styles.cost}>{offer.reach.cost(path)}</p>
      <FieldForm fields={fields} values={values} onChange={setValues} />
      <div className={styles.row}>
        <Button
          onPress={() =>
            go(offer.reach.extend(path, target.at, values.facing === undefined ? undefined : target.facing))
          }
        >
          Add this leg
        </Button>
        <Button kind="quiet" isDisabled={path.length === 0} onPress={() => go(path.slice(0, -1))}>
          Remove the last leg
        </Button>
        <Button kind="primary" isDisabled={path.length === 0} onPress={() => answer(offer.along(path))}>
          {offer.label}
        </Button>
      </div>
    </details>
  )
}
