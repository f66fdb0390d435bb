import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Db } from '#platform/database/database'
import { deletePiecewise } from '#platform/jobs/retention'
import type { PlaceRow } from './waiting-room.queries.ts'

type Reading = Pick<Context, 'db' | 'editionId'>
const tables = ({ db }: { readonly db: Db }) => db.$pickTables<'waiting_places' | 'waiting_rooms'>()

/** Somebody who comes. */
export interface Comer {
  readonly id: string
  readonly person: string
  readonly network: string
}

/**
 * Gives each a place who has none, in their order, where not as many wait from their network already. Those who are
 * there keep what they have.
 */
export const insertPlaces = ({ db, editionId }: Reading, comers: readonly Comer[], now: Date, mostOfNetwork: number) =>
  sql`
    insert into waiting_places (id, edition_id, person_key, network_key, came_at, last_seen_at)
    select c.id, ${editionId}, c.person, c.network, ${now}, ${now}
    from (select c.*, row_number() over (partition by network order by ord) as behind
          from jsonb_to_recordset(${JSON.stringify(comers.map((comer, ord) => ({ ...comer, ord })))}::jsonb)
            as c(ord int, id uuid, person text, network text)) c
    left join (select network_key, count(*) as waiting from waiting_places p
      where p.edition_id = ${editionId} and p.admitted_at is null
        and p.network_key = any(${comers.map(({ network }) => network)}::text[])
      group by network_key) taken on taken.network_key = c.network
    where coalesce(taken.waiting, 0) + c.behind <= ${mostOfNetwork}
    order by c.ord
    on conflict (edition_id, person_key) do nothing`.execute(db)

/** Places of these people whose time is over, and that nobody has swept up yet: they come anew. */
export const deleteOverOf = ({ db, editionId }: Reading, persons: readonly string[], now: Date, seenBefore: Date) =>
  sql`delete from waiting_places p where p.id in (
    select q.id from waiting_places q where q.edition_id = ${editionId} and q.person_key = any(${persons}::text[])
      and (q.admitted_until <= ${now} or (q.admitted_at is null and q.last_seen_at < ${seenBefore}))
    for update skip locked)`.execute(db)

const byPersons = composedOnce((db, editionId: number, persons: readonly string[]) =>
  tables({ db })
    .selectFrom('waiting_places')
    .selectAll()
    .where('edition_id', '=', editionId)
    .where(sql<boolean>`person_key = any(${persons}::text[])`),
)
export const listPlacesOf = ({ db, editionId }: Reading, persons: readonly string[]): Promise<PlaceRow[]> =>
  byPersons(db, editionId, persons)

const byIds = composedOnce((db, ids: readonly string[]) =>
  tables({ db }).selectFrom('waiting_places').selectAll().where(sql<boolean>`id = any(${ids}::uuid[])`),
)
export const listPlaces = (db: Db, ids: readonly string[]): Promise<PlaceRow[]> => byIds(db, ids)

/** What is being moved on just now is left as it is: somebody asks again soon. */
export const seePlaces = (db: Db, ids: readonly string[], now: Date) =>
  sql`update waiting_places p set last_seen_at = ${now} where p.id in (
    select q.id from waiting_places q where q.id = any(${ids}::uuid[]) for update skip locked)`.execute(db)

/** Seen no later than then, whenever it was. */
export const leavePlaceRow = ({ db }: Reading, id: string, seenAt: Date) =>
  sql`update waiting_places p set last_seen_at = least(p.last_seen_at, ${seenAt}) where p.id in (
    select q.id from waiting_places q where q.id = ${id} and q.admitted_at is null for update skip locked)`.execute(db)

export const setAdmission = ({ db }: { readonly db: Db }, id: string, at: Date, until: Date) =>
  tables({ db })
    .updateTable('waiting_places')
    .set((row) => ({ admitted_at: row.fn.coalesce('admitted_at', sql<Date>`${at}`), admitted_until: until }))
    .where('id', '=', id)
    .execute()

/** Whoever was not seen since then, or has not used their turn. */
export const deleteOver = ({ db, editionId }: Reading, now: Date, seenBefore: Date) =>
  sql`delete from waiting_places p where p.edition_id = ${editionId}
    and (p.admitted_until <= ${now} or (p.admitted_at is null and p.last_seen_at < ${seenBefore}))`.execute(db)

/**
 * Gives numbers to those who have none, behind `last`: first, by lot, to those who came before an opening, then to all
 * others in the order in which they came.
 * @returns the last number that was given.
 */
export async function numberPlaces(
  { db, editionId }: Reading,
  last: number,
  drawnBefore: Date | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update waiting_places p set number = ${last}::int + next.behind
    from (select w.id, row_number() over (order by
        case when w.came_at < ${drawnBefore}::timestamptz then gen_random_uuid() end nulls last, w.arrival) as behind
      from waiting_places w where w.edition_id = ${editionId} and w.number is null and w.admitted_at is null) next
    where p.id = next.id`.execute(db)
  return last + Number(numAffectedRows ?? 0)
}

/** Lets in those who are next. @returns how many were there. */
export async function admitPlaces({ db, editionId }: Reading, most: number, at: Date, until: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update waiting_places p set admitted_at = ${at}, admitted_until = ${until} where p.id in (
      select w.id from waiting_places w
      where w.edition_id = ${editionId} and w.admitted_at is null and w.number is not null
      order by w.number limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const hasWaiting = async ({ db, editionId }: Reading): Promise<boolean> =>
  (await tables({ db })
    .selectFrom('waiting_places')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('admitted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The numbers of those who wait, in their order. */
export async function listNumbers({ db, editionId }: Reading): Promise<Int32Array> {
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(w.number::text, ',' order by w.number) as numbers from waiting_places w
    where w.edition_id = ${editionId} and w.admitted_at is null and w.number is not null`.execute(db)
  return readNumbers(rows[0]?.numbers ?? '')
}

/** Of `1,2,17`. Twenty thousand small texts each second would be more garbage than all that people ask. */
function readNumbers(text: string): Int32Array {
  // A number is two letters at least, its comma among them.
  const numbers = new Int32Array(Math.ceil((text.length + 1) / 2))
  let [at, number] = [0, 0]
  for (let index = 0; index <= text.length && text !== ''; index += 1) {
    const digit = text.charCodeAt(index) - 48
    if (digit >= 0 && digit <= 9) number = number * 10 + digit
    else {
      numbers[at] = number
      at += 1
      number = 0
    }
  }
  return numbers.subarray(0, at)
}

export async function countPlaces({ db, editionId }: Reading): Promise<{ waiting: number; admitted: number }> {
  const { rows } = await sql<{ waiting: number; admitted: number }>`
    select count(*) filter (where w.admitted_at is null)::int as waiting,
      count(*) filter (where w.admitted_at is not null)::int as admitted
    from waiting_places w where w.edition_id = ${editionId}`.execute(db)
  return rows[0] ?? { waiting: 0, admitted: 0 }
}

export const clearPlaces = ({ db, editionId }: Reading) =>
  tables({ db }).deleteFrom('waiting_places').where('edition_id', '=', editionId).execute()

export const deletePlaces = (db: Db, ids: readonly string[]) =>
  tables({ db }).deleteFrom('waiting_places').where('id', 'in', ids).execute()

export const deletePlacesOf = ({ db }: { readonly db: Db }, persons: readonly string[]) =>
  tables({ db }).deleteFrom('waiting_places').where('person_key', 'in', persons).execute()

/** Places of rooms that are not open, and whatever nobody has asked for in a day. */
export const forgetPlaces = (context: Context, before: Date) =>
  deletePiecewise(
    context,
    'waiting_places',
    sql<boolean>`last_seen_at < ${new Date(before.getTime() - 86_400_000)} or exists (
      select from waiting_rooms r where r.edition_id = waiting_places.edition_id and not r.is_open)`,
  )
