import { type FormEvent, useState } from 'react'
import { Button } from '../design/Button'
import { Dialog } from '../design/Dialog'
import { FieldRow } from '../design/FieldForm'

const MOST = 120

export function RenameDialog(props: { isOpen: boolean; name: string; onClose(): void; onRename(name: string): void }) {
  const { isOpen, name, onClose, onRename } = props
  return (
    <Dialog title="Rename the game" isOpen={isOpen} onClose={onClose}>
      <RenameForm
        name={name}
        onSubmit={next => {
          onRename(next)
          onClose()
        }}
      />
    </Dialog>
  )
}

function RenameForm({ name, onSubmit }: { name: string; onSubmit(name: string): void }) {
  const [text, setText] = useState(name)
  const fault = text.trim() === '' ? 'A game needs a name.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) onSubmit(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <FieldRow
        field={{ kind: 'text', name: 'name', label: 'Name', value: name, most: MOST }}
        value={text}
        fault={fault}
        onChange={value => setText(String(value))}
      />
      <p style={{ display: 'flex', justifyContent: 'flex-end', marginTop: 'var(--space-4)' }}>
        <Button type="submit" kind="primary" isDisabled={fault !== undefined}>
          Rename
        </Button>
      </p>
    </form>
  )
}
