import { useSyncExternalStore } from 'react'
import type { RuleId } from '../engine/rulebook'

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule?: RuleId }
  /** A saved game, or the game's scenarios. */
  | { readonly screen: 'print'; readonly game: string; readonly from?: string }
  /** A saved map by its id, the map of the set-up, or a new one. */
  | { readonly screen: 'terrain'; readonly game: string; readonly map?: string }
  | { readonly screen: 'position'; readonly payload: string }
  | { readonly screen: 'unknown'; readonly hash: string }

/** Instead of a map's id: the map chosen in the set-up. */
export const CHOSEN_MAP = 'chosen'

/** `#/rules/pond/POND.win` and the like. The part after a question mark is for `queryOf`. */
export function parseRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [screen = '', first = '', second = ''] = path.split('/').map(plain)
  if (screen === '') return { screen: 'lobby' }
  if (first === '') return { screen: 'unknown', hash }
  switch (screen) {
    case 'setup':
      return { screen, game: first }
    case 'print':
      return second === '' ? { screen, game: first } : { screen, game: first, from: second }
    case 'play':
      return { screen, id: first }
    case 'rules':
      return second === '' ? { screen, game: first } : { screen, game: first, rule: second as RuleId }
    case 'terrain':
      return second === '' ? { screen, game: first } : { screen, game: first, map: second }
    case 'position':
      return { screen, payload: first }
    default:
      return { screen: 'unknown', hash }
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hrefOf(route: Exclude<Route, { screen: 'unknown' }>): string {
  const of = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`
  switch (route.screen) {
    case 'lobby':
      return '#/'
    case 'play':
      return of('play', route.id)
    case 'rules':
      return route.rule === undefined ? of('rules', route.game) : of('rules', route.game, route.rule)
    case 'terrain':
      return route.map === undefined ? of('terrain', route.game) : of('terrain', route.game, route.map)
    case 'position':
      return of('position', route.payload)
    case 'print':
      return route.from === undefined ? of('print', route.game) : of('print', route.game, route.from)
    case 'setup':
      return of('setup', route.game)
  }
}

export function go(route: Exclude<Route, { screen: 'unknown' }>): void {
  location.hash = hrefOf(route)
}

/** A value given in the address, before or after the hash: `?seed=7#/setup/pond` or `#/setup/pond?seed=7`. */
export function queryOf(name: string, { search, hash }: { search: string; hash: string } = location): string | null {
  const after = new URLSearchParams(hash.split('?')[1] ?? '')
  return after.get(name) ?? new URLSearchParams(search).get(name)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const currentHash = (): string => location.hash

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, currentHash))
