import { followChanges, type RecordChange } from '@foyer/contract/audit'
import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { query } from '#platform/api.ts'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './timeline.module.css'

interface ChangedElsewhereProps {
  /** What the page shows: the kind of each record and its id, as the audit log has them. */
  readonly records: readonly (readonly [kind: string, id: string | number])[]
  /** The record as it is shown: once that is another one, nothing is left to tell. */
  readonly shown: unknown
}

/** What is noted of a record although it stays as it is. */
const onlyLooks: ReadonlySet<string> = new Set(['identity.seePerson', 'identity.exportPerson'])

/** Says on an open record that a colleague changed it since, before anybody saves over it; says nothing where nobody can listen. */
export function ChangedElsewhere({ records, shown }: ChangedElsewhereProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [told, setTold] = useState<RecordChange | null>(null)
  const [seen, setSeen] = useState(shown)
  useTold(records, setTold)
  if (seen !== shown) {
    setSeen(shown)
    setTold(null)
  }
  const show = () => {
    setTold(null)
    void queryClient.invalidateQueries({ type: 'active' })
  }
  return (
    <div className={styles.elsewhere} role="status">
      {told === null ? null : (
        <Note kind="warning">
          <p>
            {t('{name} changed this at {time}.', {
              name: told.actor.name,
              time: formatTime(new Date(told.at), timeZone, locale),
            })}
          </p>
          <Offered>
            <Button variant="line" isSmall onClick={show}>
              {t('Show what changed')}
            </Button>
          </Offered>
        </Note>
      )}
    </div>
  )
}

/** Listens as long as the page is in sight: a browser has few connections for all of its tabs. */
function useTold(records: ChangedElsewhereProps['records'], tell: (change: RecordChange) => void): void {
  const { data: user } = useQuery(query(readUser))
  const own = user?.uuid
  const isInSight = useSyncExternalStore(watchSight, () => document.visibilityState === 'visible')
  const about = useRef(records)
  about.current = records
  useEffect(() => {
    if (own === undefined || !isInSight) return
    const leaving = new AbortController()
    const hear = (change: RecordChange) => {
      const { act, actor, record } = change
      const isShown = about.current.some(([kind, id]) => kind === record.kind && String(id) === record.id)
      if (isShown && actor.uuid !== own && !onlyLooks.has(act)) tell(change)
    }
    // Nobody waits for it, and without it the record is what it was: it says nothing.
    import('#platform/follow.ts').then(
      ({ follow }) => follow(followChanges, '', { hear, listening: () => {} }, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [own, isInSight, tell])
}

function watchSight(react: () => void): () => void {
  document.addEventListener('visibilitychange', react)
  return () => document.removeEventListener('visibilitychange', react)
}
