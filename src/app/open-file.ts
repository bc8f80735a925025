import { toast } from './design/Toasts'
import { go } from './routes'
import { type Imported, importFile, importText } from './storage'

function show(imported: Imported): void {
  if (!imported.ok) {
    toast({ tone: 'bad', text: imported.why })
    return
  }
  if (imported.warning) toast({ tone: 'warn', text: imported.warning })
  go({ screen: 'play', id: imported.id })
}

/** Opens a saved game as a new one, or says why it can't. */
export async function openFile(file: Blob): Promise<void> {
  show(await importFile(file))
}

export async function openPasted(text: string): Promise<void> {
  show(await importText(text))
}
