import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './edit.module.css'
import { HouseForm } from './house-form.tsx'

/** `/organiser/hotels/new`: a hotel is added; its pictures, rooms and nights come afterwards. */
export function NewHotelPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  usePlainTitle(t('A new hotel'))
  return (
    <>
      <p className="label">
        <Link to="/organiser/hotels">{t('All hotels')}</Link>
      </p>
      <PageHead title={t('A new hotel')} note={t('Pictures, rooms and nights come afterwards.')} />
      {setup === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className={styles.page}>
          <HouseForm
            house={null}
            languages={setup.languages}
            onDone={({ id }) => void navigate({ to: '/organiser/hotels/$id/edit', params: { id: String(id) } })}
          />
        </div>
      )}
    </>
  )
}
