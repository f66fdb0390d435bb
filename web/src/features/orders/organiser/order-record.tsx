import { formatMoney } from '@foyer/contract/kit/money'
import { type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SumList } from '#ui/sum-box.tsx'
import toolStyles from '#ui/tool.module.css'
import { OrderActs } from './order-acts.tsx'
import { useSumRows } from './order-lines.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import styles from './order-record.module.css'
import { OrderState } from './order-state.tsx'
import { OrderTrail } from './order-timeline.tsx'
import { useKindWords } from './order-words.ts'

/** Of what happened, as much as fits beside a list; all of it is on the page of the order. */
const MOST_ENTRIES = 5

interface OrderRecordProps {
  readonly uuid: string
  readonly onClose: () => void
}

/** One order beside the list of all. While the next one is on its way the one before stays, dimmed. */
export function OrderRecord({ uuid, onClose }: OrderRecordProps) {
  const { t } = useText()
  const asked = useQuery({ ...query(readOfficeOrder, { params: { uuid } }), placeholderData: keepPreviousData })
  const { data: order, error, refetch, isPlaceholderData } = asked
  if (order === undefined)
    return error === null ? (
      <Skeleton boxes={[80, 160, 200]} />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    )
  return (
    <div className={styles.record} aria-busy={isPlaceholderData}>
      <header>
        <div>
          <p className="code muted">{order.number}</p>
          <h2>{order.buyer.name}</h2>
          {order.buyer.company === null ? null : <p className="label muted">{order.buyer.company}</p>}
          <p className={styles.state}>
            <OrderState state={order.status} />
          </p>
        </div>
        <button type="button" className={toolStyles.tool} aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <OrderNextStep order={order} key={`step-${order.uuid}`} />
      <Ordered order={order} />
      <section>
        <h3>{t('Timeline')}</h3>
        <OrderTrail currency={order.total.currency} entries={order.timeline.slice(0, MOST_ENTRIES)} />
      </section>
      <footer>
        <Link {...buttonLook('primary', true)} to="/organiser/orders/$uuid" params={{ uuid: order.uuid }}>
          {t('Open the order')}
        </Link>
        <OrderActs order={order} key={order.uuid} />
      </footer>
    </div>
  )
}

function Ordered({ order }: { readonly order: OfficeOrder }) {
  const { t } = useText()
  const kinds = useKindWords()
  const sums = useSumRows(order)
  return (
    <section>
      <h3>{t('Order')}</h3>
      <SumList
        rows={[
          ...order.lines.map(({ description, kind, gross }) => ({
            name: description,
            note: kinds[kind],
            amount: formatMoney(gross),
          })),
          ...sums,
        ]}
      />
    </section>
  )
}
