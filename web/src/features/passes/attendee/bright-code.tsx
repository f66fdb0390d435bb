import type { Answer } from '@foyer/contract/kit/endpoint'
import type { readPassCode } from '@foyer/contract/passes'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { codeGroups } from '../shared/code-groups.ts'
import styles from './bright-code.module.css'
import { keepScreenOn } from './keep-screen-on.ts'

interface BrightCodeProps {
  readonly code: Answer<typeof readPassCode>
  readonly name: string
}

/** The code alone, as large as the screen, on white whatever the theme; the screen stays on. Esc and Back leave it. */
export function BrightCode({ code, name }: BrightCodeProps) {
  const { t } = useText()
  const { history } = useRouter()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return keepScreenOn()
  }, [])
  const leave = () => {
    if (history.canGoBack()) history.back()
    else void navigate({ to: '/pass', replace: true })
  }
  return (
    <dialog
      className={styles.bright}
      ref={dialog}
      aria-label={t('QR code of your pass, large')}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <QrCode className={styles.code} drawing={code.drawing} label={t('QR code of your pass')} />
      <p className={styles.name}>{name}</p>
      <p className={`code ${styles.spoken}`}>{codeGroups(code.code)}</p>
      <button type="button" {...buttonLook('line')} onClick={leave}>
        {t('Close')}
      </button>
    </dialog>
  )
}
