import { Plus, Trash2 } from 'lucide-react'
import { Button, FieldRow, IconButton } from '../design'
import styles from './editor.module.css'
import { pathKey, withItem, withoutItem, withValueAt } from './paths'
import type { EditNode } from './tree'

export interface EditNodesProps {
  readonly nodes: readonly EditNode[]
  readonly card: unknown
  /** What is wrong, by path. */
  readonly faults: ReadonlyMap<string, string>
  onChange(card: unknown): void
}

/** Controls for the parts of a card; lists grow and shrink, parts that may be missing have a switch. */
export function EditNodes({ nodes, card, faults, onChange }: EditNodesProps) {
  return (
    <div className={styles.nodes}>
      {nodes.map(node => (
        <Node key={pathKey(node.part.path)} node={node} card={card} faults={faults} onChange={onChange} />
      ))}
    </div>
  )
}

function Node({ node, card, faults, onChange }: Omit<EditNodesProps, 'nodes'> & { node: EditNode }) {
  const { path } = node.part
  const fault = faults.get(pathKey(path))
  switch (node.kind) {
    case 'value': {
      const { field } = node.part
      return (
        <FieldRow
          field={field}
          value={field.value}
          fault={fault}
          onChange={value => onChange(withValueAt(card, path, value))}
        />
      )
    }
    case 'optional': {
      const { label, present, blank } = node.part
      return (
        <div className={styles.optional}>
          <FieldRow
            field={{ kind: 'flag', name: pathKey(path), label, value: present }}
            value={present}
            fault={fault}
            onChange={on => onChange(withValueAt(card, path, on === true ? structuredClone(blank) : null))}
          />
          {present && <EditNodes nodes={node.inside} card={card} faults={faults} onChange={onChange} />}
        </div>
      )
    }
    case 'list': {
      const { label, blank } = node.part
      return (
        <div className={styles.list}>
          {node.items.map((nodes, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have nothing but their place.
            <fieldset key={i} className={styles.item}>
              <legend>
                {label} {i + 1}
              </legend>
              <span className={styles.remove}>
                <IconButton label={`Remove ${label} ${i + 1}`} onPress={() => onChange(withoutItem(card, path, i))}>
                  <Trash2 />
                </IconButton>
              </span>
              <EditNodes nodes={nodes} card={card} faults={faults} onChange={onChange} />
            </fieldset>
          ))}
          {fault && (
            <p className={styles.listFault} role="alert">
              {fault}
            </p>
          )}
          <Button onPress={() => onChange(withItem(card, path, blank))}>
            <Plus aria-hidden="true" /> Add {label}
          </Button>
        </div>
      )
    }
  }
}
