import { readExhibitorParts } from '@foyer/contract/office-exhibitors'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ExhibitorForm } from './exhibitor-form.tsx'
import styles from './exhibitors.module.css'

/** `/organiser/exhibitors/new`. */
export function NewExhibitorPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const setup = useQuery(query(readSetup))
  const parts = useQuery(query(readExhibitorParts))
  usePlainTitle(t('A new exhibitor'))
  const error = setup.error ?? parts.error
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/exhibitors">{t('All exhibitors')}</Link>
      </p>
      <PageHead title={t('A new exhibitor')} note={t('Attendees see it as soon as it is saved.')} />
      {setup.data !== undefined && parts.data !== undefined ? (
        <ExhibitorForm
          exhibitor={null}
          languages={setup.data.languages}
          parts={parts.data}
          onDone={({ id }) => void navigate({ to: '/organiser/exhibitors/$id', params: { id: String(id) } })}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void setup.refetch()
            void parts.refetch()
          }}
        />
      )}
    </>
  )
}
