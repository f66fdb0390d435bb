import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import toolStyles from '#ui/tool.module.css'
import styles from './error-page.module.css'
import { useText } from './messages/messages.ts'
import { useIsSignedIn } from './session.ts'
import { usePageTitle } from './title.ts'

interface ErrorPageProps {
  readonly status: number
  /** What happened, in words, where it is known. */
  readonly detail?: string | undefined
  readonly requestId?: string | undefined
  /** The way on, where there is a better one than home. */
  readonly children?: ReactNode
}

/** The error page of the specification's section 2, in its words. */
export function ErrorPage({ status, detail, requestId, children }: ErrorPageProps) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  const words =
    status === 404
      ? { title: t('Page Not Found'), lead: t('This page could not be found') }
      : status === 402
        ? {
            title: t('Oops. Payment was not successful.'),
            lead: t('There might be something wrong with your supplied payment data.'),
          }
        : { title: t('Oops. An error has occurred.'), lead: detail === undefined ? null : t(detail) }
  usePageTitle(words.title)
  return (
    <div className={styles.oops}>
      <p className={`numeral ${styles.number}`} aria-hidden="true">
        {status === 0 ? '···' : status}
      </p>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {words.lead === null ? null : <p className="intro">{words.lead}</p>}
        {children}
        {status === 404 && isIn ? (
          <ul className={styles.likely}>
            <li>
              <Link to="/pass">{t('Your pass')}</Link>
            </li>
            <li>
              <Link to="/invoices">{t('Invoices')}</Link>
            </li>
            <li>
              <Link to="/profile">{t('Your profile')}</Link>
            </li>
          </ul>
        ) : null}
        <p className={`row between ${styles.foot}`}>
          <Link to="/">{isIn ? t('Back to the Dashboard') : t('Return to login')}</Link>
          {requestId === undefined ? null : <RequestId id={requestId} />}
        </p>
      </div>
    </div>
  )
}

function RequestId({ id }: { id: string }) {
  const { t } = useText()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <span className={`label muted ${styles.id}`}>
      {t('Request')} <span className="code">{id}</span>
      <button
        className={toolStyles.tool}
        type="button"
        aria-label={t('Copy the request id')}
        onClick={async ({ currentTarget }) => {
          try {
            await navigator.clipboard.writeText(id)
            setIsCopied(true)
          } catch {
            // Where that is not allowed, it is selected for the keyboard.
            const code = currentTarget.previousElementSibling
            if (code !== null) getSelection()?.selectAllChildren(code)
          }
        }}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className="vh" role="status">
        {isCopied ? t('Copied') : ''}
      </span>
    </span>
  )
}
