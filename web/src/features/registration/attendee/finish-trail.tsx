import type { Booking } from '@foyer/contract/bookings'
import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { Stop, Stops } from '#features/passes'
import { formatDays, formatMoment, unbroken } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { isOwnButWaiting } from './registration-steps.ts'
import { stayName } from './stay-card.tsx'
import type { useRegistration } from './use-registration.ts'

interface FinishTrailProps {
  readonly order: Order | null
  readonly registration: Pick<ReturnType<typeof useRegistration>, 'pass' | 'bookings' | 'facts'>
}

/** What is done, and what comes, in the order in which it comes. */
export function FinishTrail({ order, registration }: FinishTrailProps) {
  const { pass, bookings, facts } = registration
  const booked = (bookings.data ?? []).filter(({ status }) => status === 'booked')
  return (
    <Stops>
      {order === null ? null : <OrderStop order={order} />}
      {pass !== null && (pass.status === 'approved' || isOwnButWaiting(pass)) ? (
        <PassStop isApproved={pass.status === 'approved'} />
      ) : null}
      {booked.map((stay) => (
        <StayStop key={stay.bookingId} stay={stay} />
      ))}
      {booked.length === 0 && facts.stayPlan === 'later' ? <RoomStop /> : null}
      <CheckInStop />
    </Stops>
  )
}

function OrderStop({ order }: { readonly order: Order }) {
  const { t } = useText()
  const isPaid = !order.paymentPending
  const isFree = order.total.amount === 0
  return (
    <Stop title={isFree ? t('Order complete') : isPaid ? t('Paid') : t('We are checking your payment')} isDone={isPaid}>
      {isFree
        ? order.number
        : isPaid
          ? t('The invoice comes by e-mail and stands under Invoices.')
          : t('You will get an e-mail as soon as it is confirmed. You need not pay again.')}
    </Stop>
  )
}

function PassStop({ isApproved }: { readonly isApproved: boolean }) {
  const { t } = useText()
  return isApproved ? (
    <Stop title={t('Your pass is ready')} isDone>
      <Link to="/pass">{t('Open your pass')}</Link>
    </Stop>
  ) : (
    <Stop title={t('Your pass')} isDone={false}>
      {t('The organiser looks at it. You get an e-mail as soon as it is approved.')}
    </Stop>
  )
}

function StayStop({ stay }: { readonly stay: Booking }) {
  const { t, locale } = useText()
  return (
    <Stop title={stayName(stay)} isDone={false}>
      {formatDays(stay.arrival, stay.departure, locale)},{' '}
      <Link to="/accommodation">{t('Guests and confirmation')}</Link>
    </Stop>
  )
}

function RoomStop() {
  const { t } = useText()
  return (
    <Stop title={t('A room, if you need one')} isDone={false}>
      <Link to="/accommodation">{t('Find a room')}</Link>
    </Stop>
  )
}

function CheckInStop() {
  const { t, locale } = useText()
  const { doorsOpenAt, timeZone, entrance } = useEdition()
  return (
    <Stop title={t('Check-in')} isDone={false}>
      {t('from {doors}, entrance {entrance}', {
        doors: formatMoment(doorsOpenAt, timeZone, locale),
        entrance: unbroken(entrance),
      })}
    </Stop>
  )
}
