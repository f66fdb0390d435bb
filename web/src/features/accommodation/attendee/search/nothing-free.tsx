import { listAccommodations } from '@foyer/contract/accommodation'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { isSameStay, nightCount } from '../../shared/stay.ts'
import { shortStay } from '../../shared/words.ts'
import { bestStretch } from './best-stretch.ts'
import hotelResultsStyles from './hotel-results.module.css'
import { defaultSearch, listQuery, type RoomSearch } from './room-search.ts'

interface NothingFreeProps {
  readonly search: RoomSearch
  readonly onChange: (part: Partial<RoomSearch>) => void
}

/** No hotel for this search: the nearest that there is, one tap each. */
export function NothingFree({ search, onChange }: NothingFreeProps) {
  const { t, locale } = useText()
  const { stay, isBookableOnly } = search
  const everything = useQuery({
    ...query(listAccommodations, { query: listQuery({ ...search, isBookableOnly: false }) }),
    enabled: isBookableOnly,
  })
  const best = bestStretch(everything.data ?? [], stay)
  return (
    <div className={hotelResultsStyles.results}>
      <Empty
        title={t('{nights, plural, one {No room is free on this night} other {No room is free on all # nights}}', {
          nights: nightCount(stay),
        })}
        text={
          best === null
            ? t('Other days or fewer guests may help.')
            : t(
                '{nights, plural, one {The longest free stretch is {days}, # night, at {hotel}.} other {The longest free stretch is {days}, # nights, at {hotel}.}}',
                {
                  nights: best.nights,
                  days: shortStay(best.stay, locale),
                  hotel: best.hotel,
                },
              )
        }
        action={
          <p className="row">
            {best === null ? null : (
              <Button variant="ink" isSmall onClick={() => onChange({ stay: best.stay })}>
                {t('{nights, plural, one {Take # night} other {Take # nights}}', { nights: best.nights })}
              </Button>
            )}
            <WiderSearches search={search} hotels={everything.data?.length ?? 0} onChange={onChange} />
          </p>
        }
      />
    </div>
  )
}

/** `hotels`: so many there are, whether they have every night or not. */
function WiderSearches({ search, hotels, onChange }: NothingFreeProps & { readonly hotels: number }) {
  const { t } = useText()
  const usual = defaultSearch(useEdition())
  return (
    <>
      {search.isBookableOnly && hotels > 0 ? (
        <Button variant="line" isSmall onClick={() => onChange({ isBookableOnly: false })}>
          {t('{hotels, plural, one {Show the hotel all the same} other {Show all # hotels}}', { hotels })}
        </Button>
      ) : null}
      {search.guests > 1 ? (
        <Button variant="line" isSmall onClick={() => onChange({ guests: 1 })}>
          {t('Search for 1 guest')}
        </Button>
      ) : null}
      {isSameStay(search.stay, usual.stay) ? null : (
        <Button variant="line" isSmall onClick={() => onChange({ stay: usual.stay })}>
          {t('Back to the nights of the event')}
        </Button>
      )}
    </>
  )
}
