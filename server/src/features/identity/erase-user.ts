import { wrongPassword } from '@foyer/contract/identity'
import type { CallerContext, Person, ProcessContext } from '#platform/context'
import { verifyPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { forgetCallers, forgetDownloadsOf } from '#platform/jobs/forget'
import { deleteFile } from '#platform/site/files'
import { deleteAddressesOf } from './addresses.queries.ts'
import { assertOwnerRemains } from './change-team.ts'
import { deleteFactors } from './factors.queries.ts'
import {
  deletePasswordTokens,
  deleteSessions,
  findUser,
  forgetNetworks,
  listUnconfirmedSignUpIds,
  updateUserRow,
} from './identity.queries.ts'
import { eraseSignUp, lockSignUpsOf } from './identity.retention.queries.ts'
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
  await context.inTransaction(async (inner) => {
    await assertOwnerRemains(inner, userId)
    const signUpIds = await listUnconfirmedSignUpIds(inner, user.email_key)
    for (const { erase } of elsewhere) await erase(inner, { userId, email: user.email, signUpIds })
    await forgetCallers(inner, [userId])
    await forgetDownloadsOf(inner, userId)
    await deleteAddressesOf(inner, userId)
    await deleteSessions(inner, userId)
    await deletePasswordTokens(inner, userId)
    await deleteFactors(inner, userId)
    await eraseInvitationsOf(inner, userId, user.email_key)
    await forgetNetworks(inner, userId)
    for (const signUp of await lockSignUpsOf(inner, userId, signUpIds)) await eraseSignUp(inner, signUp)
    await updateUserRow(inner, userId, {
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
    if (user.image_id !== null) await deleteFile(inner, user.image_id)
  })
  await context.ports.mail.forget?.(user.email)
  return undefined
}
