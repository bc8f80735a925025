import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './Button'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  onClose(): void
  readonly children: ReactNode
  /** Buttons at the bottom. */
  readonly actions?: ReactNode
  readonly size?: 'normal' | 'wide'
  /** Must be answered: it can't be closed by clicking outside, Escape or a close button. */
  readonly mustAnswer?: boolean
  readonly role?: 'dialog' | 'alertdialog'
}

/** Keeps the focus inside while open and returns it when closed. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, size = 'normal', mustAnswer = false, role = 'dialog' } = props
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      onOpenChange={open => !open && onClose()}
    >
      <Modal className={[styles.modal, size === 'wide' && styles.wide].filter(Boolean).join(' ')}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {!mustAnswer && (
              <IconButton label="Close" keyHint="Esc" onPress={onClose}>
                <X />
              </IconButton>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export interface ConfirmProps {
  readonly title: string
  readonly isOpen: boolean
  readonly children: ReactNode
  readonly confirm: string
  readonly kind?: 'primary' | 'danger'
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation. Enter confirms, unless something would be lost for good. */
export function Confirm({ title, isOpen, children, confirm, kind = 'primary', onConfirm, onClose }: ConfirmProps) {
  const answer = () => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button kind="quiet" onPress={onClose} autoFocus={kind === 'danger'}>
            Cancel
          </Button>
          <Button kind={kind} onPress={answer} autoFocus={kind !== 'danger'}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
