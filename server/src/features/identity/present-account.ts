import type { OfficePerson } from '@foyer/contract/office-person'
import type { Context } from '#platform/context'
import { findAddressRow } from './addresses.queries.ts'
import { listSessionRows, type UserRow } from './identity.queries.ts'
import { presentAddress, presentSession, presentUser } from './present-user.ts'

/** An account as staff see it. */
export async function presentAccount(
  context: Context,
  user: UserRow,
): Promise<Pick<OfficePerson, 'person' | 'version' | 'address' | 'devices'>> {
  const address = await findAddressRow(context, user.id, 'billingAddress')
  return {
    person: {
      ...presentUser(user),
      createdAt: user.created_at.toISOString(),
      emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
    },
    version: user.version,
    address: address === undefined ? null : presentAddress(address),
    devices: (await listSessionRows(context, user.id)).map((row) => presentSession(row, '')),
  }
}
