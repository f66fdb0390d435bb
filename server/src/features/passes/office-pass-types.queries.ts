import { type Expression, type Selectable, sql, type Updateable } from 'kysely'
import { type UnpaidOrders, unpaidAmong } from '#features/orders'
import type { Context } from '#platform/context'
import type { PassTypes } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import { sayNothingLeft } from '#platform/database/take-or-fail'
import type { PageAsked } from '#platform/door/paging'
import { passTypesWithUpgrades } from './passes.queries.ts'

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

/** The orders of a pass type that are not paid: of passes that cost their holder something, and of upgrades from it and to it. */
export async function readUnpaidOrders(context: Context, id: number): Promise<UnpaidOrders> {
  const { rows } = await sql<{ unpaid: UnpaidOrders }>`select ${unpaidAmong(sql`
    select p.order_id from passes p where p.pass_type_id = ${id} and p.state = 'pending' and not exists (
      select from vouchers v join voucher_batches b on b.id = v.batch_id
      where v.id = p.voucher_id and b.value_kind = 'free')
    union
    select u.order_id from pass_upgrades u where u.to_type_id = ${id} and u.state in ('open', 'held')
    union
    select u.order_id from pass_upgrades u where u.from_type_id = ${id} and u.state in ('open', 'held')
  `)} as unpaid`.execute(context.db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has no row.')
  return row.unpaid
}
