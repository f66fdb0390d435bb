import type { BulkAsked } from '@foyer/contract/bulk-acts'
import type { ListedPerson } from '@foyer/contract/office-people'
import { useState } from 'react'

/** Filters that name a row by its number. */
const ofRows = ['passTypeId', 'countryId']

/** Who of a list is chosen: some of its lines, or all that it finds. */
export function useChoice(filters: Readonly<Record<string, string>>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const narrowed = JSON.stringify(filters)
  // Another list is another question: nobody is reached by what was chosen in the one of before.
  const [allOf, setAllOf] = useState<string | null>(null)
  const isAll = allOf === narrowed
  const asked: Pick<BulkAsked, 'people' | 'filters'> = isAll
    ? {
        people: null,
        filters: Object.fromEntries(
          Object.entries(filters).map(([name, text]) => [name, ofRows.includes(name) ? Number(text) : text]),
        ) as BulkAsked['filters'],
      }
    : { people: [...chosen], filters: null }
  const choose = (next: ReadonlySet<string>) => {
    setAllOf(null)
    setChosen(next)
  }
  return {
    chosen,
    isAll,
    asked,
    toggle: (uuid: string) => choose(chosen.symmetricDifference(new Set([uuid]))),
    choosePage: (people: readonly ListedPerson[]) => choose(new Set(people.map(({ uuid }) => uuid))),
    chooseAll: () => setAllOf(narrowed),
    chooseNone: () => choose(new Set()),
  }
}

export type Choice = ReturnType<typeof useChoice>
