import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficeOrder, OrderTimelineEntry } from '@foyer/contract/office-orders'
import type { OrderStatus } from '@foyer/contract/orders'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Trail } from '#ui/trail.tsx'
import { CommentForm } from './order-acts.tsx'
import { useEventWord, useRefundReason, useStateWords } from './order-words.ts'
import styles from './orders.module.css'
import { StayChanges } from './stay-changes.tsx'

interface OrderTimelineProps {
  readonly uuid: string
  readonly can: Pick<OfficeOrder['can'], 'comment'>
  readonly currency: string
  readonly entries: readonly OrderTimelineEntry[]
}

/** What happened, the newest first, and what colleagues should know. */
export function OrderTimeline({ uuid, can, ...trail }: OrderTimelineProps) {
  const { t } = useText()
  const mayComment = useHasDuty('changeOrders') && can.comment
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{t('Timeline')}</h2>
      {mayComment ? <CommentForm uuid={uuid} /> : null}
      <OrderTrail {...trail} />
    </section>
  )
}

/** When, who, before and after. */
export function OrderTrail({ currency, entries }: Omit<OrderTimelineProps, 'uuid' | 'can'>) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [wordOf, states] = [useEventWord(), useStateWords()]
  const named = (state: string) => states[state as OrderStatus] ?? state
  if (entries.length === 0) return <p>{t('The order was begun, and nothing else happened yet.')}</p>
  return (
    <Trail
      happenings={entries.map((entry, key) => ({
        // What happened keeps its place.
        key,
        what: wordOf(entry),
        ...(entry.amount === null ? {} : { aside: formatMoney(entry.amount) }),
        more: (
          <>
            <StayChanges entry={entry} currency={currency} />
            <Reason changes={entry.changes} />
            {entry.text === null ? null : <p>{entry.text}</p>}
          </>
        ),
        note: [
          formatMoment(entry.at, timeZone, locale),
          entry.from !== null && entry.to !== null ? `${named(entry.from)} → ${named(entry.to)}` : null,
          entry.actor?.name ?? null,
        ]
          .filter((text) => text !== null)
          .join(', '),
      }))}
    />
  )
}

/** Which reason somebody of the staff chose, where they had to. */
function Reason({ changes }: Pick<OrderTimelineEntry, 'changes'>) {
  const wordOf = useRefundReason()
  const reason = changes.find(({ field }) => field === 'reason')?.after
  return typeof reason === 'string' ? <p>{wordOf(reason)}</p> : null
}
