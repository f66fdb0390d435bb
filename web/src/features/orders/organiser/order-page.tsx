import { type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { MailsAboutOrder } from '#features/mails'
import { query } from '#platform/api.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderState } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './orders.module.css'

/** `/organiser/orders/$uuid`: one order with all that the office knows of it. */
export function OrderPage() {
  const { t } = useText()
  const { uuid = '' } = useParams({ strict: false })
  const { data: order, error, refetch } = useQuery(query(readOfficeOrder, { params: { uuid } }))
  const title = order?.number ?? t('Order')
  useOpenRecords([['order', uuid]], order)
  usePlainTitle(title)
  const back = <Link to="/organiser/orders">{t('All orders')}</Link>
  if (isNotThere({ data: order, error })) return <NotThere list={back} />
  return (
    <>
      <p className="label">{back}</p>
      <PageHead
        title={<span className="num">{title}</span>}
        note={order === undefined ? undefined : <Whose order={order} />}
        actions={order === undefined ? undefined : <OrderActs order={order} />}
      />
      {order === undefined ? (
        error === null ? (
          <Skeleton boxes={[160, 120, 120]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className={styles.record} key={uuid}>
          <OrderLines order={order} />
          <OrderMoney order={order} />
          <div className={styles.two}>
            <OrderDocuments order={order} />
            <OrderTimeline uuid={order.uuid} can={order.can} currency={order.total.currency} entries={order.timeline} />
            <MailsAboutOrder uuid={order.uuid} />
          </div>
        </div>
      )}
    </>
  )
}

function Whose({ order: { status, buyer } }: { readonly order: OfficeOrder }) {
  return (
    <span className={styles.whose}>
      <OrderState state={status} />
      <span>{[buyer.name, buyer.company, buyer.email].filter((text) => text !== null).join(', ')}</span>
    </span>
  )
}
