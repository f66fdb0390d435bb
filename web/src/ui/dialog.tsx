import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
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

/** Where the first thing to press is what cannot be undone, the focus begins at the way back: a second Enter is harmless. */
function beginAtWayBack(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector('a[href], button, input, select, summary, textarea')
  if (first?.matches('[data-button=danger]')) dialog.querySelector<HTMLElement>('[data-way-back]')?.focus()
}

/**
 * What was pressed in a dialog. While it is under way nobody leaves: “Keep it” would be untrue by then, and why it
 * failed would be said to nobody. What a dialog reads by itself keeps nobody in it.
 */
function usePressed(dialog: { readonly current: HTMLDialogElement | null }) {
  const pressed = useRef(new WeakSet<Element>())
  return {
    note: ({ target }: MouseEvent) => {
      const button = (target as Element).closest('button')
      if (button !== null && !isBusy(button)) pressed.current.add(button)
    },
    isUnderWay: () =>
      [...(dialog.current?.querySelectorAll('button') ?? [])].some(
        (button) => isBusy(button) && pressed.current.has(button),
      ),
  }
}

const isBusy = (button: Element) => button.getAttribute('aria-busy') === 'true'

/** Whether the dialog around may not be left yet. */
const UnderWay = createContext<() => boolean>(() => false)

/** A question over the page, by the browser's own dialog: the focus goes in, Esc closes, and it returns to what opened it. */
export function Dialog({ isOpen = true, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isGone = useRef(false)
  const { note, isUnderWay } = usePressed(dialog)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !isOpen) return
    const opener = document.activeElement
    isGone.current = false
    if (!element.open) {
      element.showModal()
      beginAtWayBack(element)
    }
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
    if (event.target !== event.currentTarget) return
    if (isUnderWay()) event.preventDefault()
    else close()
  }
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      onCancel={cancel}
      onClickCapture={note}
    >
      <h2 id={titleId}>{title}</h2>
      {/* It is open because what opens it was offered. */}
      <UnderWay value={isUnderWay}>
        <Offered>{children}</Offered>
      </UnderWay>
    </dialog>
  )
}

interface WaysOutProps {
  /** What the way back is called. */
  readonly back: string
  readonly onClose: () => void
  /** How they stand, where that is another way. */
  readonly className?: string | undefined
  /** The other ways: what the dialog asks about. */
  readonly children: ReactNode
}

/** The ways out of a dialog, at its foot: the way back is the last of them. */
export function WaysOut({ back, onClose, className, children }: WaysOutProps) {
  const isUnderWay = useContext(UnderWay)
  const leave = () => {
    if (!isUnderWay()) onClose()
  }
  return (
    <div className={className === undefined ? 'row' : `row ${className}`}>
      {children}
      <Button variant="line" onClick={leave} data-way-back="">
        {back}
      </Button>
    </div>
  )
}
