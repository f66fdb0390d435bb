import type { AddressType } from '@foyer/contract/identity'
import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { countryOf } from '#features/editions'
import { type ToldCheck, vatCheckOf } from '#features/vat-ids'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Addresses, Countries, Users } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'addresses'>()

const addressesByType = composedOnce((db, userId: string, type: AddressType) =>
  tables({ db }).selectFrom('addresses').selectAll().where('user_id', '=', userId).where('type', '=', type),
)

export const findAddressRow = async ({ db }: Context, userId: string, type: AddressType) =>
  (await addressesByType(db, userId, type))[0]

export const listAddressRows = (context: Context, userId: string) =>
  tables(context).selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** Whom an invoice names, with the billing address and its country where there is one. */
export interface Invoicee
  extends Pick<Selectable<Users>, 'first_name' | 'last_name' | 'company_name' | 'email' | 'vat_id'>,
    NullableOf<Pick<Selectable<Addresses>, 'address_line_1' | 'address_line_2' | 'zip' | 'city' | 'state'>> {
  readonly country: Selectable<Countries> | null
  /** What the register said of the VAT ID, in the spelling in which it stands. */
  readonly vat_check: ToldCheck | null
  /** Nobody any more: what was sold to them still adds up. */
  readonly is_erased: boolean
}
type NullableOf<Row> = { readonly [Column in keyof Row]: Row[Column] | null }

/** Whom an invoice to this person names, as part of another feature's own statement. */
export const invoiceeOf = (userId: Expression<string | null> | string) => sql<Invoicee | null>`(
  select to_jsonb(i) from (
    select u.first_name, u.last_name, u.company_name, u.email, u.vat_id, u.erased_at is not null as is_erased,
      a.address_line_1, a.address_line_2, a.zip, a.city, a.state,
      ${countryOf(sql.ref('a.country_id'))} as country, ${vatCheckOf(sql.ref('u.vat_id'))} as vat_check
    from users u left join addresses a on a.user_id = u.id and a.type = 'billingAddress'
    where u.id = ${userId}) i)`

const invoicees = composedOnce((db, userId: string) => db.selectNoFrom(invoiceeOf(userId).as('invoicee')))

export const findInvoicee = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<Invoicee | undefined> =>
  (await invoicees(db, userId))[0]?.invoicee ?? undefined

/** Nothing is returned where the person has an address of this type already. */
export const insertAddress = (context: Context, row: Insertable<Addresses>) =>
  tables(context)
    .insertInto('addresses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateAddressRow = (context: Context, userId: string, type: AddressType, set: Updateable<Addresses>) =>
  tables(context)
    .updateTable('addresses')
    .set(set)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .returningAll()
    .executeTakeFirst()

export const deleteAddressRow = async (context: Context, userId: string, id: number): Promise<boolean> => {
  const result = await tables(context)
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const deleteAddressesOf = (context: Context, userId: string) =>
  tables(context).deleteFrom('addresses').where('user_id', '=', userId).execute()
