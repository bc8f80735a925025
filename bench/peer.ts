import { createRequire } from 'node:module'
import { timed } from './stats'

/** As much of boardgame.io 0.50 as is measured; its types are not installed with the project. */
interface PeerState {
  readonly G: PeerBattle
  readonly log?: readonly unknown[]
}
interface PeerClient {
  start(): void
  getState(): PeerState
  readonly moves: { attack(attacker: string, target: string, weapon: number): void }
}
interface PeerMove {
  readonly G: PeerBattle
  readonly random: { D6(count: number): number[] }
}
type Reducer = (state: PeerState, action: unknown) => PeerState
interface Peer {
  Client(options: object): PeerClient
  CreateGameReducer(options: object): Reducer
  InitializeGame(options: object): PeerState
}

// From its own folder: its immer is two versions behind ours.
const require = createRequire(`${process.cwd()}/bench/package.json`)
const load = (): Peer => ({ ...require('boardgame.io/client'), ...require('boardgame.io/internal') })

interface Thresholds {
  readonly stun: number
  readonly crippled: number
  readonly overkill: number
}
interface PeerCard {
  readonly avoidance: { readonly front: number; readonly rear: number }
  readonly protection: { readonly front: Thresholds; readonly rear: Thresholds }
  readonly weapons: readonly {
    readonly bands: readonly { readonly to: number | 'C'; readonly accuracy: number; readonly damage: number }[]
  }[]
}
interface PeerUnit {
  readonly id: string
  readonly seat: string
  readonly card: string
  readonly at: { readonly x: number; readonly y: number }
  readonly facing: number
  stunned: boolean
  crippled: boolean
  actionsLeft: number
}
/** The very position our battle starts from. */
export interface PeerBattle {
  readonly cards: Readonly<Record<string, PeerCard>>
  readonly units: Record<string, PeerUnit>
}

/**
 * The same attack as one move, without legality beyond the range, without reasons, without words: two throws, the
 * margin times the multiplier, the thresholds of the struck side. All that we do besides is to our disadvantage.
 */
function attack({ G, random }: PeerMove, attackerId: string, targetId: string, weaponIndex: number): void {
  const attacker = G.units[attackerId]
  const target = G.units[targetId]
  const weapon = attacker && G.cards[attacker.card]?.weapons[weaponIndex]
  const struck = target && G.cards[target.card]
  if (!attacker || !weapon || !target || !struck) return
  const away = Math.hypot(attacker.at.x - target.at.x, attacker.at.y - target.at.y)
  const band = weapon.bands.find(({ to }) => to !== 'C' && away <= to) ?? weapon.bands.at(-1)
  const bearing = (Math.atan2(attacker.at.x - target.at.x, target.at.y - attacker.at.y) * 180) / Math.PI
  const off = Math.abs(((bearing - target.facing + 540) % 360) - 180)
  const side = off <= 90 ? 'front' : 'rear'
  const margin = read(random.D6(2)) + (band?.accuracy ?? 0) - read(random.D6(2)) - struck.avoidance[side]
  const damage = margin * (band?.damage ?? 0)
  if (damage >= struck.protection[side].crippled) target.crippled = true
  else if (damage >= struck.protection[side].stun) target.stunned = true
  attacker.actionsLeft = attacker.actionsLeft > 0 ? attacker.actionsLeft - 1 : 2
}

/** Highest die, one more for each further six; ones alone are a fumble. */
function read(faces: readonly number[]): number {
  const best = Math.max(...faces)
  if (best === 1) return 0
  return best + Math.max(0, faces.filter(face => face === 6).length - 1)
}

/** Who shoots at whom with what, the same for both of its doors. */
function* volleys(battle: PeerBattle, count: number): Generator<[string, string, number]> {
  const units = Object.values(battle.units)
  const sides = [...new Set(units.map(unit => unit.seat))].map(seat => units.filter(unit => unit.seat === seat))
  for (let i = 0; i < count; i++) {
    const from = sides[i % sides.length]
    const to = sides[(i + 1) % sides.length]
    yield [from?.[i % from.length]?.id ?? '', to?.[(i * 7) % to.length]?.id ?? '', 0]
  }
}

const game = (battle: PeerBattle) => ({ name: 'battle', setup: () => structuredClone(battle), moves: { attack } })

export interface PeerRun {
  /** Milliseconds of every attack. */
  readonly attacks: readonly number[]
  /** Letters of the state with all it keeps, as JSON. */
  readonly size: number
}

export function throughClient(battle: PeerBattle, count: number): PeerRun {
  const client = load().Client({ game: game(battle), numPlayers: 2, debug: false })
  client.start()
  const attacks = [...volleys(battle, count)].map(volley => timed(() => client.moves.attack(...volley)))
  if (client.getState().log?.length !== count) throw new Error('the peer did not take every move')
  return { attacks, size: JSON.stringify(client.getState()).length }
}

/** The reducer alone, which is also what a replay of its log costs. */
export function throughReducer(battle: PeerBattle, count: number): PeerRun {
  const { CreateGameReducer, InitializeGame } = load()
  const options = { game: game(battle), numPlayers: 2 }
  const reduce = CreateGameReducer(options)
  let state = InitializeGame(options)
  const attacks = [...volleys(battle, count)].map(args =>
    timed(() => {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'attack', args, playerID: '0' } })
    }),
  )
  return { attacks, size: JSON.stringify(state).length }
}
