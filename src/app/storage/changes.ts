// Lists of games in this and other tabs follow what is written.
const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('stormtable')

const tell = (): void => {
  for (const listener of listeners) listener()
}

if (channel) channel.onmessage = tell

export function announce(): void {
  tell()
  channel?.postMessage('changed')
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
