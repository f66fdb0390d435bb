import type { AccommodationOrder } from '@foyer/contract/accommodation'
import { useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import checkFieldStyles from '#ui/check-field.module.css'
import { SelectField } from '#ui/select-field.tsx'
import { orderNames } from './hotel-words.ts'
import { MOST_GUESTS } from './room-search.ts'
import searchBarStyles from './search-bar.module.css'

const guestNumbers = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1)

interface GuestFieldProps {
  readonly guests: number
  readonly onChange: (guests: number) => void
}

export function GuestField({ guests, onChange }: GuestFieldProps) {
  const { t } = useText()
  const id = useId()
  return (
    <SelectField id={id} label={t('Guests')} value={String(guests)} onChange={(value) => onChange(Number(value))}>
      {guestNumbers.map((number) => (
        <option key={number} value={number}>
          {t('{guests, plural, one {# guest} other {# guests}}', { guests: number })}
        </option>
      ))}
    </SelectField>
  )
}

interface OrderFieldProps {
  readonly order: AccommodationOrder
  readonly onChange: (order: AccommodationOrder) => void
}

export function OrderField({ order, onChange }: OrderFieldProps) {
  const { t } = useText()
  const id = useId()
  return (
    <SelectField id={id} label={t('Sort')} value={order} onChange={(value) => onChange(value as AccommodationOrder)}>
      {Object.entries(orderNames).map(([value, name]) => (
        <option key={value} value={value}>
          {t(name)}
        </option>
      ))}
    </SelectField>
  )
}

interface BookableSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function BookableSwitch({ isOn, onChange }: BookableSwitchProps) {
  const { t } = useText()
  return (
    <label className={`${checkFieldStyles.check} ${checkFieldStyles.slider} ${searchBarStyles.only}`}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{t('Bookable only')}</span>
    </label>
  )
}
