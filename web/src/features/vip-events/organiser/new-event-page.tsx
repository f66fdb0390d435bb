import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EventForm } from './event-form.tsx'
import styles from './events.module.css'

/** `/organiser/vip-events/new`: an event is set up, and seen at once by those who are invited. */
export function NewVipEventPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const setup = useQuery(query(readSetup))
  usePlainTitle(t('New VIP event'))
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/vip-events">{t('All VIP events')}</Link>
      </p>
      <PageHead title={t('New VIP event')} note={t('Who is invited sees it as soon as it is added.')} />
      {setup.data !== undefined ? (
        <EventForm
          event={null}
          languages={setup.data.languages}
          onDone={({ id }) => void navigate({ to: '/organiser/vip-events/$id', params: { id: String(id) } })}
        />
      ) : setup.error === null ? (
        <Skeleton boxes={[48, 48, 120, 48, 240]} />
      ) : (
        <LoadFailed error={setup.error} onRetry={() => void setup.refetch()} />
      )}
    </>
  )
}
