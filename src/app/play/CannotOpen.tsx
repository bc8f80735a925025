import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../design/Button'
import { toast } from '../design/Toasts'
import { MessagePage } from '../errors/MessagePage'
import { go } from '../routes'
import { downloadGame, removeGame, savedText } from '../storage'

/** Says why a game can't be opened. It can be saved as a file, for whoever may be able to mend it, or deleted. */
export function CannotOpen({ id, why }: { id: string; why: string }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    savedText(id).then(
      found => here && setText(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [id])
  const remove = async () => {
    try {
      const putBack = await removeGame(id)
      toast({ text: 'The game was deleted.', action: { label: 'Undo', run: () => void putBack() } })
      go({ screen: 'lobby' })
    } catch {
      toast({ tone: 'bad', text: "The game couldn't be deleted: this browser's storage reported an error." })
    }
  }
  return (
    <MessagePage
      title="This game can't be opened"
      actions={
        text !== null && (
          <>
            <Button onPress={() => downloadGame('Unreadable game', text)}>
              <Download aria-hidden="true" /> Save it as a file
            </Button>
            <Button onPress={() => void remove()}>
              <Trash2 aria-hidden="true" /> Delete it
            </Button>
          </>
        )
      }
    >
      {why}
    </MessagePage>
  )
}
