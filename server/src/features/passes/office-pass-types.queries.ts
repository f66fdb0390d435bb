import { type Expression, type Selectable, sql, type Updateable } from 'kysely'
import { type UnpaidOrders, unpaidAmong } from '#features/orders'
import type { Context } from '#platform/context'
import type { PassTypes } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import { sayNothingLeft } from '#platform/database/take-or-fail'
import type { PageAsked } from '#platform/door/paging'
import { passTypesWithUpgrades } from './passes.queries.ts'
import type { ValueRow } from './voucher-value.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_types' | 'pass_type_upgrades'>()

/** By what the office sorts pass types; an index has each behind the edition. */
export const passTypeKeys = {
  position: [
    { by: sql`pass_types.position`, type: 'int' },
    { by: sql`pass_types.id`, type: 'int' },
  ],
  price: [
    { by: sql`pass_types.price`, type: 'int' },
    { by: sql`pass_types.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface PassTypeFilter {
  readonly list?: Selectable<PassTypes>['list'] | undefined
  readonly codeType?: Selectable<PassTypes>['code_type'] | undefined
  readonly isHidden?: boolean | undefined
}

/** A page of the edition's pass types. */
export function readPassTypePage(context: Context, { list, codeType, isHidden }: PassTypeFilter, asked: PageAsked) {
  const query = passTypesWithUpgrades(context)
    .where('pass_types.edition_id', '=', context.editionId)
    .$if(list !== undefined, (types) => types.where('pass_types.list', '=', list ?? 'paid'))
    .$if(codeType !== undefined, (types) => types.where('pass_types.code_type', '=', codeType ?? 'standard'))
    .$if(isHidden !== undefined, (types) => types.where('pass_types.is_hidden', '=', isHidden === true))
  return readPage(query, asked, asked.after, asked.limit)
}

/** What an edition offers to everybody, or as an upgrade. */
interface Offers {
  readonly types: number
  /** Null: without end. */
  readonly places: number | null
  readonly priced: number
  /** Not written in each language of the edition. */
  readonly untranslated: number
}

/** What an edition offers, as part of another feature's own statement. */
export const offersIn = (editionId: Expression<number>, languages: Expression<string[]>) => sql<Offers>`(
  select jsonb_build_object(
    'types', count(*) filter (where t.list = 'paid'),
    'places', case when bool_or(t.capacity is null and t.list = 'paid') then null
      else coalesce(sum(t.capacity) filter (where t.list = 'paid'), 0) end,
    'priced', count(*) filter (where t.price > 0 and t.list <> 'voucher'),
    'untranslated', count(*) filter (where not jsonb_exists_all(t.name, ${languages})
      or not jsonb_exists_all(t.description, ${languages}))
  ) from pass_types t where t.edition_id = ${editionId} and not t.is_hidden
)`

/**
 * Changes a pass type where it is still what the change was made from, and where no more places are taken than it will
 * have: both are asked in the statement that changes it.
 * @returns false where one of them is not so, or there is none; nothing was changed then.
 */
export async function changePassTypeRow(
  context: Context,
  id: number,
  version: number,
  set: Omit<Updateable<PassTypes>, 'version' | 'held' | 'sold' | 'edition_id'>,
): Promise<boolean> {
  const { capacity } = set
  const { numUpdatedRows } = await tables(context)
    .updateTable('pass_types')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .where('version', '=', version)
    .$if(typeof capacity === 'number', (type) => type.where(sql<boolean>`held + sold <= ${capacity}::int`))
    .executeTakeFirstOrThrow()
    // The quota that it shall share has not as many left as are taken of it.
    .catch(sayNothingLeft)
  context.changed('passes')
  return numUpdatedRows === 1n
}

/** What is under way with a pass type: the pass itself, by voucher or without, or an upgrade from it or to it. */
export interface UnderWay extends UnpaidOrders {
  /** Both null: without a voucher. */
  readonly value_kind: ValueRow['value_kind'] | null
  readonly value: number | null
  /** Both null: no upgrade. */
  readonly from_type_id: number | null
  readonly to_type_id: number | null
}

const underWay = (id: number) => sql`
  select p.order_id, b.value_kind, b.value, null::int as from_type_id, null::int as to_type_id
  from passes p left join vouchers v on v.id = p.voucher_id left join voucher_batches b on b.id = v.batch_id
  where p.pass_type_id = ${id} and p.state = 'pending' and p.order_id is not null
  union all
  select u.order_id, null, null, u.from_type_id, u.to_type_id
  from pass_upgrades u where ${id} in (u.from_type_id, u.to_type_id) and u.state in ('open', 'held')`

/** The orders of a pass type that are not paid, those of which the price follows from the same together. */
export async function listUnpaidOrders(context: Context, id: number): Promise<UnderWay[]> {
  const { rows } = await sql<Omit<UnderWay, keyof UnpaidOrders> & { unpaid: UnpaidOrders }>`
    select alike.*, ${unpaidAmong(sql`select unnest(alike.orders)`)} as unpaid from (
      select value_kind, value, from_type_id, to_type_id, array_agg(order_id) as orders
      from (${underWay(id)}) one group by 1, 2, 3, 4 order by 3, 4, 1, 2) alike`.execute(context.db)
  return rows.map(({ unpaid, ...alike }) => ({ ...alike, ...unpaid }))
}
