import { Archive } from '@foyer/contract/archive.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { listAddressRows } from './addresses.queries.ts'
import { findUser } from './identity.queries.ts'
import type { PersonalData } from './personal-data.ts'
import { presentAddress, presentUser } from './present-user.ts'

/**
 * Everything known of a person, what the other features know included.
 * @throws Refused `requests/not-signed-in` where the person was erased a moment ago.
 */
export async function archiveUser(
  context: CallerContext<Person>,
  elsewhere: readonly PersonalData[],
): Promise<Archive> {
  const { userId } = context.caller
  const user = await findUser(context, userId)
  if (user === undefined) throw refuse(requests.notSignedIn)
  const parts = await Promise.all(elsewhere.map(({ archive }) => archive(context, { userId, email: user.email })))
  return z.parse(Archive, {
    exportedAt: context.now.toISOString(),
    person: {
      ...presentUser(user),
      emailConfirmedAt: user.email_confirmed_at.toISOString(),
      createdAt: user.created_at.toISOString(),
    },
    addresses: (await listAddressRows(context, userId)).map(presentAddress),
    ...Object.assign({}, ...parts),
  })
}
