import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TicketTypeForm } from './ticket-type-form.tsx'
import styles from './tickets.module.css'

/** `/organiser/train-tickets/new`: a kind of train ticket, which is sold once it has codes. */
export function NewTrainTicketPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const setup = useQuery(query(readSetup))
  usePlainTitle(t('New train ticket'))
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/train-tickets">{t('All train tickets')}</Link>
      </p>
      <PageHead title={t('New train ticket')} note={t('It is sold once it has codes.')} />
      {setup.data !== undefined ? (
        <TicketTypeForm
          type={null}
          languages={setup.data.languages}
          onDone={({ id }) => void navigate({ to: '/organiser/train-tickets/$id', params: { id } })}
        />
      ) : setup.error === null ? (
        <Skeleton boxes={[48, 48, 120, 48, 240]} />
      ) : (
        <LoadFailed error={setup.error} onRetry={() => void setup.refetch()} />
      )}
    </>
  )
}
