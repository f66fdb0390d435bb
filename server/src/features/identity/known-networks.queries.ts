import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'known_networks' | 'users'>()

/** A network is known for so long after it was last used, in seconds. */
export const networkKnownSeconds = 90 * 24 * 3600

/** Remembers from where somebody came in. */
export const rememberNetwork = (context: Context, userId: string, network: string) =>
  tables(context)
    .insertInto('known_networks')
    .values({ user_id: userId, network, seen_at: context.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: context.now }))
    .execute()

/** Whether the account of an address, where it has one, knows this network. */
export const isKnownNetwork = async (
  context: Pick<Context, 'db' | 'now'>,
  emailKey: string,
  networks: readonly string[],
): Promise<boolean> =>
  (await tables(context)
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.user_id')
    .where('users.email_key', '=', emailKey)
    .where('known_networks.network', 'in', networks)
    .where('known_networks.seen_at', '>', new Date(context.now.getTime() - networkKnownSeconds * 1000))
    .executeTakeFirst()) !== undefined

export const forgetNetworks = (context: Context, userId: string) =>
  tables(context).deleteFrom('known_networks').where('user_id', '=', userId).execute()
