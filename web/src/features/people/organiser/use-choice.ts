import type { BulkAsked } from '@foyer/contract/bulk-acts'
import type { ListedPerson } from '@foyer/contract/office-people'
import { withNumbers } from '@foyer/contract/people-filters'
import { useState } from 'react'

const nobody: ReadonlySet<string> = new Set()

/**
 * Who of a list is chosen: some of its lines, or all that it finds. Another list is another question: nobody is reached
 * by what was chosen in the one of before, and nobody who is not in this one any more.
 */
export function useChoice(filters: Readonly<Record<string, string>>, lines: readonly ListedPerson[] | undefined) {
  const list = JSON.stringify(filters)
  const [choice, setChoice] = useState({ list, of: nobody, isAll: false })
  if (choice.list !== list) setChoice({ list, of: nobody, isAll: false })
  const { of, isAll } = choice.list === list ? choice : { of: nobody, isAll: false }
  const shown = new Set(lines?.map(({ uuid }) => uuid))
  const chosen = of.intersection(shown)
  const asked: Pick<BulkAsked, 'people' | 'filters'> = isAll
    ? { people: null, filters: withNumbers(filters) as BulkAsked['filters'] }
    : { people: [...chosen], filters: null }
  const choose = (next: ReadonlySet<string>) => setChoice({ list, of: next, isAll: false })
  return {
    chosen,
    /** Those whose lines are marked. */
    marked: isAll ? shown : chosen,
    isAll,
    asked,
    toggle: (uuid: string) => choose(chosen.symmetricDifference(new Set([uuid]))),
    choosePage: (people: readonly ListedPerson[]) => choose(new Set(people.map(({ uuid }) => uuid))),
    chooseAll: () => setChoice({ list, of: nobody, isAll: true }),
    chooseNone: () => choose(nobody),
  }
}

export type Choice = ReturnType<typeof useChoice>
