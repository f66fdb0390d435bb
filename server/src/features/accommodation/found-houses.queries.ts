import { sql } from 'kysely'

/** Houses by the words of their names, as part of another feature's own statement. An edition has dozens. */
export const foundHouses = (editionId: number, typed: string, limit: number) => sql`
  select a.id, a.name
  from accommodations a
  where a.edition_id = ${editionId}
    and order_words('', jsonb_build_object('name', a.name)) @@ order_words_typed(${typed})
  order by a.name, a.id
  limit ${limit}`
