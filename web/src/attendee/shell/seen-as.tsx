import type { User } from '@foyer/contract/identity'
import { useEffect } from 'react'
import { appNow } from '#platform/app-clock.ts'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { signOut } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import styles from './seen-as.module.css'

export interface SeenAsProps {
  readonly user: Pick<User, 'firstName' | 'lastName'>
  /** When it ends by itself. */
  readonly until: string
}

/** Tells staff who see the app as somebody does that it is not their own, that they can do nothing, and until when. */
export function SeenAs({ user: { firstName, lastName }, until }: SeenAsProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  useEffect(() => {
    const timer = setTimeout(stop, Math.max(0, new Date(until).getTime() - appNow().getTime()))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <aside className={styles.strip} aria-label={t('You see the app as somebody else')}>
      <div className="wrap row">
        <p>
          <b>{t('You see the app as {name}.', { name: `${firstName} ${lastName}` })}</b>{' '}
          {t('You can look and do nothing. It ends by itself at {time}.', {
            time: formatTime(until, timeZone, locale),
          })}
        </p>
        <Button variant="line" isSmall onClick={stop}>
          {t('Stop looking')}
        </Button>
      </div>
    </aside>
  )
}

/** Nothing of theirs stays in this browser. */
function stop(): void {
  signOut()
  location.assign('/organiser/people')
}
