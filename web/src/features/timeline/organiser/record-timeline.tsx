import { listRecordEntries, type RecordKind } from '@foyer/contract/audit'
import { useEffect, useRef } from 'react'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePages } from '#platform/use-pages.ts'
import { Trail } from '#ui/trail.tsx'
import { useActWords } from './act-words.ts'
import { FieldChanges } from './field-changes.tsx'
import styles from './timeline.module.css'

interface RecordTimelineProps {
  readonly kind: RecordKind
  readonly id: string | number
  /** The record as it is shown: once that is another one, something was done. */
  readonly shown: unknown
}

/** What staff did to a record: who, when, before and after (experience, rule 75). Where it stands, the record is open. */
export function RecordTimeline({ kind, id, shown }: RecordTimelineProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const acts = useActWords()
  const pages = usePages(listRecordEntries, {}, { kind, id: String(id) })
  const { retry } = pages
  useOpenRecords([[kind, id]], shown)
  const known = useRef(shown)
  useEffect(() => {
    if (known.current !== shown) retry()
    known.current = shown
  }, [shown, retry])
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{t('Timeline')}</h2>
      {pages.lines?.length === 0 ? (
        <p className="muted">{t('Nothing was done since it was copied or first set up.')}</p>
      ) : (
        <PagedList pages={pages} boxes={[44, 44]}>
          {(lines) => (
            <Trail
              happenings={lines.map(({ id: key, act, at, actor, changes }) => ({
                key,
                what: acts[act] ?? <code className="code">{act}</code>,
                note: `${formatMoment(at, timeZone, locale)}, ${actor.name}`,
                ...(changes.length === 0 ? {} : { more: <FieldChanges changes={changes} /> }),
              }))}
            />
          )}
        </PagedList>
      )}
    </section>
  )
}
