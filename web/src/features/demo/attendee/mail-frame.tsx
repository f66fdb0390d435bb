import { useEffect, useState } from 'react'
import { frameDocument } from './frame-document.ts'
import styles from './mailbox-page.module.css'

/**
 * A mail as its reader sees it. The frame runs no script and is of another origin than the site; its links open in
 * the whole window, as they would from a mail program. The document is a blob, because the site lets nobody write
 * markup into a page as text (Trusted Types).
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([frameDocument(html)], { type: 'text/html;charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [html])
  if (address === null) return <div className={styles.frame} aria-busy="true" />
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={title}
      sandbox="allow-popups allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
    />
  )
}
