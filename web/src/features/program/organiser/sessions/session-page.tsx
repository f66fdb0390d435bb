import { cancelSession, type OfficeSession, readOfficeSession, readProgramParts } from '@foyer/contract/office-program'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { Removal } from '#platform/removal.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Note } from '#ui/note.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../program.module.css'
import { useWritten } from '../program-words.ts'
import { useKeepSession } from './keep-session.ts'
import { MoveSection, useWhoIsTold } from './move-section.tsx'
import { SessionForm } from './session-form.tsx'

/** `/organiser/program/$id`: one session, its time and stage, and its end. */
export function OfficeSessionPage() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { id = '' } = useParams({ strict: false })
  const session = useQuery(query(readOfficeSession, { params: { id } }))
  const languages = useLanguages()
  const parts = useQuery(query(readProgramParts))
  const say = useWritten()
  const [acted, setActed] = useState<OfficeSession | null>(null)
  // Named once all of it is there: its title and its acts take lines of their own, and would move what is drawn below.
  const data = parts.isPending ? undefined : session.data
  const title = data === undefined ? t('Session') : say(data.title)
  usePlainTitle(title)
  const error = session.error ?? parts.error
  const back = <Link to="/organiser/program">{t('All sessions')}</Link>
  if (isNotThere(session)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>{back}</p>
      <PageHead
        title={title}
        note={data === undefined ? '\u00a0' : formatMoment(data.startsAt, timeZone, locale)}
        actions={
          data === undefined || data.cancelledAt !== null ? undefined : <Cancel session={data} onActed={setActed} />
        }
      />
      {data !== undefined && parts.data !== undefined ? (
        <div className={styles.page}>
          {data.cancelledAt === null ? null : (
            <Note kind="warning">
              {t('Cancelled on {moment}. Attendees see it struck out.', {
                moment: formatMoment(data.cancelledAt, timeZone, locale),
              })}
            </Note>
          )}
          <SessionForm key={`texts ${data.id}`} session={data} languages={languages} parts={parts.data} acted={acted} />
          {data.cancelledAt === null ? (
            <MoveSection key={`place ${data.id}`} session={data} parts={parts.data} onActed={setActed} />
          ) : null}
        </div>
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            for (const read of [session, parts]) void read.refetch()
          }}
        />
      )}
      {data === undefined || parts.data === undefined ? null : (
        <RecordTimeline kind="session" id={data.id} shown={data} />
      )}
    </ChangedBy>
  )
}

interface CancelProps {
  readonly session: OfficeSession
  readonly onActed: (session: OfficeSession) => void
}

function Cancel({ session, onActed }: CancelProps) {
  const { t } = useText()
  const say = useWritten()
  const keep = useKeepSession()
  const cancel = useCommand(cancelSession, ownWords)
  const { taken, held, waiting, starred } = session
  const told = useWhoIsTold({ mails: taken + held + waiting, starred })
  const take = () =>
    cancel.mutateAsync({ params: { id: String(session.id) }, body: { version: session.version } }).then((now) => {
      keep(now)
      onActed(now)
      toast(t('The session is cancelled.'))
    })
  return (
    <Removal
      word={t('Cancel the session')}
      title={t('Cancel “{title}”?', { title: say(session.title) })}
      command={cancel}
      onRemove={take}
    >
      <p>{told}</p>
      <p>{t('There is no way back.')}</p>
    </Removal>
  )
}
