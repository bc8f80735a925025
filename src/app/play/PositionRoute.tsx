import { useEffect, useState } from 'react'
import { MessagePage } from '../errors/MessagePage'
import { Loading } from '../loading'
import { hrefOf } from '../routes'
import { freshId, openLink, saveGame } from '../storage'

/** Opens a shared position as a new game, once; *Back* doesn't open it again. */
export function PositionRoute({ payload }: { payload: string }) {
  const [why, setWhy] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    const open = async () => {
      const opened = await openLink(payload)
      if (!here) return
      if (!opened.ok) return setWhy(opened.why)
      const id = freshId()
      await saveGame(id, opened.match, opened.name)
      location.replace(hrefOf({ screen: 'play', id }))
    }
    void open().catch(() => here && setWhy("This link couldn't be opened. Reload the page to try again."))
    return () => {
      here = false
    }
  }, [payload])
  if (why === null) return <Loading what="Opening the position" />
  return <MessagePage title="This link can't be opened">{why}</MessagePage>
}
