import { TOAST_MS } from '@foyer/contract/constants'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import toolStyles from '#ui/tool.module.css'
import { useText } from './messages/messages.ts'
import styles from './one-toast.module.css'
import { closeToast, type Toast } from './toasts.ts'
import { usualWords } from './usual-words.ts'

export interface OneToastProps {
  readonly toast: Toast
  /** Somebody reads: it stays. */
  readonly isHeld: boolean
}

/** One message, until its time is over or it is closed. */
export function OneToast({ toast, isHeld }: OneToastProps) {
  const { t } = useText()
  const isHidden = useIsPageHidden()
  useEffect(() => {
    if (toast.kind !== 'done' || isHeld || isHidden) return
    const end = setTimeout(() => closeToast(toast.id), TOAST_MS)
    return () => clearTimeout(end)
  }, [toast, isHeld, isHidden])
  if (toast.kind === 'waiting')
    return (
      <div className={styles.toast}>
        <Icon name="clock" size={24} />
        <p>{t('Many people are here. You keep your place.')}</p>
      </div>
    )
  return (
    <div className={styles.toast} data-toast={toast.kind}>
      <Icon name={toast.kind === 'failed' ? 'alert' : 'check'} size={24} />
      <p>{toast.text ?? t(usualWords[toast.kind])}</p>
      <button className={toolStyles.tool} type="button" aria-label={t('Close')} onClick={() => closeToast(toast.id)}>
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
