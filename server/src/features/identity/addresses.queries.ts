import type { AddressType } from '@foyer/contract/identity'
import type { Insertable, Updateable } from 'kysely'
import { countryOf } from '#features/editions'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Addresses } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'addresses'>()

const addressesByType = composedOnce((db, userId: string, type: AddressType) =>
  tables({ db }).selectFrom('addresses').selectAll().where('user_id', '=', userId).where('type', '=', type),
)

export const findAddressRow = async ({ db }: Context, userId: string, type: AddressType) =>
  (await addressesByType(db, userId, type))[0]

export const listAddressRows = (context: Context, userId: string) =>
  tables(context).selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute()

const invoicees = composedOnce((db, userId: string, type: AddressType) =>
  db
    .$pickTables<'users' | 'addresses'>()
    .selectFrom('users')
    .leftJoin('addresses', (address) =>
      address.onRef('addresses.user_id', '=', 'users.id').on('addresses.type', '=', type),
    )
    .select(['first_name', 'last_name', 'company_name', 'email', 'vat_id'])
    .select(['address_line_1', 'address_line_2', 'zip', 'city', 'state'])
    .select(({ ref }) => countryOf(ref('addresses.country_id')).as('country'))
    .where('users.id', '=', userId),
)

/** Whom an invoice names, with the billing address and its country where there is one: in one round trip. */
export const findInvoicee = async ({ db }: Pick<Context, 'db'>, userId: string) =>
  (await invoicees(db, userId, 'billingAddress'))[0]

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
