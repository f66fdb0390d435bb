import type { Accommodation, AccommodationOrder } from '@foyer/contract/accommodation'
import { formatMoney } from '@foyer/contract/kit/money'
import { useId, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { cupSign } from '#ui/signs.ts'
import { amenityNames as amenityWords } from '../../shared/amenity-words.ts'
import styles from './filter-chips.module.css'
import {
  amenityNames,
  type FilterName,
  filterCounts,
  filterNames,
  MANY_STARS,
  NEAR_MINUTES,
  priceLimit,
} from './filters.ts'
import { orderNames } from './hotel-words.ts'

const clearLook = buttonLook('text', true)

interface FilterChipsProps {
  /** What there is to filter; undefined while it is not known. */
  readonly hotels: readonly Accommodation[] | undefined
  readonly filters: readonly FilterName[]
  readonly nights: number
  readonly order: AccommodationOrder
  readonly onFilters: (filters: readonly FilterName[]) => void
  readonly onOrder: (order: AccommodationOrder) => void
}

/** Chips that narrow the list at once, each with what it leaves. */
export function FilterChips({ hotels, filters, nights, order, onFilters, onOrder }: FilterChipsProps) {
  const { t } = useText()
  const [isMore, setIsMore] = useState(() => amenityNames.some((name) => filters.includes(name)))
  const moreId = useId()
  const names = useFilterWords(nights)
  const counts = filterCounts(hotels ?? [], filters, nights, filterNames)
  const moreCounts = filterCounts(hotels ?? [], filters, nights, amenityNames)
  const shownMore = amenityNames.filter((name) => moreCounts[name] > 0 || filters.includes(name))
  const chip = (name: FilterName, count: number) => ({
    isOn: filters.includes(name),
    count: hotels === undefined ? null : count,
    onToggle: () => onFilters(filters.includes(name) ? filters.filter((one) => one !== name) : [...filters, name]),
  })
  return (
    <fieldset className={`${styles.chips} ${styles.scroll}`}>
      <legend className="vh">{t('Filters')}</legend>
      <SortChip order={order} onOrder={onOrder} />
      {filterNames.map((name) => (
        <Chip key={name} {...names[name]} {...chip(name, counts[name])} />
      ))}
      {shownMore.length > 0 ? (
        <button
          className={`${styles.chip} ${styles.opener}`}
          type="button"
          aria-expanded={isMore}
          aria-controls={moreId}
          onClick={() => setIsMore(!isMore)}
        >
          {isMore ? t('Fewer') : t('More')}
          <Icon name="chevron-right" size={16} />
        </button>
      ) : null}
      <span id={moreId} hidden={!isMore} className={styles.more}>
        {isMore
          ? shownMore.map((name) => <Chip key={name} name={t(amenityWords[name])} {...chip(name, moreCounts[name])} />)
          : null}
      </span>
      {filters.length > 0 ? (
        <button
          {...clearLook}
          className={`${clearLook.className} ${styles.clear}`}
          type="button"
          onClick={() => onFilters([])}
        >
          {t('Clear all')}
        </button>
      ) : null}
    </fieldset>
  )
}

interface FilterWords {
  readonly name: string
  readonly icon?: IconName
}

function useFilterWords(nights: number): Record<(typeof filterNames)[number], FilterWords> {
  const { t } = useText()
  const { currency } = useEdition()
  return {
    near: { name: t('Up to {minutes} min', { minutes: NEAR_MINUTES }) },
    shuttle: { name: t('Shuttle'), icon: 'bus' },
    breakfast: { name: t('Breakfast'), icon: cupSign },
    price: {
      name: t('Up to {price}', { price: formatMoney({ amount: priceLimit(nights), currency }).replace('.00', '') }),
    },
    stars: { name: t('{stars} stars or more', { stars: MANY_STARS }) },
  }
}

interface ChipProps extends FilterWords {
  readonly isOn: boolean
  /** What it leaves; null while that is not known. */
  readonly count: number | null
  readonly onToggle: () => void
}

function Chip({ name, icon, isOn, count, onToggle }: ChipProps) {
  return (
    <button className={styles.chip} type="button" aria-pressed={isOn} onClick={onToggle}>
      {icon === undefined ? null : <Icon name={icon} />}
      {name} <span className="num">{count ?? ''}</span>
    </button>
  )
}

/** On phones, sorting is a chip as well. */
function SortChip({ order, onOrder }: Pick<FilterChipsProps, 'order' | 'onOrder'>) {
  const { t } = useText()
  return (
    <label className={`${styles.chip} ${styles.pick} only-phone`}>
      <Icon name="filter" />
      <span className="vh">{t('Sort')}</span>
      <span aria-hidden="true">{t(orderNames[order])}</span>
      <select value={order} onChange={(event) => onOrder(event.currentTarget.value as AccommodationOrder)}>
        {Object.entries(orderNames).map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
