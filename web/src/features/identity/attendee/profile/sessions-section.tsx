import { endSession, endSessions, listSessions, type Session } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { signOut } from '#platform/session.ts'
import { toast } from '#platform/toasts.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import { useDeviceNames } from '../../shared/use-device-names.ts'
import styles from './profile-page.module.css'
import { Section, sectionHeading, Waiting } from './section.tsx'

/** More than these are shown when they are asked for. */
const SHOWN = 5

/** Where the person is signed in, each to be ended, or all at once. */
export function SessionsSection() {
  const { t } = useText()
  const sessions = useQuery(query(listSessions))
  const endAll = useCommand(endSessions, ownWords)
  const navigate = useNavigate()
  const [isWhole, setIsWhole] = useState(false)
  // This device comes first, whenever the others were used.
  const list = [...(sessions.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current))
  const leaveEverywhere = () =>
    endAll.mutate(undefined, {
      onSuccess: () => {
        signOut()
        toast(t('You are signed out everywhere.'))
        void navigate({ to: '/sign-in' })
      },
    })
  return (
    <Section id="sessions" title={t('Where you are signed in')}>
      {sessions.data ? (
        <>
          <ul className={styles.rows}>
            {list.slice(0, isWhole ? list.length : SHOWN).map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {list.length <= SHOWN ? null : (
            <div>
              <Button variant="line" isSmall aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? t('Show fewer') : t('Show all {n}', { n: list.length })}
              </Button>
            </div>
          )}
        </>
      ) : sessions.error ? (
        <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <Waiting />
      )}
      <FormFailure failure={endAll.error} />
      <div className={styles.actions}>
        <Button variant="line" isSending={endAll.isPending} onClick={leaveEverywhere}>
          {t('Sign out everywhere')}
        </Button>
        <p className="hint">{t('This device too.')}</p>
      </div>
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const end = useCommand(endSession, { refreshes: [listSessions], done: t('Session ended.'), failed: null })
  const device = useDeviceNames()(session.device)
  const leave = async () => {
    await end.mutateAsync({ params: { id: session.id } }).catch(() => {})
    goOnAt(sectionHeading('sessions'))
  }
  return (
    <li>
      <p className={styles.device}>
        <b>{device}</b>
        <span>
          {session.current
            ? t('this device')
            : t('last used {moment}', { moment: formatMoment(session.lastSeenAt, timeZone, locale) })}
        </span>
        {end.error ? <span role="alert">{t(end.error.detail)}</span> : null}
      </p>
      {session.current ? (
        <Tag kind="success">{t('Here')}</Tag>
      ) : (
        <Button variant="line" isSmall isSending={end.isPending} onClick={() => void leave()}>
          {t('Sign out')}
          <span className="vh"> {device}</span>
        </Button>
      )}
    </li>
  )
}
