import {
  addressesDiffer,
  type erasePerson as erases,
  type exportPerson as exports,
} from '@foyer/contract/office-accounts'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { emailKey } from '#platform/ground/email-key'
import { archiveOf } from './archive-user.ts'
import { eraseAccount, holdFirst } from './erase-user.ts'
import { lockForStaff, personRecord } from './office-accounts.ts'
import type { PersonalData } from './personal-data.ts'

/** Hands out all that is known of somebody. @throws Refused `requests/not-found`. */
export const exportPerson =
  (elsewhere: readonly PersonalData[]): UseCase<typeof exports> =>
  async (context, { params: { uuid } }) => {
    const user = await lockForStaff(context, uuid)
    return audited(personRecord.created(uuid, { exported: true }), await archiveOf(context, user, elsewhere))
  }

/**
 * Erases somebody as they could themselves. Whoever does it types their address, so that nobody erases the wrong one.
 * @throws Refused `requests/not-found`, `identity/addresses-differ`, `identity/last-owner`.
 */
export const erasePerson =
  (elsewhere: readonly PersonalData[]): UseCase<typeof erases> =>
  async (context, { params: { uuid }, body }) => {
    const addresses = await context.inTransaction(async (inner) => {
      await holdFirst(inner, uuid, elsewhere)
      const user = await lockForStaff({ ...context, ...inner }, uuid)
      if (emailKey(user.email) !== emailKey(body.email)) throw refuse(addressesDiffer)
      const written = await eraseAccount(inner, user, elsewhere)
      return audited(personRecord.removed(uuid, { account: true }), written)
    })
    for (const address of addresses) await context.ports.mail.forget?.(address)
    return undefined
  }
