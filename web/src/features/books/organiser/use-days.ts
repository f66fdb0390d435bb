import { useAppNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useListSearch } from '#platform/list-search.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ChosenDays, lastMonth, thisMonth, thisYear } from './ranges.ts'

/** Which days the address asks for, both included: this year so far where it says nothing. */
export function useDays() {
  const { t } = useText()
  const { timeZone } = useEdition()
  const today = dayAt(useAppNow(), timeZone)
  const { search, show } = useListSearch(['from', 'to'])
  const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text)
  const year = thisYear(today)
  const days: ChosenDays = {
    from: isDay(search.from) ? search.from : year.from,
    to: isDay(search.to) ? search.to : today,
  }
  const ranges = [
    { word: t('This month'), ...thisMonth(today) },
    { word: t('Last month'), ...lastMonth(today) },
    { word: t('This year'), ...year },
  ]
  return { days, ranges, choose: ({ from, to }: ChosenDays) => show({ from, to }) }
}
