import type { Booking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import { readOrder } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, Suspense, useId, useRef, useState } from 'react'
import { query } from '#platform/api.ts'
import { lastDayOf, useCancellationWords } from '#platform/cancellation-words.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { OrderedForYou } from '#platform/ordered-for-you.tsx'
import { useDownload } from '#platform/use-download.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import { BookingTags } from '../../shared/booking-tags.tsx'
import { NightStrip } from '../../shared/night-strip.tsx'
import { ownNights } from '../../shared/own-nights.ts'
import { Picture } from '../../shared/picture.tsx'
import { nightCount } from '../../shared/stay.ts'
import { boardNames } from '../../shared/words.ts'
import { GuestRows } from './guest-rows.tsx'
import { HoldTimer } from './hold-timer.tsx'
import styles from './stay-card.module.css'

const ChangeStay = lazyPart(() => import('./change-stay.tsx'), 'ChangeStay')
const CancelStay = lazyPart(() => import('./cancel-stay.tsx'), 'CancelStay')

/** A booking: where, when, who, until when it can be given back, and everything that can be done with it. */
export function StayCard({ booking }: { readonly booking: Booking }) {
  const { t } = useText()
  const edition = useEdition()
  const id = useId()
  const { accommodation, room, status } = booking
  const picture = room?.images[0] ?? accommodation?.images[0]
  const isGone = hasEnded(booking)
  const heading = useRef<HTMLHeadingElement>(null)
  const { asked, ask, close } = useAsked(heading)
  return (
    <article
      className={`${cardStyles.card} ${styles.lodge}`}
      data-gone={isGone || undefined}
      data-lodge=""
      aria-labelledby={id}
    >
      <div className={styles.inner}>
        {picture === undefined ? <span className={styles.blank} /> : <Picture url={picture.url} alt="" />}
        <StayFacts booking={booking} headingId={id} heading={heading} />
        {isGone ? null : (
          <NightStrip
            label={t('Your nights at {hotel}', { hotel: accommodation?.name ?? '' })}
            nights={ownNights(booking, edition)}
            stay={booking}
            isOwn
            isCompact
          />
        )}
        {status === 'held' ? <WaitsForPayment booking={booking} /> : null}
        {booking.pendingChange == null ? null : <PendingChange change={booking.pendingChange} />}
        {isGone ? null : <GuestRows booking={booking} />}
        {status === 'cancelled' && booking.orderUuid !== undefined ? <GivenBack orderUuid={booking.orderUuid} /> : null}
        {isGone ? null : <StayActions booking={booking} onAsk={ask} />}
      </div>
      <Suspense>{asked === 'change' ? <ChangeStay booking={booking} onClose={close} /> : null}</Suspense>
      <Suspense>{asked === 'cancel' ? <CancelStay booking={booking} onClose={close} /> : null}</Suspense>
    </article>
  )
}

const hasEnded = ({ status }: Booking) => status === 'cancelled' || status === 'expired'

type Asked = 'change' | 'cancel'

/** Which dialog is open. Closed, it gives the focus back to its button, or to the heading where that is gone. */
function useAsked(heading: RefObject<HTMLHeadingElement | null>) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const ask = (what: Asked) => {
    opener.current = document.activeElement as HTMLElement | null
    setAsked(what)
  }
  // A dialog that is taken away gives the focus to nobody; after cancelling, its button is gone as well.
  const close = () => {
    setAsked(null)
    setTimeout(() => (opener.current?.isConnected === true ? opener.current : heading.current)?.focus())
  }
  return { asked, ask, close }
}

interface StayFactsProps {
  readonly booking: Booking
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function StayFacts({ booking, headingId, heading }: StayFactsProps) {
  const { t, locale } = useText()
  const { accommodation, room } = booking
  return (
    <div className={styles.words}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        <Link
          to="/accommodation/$accommodationId"
          params={{ accommodationId: String(booking.accommodationId) }}
          search={{ start: booking.arrival, end: booking.departure }}
        >
          {accommodation?.name ?? t('Hotel')}
        </Link>
      </h3>
      <p className={styles.when}>
        <strong>{formatDays(booking.arrival, booking.departure, locale)}</strong>,{' '}
        {t('{nights, plural, one {# night} other {# nights}}', { nights: nightCount(booking) })}
      </p>
      <p className="label muted">
        {room === undefined ? null : `${room.name}, ${t(boardNames[room.board])}. `}
        {accommodation === undefined || hasEnded(booking)
          ? null
          : t('Check-in from {time}.', { time: accommodation.checkInFrom })}
      </p>
      <p className={`label ${styles.tags}`}>
        <BookingTags booking={booking} />
        <b className={`num ${styles.price}`}>{formatMoney(booking.price)}</b>
      </p>
    </div>
  )
}

/** Held in an order that staff made: it is paid or cancelled with all else in it. */
const isInOffer = ({ status, can }: Booking) => status === 'held' && can?.cancel === false

function WaitsForPayment({ booking }: { readonly booking: Booking }) {
  const { t } = useText()
  const { holdExpiresAt, orderUuid } = booking
  const isOffer = isInOffer(booking)
  return (
    <div className={styles.held}>
      {holdExpiresAt == null ? null : <HoldTimer until={holdExpiresAt} orderUuid={orderUuid} />}
      <Link
        {...buttonLook('primary', true)}
        to={'/registration/checkout' as string}
        search={isOffer && orderUuid !== undefined ? { order: orderUuid } : {}}
      >
        {t('Go to checkout')}
      </Link>
      {isOffer ? <OrderedForYou /> : null}
    </div>
  )
}

interface StayActionsProps {
  readonly booking: Booking
  readonly onAsk: (what: Asked) => void
}

function StayActions({ booking, onAsk }: StayActionsProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { accommodation, status, can } = booking
  const cancelling = useCancellationWords().line(booking.cancellation ?? [])
  return (
    <div className={`${styles.foot} label`}>
      {booking.cancelBefore === undefined || isInOffer(booking) ? null : (
        <span className={`muted ${styles.free} ${styles.line}`}>
          {(can?.cancel === false ? null : cancelling) ??
            t('Could be cancelled until {day}', { day: lastDayOf(booking.cancelBefore, timeZone, locale) })}
        </span>
      )}
      {can?.change === true ? (
        <Button variant="text" isSmall onClick={() => onAsk('change')}>
          {t('Change the stay')}
          <span className="vh"> {accommodation?.name}</span>
        </Button>
      ) : null}
      {can?.cancel === true ? (
        <Button variant="text" isSmall onClick={() => onAsk('cancel')}>
          {status === 'held' ? t('Let it go') : t('Cancel the stay')}
          <span className="vh"> {accommodation?.name}</span>
        </Button>
      ) : null}
      {can?.document === true ? <Documents booking={booking} /> : null}
    </div>
  )
}

/** A dearer stay that was chosen and not paid: the nights are held as long as its order is. */
function PendingChange({ change }: { readonly change: NonNullable<Booking['pendingChange']> }) {
  const { t, locale } = useText()
  const { data: order } = useQuery(query(readOrder, { params: { uuid: change.orderUuid } }))
  return (
    <div className={styles.held}>
      <p>
        {t('Your change to {days} waits for its payment.', {
          days: formatDays(change.arrival, change.departure, locale),
        })}
      </p>
      {order?.holdExpiresAt == null ? null : <HoldTimer until={order.holdExpiresAt} orderUuid={order.uuid} />}
      <Link {...buttonLook('primary', true)} to="/registration/checkout" search={{ order: change.orderUuid }}>
        {order === undefined ? t('Go to checkout') : t('Pay {amount}', { amount: formatMoney(order.total) })}
      </Link>
    </div>
  )
}

/** What of the order went back: cancelling may come after a change that gave something back already. */
function GivenBack({ orderUuid }: { readonly orderUuid: string }) {
  const { t } = useText()
  const { data: order } = useQuery(query(readOrder, { params: { uuid: orderUuid } }))
  // Its line is kept free until it is known, so that the card does not grow under the reader.
  if (order === undefined) return <p className={`${styles.foot} label`} aria-busy="true" />
  if (order.refunded.amount === 0) return null
  return (
    <p className={`${styles.foot} label`}>
      <span>{t('{amount} of this order went back to you.', { amount: formatMoney(order.refunded) })}</span>
      <Link to="/invoices">{t('See the credit note')}</Link>
    </p>
  )
}

function Documents({ booking: { bookingId } }: { readonly booking: Booking }) {
  const { t } = useText()
  const pdf = useDownload(`/api/booking/${bookingId}/pdf`)
  const ics = useDownload(`/api/booking/${bookingId}/ics`)
  return (
    <>
      <Button variant="text" isSmall isSending={pdf.isOpening} onClick={pdf.open}>
        <Icon name="download" />
        {t('Confirmation (PDF)')}
      </Button>
      <Button variant="text" isSmall isSending={ics.isOpening} onClick={ics.open}>
        <Icon name="calendar" />
        {t('Calendar file')}
      </Button>
      <span className={styles.word} role="status">
        {pdf.word || ics.word}
      </span>
    </>
  )
}
