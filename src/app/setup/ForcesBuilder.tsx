import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AnyRuleset } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { ForceModel, RosterCard } from '../../engine/setup'
import { Button, FieldRow, FileInput, toast } from '../design'
import { CardEditorDialog } from '../editor/CardEditorDialog'
import { cardsText, readCardsFile } from '../editor/cards-file'
import { downloadText } from '../storage'
import type { Draft } from './draft'
import { ForceList } from './ForceList'
import { freshName, withEntries, worthOf } from './forces'
import styles from './forces.module.css'
import { Roster } from './Roster'

export interface ForcesBuilderProps {
  readonly ruleset: AnyRuleset
  readonly forces: ForceModel<unknown>
  readonly draft: Draft
  onChange(draft: Draft): void
  onShow(card: RosterCard): void
}

/** Buying forces by points: the roster on one side, each player's force on the other, and custom cards. */
export function ForcesBuilder({ ruleset, forces, draft, onChange, onShow }: ForcesBuilderProps) {
  const { options, seats } = draft
  const { editor } = forces
  const [chosen, setChosen] = useState<Seat>('A')
  const [editing, setEditing] = useState<unknown>(null)
  const file = useRef<HTMLInputElement>(null)
  const roster = forces.roster(options)
  const buyer = seats.find(({ seat }) => seat === chosen) ?? seats[0]
  const bought = seats
    .map(({ seat, name }) => ({ seat, name, entries: forces.list(options, seat) }))
    .filter(({ entries }) => entries.length > 0)
  const withOptions = (next: unknown) => onChange({ ...draft, options: next })

  const add = (card: RosterCard) => {
    if (!buyer) return
    const entries = forces.list(options, buyer.seat)
    onChange(withEntries(forces, draft, buyer.seat, [...entries, { card: card.id, name: freshName(card, entries) }]))
  }
  const takeCards = async (chosenFile: Blob) => {
    const read = await readCardsFile(ruleset, options, chosenFile)
    if (!read.ok) return toast({ tone: 'bad', text: read.why })
    withOptions(read.options)
    toast({ tone: 'good', text: read.count === 1 ? 'One card was added.' : `${read.count} cards were added.` })
  }
  const own = editor ? cardsText(ruleset, options) : null

  return (
    <div className={styles.builder}>
      <div className={styles.market}>
        {buyer && (
          <FieldRow
            field={{
              kind: 'choice',
              name: 'buyer',
              label: 'Buy for',
              value: buyer.seat,
              options: seats.map(({ seat, name }) => ({ value: seat, label: name || `Player ${seat}` })),
            }}
            value={buyer.seat}
            onChange={value => setChosen(seats.find(({ seat }) => seat === value)?.seat ?? 'A')}
          />
        )}
        <Roster
          roster={roster}
          buyer={buyer?.name ?? ''}
          first={(buyer && forces.sideOf?.(options, buyer.seat)) ?? null}
          canEdit={editor !== undefined}
          onShow={onShow}
          onAdd={add}
          onCopy={card => setEditing(editor?.copy(options, card.id))}
          onEdit={card => setEditing(editor?.open ? editor.open(options, card.id) : editor?.copy(options, card.id))}
          onRemove={card => editor && withOptions(editor.remove(options, card.id))}
        />
        {editor && (
          <div className={styles.own}>
            <Button kind="quiet" onPress={() => file.current?.click()}>
              <Upload aria-hidden="true" /> Import cards
            </Button>
            <Button
              kind="quiet"
              isDisabled={own === null}
              onPress={() => own && downloadText(`${ruleset.title} cards`, own)}
            >
              <Download aria-hidden="true" /> Export your cards
            </Button>
            <FileInput ref={file} label="Card file" onFile={chosen => void takeCards(chosen)} />
          </div>
        )}
      </div>
      <div className={styles.forces}>
        {seats.map(seat => (
          <ForceList
            key={seat.seat}
            seat={seat}
            entries={forces.list(options, seat.seat)}
            roster={roster}
            points={forces.points}
            worth={worthOf(forces, options, seat.seat)}
            others={bought.filter(other => other.seat !== seat.seat)}
            {...(forces.detail && { detail: (index: number) => forces.detail?.(options, seat.seat, index) ?? [] })}
            onShow={onShow}
            onChange={entries => onChange(withEntries(forces, draft, seat.seat, entries))}
            onDetail={(index, values) => withOptions(forces.change?.(options, seat.seat, index, values) ?? options)}
          />
        ))}
      </div>
      {editor && editing !== null && editing !== undefined && (
        <CardEditorDialog
          editor={editor}
          options={options}
          card={editing}
          onClose={() => setEditing(null)}
          onPut={card => {
            withOptions(editor.put(options, card))
            setEditing(null)
          }}
        />
      )}
    </div>
  )
}
