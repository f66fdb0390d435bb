import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseSearch, type SearchTexts } from '#platform/search-text.ts'
import { type PlanSearch, readPlanSearch, writePlanSearch } from './plan-search.ts'

const nothing = { exhibitor: null, stand: null, room: null } as const

/**
 * What the address asks for, and how to ask for something else. What somebody looks at can be taken back with the browser's
 * Back; what narrows the list does not pile up there.
 */
export function usePlanSearch() {
  const navigate = useNavigate()
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  const search = useMemo(() => readPlanSearch(parseSearch(address)), [address])
  const go = (next: PlanSearch, replace: boolean) =>
    void navigate({ to: '.', search: writePlanSearch(next), replace, resetScroll: false })
  return {
    search,
    narrow: (part: Partial<Pick<PlanSearch, 'q' | 'category'>>) => go({ ...search, ...part }, true),
    showAll: () => go({ ...search, q: '', category: null, hall: null }, true),
    showHall: (hall: string | null) => go({ ...search, ...nothing, hall }, true),
    startFrom: (part: Partial<Pick<PlanSearch, 'from' | 'isStepFree'>>) => go({ ...search, ...part }, true),
    choose: (chosen: Partial<Pick<PlanSearch, keyof typeof nothing>>) =>
      go({ ...search, ...nothing, ...chosen }, false),
    addressOf: (chosen: Partial<Pick<PlanSearch, keyof typeof nothing>>): SearchTexts =>
      writePlanSearch({ ...search, ...nothing, ...chosen }),
  }
}
