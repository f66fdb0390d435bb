import type { FoundRecords } from '@foyer/contract/office-search'
import type { OrderStatus } from '@foyer/contract/orders'
import { useText } from '#platform/messages/messages.ts'
import type { IconName } from '#ui/icon.tsx'

type Item<Kind extends keyof FoundRecords> = NonNullable<FoundRecords[Kind]>['items'][number]

/** One line of what was found, and where it leads. */
export interface Hit {
  readonly path: string
  readonly title: string
  readonly note: string | null
  readonly isCode?: boolean
  readonly state?: OrderStatus
}

export interface HitGroup {
  readonly id: keyof FoundRecords
  readonly word: string
  readonly icon: IconName
  readonly hits: readonly Hit[]
}

/** The way to all of a kind, where there are more than stand there. */
const allIn = (list: string, asked: string, word: string): Hit => ({
  path: `${list}?${new URLSearchParams({ q: asked })}`,
  title: word,
  note: null,
})

const personHit = ({ uuid, name, email, company }: Item<'people'>): Hit => ({
  path: `/organiser/people/${uuid}`,
  title: name,
  note: company === null ? email : `${company}, ${email}`,
})

const orderHit = ({ uuid, number, buyer, status }: Item<'orders'>): Hit => ({
  path: `/organiser/orders/${uuid}`,
  title: number,
  note: buyer,
  isCode: true,
  state: status,
})

const invoiceHit = ({ number, buyer, orderUuid }: Item<'invoices'>): Hit => ({
  path: `/organiser/orders/${orderUuid}`,
  title: number,
  note: buyer,
  isCode: true,
})

const voucherHit = ({ code, batch }: Item<'vouchers'>): Hit => ({
  path: `/organiser/vouchers/${batch.id}`,
  title: code,
  note: batch.name,
  isCode: true,
})

const hotelHit = ({ id, name }: Item<'hotels'>): Hit => ({ path: `/organiser/hotels/${id}`, title: name, note: null })

/** The kinds that something was found of: who, what they bought, and the rest. */
export function useHitGroups(found: FoundRecords | undefined, asked: string): readonly HitGroup[] {
  const { t } = useText()
  if (found === undefined) return []
  const { people, orders, invoices, vouchers, hotels } = found
  const rest = (list: string, hasMore = false) => (hasMore ? [allIn(list, asked, t('Show all of them'))] : [])
  const ofPeople = [...(people?.items ?? []).map(personHit), ...rest('/organiser/people', people?.hasMore)]
  const ofOrders = [...(orders?.items ?? []).map(orderHit), ...rest('/organiser/orders', orders?.hasMore)]
  const groups: readonly HitGroup[] = [
    { id: 'people', word: t('People'), icon: 'user', hits: ofPeople },
    { id: 'orders', word: t('Orders'), icon: 'invoice', hits: ofOrders },
    { id: 'invoices', word: t('Invoices'), icon: 'invoice', hits: (invoices?.items ?? []).map(invoiceHit) },
    { id: 'vouchers', word: t('Vouchers'), icon: 'card', hits: (vouchers?.items ?? []).map(voucherHit) },
    { id: 'hotels', word: t('Hotels'), icon: 'bed', hits: (hotels?.items ?? []).map(hotelHit) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}
