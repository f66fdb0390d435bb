import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { dayAt, formatMoment, formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { markRead, type Said, toastStore } from '#platform/toasts.ts'
import { usualWords } from '#platform/usual-words.ts'
import { Tag } from '#ui/badge.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './message-list.module.css'
import { closeSheet, useOpenSheet } from './sheet-state.ts'

/** What was said in passing to whoever is signed in, newest first. */
export function MessageList() {
  const { t } = useText()
  const isOpen = useOpenSheet() === 'messages'
  const { data: pass } = useQuery(query(readPass))
  const held = hasApprovedPass(pass) ? pass?.passType?.codeType : undefined
  return (
    <Sheet isOpen={isOpen} label={t('Messages')} band={held} onClose={closeSheet}>
      <h2 className={styles.title}>{t('Messages')}</h2>
      {isOpen ? <Messages /> : null}
    </Sheet>
  )
}

/** Looked at is read: the next time, only what has come since is new. */
function Messages() {
  const { t } = useText()
  const past = useSyncExternalStore(toastStore.subscribe, toastStore.readPast)
  const [lastRead] = useState(toastStore.lastRead)
  const newest = past[0]?.id ?? 0
  // What comes while it is open is read as well.
  useEffect(() => markRead(newest), [newest])
  if (past.length === 0)
    return (
      <Empty
        title={t('No messages yet')}
        text={t('What we tell you in passing is kept here until you sign out, or close or reload this page.')}
      />
    )
  return (
    <ul className={styles.list}>
      {past.map((message) => (
        <Message key={message.id} message={message} isNew={message.id > lastRead} />
      ))}
    </ul>
  )
}

function Message({
  message: { text, kind, at: machineTime },
  isNew,
}: {
  readonly message: Said
  readonly isNew: boolean
}) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const at = appNow(machineTime)
  const isToday = dayAt(at, timeZone) === dayAt(appNow(), timeZone)
  const hasFailed = kind === 'failed'
  return (
    <li>
      <span className={hasFailed ? styles.bad : undefined}>
        <Icon name={hasFailed ? 'alert' : 'check'} />
      </span>
      <p>{text ?? t(usualWords[kind])}</p>
      <p className="row label muted">
        <time dateTime={at.toISOString()}>{(isToday ? formatTime : formatMoment)(at, timeZone, locale)}</time>
        {hasFailed ? <Tag kind="danger">{t('Error')}</Tag> : null}
        {isNew ? <Tag>{t('New')}</Tag> : null}
      </p>
    </li>
  )
}
