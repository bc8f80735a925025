import { Compass, Crosshair, Flag, Grid2x2, ListChecks, type LucideIcon, MapPin, Play, Route } from 'lucide-react'
import type { Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'

type Kind = Offer<Action>['kind']

/** How an offer is answered, at a glance. */
export const KIND_ICONS: Readonly<Record<Kind | 'needsConfirmation', LucideIcon>> = {
  button: Play,
  piece: Crosshair,
  cell: Grid2x2,
  region: MapPin,
  facing: Compass,
  path: Route,
  form: ListChecks,
  needsConfirmation: Flag,
}

/** Arrow keys move its ghost: the board has the keyboard while it is being answered. */
export const answeredOnBoard = (offer: Offer<Action> | null): boolean =>
  offer?.kind === 'region' || offer?.kind === 'path' || offer?.kind === 'facing'

/** How to answer an offer. */
export const KIND_HINTS: Readonly<Record<Kind, string>> = {
  button: 'confirm it',
  piece: 'pick a target',
  cell: 'pick a space',
  region: 'pick a place on the board',
  facing: 'pick a direction on the board',
  path: 'plot the path on the board',
  form: 'fill it in',
}
