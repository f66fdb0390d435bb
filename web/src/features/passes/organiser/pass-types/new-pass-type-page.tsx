import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassTypeForm } from './pass-type-form.tsx'
import styles from './pass-types.module.css'

/** `/organiser/pass-types/new`: a pass type is put on sale, behind those that are there. */
export function NewPassTypePage() {
  const { t } = useText()
  const navigate = useNavigate()
  const types = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  const setup = useQuery(query(readSetup))
  usePlainTitle(t('New pass type'))
  const error = types.error ?? setup.error
  const again = () => {
    for (const one of [types, setup]) void one.refetch()
  }
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/pass-types">{t('All pass types')}</Link>
      </p>
      <PageHead title={t('New pass type')} note={t('It is on sale as soon as it is added, unless it is hidden.')} />
      {types.data !== undefined && setup.data !== undefined ? (
        <PassTypeForm
          type={null}
          others={types.data.items}
          languages={setup.data.languages}
          onDone={({ id }) => void navigate({ to: '/organiser/pass-types/$id', params: { id: String(id) } })}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
      ) : (
        <LoadFailed error={error} onRetry={again} />
      )}
    </>
  )
}
