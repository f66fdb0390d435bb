import { type Duty, hasDuty } from '@foyer/contract/kit/duties'
import type { FoundRecords } from '@foyer/contract/office-search'
import { type RawBuilder, sql } from 'kysely'
import { foundHouses } from '#features/accommodation'
import { foundInvoices } from '#features/invoices'
import { foundOrders } from '#features/orders'
import { foundVouchers } from '#features/passes'
import { foundPeople } from '#features/people'
import type { CallerContext, Person } from '#platform/context'

type Kind = keyof FoundRecords
/** What the statement gives of each kind that was asked for: one more than is shown, where there are more. */
type FoundRows = { readonly [Of in Kind]?: NonNullable<FoundRecords[Of]>['items'] }

/** Of each kind; who wants more goes to its list. */
const SHOWN = 5

/** Whose duty opens what, as it opens the list of it. */
const dutyOf: Readonly<Record<Kind, Duty>> = {
  people: 'seePeople',
  orders: 'seeOrders',
  invoices: 'seeBooks',
  vouchers: 'seeVouchers',
  hotels: 'seeOffer',
}

const kinds = Object.keys(dutyOf) as Kind[]

/** What was typed into the one box of the office: all kinds in one statement, and of no kind that the caller may not see. */
export async function findRecords(context: CallerContext<Person>, typed: string): Promise<FoundRecords> {
  const { editionId, caller } = context
  const limit = SHOWN + 1
  const finds: Readonly<Record<Kind, () => RawBuilder<unknown>>> = {
    people: () => sql`${foundPeople(context, typed, limit)}`,
    orders: () => foundOrders(editionId, typed, limit),
    invoices: () => foundInvoices(editionId, typed, limit),
    vouchers: () => foundVouchers(editionId, typed, limit),
    hotels: () => foundHouses(editionId, typed, limit),
  }
  const open = kinds.filter((kind) => hasDuty(caller.scopes, dutyOf[kind]))
  const columns = open.map(
    (kind) =>
      sql`(select coalesce(jsonb_agg(to_jsonb(found)), '[]') from (${finds[kind]()}) as found) as ${sql.id(kind)}`,
  )
  const { rows } = await sql<FoundRows>`select ${sql.join(columns)}`.execute(context.db)
  const [row = {}] = rows
  return {
    people: firstOf(row.people),
    orders: firstOf(row.orders),
    invoices: firstOf(row.invoices),
    vouchers: firstOf(row.vouchers),
    hotels: firstOf(row.hotels),
  }
}

const firstOf = <Record>(found: readonly Record[] | undefined) =>
  found === undefined ? null : { items: found.slice(0, SHOWN), hasMore: found.length > SHOWN }
