import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { OneToast } from './lazy-toast.ts'
import { useText } from './messages/messages.ts'
import styles from './toast-region.module.css'
import { toastStore } from './toasts.ts'

/**
 * Messages that come and go. The region is in the page before the first of them, so that they are read out; a message
 * waits while somebody reads it, and one about a failure waits to be closed. F6 leads here.
 */
export function ToastRegion() {
  const { t } = useText()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const [isHeld, setIsHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  // A message that was closed under the pointer or the focus never tells that it was left.
  if (isHeld && toasts.length === 0) setIsHeld(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || toastStore.read().length === 0) return
      event.preventDefault()
      region.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <section
      className={styles.toasts}
      ref={region}
      aria-label={t('Messages')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Suspense>
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </Suspense>
    </section>
  )
}
