import { listAccommodations } from '@foyer/contract/accommodation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton, SkeletonBox } from '#ui/skeleton.tsx'
import { nightCount } from '../../shared/stay.ts'
import { bookingsQuery } from '../booking/bookings-query.ts'
import { OwnStays } from '../booking/own-stays.tsx'
import { FilterChips } from './filter-chips.tsx'
import hotelResultsStyles from './hotel-results.module.css'
import { HotelResults } from './hotel-results.tsx'
import { NothingFree } from './nothing-free.tsx'
import { listQuery, type RoomSearch } from './room-search.ts'
import { SearchBar } from './search-bar.tsx'
import { useRememberedSort, useRoomSearch } from './use-room-search.ts'

/** `/accommodation`: one's own stays, and a room for the nights in the address. */
export function AccommodationPage() {
  const { t } = useText()
  usePageTitle(t('Accommodation'))
  useRememberedSort()
  const { search, change, bounds, searchTexts } = useRoomSearch()
  const hotels = useQuery({
    ...query(listAccommodations, { query: listQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { data } = hotels
  // One's own stays stand above the search: before they are known, it would stand where it cannot stay.
  if (!useQuery(bookingsQuery).isFetched) {
    return (
      <div className={hotelResultsStyles.stay}>
        <Nights search={search} />
        <Skeleton boxes={[74, 44, 232, 232, 232]} />
      </div>
    )
  }
  return (
    <div className={hotelResultsStyles.stay}>
      <Nights search={search} />
      <OwnStays />
      <SearchBar search={search} bounds={bounds} onChange={change} />
      {data?.length === 0 ? null : (
        <FilterChips
          hotels={data}
          filters={search.filters}
          nights={nightCount(search.stay)}
          order={search.order}
          onFilters={(filters) => change({ filters })}
          onOrder={(order) => change({ order })}
        />
      )}
      {hotels.error !== null && data !== undefined ? <OldList onRetry={() => void hotels.refetch()} /> : null}
      {data === undefined ? (
        <NoList error={hotels.error} onRetry={() => void hotels.refetch()} />
      ) : data.length === 0 ? (
        <NothingFree search={search} onChange={change} />
      ) : (
        <HotelResults
          hotels={data}
          search={search}
          searchTexts={searchTexts}
          isOld={hotels.isPlaceholderData}
          onChange={change}
        />
      )}
    </div>
  )
}

/** The nights of the search as the numeral of the page. */
function Nights({ search: { stay, guests } }: { readonly search: RoomSearch }) {
  const { t, locale } = useText()
  const { city } = useEdition()
  const nights = nightCount(stay)
  return (
    <Lock
      numeral={nights}
      title={t('{nights, plural, one {Night in {city}} other {Nights in {city}}}', { nights, city })}
    >
      <span className="vh">{t('{nights, plural, one {# night} other {# nights}}', { nights })}: </span>
      <strong>
        {formatDays(stay.arrival, stay.departure, locale)} {stay.departure.slice(0, 4)}
      </strong>
      , {t('{guests, plural, one {# guest} other {# guests}}', { guests })}
    </Lock>
  )
}

function OldList({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className={hotelResultsStyles.results}>
      <Note kind="warning" icon="alert" role="status">
        {t('The list could not be brought up to date; this is the last one we had.')}{' '}
        <Button variant="text" isSmall onClick={onRetry}>
          {t('Try again')}
        </Button>
      </Note>
    </div>
  )
}

/** Where the list will stand, or why there is none. */
function NoList({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return (
    <div className={`split ${hotelResultsStyles.results}`}>
      {error !== null ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton boxes={[44, 232, 232, 232, 232]} />}
      <div>{error === null ? <SkeletonBox className={`only-wide ${hotelResultsStyles.awaited}`} /> : null}</div>
    </div>
  )
}
