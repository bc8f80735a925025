import { BookOpen, Mountain, Play, Printer, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { RulesetCover } from '../../rulesets'
import { Button, ButtonLink } from '../design/Button'
import { toast } from '../design/Toasts'
import { hrefOf } from '../routes'
import { CoverArt } from './art/CoverArt'
import styles from './Cover.module.css'

/** A game you can play with one click. */
export function Cover({ cover }: { cover: RulesetCover }) {
  const [starting, setStarting] = useState(false)
  const { id, title, tagline, seats, art, terrain } = cover
  const play = async () => {
    setStarting(true)
    try {
      const { playNow } = await import('../start')
      await playNow(cover)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      toast({ tone: 'bad', text: `${title} couldn't be started: ${why}` })
      setStarting(false)
    }
  }
  return (
    <li className={styles.cover} data-theme="dark">
      <CoverArt art={art} word={id} className={styles.art} />
      <div className={styles.words}>
        <p className={styles.seats}>{seats} players</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.actions}>
          <Button kind="primary" size="large" onPress={play} isDisabled={starting} aria-label={`Play ${title}`}>
            <Play aria-hidden="true" /> {starting ? 'Setting up' : 'Play'}
          </Button>
          <ButtonLink href={hrefOf({ screen: 'setup', game: id })} label={`Set up ${title}`}>
            <SlidersHorizontal aria-hidden="true" /> Set up
          </ButtonLink>
          {terrain && (
            <ButtonLink href={hrefOf({ screen: 'terrain', game: id })} label={`Terrain editor of ${title}`}>
              <Mountain aria-hidden="true" /> Terrain
            </ButtonLink>
          )}
          <ButtonLink href={hrefOf({ screen: 'rules', game: id })} label={`Rulebook of ${title}`}>
            <BookOpen aria-hidden="true" /> Rulebook
          </ButtonLink>
          <ButtonLink href={hrefOf({ screen: 'print', game: id })} label={`Print ${title}`}>
            <Printer aria-hidden="true" /> Print
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
