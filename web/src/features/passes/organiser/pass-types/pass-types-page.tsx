import { listOfficePassTypes, type OfficePassType } from '@foyer/contract/office-pass-types'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassTypeTable } from './pass-type-table.tsx'
import styles from './pass-types.module.css'
import { SharedQuotas } from './shared-quotas.tsx'

/** `/organiser/pass-types`: what is on sale, and how much of it is gone. */
export function PassTypesPage() {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    ...query(listOfficePassTypes, { query: { limit: '200' } }),
    // What is sold changes without anybody's doing here.
    refetchInterval: 30_000,
  })
  const mayEdit = useHasDuty('editOffer')
  usePlainTitle(t('Pass types'))
  return (
    <>
      <PageHead
        title={t('Pass types')}
        note={data === undefined ? '\u00a0' : <Counts types={data.items} />}
        actions={
          mayEdit ? (
            <Link {...buttonLook('primary', true)} to="/organiser/pass-types/new">
              {t('New pass type')}
            </Link>
          ) : undefined
        }
      />
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[61, 61, 61, 61, 61]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <Empty title={t('There is none yet.')} text={t('Without a pass type nothing can be sold.')} />
      ) : (
        <PassTypeTable types={data.items} mayEdit={mayEdit} />
      )}
      {data === undefined && error === null ? null : (
        <div className={styles.below}>
          <SharedQuotas mayEdit={mayEdit} />
        </div>
      )}
    </>
  )
}

function Counts({ types }: { readonly types: readonly OfficePassType[] }) {
  const { t } = useText()
  const sold = types.reduce((sum, type) => sum + type.sold, 0)
  const held = types.reduce((sum, type) => sum + type.held, 0)
  return t('{n, plural, one {One type} other {# types}}, {sold} sold, {held} held', { n: types.length, sold, held })
}
