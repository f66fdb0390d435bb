import { compact } from '@foyer/contract/kit/iban'
import { sql } from 'kysely'

/**
 * The numbers that somebody may mean who leaves out the hyphen, or copies the reference of a transfer
 * (`creditorReference`): with a hyphen in each place. One of them may be an order's, and the index of numbers knows.
 */
function numbersMeant(typed: string): readonly string[] {
  const sign = /^(?:RF\d\d)?([A-Z0-9]{5,21})$/.exec(compact(typed))?.[1]
  if (sign === undefined || !/\d$/.test(sign)) return []
  return Array.from({ length: sign.length - 1 }, (_, at) => `${sign.slice(0, at + 1)}-${sign.slice(at + 1)}`)
}

/** So little was typed that the words of more orders begin so: which of them stand there does not matter yet. */
const MOST_MEANT = 1000

/** Orders by number, reference and buyer, the newest first, as part of another feature's own statement. */
export const foundOrders = (editionId: number, typed: string, limit: number) => sql`
  with meant(id) as materialized (
    (select w.id from orders w
      where w.edition_id = ${editionId} and order_words(w.number, w.buyer) @@ order_words_typed(${typed})
      limit ${MOST_MEANT})
    union
    select n.id from orders n where n.edition_id = ${editionId} and n.number = any(${numbersMeant(typed)}::text[]))
  select o.id as uuid, o.number, o.state as status, coalesce(o.buyer->>'name', '') as buyer
  from meant join orders o on o.id = meant.id
  order by o.created_at desc, o.id desc
  limit ${limit}`
