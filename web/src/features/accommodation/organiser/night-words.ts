import { LONGEST_STAY } from '@foyer/contract/constants'
import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficeNight } from '@foyer/contract/office-nights'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { leftOf } from './grid-cells.ts'

/** What the numbers of the grid are. */
export const shownKinds = ['free', 'booked', 'price', 'arrival'] as const
export type Shown = (typeof shownKinds)[number]

/** A night in a number, and in words. */
export function useNightWords() {
  const { t, locale } = useText()
  const { currency } = useEdition()
  const count = new Intl.NumberFormat(locale).format
  const money = (amount: number) => formatMoney({ amount, currency })
  const sums: Record<Shown, string> = {
    free: t('Free'),
    booked: t('Booked'),
    price: t('Price'),
    arrival: t('Shortest stay'),
  }
  return {
    count,
    money,
    sums,
    /** A cell is narrow: whole euros stand without their cents. */
    numberOf(night: OfficeNight, shown: Shown): string {
      if (shown === 'price') return count(night.price / 100)
      if (shown === 'arrival') return night.closedToArrival ? '×' : count(night.minimumStay)
      return count(shown === 'free' ? leftOf(night) : night.booked)
    },
    sayNight(night: OfficeNight | undefined, shown: Shown): string {
      if (night === undefined) return t('not offered')
      const { held, booked, allotment } = night
      if (shown === 'arrival')
        return night.closedToArrival
          ? t('nobody may arrive')
          : t('{nights, plural, one {a stay of one night at least} other {a stay of # nights at least}}', {
              nights: night.minimumStay,
            })
      if (shown === 'price') return t('{price} a night', { price: money(night.price) })
      return t('{left} free, {held} held, {booked} booked of {allotment}', {
        left: count(leftOf(night)),
        held: count(held),
        booked: count(booked),
        allotment: count(allotment),
      })
    },
  }
}

/** What is said of a field that is no such number. */
export function useWrongNumbers(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    allotment: t('Enter a whole number, 10,000 at most.'),
    price: t('Enter an amount such as 149 or 149.50, 100,000 at most.'),
    minimumStay: t('Enter a number of nights, {most} at most.', { most: LONGEST_STAY }),
  }
}
