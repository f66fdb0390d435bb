import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { Offered } from './read-only.tsx'

interface DialogProps {
  readonly isOpen?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question over the page, by the browser's own dialog: the focus goes in, Esc closes, and it returns. */
export function Dialog({ isOpen = true, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onClose} onCancel={onClose}>
      <h2 id={titleId}>{title}</h2>
      {/* It is open because what opens it was offered. */}
      <Offered>{children}</Offered>
    </dialog>
  )
}
