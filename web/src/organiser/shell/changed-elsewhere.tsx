import { followChanges, type RecordChange } from '@foyer/contract/audit'
import { readUser } from '@foyer/contract/identity'
import type { AuditedRecord } from '@foyer/contract/kit/audited-records'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { query } from '#platform/api.ts'
import { formatTime } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { type OpenRecords, openRecords, watchOpenRecords } from '#platform/open-records.ts'
import { queryClient } from '#platform/query-client.ts'
import { useWorkEdition } from '#platform/work-edition.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'

/** What is noted of a record although it stays as it is. */
const onlyLooks: ReadonlySet<string> = new Set([
  'identity.seePerson',
  'identity.exportPerson',
  'identity.proveByCode',
  'identity.proveByPasskey',
])

/** What belongs to no edition, or is asked for in whichever one works on. */
const ofEveryEdition: ReadonlySet<AuditedRecord> = new Set([
  'order',
  'pass',
  'person',
  'second-factor',
  'staff',
  'staff-invitation',
])

interface Told {
  readonly change: RecordChange
  readonly about: OpenRecords
}

/**
 * Says on whatever page has a record open that a colleague changed it since, before anybody saves over it; says nothing where
 * nobody can listen. The frame of the office has it once, and pages name what they show (`useOpenRecords`).
 */
export function ChangedElsewhere() {
  const { t, locale } = useText()
  const edition = useWorkEdition()
  const open = useSyncExternalStore(watchOpenRecords, openRecords)
  const [told, setTold] = useState<Told | null>(null)
  useTold(open, edition?.id, setTold)
  if (told !== null && !open.has(told.about)) setTold(null)
  const show = () => {
    setTold(null)
    void queryClient.invalidateQueries({ type: 'active' })
  }
  if (told === null || edition === undefined) return null
  return (
    <Note kind="warning">
      <p>
        {t('{name} changed this at {time}.', {
          name: told.change.actor.name,
          time: formatTime(new Date(told.change.at), edition.timeZone, locale),
        })}
      </p>
      <Offered>
        <Button variant="line" isSmall onClick={show}>
          {t('Show what changed')}
        </Button>
      </Offered>
    </Note>
  )
}

/** Listens as long as a record is open and in sight: a browser has few connections for all of its tabs. */
function useTold(open: ReadonlySet<OpenRecords>, edition: number | undefined, tell: (told: Told) => void): void {
  const { data: user } = useQuery(query(readUser))
  const own = user?.uuid
  const isInSight = useSyncExternalStore(watchSight, () => document.visibilityState === 'visible')
  const isListening = own !== undefined && isInSight && open.size > 0
  const shown = useRef(open)
  shown.current = open
  useEffect(() => {
    if (!isListening || edition === undefined) return
    const leaving = new AbortController()
    const hear = (change: RecordChange) => {
      if (change.actor.uuid === own || onlyLooks.has(change.act)) return
      const about = [...shown.current].find(({ names }) => names.some((name) => isAbout(change, name, edition)))
      if (about !== undefined) tell({ change, about })
    }
    // Nobody waits for it, and without it the record is what it was: it says nothing.
    import('#platform/follow.ts').then(
      ({ follow }) => follow(followChanges, '', { hear, listening: () => {} }, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [isListening, own, edition, tell])
}

function isAbout(
  { record, editionId }: RecordChange,
  [kind, id]: OpenRecords['names'][number],
  edition: number,
): boolean {
  if (kind !== record.kind || (id !== undefined && String(id) !== record.id)) return false
  return ofEveryEdition.has(kind) || editionId === edition
}

function watchSight(react: () => void): () => void {
  document.addEventListener('visibilitychange', react)
  return () => document.removeEventListener('visibilitychange', react)
}
