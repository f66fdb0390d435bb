import { wrongPassword } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { forgetVatId } from '#features/vat-ids'
import type { CallerContext, Context, Person, ProcessContext } from '#platform/context'
import { verifyPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { emailKey } from '#platform/ground/email-key'
import { forgetCallers, forgetDownloadsOf } from '#platform/jobs/forget'
import { deleteFile } from '#platform/site/files'
import { deleteAddressesOf } from './addresses.queries.ts'
import { assertOwnerRemains } from './change-team.ts'
import { deleteFactors } from './factors.queries.ts'
import { deleteFormerAddresses } from './former-addresses.queries.ts'
import {
  deletePasswordTokens,
  deleteSeenSessions,
  deleteSessions,
  findUser,
  listUnconfirmedSignUpIds,
  lockPasswordHash,
  type UserRow,
  updateUserRow,
} from './identity.queries.ts'
import { eraseSignUp, lockSignUpsOf } from './identity.retention.queries.ts'
import { forgetNetworks } from './known-networks.queries.ts'
import { deleteNotes } from './notes.queries.ts'
import type { PersonalData } from './personal-data.ts'
import { eraseInvitationsOf } from './team.queries.ts'

/**
 * Erases a person (GDPR, article 17): name, contact data, picture, addresses and sessions go,
 * and with them what the other features erase. What stays, and why, stands in docs/operating.md:
 * first of all invoices, because tax law asks for them (Abgabenordnung, section 147).
 * @throws Refused `identity/wrong-password`; `identity/last-owner`: somebody has to own the event.
 */
export async function eraseUser(
  context: CallerContext<Person> & ProcessContext,
  password: string,
  elsewhere: readonly PersonalData[],
): Promise<undefined> {
  const { userId } = context.caller
  const user = await findUser(context, userId)
  if (user === undefined || !(await verifyPassword(user.password_hash, password))) throw refuse(wrongPassword)
  const addresses = await context.inTransaction(async (inner) => {
    await holdFirst(inner, userId, elsewhere)
    // Merged with another a moment ago, it is not there any more: they sign in and erase that one.
    const hash = await lockPasswordHash(inner, userId, 'to-change')
    // As it is by now: a picture may have come, or another address.
    const locked = await findUser(inner, userId)
    if (hash === undefined || locked === undefined) throw refuse(requests.notSignedIn)
    if (hash !== user.password_hash) throw refuse(wrongPassword)
    return eraseAccount(inner, locked, elsewhere)
  })
  for (const address of addresses) await context.ports.mail.forget?.(address)
  return undefined
}

/** What is held before the account of whoever is erased: in the order in which everybody locks. */
export async function holdFirst(context: Context, userId: string, elsewhere: readonly PersonalData[]): Promise<void> {
  for (const each of elsewhere) await each.holdFirst?.(context, userId)
}

/**
 * Takes somebody out of everything that is kept, in this transaction.
 * @returns under which addresses they were written to.
 * @throws Refused `identity/last-owner`.
 */
export async function eraseAccount(
  context: Context,
  user: UserRow,
  elsewhere: readonly PersonalData[],
): Promise<string[]> {
  const { id: userId } = user
  await assertOwnerRemains(context, userId)
  const addresses = [
    { email: user.email, signUpIds: await listUnconfirmedSignUpIds(context, user.email_key) },
    ...(await leaveFormerAddresses(context, userId)),
  ]
  const signUpIds = addresses.flatMap((address) => address.signUpIds)
  for (const { erase } of elsewhere) for (const address of addresses) await erase(context, { userId, ...address })
  await forgetCallers(context, [userId])
  await forgetDownloadsOf(context, userId)
  await deleteAddressesOf(context, userId)
  await deleteSessions(context, userId)
  await deleteSeenSessions(context, userId)
  await deleteNotes(context, userId)
  await deletePasswordTokens(context, userId)
  await deleteFactors(context, userId)
  await eraseInvitationsOf(context, userId, user.email_key)
  await forgetNetworks(context, userId)
  if (user.vat_id !== null) await forgetVatId(context, user.vat_id)
  for (const signUp of await lockSignUpsOf(context, userId, signUpIds)) await eraseSignUp(context, signUp)
  await updateUserRow(context, userId, {
    email: `erased-${userId}@invalid`,
    email_key: `erased-${userId}@invalid`,
    password_hash: '',
    first_name: 'Erased',
    last_name: 'Erased',
    company_name: null,
    job_title: null,
    phone: null,
    vat_id: null,
    image_id: null,
    erased_at: context.now,
  })
  if (user.image_id !== null) await deleteFile(context, user.image_id)
  return addresses.map(({ email }) => email)
}

/** What somebody signed up with there after it was left, and never confirmed, may be another's. */
async function leaveFormerAddresses(context: Context, userId: string) {
  const left: { readonly email: string; readonly signUpIds: readonly string[] }[] = []
  for (const { email, left_at } of await deleteFormerAddresses(context, userId))
    left.push({ email, signUpIds: await listUnconfirmedSignUpIds(context, emailKey(email), left_at) })
  return left
}
