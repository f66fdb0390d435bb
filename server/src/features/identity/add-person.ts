import { accountExists, type addPerson as adds } from '@foyer/contract/office-accounts'
import { audited } from '#platform/door/audit'
import { noPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { findUserByEmail, insertScope, insertUser } from './identity.queries.ts'
import { personRecord, writeBillingAddress } from './office-accounts.ts'

/**
 * Opens an account for somebody who is to have something and has none. Nobody has proven its mailbox, so it has no
 * password: the mail's link to choose one does both. Whoever signs up with the address meanwhile joins it.
 * @throws Refused `identity/account-exists`, `identity/unknown-country`.
 */
export const addPerson: UseCase<typeof adds> = async (context, { body }) => {
  const { address, ...entered } = body
  const key = emailKey(body.email)
  const id = uuidV7(context.now)
  const isNew = await insertUser(context, {
    id,
    email: body.email,
    email_key: key,
    email_confirmed_at: null,
    password_hash: noPassword,
    first_name: body.firstName,
    last_name: body.lastName,
    company_name: body.companyName ?? null,
    locale: body.locale,
    created_at: context.now,
  })
  if (!isNew) throw refuse(accountExists, { uuid: (await findUserByEmail(context, key))?.id })
  await insertScope(context, id, 'attendee')
  if (address !== undefined) await writeBillingAddress(context, id, address)
  await context.enqueue('mail-account-opened', { userId: id })
  return audited(personRecord.created(id, { ...entered, ...(address === undefined ? {} : { address }) }), { uuid: id })
}
