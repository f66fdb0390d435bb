import type { AgendaSession } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { useAppNow } from '#platform/app-clock.ts'
import { useOldAnswers } from '#platform/connection.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { overlapSign } from '#ui/signs.ts'
import { useSeat } from '../shared/use-seat.ts'
import { eveningsAt, type Seats } from '../shared/use-seats.ts'
import { GiveBackButton } from './give-back-button.tsx'
import styles from './seat-box.module.css'

interface SeatBoxProps {
  readonly session: AgendaSession
  readonly seats: Seats
}

/** The seats of a session, what one has of them, and what one can do. */
export function SeatBox({ session, seats }: SeatBoxProps) {
  const own = seats.bySession?.get(session.id)
  if (!session.isReservable || session.isCancelled) return null
  if (own !== undefined) return <OwnSeat session={session} own={own} seats={seats} />
  return seats.error === null ? null : <LoadFailed error={seats.error} onRetry={seats.refetch} />
}

function OwnSeat({ session, own, seats }: SeatBoxProps & { readonly own: SessionSeats }) {
  const { t } = useText()
  const now = useAppNow()
  const says = useSeatWords(own)
  const isReserved = own.reservation?.status === 'reserved'
  // What has begun is not reserved any more.
  if (!isReserved && Date.parse(session.startsAt) <= now.getTime()) return null
  const evenings = eveningsAt(session, seats)
  return (
    <section className={styles.box} data-reserved={isReserved ? '' : undefined} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {isReserved ? <Icon name="check" size={24} /> : null}
        {says.title}
      </h2>
      <p>{says.text}</p>
      {evenings.map(({ title }) => (
        <Note key={title} kind="warning" icon={overlapSign}>
          {t('At the same time: {title}, where you have a place.', { title })}
        </Note>
      ))}
      <Actions session={session} own={own} />
    </section>
  )
}

const HEADING = 'seat'

const goOnAtHeading = () => goOnAt(HEADING)

function useSeatWords(own: SessionSeats): { readonly title: string; readonly text: string } {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { reservation, can, left, capacity, answerHours } = own
  const whenFree = t(
    'If a seat gets free we write to you, and you have {n, plural, one {one hour} other {# hours}} to answer.',
    { n: answerHours },
  )
  const place = reservation?.waitingPlace ?? 1
  switch (reservation?.status) {
    case 'reserved':
      return {
        title: t('Your seat is reserved'),
        text: can.giveBack ? t('If you cannot come, give it back: somebody else is glad of it.') : '',
      }
    case 'offered':
      return {
        title: t('A seat is free for you'),
        text: t('It is kept for you until {moment}. Then it goes to the next in line.', {
          moment: formatMoment(reservation.offeredUntil ?? '', timeZone, locale),
        }),
      }
    case 'waiting':
      return {
        title: place === 1 ? t('You are next in line.') : t('You are number {place} in line.', { place }),
        text: whenFree,
      }
    default: {
      const late = reservation?.status === 'expired' ? `${t('Your time to answer is over.')} ` : ''
      if (can.wait) return { title: t('All seats are taken'), text: late + whenFree }
      return {
        title: t('{n} of {capacity} seats left', { n: left, capacity }),
        text:
          late + (can.reserve ? t('A seat is yours until you give it back.') : t('Seats are for holders of a pass.')),
      }
    }
  }
}

function Actions({ session, own }: { readonly session: AgendaSession; readonly own: SessionSeats }) {
  const { t } = useText()
  const seat = useSeat(session.id)
  const isOffline = useOldAnswers() === 'all'
  const { can, reservation } = own
  if (!can.reserve && !can.wait && !can.giveBack) return null
  if (isOffline)
    return (
      <p className={styles.offline}>
        <Icon name="info" />
        {t('Reserving and giving back need a connection.')}
      </p>
    )
  const reserve = async () => {
    const answer = await seat.reserve().finally(goOnAtHeading)
    toast(
      answer.reservation?.status === 'reserved'
        ? t('You have a seat: {title}.', { title: session.title })
        : t('You wait for a seat: {title}.', { title: session.title }),
    )
  }
  return (
    <>
      {seat.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(seat.error.detail)}
        </Note>
      )}
      <div className="row">
        {can.reserve || can.wait ? (
          <Button isSending={seat.isReserving} onClick={() => void reserve().catch(() => {})}>
            {can.wait
              ? t('Join the waiting list')
              : reservation?.status === 'offered'
                ? t('Take the seat')
                : t('Reserve a seat')}
          </Button>
        ) : null}
        {can.giveBack ? <GiveBackButton session={session} own={own} onDone={goOnAtHeading} /> : null}
      </div>
    </>
  )
}
