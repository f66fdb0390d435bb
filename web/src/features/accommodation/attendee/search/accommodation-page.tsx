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
import { HotelResults } from './hotel-results.tsx'
import { NothingFree } from './nothing-free.tsx'
import { listQuery } from './room-search.ts'
import { SearchBar } from './search-bar.tsx'
import './search.css'
import { useRememberedSort, useRoomSearch } from './use-room-search.ts'

/** `/accommodation`: one's own stays, and a room for the nights in the address. */
export function AccommodationPage() {
  const { t, locale } = useText()
  usePageTitle(t('Accommodation'))
  useRememberedSort()
  const { city } = useEdition()
  const { search, change, bounds, searchTexts } = useRoomSearch()
  const hotels = useQuery({
    ...query(listAccommodations, { query: listQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const nights = nightCount(search.stay)
  const { data } = hotels
  const heading = (
    <Lock
      numeral={nights}
      title={t('{nights, plural, one {Night in {city}} other {Nights in {city}}}', { nights, city })}
    >
      <span className="vh">{t('{nights, plural, one {# night} other {# nights}}', { nights })}: </span>
      <strong>
        {formatDays(search.stay.arrival, search.stay.departure, locale)} {search.stay.departure.slice(0, 4)}
      </strong>
      , {t('{guests, plural, one {# guest} other {# guests}}', { guests: search.guests })}
    </Lock>
  )
  // One's own stays stand above the search: before they are known, it would stand where it cannot stay.
  if (!useQuery(bookingsQuery).isFetched) {
    return (
      <div className="stay">
        {heading}
        <Skeleton boxes={[74, 44, 232, 232, 232]} />
      </div>
    )
  }
  return (
    <div className="stay">
      {heading}
      <OwnStays />
      <SearchBar search={search} bounds={bounds} onChange={change} />
      {data?.length === 0 ? null : (
        <FilterChips
          hotels={data}
          filters={search.filters}
          nights={nights}
          order={search.order}
          onFilters={(filters) => change({ filters })}
          onOrder={(order) => change({ order })}
        />
      )}
      {hotels.error !== null && data !== undefined ? (
        <div className="stay__split">
          <Note kind="warning" icon="alert" role="status">
            {t('The list could not be brought up to date; this is the last one we had.')}{' '}
            <Button variant="text" isSmall onClick={() => void hotels.refetch()}>
              {t('Try again')}
            </Button>
          </Note>
        </div>
      ) : null}
      {data === undefined ? (
        <div className="split stay__split">
          {hotels.error !== null ? (
            <LoadFailed error={hotels.error} onRetry={() => void hotels.refetch()} />
          ) : (
            <Skeleton boxes={[44, 232, 232, 232, 232]} />
          )}
          <div>{hotels.error === null ? <SkeletonBox className="only-wide stay__skrose" /> : null}</div>
        </div>
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
