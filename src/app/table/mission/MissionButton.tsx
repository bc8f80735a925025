import { Flag } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { clockWords } from '../../../engine/mission'
import { useTable } from '../store/context'
import styles from './Mission.module.css'
import { MissionView } from './MissionView'

/** "Turn 2 of 12": which turn it is, and the mission one press away. */
export function MissionButton() {
  const clock = useTable((s, select) => select.mission(s).clock)
  const empty = useTable((s, select) => select.brief(s).length === 0 && select.mission(s).standings.length === 0)
  const words = clock ? clockWords(clock) : 'Mission'
  if (empty) return clock && <span className={styles.clock}>{words}</span>
  return (
    <DialogTrigger>
      <Button className={styles.clock ?? ''} aria-label={clock ? `${words}: mission` : words}>
        <Flag aria-hidden="true" /> {words}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom start">
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            Mission
          </Heading>
          <MissionView standing />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
