import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { appNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { parseSearch, type SearchTexts } from '#platform/search-text.ts'
import { type AgendaSearch, readSearch, writeSearch } from './agenda-search.ts'

/** What the address asks for, and how to ask for something else. Filters do not pile up under the browser's Back. */
export function useAgendaSearch(days: readonly string[]) {
  const { timeZone } = useEdition()
  const navigate = useNavigate()
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  const read = useMemo(() => {
    const today = dayAt(appNow(), timeZone)
    return (texts: SearchTexts) => readSearch(texts, days, today)
  }, [days, timeZone])
  const search = useMemo(() => read(parseSearch(address)), [address, read])
  const change = (part: Partial<AgendaSearch>) =>
    void navigate({
      to: '.',
      // Whatever the address says by then: what was typed is written later than it was typed.
      search: (texts: SearchTexts) => writeSearch({ ...read(texts), ...part }),
      replace: true,
      resetScroll: false,
    })
  return { search, change }
}
