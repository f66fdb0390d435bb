import { listAccommodations } from '@foyer/contract/accommodation'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { isSameStay, nightCount } from '../../shared/stay.ts'
import { stayOffer } from '../../shared/stay-offer.ts'
import { shortStay } from '../../shared/words.ts'
import { defaultSearch, listQuery, type RoomSearch } from './room-search.ts'

interface NothingFreeProps {
  readonly search: RoomSearch
  readonly onChange: (part: Partial<RoomSearch>) => void
}

/** No hotel for this search: the nearest that there is, one tap each. */
export function NothingFree({ search, onChange }: NothingFreeProps) {
  const { t, locale } = useText()
  const usual = defaultSearch(useEdition())
  const { stay, guests, isBookableOnly } = search
  const everything = useQuery({
    ...query(listAccommodations, { query: listQuery({ ...search, isBookableOnly: false }) }),
    enabled: isBookableOnly,
  })
  const best = (everything.data ?? [])
    .flatMap((hotel) => {
      const offer = stayOffer(hotel, stay)
      return offer.is === 'part' ? [{ hotel, stay: offer.stay, nights: nightCount(offer.stay) }] : []
    })
    .toSorted((a, b) => b.nights - a.nights)[0]
  const some = everything.data?.length ?? 0
  return (
    <div className="stay__split">
      <Empty
        title={t('{nights, plural, one {No room is free on this night} other {No room is free on all # nights}}', {
          nights: nightCount(stay),
        })}
        text={
          best === undefined
            ? t('Other days or fewer guests may help.')
            : t(
                '{nights, plural, one {The longest free stretch is {days}, # night, at {hotel}.} other {The longest free stretch is {days}, # nights, at {hotel}.}}',
                {
                  nights: best.nights,
                  days: shortStay(best.stay, locale),
                  hotel: best.hotel.name,
                },
              )
        }
        action={
          <p className="row">
            {best === undefined ? null : (
              <Button variant="ink" isSmall onClick={() => onChange({ stay: best.stay })}>
                {t('{nights, plural, one {Take # night} other {Take # nights}}', { nights: best.nights })}
              </Button>
            )}
            {isBookableOnly && some > 0 ? (
              <Button variant="line" isSmall onClick={() => onChange({ isBookableOnly: false })}>
                {t('{hotels, plural, one {Show the hotel all the same} other {Show all # hotels}}', { hotels: some })}
              </Button>
            ) : null}
            {guests > 1 ? (
              <Button variant="line" isSmall onClick={() => onChange({ guests: 1 })}>
                {t('Search for 1 guest')}
              </Button>
            ) : null}
            {isSameStay(stay, usual.stay) ? null : (
              <Button variant="line" isSmall onClick={() => onChange({ stay: usual.stay })}>
                {t('Back to the nights of the event')}
              </Button>
            )}
          </p>
        }
      />
    </div>
  )
}
