import { useEffect, useState } from 'react'
import { MessagePage } from '../errors/MessagePage'
import { Loading } from '../loading'
import { hrefOf } from '../routes'
import { freshId, openLink, saveGame } from '../storage'

/** Opens a shared position as a new game, once; *Back* does not open it again. */
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
    void open()
    return () => {
      here = false
    }
  }, [payload])
  if (why === null) return <Loading what="Unfolding the position" />
  return <MessagePage title="This link cannot be opened">{why}</MessagePage>
}
