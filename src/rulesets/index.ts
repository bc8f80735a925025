import { type AnyRuleset, anyRuleset } from '../engine/ruleset'

/** What the lobby knows of a game before its chunk is loaded. */
export interface RulesetCover {
  readonly id: string
  readonly title: string
  readonly tagline: string
  /** Seats it can be played with. */
  readonly seats: string
  /** Its picture in the lobby, by name; a game without one gets a chart in its own colours. */
  readonly art?: string
  /** Played over terrain: the lobby leads to the editor. */
  readonly terrain?: boolean
  load(): Promise<AnyRuleset>
}

/** Every game, in the order of the lobby; each is a chunk of its own. */
export const RULESETS: readonly RulesetCover[] = [
  {
    id: 'lightning-strike',
    title: 'Lightning Strike',
    tagline: 'Exo-armors and fighters in open space',
    seats: '2 to 4',
    art: 'orbit',
    load: () => import('./lightning-strike').then(game => anyRuleset(game.lightningStrike)),
  },
  {
    id: 'thunder-struck',
    title: 'Thunder Struck',
    tagline: 'Dice behind screens, ships on a ring',
    seats: '2 or 4',
    art: 'ring',
    load: () => import('./thunder-struck').then(game => anyRuleset(game.thunderStruck)),
  },
  {
    id: 'arclight',
    title: 'Arclight',
    tagline: 'Starship duels on hexes',
    seats: '2 to 4',
    art: 'hexes',
    load: () => import('./arclight').then(game => anyRuleset(game.arclight)),
  },
  {
    id: 'lightning-war',
    title: 'Lightning War',
    tagline: 'Platoons, tanks and guns, 1939 to 1945',
    seats: '2',
    art: 'steppe',
    terrain: true,
    load: () => import('./lightning-war').then(game => anyRuleset(game.lightningWar)),
  },
  {
    id: 'striker',
    title: 'Striker',
    tagline: 'Orders, grav tanks, and enemies you cannot see',
    art: 'dusk',
    seats: '2',
    terrain: true,
    load: () => import('./striker').then(game => anyRuleset(game.striker)),
  },
]

export const coverOf = (id: string): RulesetCover | undefined => RULESETS.find(cover => cover.id === id)
