import { sql } from 'kysely'
import { numbersMeant } from '#platform/ground/numbers-meant'

/** So little was typed that the words of more orders begin so: which of them stand there does not matter yet. */
const MOST_MEANT = 1000

/** Orders by number, reference and buyer, the newest first, as part of another feature's own statement. */
export const foundOrders = (editionId: number, typed: string, limit: number) => sql`
  with meant(id) as materialized (
    (select w.id from orders w
      where w.edition_id = ${editionId} and order_words(w.number, w.buyer) @@ order_words_typed(${typed})
      limit ${MOST_MEANT})
    union
    select n.id from orders n where n.edition_id = ${editionId} and n.number = any(${numbersMeant(typed, 2)}::text[]))
  select o.id as uuid, o.number, o.state as status, coalesce(o.buyer->>'name', '') as buyer
  from meant join orders o on o.id = meant.id
  order by o.created_at desc, o.id desc
  limit ${limit}`
