import type { Booking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order, OrderLine } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { formatDays, unbrokenDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import styles from './registration.module.css'
import { backToCheckout, stepPaths } from './registration-steps.ts'
import { RemoveStay } from './remove-stay.tsx'
import { StayCard, stayName } from './stay-card.tsx'

// Few orders have one, and the page where one pays comes first.
const RemoveTrainTicket = lazyPart<{ readonly name: string }, 'RemoveTrainTicket'>(
  () => import('./remove-ordered-ticket.tsx'),
  'RemoveTrainTicket',
)

interface OrderItemsProps {
  readonly order: Order
  readonly bookings: readonly Booking[]
  /** The payment is under way: nothing can be changed now. */
  readonly isFixed: boolean
}

/** Everything in an order, each with the way to change it. */
export function OrderItems({ order, bookings, isFixed }: OrderItemsProps) {
  const { t } = useText()
  return (
    <section className="stack" aria-labelledby="in-order">
      <h2 id="in-order">{t('In this order')}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => {
          const stay =
            line.kind === 'room' ? bookings.find((one) => String(one.bookingId) === line.reference) : undefined
          return stay === undefined ? (
            <PlainLine key={line.id} line={line} isFixed={isFixed} />
          ) : (
            <StayCard
              key={line.id}
              stay={{ ...stay, price: line.gross }}
              ways={
                isFixed ? undefined : (
                  <>
                    <Change to={stepPaths.hotel} what={stayName(stay)} />
                    {stay.status === 'held' ? <RemoveStay stay={stay} /> : null}
                  </>
                )
              }
            />
          )
        })}
      </ul>
    </section>
  )
}

interface PlainLineProps {
  readonly line: OrderLine
  readonly isFixed: boolean
}

function PlainLine({ line, isFixed }: PlainLineProps) {
  const { t, locale } = useText()
  const { startsOn, endsOn } = useEdition()
  const paths = {
    pass: stepPaths.pass,
    upgrade: '/pass/upgrade',
    room: stepPaths.hotel,
    'room-change': null,
    'train-ticket': '/train-ticket',
    'vip-event': '/vip-events',
  } as const
  const notes: Record<OrderLine['kind'], ReactNode> = {
    pass: t('{days}, 1 person', { days: formatDays(startsOn, endsOn, locale) }),
    upgrade: t('The difference to the pass you hold. Its code stays the same.'),
    room: null,
    'room-change': t('The difference to the stay you have paid.'),
    'train-ticket': t('The ticket and its code come with the payment.'),
    'vip-event': null,
  }
  const path = paths[line.kind]
  return (
    <li
      className={`${cardStyles.card} ${cardStyles.striped}`}
      data-band={line.codeType ?? (line.kind === 'train-ticket' ? 'train' : 'hotel')}
    >
      <div className={styles.line}>
        <div>
          <h3>{unbrokenDays(line.description)}</h3>
          {notes[line.kind] === null ? null : <p className="label muted">{notes[line.kind]}</p>}
        </div>
        <p className={`num ${styles.price}`}>{formatMoney(line.gross)}</p>
        {isFixed || path === null ? null : (
          <div className={styles.ways}>
            <Change to={path} what={line.description} />
            {line.kind === 'train-ticket' ? (
              <Suspense>
                <RemoveTrainTicket name={line.summary} />
              </Suspense>
            ) : null}
          </div>
        )}
      </div>
    </li>
  )
}

/** Leads to where an answer is given, and from there back to this page. */
export function Change({
  to,
  what,
  order,
}: {
  readonly to: string
  readonly what: string
  readonly order?: string | undefined
}) {
  const { t } = useText()
  // What is held stands on that page until it is asked for another.
  const search = to === '/train-ticket' ? { change: '1' } : to.startsWith('/registration') ? backToCheckout(order) : {}
  return (
    <Link to={to} search={{ ...search }}>
      {t('Change')}
      <span className="vh"> {what}</span>
    </Link>
  )
}
