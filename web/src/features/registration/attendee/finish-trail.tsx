import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDays, formatMoment, unbroken } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './registration.module.css'
import { isOwnButWaiting } from './registration-steps.ts'
import { stayName } from './stay-card.tsx'
import type { useRegistration } from './use-registration.ts'

interface FinishTrailProps {
  readonly order: Order | null
  readonly registration: Pick<ReturnType<typeof useRegistration>, 'pass' | 'bookings' | 'facts'>
}

interface Stop {
  readonly id: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly isDone: boolean
}

/** What is done, and what comes, in the order in which it comes. */
export function FinishTrail({ order, registration }: FinishTrailProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const { pass, bookings, facts } = registration
  const booked = (bookings.data ?? []).filter(({ status }) => status === 'booked')
  const isPaid = order !== null && !order.paymentPending
  const stops: Stop[] = [
    ...(order === null
      ? []
      : [
          {
            id: 'order',
            title:
              order.total.amount === 0 ? t('Order complete') : isPaid ? t('Paid') : t('We are checking your payment'),
            text:
              order.total.amount === 0
                ? order.number
                : isPaid
                  ? t('The invoice comes by e-mail and stands under Invoices.')
                  : t('You will get an e-mail as soon as it is. You need not pay again.'),
            isDone: isPaid,
          },
        ]),
    ...(pass === null || !(pass.status === 'approved' || isOwnButWaiting(pass))
      ? []
      : [
          pass.status === 'approved'
            ? {
                id: 'pass',
                title: t('Your pass is ready'),
                text: <Link to="/pass">{t('Open your pass')}</Link>,
                isDone: true,
              }
            : {
                id: 'pass',
                title: t('Your pass'),
                text: t('The organiser looks at it. You get an e-mail as soon as it is approved.'),
                isDone: false,
              },
        ]),
    ...booked.map((stay) => ({
      id: `stay-${stay.bookingId}`,
      title: stayName(stay),
      text: (
        <>
          {formatDays(stay.arrival, stay.departure, locale)},{' '}
          <Link to="/accommodation">{t('Guests and confirmation')}</Link>
        </>
      ),
      isDone: false,
    })),
    ...(booked.length === 0 && facts.stayPlan === 'later'
      ? [
          {
            id: 'room',
            title: t('A room, if you need one'),
            text: <Link to="/accommodation">{t('Find a room')}</Link>,
            isDone: false,
          },
        ]
      : []),
    {
      id: 'check-in',
      title: t('Check-in'),
      text: t('from {doors}, entrance {entrance}', {
        doors: formatMoment(edition.doorsOpenAt, edition.timeZone, locale),
        entrance: unbroken(edition.entrance),
      }),
      isDone: false,
    },
  ]
  return (
    <ol className={`trail ${styles.trail}`}>
      {stops.map((stop) => (
        <li key={stop.id} data-done={stop.isDone ? '' : undefined}>
          <b>
            {stop.title}
            <i className="vh">{stop.isDone ? t(', done') : t(', still open')}</i>
          </b>
          <span>{stop.text}</span>
        </li>
      ))}
    </ol>
  )
}
