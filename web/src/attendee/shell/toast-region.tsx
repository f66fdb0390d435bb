import { TOAST_MS } from '@foyer/contract/constants'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { closeToast, type Toast, toastStore, usualWords } from '#platform/toasts.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * Messages that come and go. The region is in the page before the first of them, so that they are read out; a message
 * waits while somebody reads it, and one about a failure waits to be closed. F6 leads here.
 */
export function ToastRegion() {
  const { t } = useText()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
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
      className="toasts"
      ref={region}
      aria-label={t('Messages')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  )
}

function OneToast({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useText()
  const isHidden = useIsPageHidden()
  useEffect(() => {
    if (toast.kind === 'failed' || isHeld || isHidden) return
    const end = setTimeout(() => closeToast(toast.id), TOAST_MS)
    return () => clearTimeout(end)
  }, [toast, isHeld, isHidden])
  return (
    <div className={toast.kind === 'failed' ? 'toast toast--bad' : 'toast'}>
      <Icon name={toast.kind === 'failed' ? 'alert' : 'check'} size={24} />
      <p>{toast.text ?? t(usualWords[toast.kind])}</p>
      <button className="tool" type="button" aria-label={t('Close')} onClick={() => closeToast(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    (listen) => {
      document.addEventListener('visibilitychange', listen)
      return () => document.removeEventListener('visibilitychange', listen)
    },
    () => document.hidden,
  )
}
