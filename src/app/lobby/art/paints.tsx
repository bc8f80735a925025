import { useId } from 'react'

/** Several drawings stand on one page: each paints with gradients of its own. */
export function usePaints(): { readonly id: string; paint(name: string): string } {
  const id = useId()
  return { id, paint: name => `url(#${id}${name})` }
}

/** A colour that thins out to nothing all round. */
export function Haze({ id, colour, opacity }: { id: string; colour: string; opacity: number }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity={opacity} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  )
}

/** The light of a hit: its core, what burns around it and how far out, and where it ends. */
export function Blaze(props: {
  id: string
  core: string
  fire: readonly [offset: number, colour: string, opacity: number]
  edge: string
}) {
  const [offset, colour, opacity] = props.fire
  return (
    <radialGradient id={props.id}>
      <stop offset="0" stopColor={props.core} />
      <stop offset={offset} stopColor={colour} stopOpacity={opacity} />
      <stop offset="1" stopColor={props.edge} stopOpacity="0" />
    </radialGradient>
  )
}
