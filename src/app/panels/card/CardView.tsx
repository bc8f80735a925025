import { type ReactNode, useId } from 'react'
import { silhouette } from '../../../art/silhouettes'
import type { CardBlock, CardModel, Mark } from '../../../engine/scene/card'
import { writtenPoints } from '../../../engine/scene/points'
import { Tag } from '../../design/Tag'
import { MarkerChips } from '../MarkerChip'
import { Term } from '../Term'
import { CardTable, type RowChoice } from './CardTable'
import { CardValueView, MarkBadge } from './CardValueView'
import styles from './CardView.module.css'
import { MARKS, marksOf, sharedMarkOfBlock, sharedMarkOfCard } from './marks'

export interface CardViewProps extends RowChoice {
  readonly card: CardModel
  /** Heading level of the card's title. */
  readonly level?: 2 | 3 | 4
  /** Controls to the right of the name. */
  readonly actions?: ReactNode
}

/** A datacard: the printed values with the current ones beside them. */
export function CardView({ card, level = 2, actions, ...choice }: CardViewProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const said = sharedMarkOfCard(card)
  return (
    <article className={styles.card} data-seat={card.seat ?? undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <svg className={styles.art} viewBox="-12 -12 124 124" aria-hidden="true">
          <path d={silhouette(card.art).path} fillRule="evenodd" />
        </svg>
        <div className={styles.names}>
          <Heading id={id} className={styles.title} title={card.title}>
            {card.title}
          </Heading>
          <p className={styles.subtitle} title={card.subtitle}>
            {card.subtitle}
          </p>
        </div>
        {card.points !== undefined && <Tag>{writtenPoints(card.points)} pts</Tag>}
        {actions}
      </header>
      <MarkerChips markers={card.markers} />
      {card.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a card keep their places.
        <Block key={i} block={block} said={said} {...choice} />
      ))}
      <Legend marks={marksOf(card)} />
    </article>
  )
}

function Block({ block, said, ...choice }: RowChoice & { block: CardBlock; said: Mark | null }) {
  const shared = sharedMarkOfBlock(block)
  const titled = block.title !== undefined
  return (
    <section className={styles.block}>
      {titled && (
        <p className={styles.blockTitle}>
          <Term label={block.title ?? ''} /> {shared && shared !== said && <MarkBadge mark={shared} />}
        </p>
      )}
      <BlockBody block={block} said={said ?? (titled ? shared : null)} {...choice} />
    </section>
  )
}

function BlockBody({ block, said, ...choice }: RowChoice & { block: CardBlock; said: Mark | null }) {
  switch (block.kind) {
    case 'values':
      return (
        <dl className={styles.values}>
          {block.values.map(value => (
            <div key={value.label} className={styles.value}>
              <dt>
                <Term label={value.label} />
              </dt>
              <dd>
                <CardValueView value={value} said={said} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <CardTable block={block} said={said} {...choice} />
    case 'boxes':
      return <Boxes total={block.total} ticked={block.ticked} />
    case 'text':
      return <p className={styles.text}>{block.text}</p>
  }
}

/** Boxes to tick, as on paper. */
function Boxes({ total, ticked }: { total: number; ticked: number }) {
  return (
    <p className={styles.boxes} role="img" aria-label={`${ticked} of ${total} ticked`}>
      {Array.from({ length: total }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but their place.
        <span key={i} className={styles.box} data-ticked={i < ticked || undefined} />
      ))}
    </p>
  )
}

function Legend({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null
  return (
    <footer className={styles.legend}>
      {marks.map(mark => (
        <p key={mark}>
          <MarkBadge mark={mark} /> {MARKS[mark].means}
        </p>
      ))}
    </footer>
  )
}
