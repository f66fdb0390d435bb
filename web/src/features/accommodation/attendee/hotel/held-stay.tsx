import type { Booking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import { readPass } from '@foyer/contract/passes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { nightCount } from '../../shared/stay.ts'
import { boardNames } from '../../shared/words.ts'
import { bookingsQuery } from '../booking/bookings-query.ts'
import { placesLeft } from '../booking/guest-outbox.ts'
import { GuestRows } from '../booking/guest-rows.tsx'
import { HoldTimer } from '../booking/hold-timer.tsx'
import { useUnsavedGuests } from '../booking/unsaved-guests.ts'
import { GuestForm } from '../guests/guest-form.tsx'
import detailStyles from './accommodation-detail-page.module.css'
import { BookingPanel } from './booking-panel.tsx'
import { StaySum } from './stay-sum.tsx'
import { useBookingNote } from './use-booking-note.ts'

/** The form's id: the button that sends it stands in the panel. */
const FORM = 'guests-form'

/** A room was taken and is held: who stays in it, and on to paying. */
export function HeldStay({ booking }: { readonly booking: Booking }) {
  const { t } = useText()
  const note = useBookingNote(booking.cancellation ?? [])
  const unsaved = useUnsavedGuests(booking.bookingId)
  const { data: pass } = useQuery(query(readPass))
  const hasPlaceLeft = placesLeft(booking.roomOccupancy, booking.guests.length, unsaved.length) > 0
  const goOn = useGoOn(booking)
  const room = booking.room?.name ?? ''
  const send = hasPlaceLeft
    ? ({ type: 'submit', form: FORM } as const)
    : ({ type: 'button', onClick: () => void goOn() } as const)
  const timer =
    booking.holdExpiresAt == null ? null : <HoldTimer until={booking.holdExpiresAt} orderUuid={booking.orderUuid} />
  return (
    <div className={`split split--340 ${detailStyles.detail}`} data-detail="">
      <div className={detailStyles.main}>
        <WhoStays timer={timer}>
          {booking.guests.length + unsaved.length > 0 ? <GuestRows booking={booking} isFormElsewhere /> : null}
          {hasPlaceLeft ? (
            <GuestForm booking={booking} id={FORM} onDone={() => void goOn()}>
              {() => null}
            </GuestForm>
          ) : null}
        </WhoStays>
      </div>
      <BookingPanel
        title={room}
        sum={
          <StaySum
            stay={booking}
            nights={booking.nights ?? []}
            total={booking.price}
            board={booking.room === undefined ? null : t(boardNames[booking.room.board])}
          />
        }
        total={booking.price}
        line={t('{nights, plural, one {{room}, # night} other {{room}, # nights}}', {
          nights: nightCount(booking),
          room,
        })}
        above={timer}
        action={<Button {...send}>{hasApprovedPass(pass) ? t('Continue to checkout') : t('Continue')}</Button>}
        shortAction={<Button {...send}>{t('Continue')}</Button>}
        note={note}
      />
      <p className="vh" role="status">
        {t('{room} is held for you for {amount}.', { room, amount: formatMoney(booking.price) })}
      </p>
    </div>
  )
}

function useGoOn(booking: Booking) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async () => {
    // The time may have run out meanwhile: the page around this says so as soon as it is known.
    const known = await client.fetchQuery({ ...bookingsQuery, staleTime: 0 }).catch(() => null)
    const isGone =
      known?.every(({ bookingId, status }) => bookingId !== booking.bookingId || status !== 'held') ?? false
    // The registration knows what comes before the checkout: somebody who is getting a pass is asked the survey first.
    if (!isGone) await navigate({ to: '/registration' as string, search: {} })
  }
}

interface WhoStaysProps {
  readonly timer: ReactNode
  readonly children: ReactNode
}

/** Its heading takes the focus: the page before it was another one. */
function WhoStays({ timer, children }: WhoStaysProps) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who" ref={heading} tabIndex={-1}>
        {t('Who stays here?')}
      </h2>
      <div className="only-phone">{timer}</div>
      <p className="muted">{t('The hotel needs the name of one guest. Who comes along can be named later.')}</p>
      {children}
    </section>
  )
}
