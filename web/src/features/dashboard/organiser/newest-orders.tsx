import { readUser } from '@foyer/contract/identity'
import { duties } from '@foyer/contract/kit/duties'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OrderTable } from '#features/orders'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './today.module.css'

/** What was ordered last. @param shownAt how everything stands: when that is otherwise, it is asked for anew. */
export function NewestOrders({ shownAt }: { readonly shownAt: string }) {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const maySee = duties.seeOrders.some((scope) => user?.scope.includes(scope))
  const { data, error, refetch } = useQuery({
    ...query(listOfficeOrders, { query: { limit: '5' } }),
    enabled: maySee,
  })
  useEffect(() => {
    if (shownAt !== '' && maySee) void refetch()
  }, [shownAt, maySee, refetch])
  if (user !== undefined && !maySee) return null
  return (
    <div className={styles.part}>
      <header>
        <h2>{t('Newest orders')}</h2>
        <Link to="/organiser/orders">{t('All orders')}</Link>
      </header>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[44, 44, 44, 44, 44]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <Empty title={t('No orders')} text={t('What people order stands here.')} />
      ) : (
        <OrderTable orders={data.items} />
      )}
    </div>
  )
}
