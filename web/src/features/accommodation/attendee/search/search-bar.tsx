import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import { tightStay } from '../../shared/words.ts'
import type { RoomSearch } from './room-search.ts'
import styles from './search-bar.module.css'
import { BookableSwitch, GuestField, OrderField } from './search-fields.tsx'
import { StayFields } from './stay-fields.tsx'

const SearchSheet = lazyPart(() => import('../calendar/search-sheet.tsx'), 'SearchSheet')

interface SearchBarProps {
  readonly search: RoomSearch
  /** Arrival no earlier, departure no later. */
  readonly bounds: Stay
  readonly onChange: (part: Partial<RoomSearch>) => void
  /** Days and guests alone: within one hotel there is nothing to sort. */
  readonly isShort?: boolean
}

/** What is looked for: a bar on wide screens, a line that opens a sheet on phones. */
export function SearchBar({ search, bounds, onChange, isShort = false }: SearchBarProps) {
  const { t, locale } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const nights = nightCount(search.stay)
  const close = () => {
    setIsOpen(false)
    // A sheet that is taken away gives the focus to nobody.
    setTimeout(() => opener.current?.focus())
  }
  return (
    <search className={styles.find} aria-label={t('Find a room')}>
      <button
        className={`${styles.sum} only-phone`}
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void SearchSheet.preload()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar" />
        <span>
          <b>
            {tightStay(search.stay, locale)}, {t('{nights, plural, one {# night} other {# nights}}', { nights })}
          </b>
          <small>
            {t('{guests, plural, one {# guest} other {# guests}}', { guests: search.guests })}
            {isShort ? null : `, ${search.isBookableOnly ? t('bookable only') : t('all hotels')}`}
          </small>
        </span>
        <span className={styles.edit}>{t('Change')}</span>
      </button>
      <div className={`${styles.bar} ${styles.wide} ${isShort ? styles.short : ''}`}>
        <StayFields stay={search.stay} bounds={bounds} onChange={(stay) => onChange({ stay })} />
        <GuestField guests={search.guests} onChange={(guests) => onChange({ guests })} />
        {isShort ? null : (
          <>
            <OrderField order={search.order} onChange={(order) => onChange({ order })} />
            <BookableSwitch isOn={search.isBookableOnly} onChange={(isBookableOnly) => onChange({ isBookableOnly })} />
          </>
        )}
      </div>
      {isOpen ? (
        <Suspense>
          <SearchSheet search={search} bounds={bounds} isShort={isShort} onChange={onChange} onClose={close} />
        </Suspense>
      ) : null}
    </search>
  )
}
