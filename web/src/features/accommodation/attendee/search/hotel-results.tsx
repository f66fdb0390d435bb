import type { Accommodation } from '@foyer/contract/accommodation'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import segmentsStyles from '#ui/segments.module.css'
import { NightKey } from '../../shared/night-strip.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import { DistanceRose } from './distance-rose.tsx'
import { applyFilters, letterOf } from './filters.ts'
import hotelCardStyles from './hotel-card.module.css'
import { HotelCard } from './hotel-card.tsx'
import { HotelKey } from './hotel-key.tsx'
import styles from './hotel-results.module.css'
import type { Lettered } from './lettered.ts'
import type { RoomSearch } from './room-search.ts'

interface HotelResultsProps {
  readonly hotels: readonly Accommodation[]
  readonly search: RoomSearch
  readonly searchTexts: SearchTexts
  /** These are of another search; the right ones are on their way. */
  readonly isOld: boolean
  readonly onChange: (part: Partial<RoomSearch>) => void
}

/** The list and the drawing, side by side where there is room. */
export function HotelResults({ hotels, search, searchTexts, isOld, onChange }: HotelResultsProps) {
  const { t } = useText()
  const [pointed, setPointed] = useState<number | null>(null)
  const { stay, filters, view } = search
  const shown = applyFilters(hotels, filters, nightCount(stay)).map((hotel, index) => ({
    hotel,
    letter: letterOf(index),
  }))
  const hall = view === 'map' && pointed === null ? (shown[0]?.hotel.id ?? null) : pointed
  return (
    <div className={`split ${styles.results}`} data-view={view} data-old={isOld || undefined} aria-busy={isOld}>
      <div>
        <div className={styles.count}>
          <HotelCount shown={shown} stay={stay} />
          <ViewSwitch view={view} onChange={onChange} />
        </div>
        {shown.length === 0 ? (
          <NoneFits hidden={hotels.length} onClear={() => onChange({ filters: [] })} />
        ) : (
          <div className={styles.list}>
            <div className={styles.key}>
              <NightKey />
            </div>
            <ul className={hotelCardStyles.list}>
              {shown.map(({ hotel, letter }) => (
                <li key={hotel.id}>
                  <HotelCard
                    hotel={hotel}
                    letter={letter}
                    stay={stay}
                    searchTexts={searchTexts}
                    isOn={hotel.id === pointed}
                    onPoint={setPointed}
                    onStay={(next) => onChange({ stay: next })}
                    onElsewhere={search.isBookableOnly ? null : () => onChange({ isBookableOnly: true })}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {shown.length === 0 ? null : (
        <aside className={`sticky ${styles.rose}`} aria-label={t('Map')}>
          <DistanceRose hotels={shown} pointed={hall} onPoint={setPointed} />
          <HotelKey hotels={shown} pointed={hall} stay={stay} searchTexts={searchTexts} onPoint={setPointed} />
        </aside>
      )}
    </div>
  )
}

function HotelCount({ shown, stay }: { readonly shown: readonly Lettered[]; readonly stay: Stay }) {
  const { t } = useText()
  return (
    <p role="status">
      <b>{t('{hotels, plural, one {# hotel} other {# hotels}}', { hotels: shown.length })}</b>{' '}
      <span className="muted">
        {t('{nights, plural, one {{free} with the night free} other {{free} with all # nights free}}', {
          nights: nightCount(stay),
          free: shown.filter(({ hotel }) => hotel.bookable).length,
        })}
      </span>
    </p>
  )
}

/** The list or the drawing, on phones: there is no room for both. */
function ViewSwitch({ view, onChange }: Pick<RoomSearch, 'view'> & Pick<HotelResultsProps, 'onChange'>) {
  const { t } = useText()
  return (
    <fieldset className={`${segmentsStyles.segments} ${styles.views}`}>
      <legend className="vh">{t('View')}</legend>
      <button type="button" aria-pressed={view === 'list'} onClick={() => onChange({ view: 'list' })}>
        <Icon name="list" />
        {t('List')}
      </button>
      <button type="button" aria-pressed={view === 'map'} onClick={() => onChange({ view: 'map' })}>
        <Icon name="pin" />
        {t('Map')}
      </button>
    </fieldset>
  )
}

/** `hidden`: so many hotels would be shown without filters. */
function NoneFits({ hidden, onClear }: { readonly hidden: number; readonly onClear: () => void }) {
  const { t } = useText()
  return (
    <Empty
      title={t('No hotel fits')}
      text={t('{hotels, plural, one {One hotel is} other {# hotels are}} hidden by the filters.', { hotels: hidden })}
      action={
        <Button variant="ink" isSmall onClick={onClear}>
          {t('Clear all filters')}
        </Button>
      }
    />
  )
}
