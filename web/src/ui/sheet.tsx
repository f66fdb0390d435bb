import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'
import { useUiTexts } from './texts.tsx'
import toolStyles from './tool.module.css'

interface SheetProps {
  readonly isOpen: boolean
  readonly label: string
  /** The pattern of the stripe that it bears. */
  readonly band?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** How far, in CSS pixels, a finger draws the sheet aside to close it. */
const SWIPE = 64

/** A sheet that slides in from the edge: Esc, the ground beside it, a swipe and its button close it. */
export function Sheet({ isOpen, label, band, onClose, children }: SheetProps) {
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
      className={styles.sheet}
      data-band={band}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser tells it later than it closes: by then it may be open again.
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
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
      <div className={styles.inner}>
        <button type="button" className={`${toolStyles.tool} ${styles.close}`} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
