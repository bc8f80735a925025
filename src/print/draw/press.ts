import type { Frame } from '../ink'
import type { Style } from '../side'

/** What a drawing has to know about its page. */
export interface Press {
  readonly style: Style
  readonly frame: Frame
}
