import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useUiTexts } from './texts.tsx'

interface SheetProps {
  readonly isOpen: boolean
  readonly label: string
  /** The pass whose stripe it bears. */
  readonly pass?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** How far, in CSS pixels, a finger draws the sheet aside to close it. */
const SWIPE = 64

/** A sheet that slides in from the edge: Esc, the ground beside it, a swipe and its button close it. */
export function Sheet({ isOpen, label, pass, onClose, children }: SheetProps) {
  const { close } = useUiTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const startX = useRef<number | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which the dialog hears itself.
    <dialog
      ref={dialog}
      className="sheet"
      data-pass={pass}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onTouchStart={(event) => {
        startX.current = event.touches[0]?.clientX ?? null
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX
        if (startX.current !== null && end !== undefined && end - startX.current > SWIPE) onClose()
        startX.current = null
      }}
    >
      <div className="sheet__in">
        <button type="button" className="tool sheet__close" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
