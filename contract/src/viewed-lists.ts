import { type Duty, hasDuty } from './kit/duties.ts'
import { peopleFilterNames } from './people-filters.ts'

/** Every list of the office whose views can be kept: by what its address narrows it, and who may see it. */
const lists = {
  people: { duty: 'seePeople', filters: peopleFilterNames },
  orders: { duty: 'seeOrders', filters: ['q', 'state', 'method', 'kind', 'due'] },
  invoices: { duty: 'seeBooks', filters: ['q', 'kind', 'from', 'to'] },
  vouchers: { duty: 'seeVouchers', filters: ['state'] },
  news: { duty: 'seeContent', filters: ['state'] },
  'audit-log': { duty: 'readAuditLog', filters: ['actor', 'record'] },
} as const satisfies Readonly<Record<string, { readonly duty: Duty; readonly filters: readonly string[] }>>

export type ViewedList = keyof typeof lists
export const viewedLists = Object.keys(lists) as [ViewedList, ...ViewedList[]]

export const mayViewList = (list: ViewedList, scopes: readonly string[]): boolean => hasDuty(scopes, lists[list].duty)

/** In an address: keys of the columns that are not shown, with points between them. */
export const WITHOUT = 'without'

/** What of an address belongs to a view of the list, always in the same order, so that two of them can be compared. */
export function viewOf(list: ViewedList, search: string): string {
  const given = new URLSearchParams(search)
  const view = new URLSearchParams()
  for (const name of [...lists[list].filters, WITHOUT]) {
    const text = given.get(name) ?? ''
    if (text !== '') view.set(name, text)
  }
  return view.toString()
}

/** Whether it names nothing but that. */
export const isViewOf = (list: ViewedList, search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => [...lists[list].filters, WITHOUT].includes(name))
