import { formatMoney } from '@foyer/contract/kit/money'
import type { OrderTimelineEntry } from '@foyer/contract/office-orders'
import { changeStay } from '@foyer/contract/office-stays'
import { formatDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './orders.module.css'

interface StayChangesProps {
  readonly entry: OrderTimelineEntry
  readonly currency: string
}

/** What of a stay was changed, before and after; nothing of whatever else happened. */
export function StayChanges({ entry, currency }: StayChangesProps) {
  const { t, locale } = useText()
  if (entry.event !== changeStay.id) return null
  const day = (value: unknown) => formatDay(String(value), locale)
  const money = (value: unknown) => formatMoney({ amount: Number(value), currency })
  const fields: Readonly<Record<string, readonly [name: string, write: (value: unknown) => string]>> = {
    hotel: [t('Hotel'), String],
    room: [t('Room'), String],
    arrival: [t('Arrival'), day],
    departure: [t('Departure'), day],
    price: [t('Price'), money],
    due: [t('To be paid first'), money],
    refunded: [t('Given back'), money],
    agreed: [t('Agreed was'), money],
  }
  return (
    <ul className={styles.changes}>
      {entry.changes.map(({ field, before, after }) => {
        const [name, write] = fields[field] ?? [field, String]
        return (
          <li key={field}>
            {before === undefined
              ? t('{field}: {after}', { field: name, after: write(after) })
              : t('{field}: {before} → {after}', { field: name, before: write(before), after: write(after) })}
          </li>
        )
      })}
    </ul>
  )
}
