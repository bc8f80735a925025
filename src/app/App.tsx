import { Toasts } from './design'

export function App() {
  return (
    <>
      <h1>Stormtable</h1>
      <Toasts />
    </>
  )
}
