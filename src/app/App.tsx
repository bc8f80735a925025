import { Suspense, useEffect } from 'react'
import { coverOf } from '../rulesets'
import { DropAnywhere } from './DropAnywhere'
import { Toasts } from './design'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { MessagePage } from './errors/MessagePage'
import { StorageBanner } from './errors/StorageBanner'
import { Loading } from './loading'
import { Lobby } from './lobby/Lobby'
import { PlayRoute } from './play/PlayRoute'
import { type Route, useRoute } from './routes'

export function App() {
  const route = useRoute()
  const place = placeOf(route)
  useEffect(() => {
    document.title = titleOf(route)
  }, [route])
  return (
    <>
      <StorageBanner />
      <ErrorBoundary resetKey={place}>
        <Suspense fallback={<Loading what="Opening" />}>
          <Screen route={route} />
        </Suspense>
      </ErrorBoundary>
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
    case 'rules':
    case 'print':
    case 'position':
    case 'unknown':
      return (
        <MessagePage title="Nothing is here">
          This address leads nowhere. It may be cut off, or from another version.
        </MessagePage>
      )
  }
}

const placeOf = (route: Route): string =>
  `${route.screen} ${'game' in route ? route.game : 'id' in route ? route.id : ''}`

function titleOf(route: Route): string {
  if (!('game' in route)) return 'Stormtable'
  const words = { setup: 'Set up', rules: 'Rulebook of', print: 'Print' } as const
  return `${words[route.screen]} ${coverOf(route.game)?.title ?? route.game} · Stormtable`
}
