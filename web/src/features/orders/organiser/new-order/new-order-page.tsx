import { readOrderChoices } from '@foyer/contract/made-orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useListSearch } from '#platform/list-search.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './new-order.module.css'
import { NewOrderForm } from './new-order-form.tsx'
import { PersonPicker } from './person-picker.tsx'

/** `/organiser/orders/new`: an order for somebody, whom the address names or who is looked for first. */
export function NewOrderPage() {
  const { t } = useText()
  const { search } = useListSearch(['person'])
  usePlainTitle(t('New order'))
  return (
    <>
      <p className={styles.back}>
        <Link to="/organiser/orders">{t('All orders')}</Link>
      </p>
      <PageHead title={t('New order')} note={t('Nothing is held until you order.')} />
      {search.person === '' ? <PersonPicker /> : <ForPerson key={search.person} uuid={search.person} />}
    </>
  )
}

function ForPerson({ uuid }: { readonly uuid: string }) {
  const { data, error, refetch } = useQuery({
    ...query(readOrderChoices, { params: { uuid } }),
    gcTime: 0,
    retry: false,
  })
  if (data !== undefined) return <NewOrderForm choices={data} />
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton boxes={[76, 160, 160]} />
}
