import {
  type Accommodation,
  type AccommodationDetail,
  listAccommodations,
  readAccommodation,
} from '@foyer/contract/accommodation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingsQuery } from '../booking/bookings-query.ts'
import { useIsOver } from '../booking/use-is-over.ts'
import { stayQuery } from '../search/room-search.ts'
import { useRoomSearch } from '../search/use-room-search.ts'
import styles from './accommodation-detail-page.module.css'
import { ChooseRoom } from './choose-room.tsx'
import { Gallery } from './gallery.tsx'

const ErrorPage = lazyPart(() => import('#platform/error-page.tsx'), 'ErrorPage')
const HeldStay = lazyPart(() => import('./held-stay.tsx'), 'HeldStay')

/** `/accommodation/{accommodationId}`. What is no number, or no hotel of ours, is no page. */
export function AccommodationDetailPage() {
  const { accommodationId = '' } = useParams({ strict: false }) as { accommodationId?: string }
  return /^[1-9]\d{0,8}$/.test(accommodationId) ? (
    <Hotel key={accommodationId} id={accommodationId} />
  ) : (
    <ErrorPage status={404} />
  )
}

function Hotel({ id }: { readonly id: string }) {
  const { search, change, bounds, searchTexts } = useRoomSearch()
  const hotel = useQuery({
    ...query(readAccommodation, { params: { id }, query: stayQuery(search) }),
    // Another stay changes the price, not the house.
    placeholderData: (before) => (before?.id === Number(id) ? before : undefined),
  })
  const { data, error } = hotel
  if (data !== undefined) {
    return <Found hotel={data} search={search} searchTexts={searchTexts} bounds={bounds} onChange={change} />
  }
  if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) return <ErrorPage status={404} />
  return <Missing id={Number(id)} error={error} searchTexts={searchTexts} onRetry={() => void hotel.refetch()} />
}

interface MissingProps {
  readonly id: number
  readonly error: Error | null
  readonly searchTexts: SearchTexts
  readonly onRetry: () => void
}

/** The hotel is on its way, or could not be loaded. */
function Missing({ id, error, searchTexts, onRetry }: MissingProps) {
  const { t } = useText()
  // Whoever comes from a list has read the hotel's name there.
  const known = useQueryClient()
    .getQueriesData<readonly Accommodation[]>({ queryKey: [listAccommodations.id] })
    .flatMap(([, list]) => list ?? [])
    .find((hotel) => hotel.id === id)
  usePageTitle(known?.name ?? t('Accommodation'))
  return (
    <>
      <Back searchTexts={searchTexts} />
      {known === undefined ? <Lock numeral="··" title={t('Accommodation')} /> : <HotelHeading hotel={known} />}
      {error !== null ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton boxes={[400, 60, 246, 246]} />}
    </>
  )
}

type FoundProps = Omit<Parameters<typeof ChooseRoom>[0], 'roomId' | 'hotel'> & { readonly hotel: AccommodationDetail }

function Found(props: FoundProps) {
  const { hotel, searchTexts } = props
  usePageTitle(hotel.name)
  const room = useSearchText('room')
  const wanted = Number(useSearchText('booking') ?? Number.NaN)
  const bookings = useQuery({ ...bookingsQuery, enabled: Number.isInteger(wanted) })
  const booking = bookings.data?.find(
    ({ bookingId, accommodationId, status }) =>
      bookingId === wanted && accommodationId === hotel.id && status === 'held',
  )
  const isOver = useIsOver(booking?.holdExpiresAt ?? null)
  const isBooked = bookings.data?.some(({ bookingId, status }) => bookingId === wanted && status === 'booked') ?? false
  const isHeld = booking !== undefined && !isOver
  const isFinding = Number.isInteger(wanted) && bookings.isPending
  return (
    <>
      <Back searchTexts={searchTexts} />
      <HotelHeading hotel={hotel} />
      {/* Once a room is held, its guests are asked for; the pictures did their work. */}
      {isFinding || isHeld ? null : <Gallery hotel={hotel.name} pictures={hotel.images} />}
      {isFinding ? (
        <Skeleton boxes={[60, 246, 246]} />
      ) : isHeld ? (
        <Suspense fallback={<Skeleton boxes={[60, 246, 246]} />}>
          <HeldStay key={booking.bookingId} booking={booking} />
        </Suspense>
      ) : (
        <>
          {Number.isInteger(wanted) && bookings.data !== undefined ? <NotHeld isBooked={isBooked} /> : null}
          <ChooseRoom {...props} roomId={room === undefined ? null : Number(room)} />
        </>
      )}
    </>
  )
}

/** The hotel's name, and the minutes that it is away. */
function HotelHeading({
  hotel,
}: {
  readonly hotel: Pick<Accommodation, 'name' | 'minutesToVenue' | 'way' | 'address'>
}) {
  const { t, rich } = useText()
  const { venue } = useEdition()
  const minutes = hotel.minutesToVenue
  return (
    <Lock numeral={minutes} title={hotel.name}>
      <span className="vh">{minutes} </span>
      {rich('{unit} to {venue}. {way}. {address}', {
        unit: <strong>{t('{minutes, plural, one {minute} other {minutes}}', { minutes })}</strong>,
        venue,
        way: hotel.way.text.replace(/\.$/, ''),
        address: hotel.address,
      })}
    </Lock>
  )
}

/** The address names a booking that is not held any more: it was paid, or its time ran out. It takes the focus of what was there. */
function NotHeld({ isBooked }: { readonly isBooked: boolean }) {
  const { t } = useText()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className={styles.detail} data-detail="" ref={panel} tabIndex={-1}>
      <Note kind={isBooked ? 'success' : 'warning'} role="status">
        {isBooked
          ? t('This stay is paid and booked.')
          : t('These nights are no longer held for you. Choose them once more.')}{' '}
        <Link to="/accommodation">{t('Your stays')}</Link>
      </Note>
    </div>
  )
}

function Back({ searchTexts }: { readonly searchTexts: SearchTexts }) {
  const { t } = useText()
  return (
    <Link className={styles.crumb} to="/accommodation" search={searchTexts}>
      <Icon name="back" />
      {t('All hotels')}
    </Link>
  )
}
