import { type OfficeVipEvent, readOfficeVipEvent } from '@foyer/contract/office-vip-events'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Note } from '#ui/note.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CancelEvent } from './cancel-event.tsx'
import { EventForm } from './event-form.tsx'
import { EventState, Places } from './event-state.tsx'
import { useWritten } from './event-words.ts'
import styles from './events.module.css'
import { Guests } from './guests.tsx'

/** `/organiser/vip-events/$id`: how full one event is, who comes, and all that is decided of it. */
export function VipEventPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const event = useQuery(query(readOfficeVipEvent, { params: { id } }))
  const say = useWritten()
  const title = event.data === undefined ? t('VIP event') : say(event.data.name)
  usePlainTitle(title)
  const back = <Link to="/organiser/vip-events">{t('All VIP events')}</Link>
  if (isNotThere(event)) return <NotThere list={back} />
  return (
    <>
      <p className={styles.back}>{back}</p>
      <PageHead
        title={title}
        note={event.data === undefined ? '\u00a0' : <EventState event={event.data} />}
        actions={event.data === undefined ? undefined : <CancelEvent event={event.data} />}
      />
      {event.data !== undefined ? (
        <Shown key={event.data.id} event={event.data} />
      ) : event.error === null ? (
        <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
      ) : (
        <LoadFailed error={event.error} onRetry={() => void event.refetch()} />
      )}
      {event.data === undefined ? null : <RecordTimeline kind="vip-event" id={event.data.id} shown={event.data} />}
    </>
  )
}

function Shown({ event }: { readonly event: OfficeVipEvent }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const maySee = useHasDuty('seePeople')
  const say = useWritten()
  return (
    <div className={styles.page}>
      {event.cancelledAt === null || event.cancellation === null ? null : (
        <Note kind="danger">
          {t('Cancelled on {moment}.', { moment: formatMoment(event.cancelledAt, timeZone, locale) })}{' '}
          {say(event.cancellation)}
        </Note>
      )}
      <div>
        <Places event={event} />
      </div>
      {maySee ? <Guests event={event} /> : null}
      {event.cancelledAt === null ? <Editor event={event} /> : null}
    </div>
  )
}

function Editor({ event }: { readonly event: OfficeVipEvent }) {
  const languages = useLanguages()
  return (
    <ChangedBy duty="editOffer">
      <EventForm event={event} languages={languages} onDone={() => {}} />
    </ChangedBy>
  )
}
