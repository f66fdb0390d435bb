import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { focusHeading } from './focus-heading.ts'
import { Offered } from './read-only.tsx'

interface DialogProps {
  readonly isOpen?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Gives the focus back to what opened it; where that goes because of what was done, to the page's heading. */
function giveFocusBack(opener: Element & HTMLOrSVGElement): void {
  opener.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return
    end()
    focusHeading()
  })
  const end = () => {
    observer.disconnect()
    for (const way of ways) document.removeEventListener(way, end)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  // Whoever goes elsewhere is left there.
  for (const way of ways) document.addEventListener(way, end)
}

const ways = ['focusin', 'pointerdown'] as const

function leave(dialog: HTMLDialogElement, opener: Element | null): void {
  // Whatever took the focus meanwhile keeps it.
  const isInside = dialog.contains(document.activeElement) || document.activeElement === document.body
  if (dialog.open) dialog.close()
  // Whatever had the focus can have it again, a drawing too.
  if (isInside && opener !== null && opener !== document.body) giveFocusBack(opener as Element & HTMLOrSVGElement)
}

/** A question over the page, by the browser's own dialog: the focus goes in, Esc closes, and it returns to what opened it. */
export function Dialog({ isOpen = true, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isGone = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !isOpen) return
    const opener = document.activeElement
    isGone.current = false
    if (!element.open) element.showModal()
    return () => {
      isGone.current = true
      leave(element, opener)
    }
  }, [isOpen])
  const close = () => {
    // Whoever took it away knows.
    if (!isGone.current) onClose()
  }
  const cancel = (event: SyntheticEvent) => {
    // A file field in it says the same of itself, once no file was chosen.
    if (event.target === event.currentTarget) close()
  }
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={close} onCancel={cancel}>
      <h2 id={titleId}>{title}</h2>
      {/* It is open because what opens it was offered. */}
      <Offered>{children}</Offered>
    </dialog>
  )
}

interface WaysOutProps {
  /** What the way back is called. */
  readonly back: string
  readonly onClose: () => void
  /** The other ways: what the dialog asks about. */
  readonly children: ReactNode
}

/** The ways out of a dialog, at its foot: the way back is the last of them. */
export function WaysOut({ back, onClose, children }: WaysOutProps) {
  return (
    <div className="row">
      {children}
      <Button variant="line" onClick={onClose}>
        {back}
      </Button>
    </div>
  )
}
