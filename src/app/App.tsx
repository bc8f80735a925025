import { lazy, Suspense, useEffect, useRef } from 'react'
import { coverOf } from '../rulesets'
import styles from './App.module.css'
import { DropAnywhere } from './DropAnywhere'
import { Toasts } from './design/Toasts'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { MessagePage } from './errors/MessagePage'
import { StorageBanner } from './errors/StorageBanner'
import { Loading } from './loading'
import { Lobby } from './lobby/Lobby'
import { type Route, useRoute } from './routes'

const PlayRoute = lazy(() => import('./play/PlayRoute').then(part => ({ default: part.PlayRoute })))
const PositionRoute = lazy(() => import('./play/PositionRoute').then(part => ({ default: part.PositionRoute })))
const SetupScreen = lazy(() => import('./setup/SetupScreen').then(part => ({ default: part.SetupScreen })))
const PrintScreen = lazy(() => import('./print/PrintScreen').then(part => ({ default: part.PrintScreen })))
const TerrainScreen = lazy(() => import('./terrain/TerrainScreen').then(part => ({ default: part.TerrainScreen })))
const RulebookScreen = lazy(() => import('./rulebook/RulebookScreen').then(part => ({ default: part.RulebookScreen })))

export function App() {
  const route = useRoute()
  const place = placeOf(route)
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(place)
  useEffect(() => {
    document.title = titleOf(route)
  }, [route])
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    // On a new screen, reading and tabbing start at the top.
    window.scrollTo(0, 0)
    page.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <>
      <div ref={page} tabIndex={-1} className={styles.page} data-screen={route.screen}>
        <StorageBanner game={route.screen === 'play' ? route.id : null} />
        <ErrorBoundary resetKey={place}>
          <Suspense fallback={<Loading what="Opening" />}>
            <Screen route={route} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Toasts />
      <DropAnywhere />
    </>
  )
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'lobby':
      return <Lobby />
    case 'play':
      return <PlayRoute id={route.id} />
    case 'setup':
      return <SetupScreen game={route.game} />
    case 'rules':
      return <RulebookScreen game={route.game} {...(route.rule !== undefined && { rule: route.rule })} />
    case 'position':
      return <PositionRoute payload={route.payload} />
    case 'print':
      return <PrintScreen game={route.game} {...(route.from !== undefined && { from: route.from })} />
    case 'terrain':
      return <TerrainScreen game={route.game} {...(route.map !== undefined && { map: route.map })} />
    case 'unknown':
      return (
        <MessagePage title="Page not found">
          There is nothing at this address. It may be incomplete, or from another version.
        </MessagePage>
      )
  }
}

const placeOf = (route: Route): string =>
  `${route.screen} ${'game' in route ? route.game : 'id' in route ? route.id : ''}`

function titleOf(route: Route): string {
  if (!('game' in route)) return 'Stormtable'
  const words = { setup: 'Set up', rules: 'Rulebook of', print: 'Print', terrain: 'Terrain of' } as const
  return `${words[route.screen]} ${coverOf(route.game)?.title ?? route.game} · Stormtable`
}
