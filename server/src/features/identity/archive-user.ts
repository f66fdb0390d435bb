import type { Archive } from '@foyer/contract/archive'
import { requests } from '@foyer/contract/kit/refusal'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { listAddressRows } from './addresses.queries.ts'
import { findUser } from './identity.queries.ts'
import { presentAddress, presentUser } from './present-user.ts'

/**
 * Everything known of a person as such.
 * @throws Refused `requests/not-signed-in` where the person was erased a moment ago.
 */
export async function archiveUser(context: Context, userId: string): Promise<Pick<Archive, 'person' | 'addresses'>> {
  const user = await findUser(context, userId)
  if (user === undefined) throw refuse(requests.notSignedIn)
  return {
    person: {
      ...presentUser(user),
      emailConfirmedAt: user.email_confirmed_at.toISOString(),
      createdAt: user.created_at.toISOString(),
    },
    addresses: (await listAddressRows(context, userId)).map(presentAddress),
  }
}
