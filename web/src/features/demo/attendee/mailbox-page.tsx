import { type DemoMail, listDemoMails, readHealth } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { ErrorPage } from '#platform/error-page.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Lock } from '#ui/lock.tsx'
import { TextField } from '#ui/text-field.tsx'
import { MailFrame } from './mail-frame.tsx'
import styles from './mailbox-page.module.css'

/** `/demo/mailbox`: the mails that the demo would have sent. Elsewhere than in a demo there is no such page. */
export function MailboxPage() {
  const health = useQuery(query(readHealth))
  if (health.data?.demo === false) return <ErrorPage status={404} />
  return <Mailbox />
}

function Mailbox() {
  const { t } = useText()
  usePageTitle(t('Demo mailbox'))
  const asked = useSearchText('to') ?? ''
  const [to, setTo] = useState(asked)
  const wanted = useDeferredValue(to).trim().toLowerCase()
  const mails = useQuery(query(listDemoMails, { query: {} }))
  const shown = mails.data?.filter((mail) => mail.to.toLowerCase().includes(wanted))
  return (
    <>
      <Lock numeral={shown?.length ?? null} title={t('Demo mailbox')}>
        <span role="status">
          {shown === undefined
            ? null
            : t('{n, plural, one {# mail, newest first} other {# mails, newest first}}', { n: shown.length })}
        </span>
      </Lock>
      <p className="muted">{t('No mail leaves this demo. What it would send is kept here, for anybody to read.')}</p>
      <search className={styles.tools}>
        <TextField
          id="mailbox-to"
          name="to"
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          label={t('Sent to')}
          isOptional
          value={to}
          onChange={setTo}
        />
        <Button variant="line" isSending={mails.isFetching} onClick={() => void mails.refetch()}>
          {t('Refresh')}
        </Button>
      </search>
      {mails.error && shown === undefined ? (
        <LoadFailed error={mails.error} onRetry={() => void mails.refetch()} />
      ) : null}
      {shown === undefined ? null : shown.length === 0 ? (
        <Empty
          title={t('No mails yet')}
          text={
            wanted === ''
              ? t('Sign up or ask for a new password: the mail appears here within seconds.')
              : t('Nothing was sent to this address. Check its spelling, or refresh in a few seconds.')
          }
        />
      ) : (
        <ul className={styles.mails}>
          {shown.map((mail) => (
            <li key={`${mail.sentAt} ${mail.to} ${mail.subject}`}>
              <Mail mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Mail({ mail }: { mail: DemoMail }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.mail} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{mail.subject}</b>
        <time className={styles.time} dateTime={mail.sentAt}>
          {formatMoment(mail.sentAt, timeZone, locale)}
        </time>
        <span className={styles.to}>{mail.to}</span>
      </summary>
      {isOpen ? (
        <div className={styles.open}>
          {mail.html === '' ? null : <MailFrame html={mail.html} title={mail.subject} />}
          <details className={styles.plain} open={mail.html === ''}>
            <summary>{t('As plain text')}</summary>
            <pre className={styles.text}>{mail.text}</pre>
          </details>
        </div>
      ) : null}
    </details>
  )
}
