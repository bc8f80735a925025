import type { Frame } from '../ink'
import type { Style } from '../side'

/** What a drawing has to know of the page it is for. */
export interface Press {
  readonly style: Style
  readonly frame: Frame
}
