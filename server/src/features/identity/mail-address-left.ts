import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { emailKey } from '#platform/ground/email-key'
import { wordsIn } from '#platform/ground/words'
import { findFormerAddress, noteTold } from './former-addresses.queries.ts'
import { findUser } from './identity.queries.ts'
import { send } from './identity-mails.ts'

/**
 * Tells whoever reads mails at an address that an account had until now: if it was not them who asked, this mail is all
 * that they would ever know of it. The new address is not named, for a stranger may be reading.
 */
export async function mailAddressLeft(context: ProcessContext, jobId: string, formerAddressId: string): Promise<void> {
  const left = await findFormerAddress(context, formerAddressId)
  const user = left === undefined ? undefined : await findUser(context, left.user_id)
  if (left === undefined || left.told_at !== null || user === undefined) return
  // It is theirs again by now.
  if (emailKey(left.email) === user.email_key) return
  const { timeZone, contactEmail } = await getEdition(context)
  const t = wordsIn(user.locale)
  await send(context, {
    about: { kind: 'mail-address-left', ids: { formerAddressId }, jobId, userId: user.id },
    to: left.email,
    locale: user.locale,
    subject: t('Your account has another e-mail address'),
    heading: t('Hello {name}, your account has another e-mail address', { name: user.first_name }),
    paragraphs: [
      t(
        'The organiser’s team changed it. Mails about your account go to the new address, and you sign in with it; this one opens your account no more.',
      ),
      t('If you did not ask for this, write to {email} at once.', { email: contactEmail }),
    ],
    facts: [
      [t('Address until now'), left.email],
      [t('Changed on'), writeMoment(left.left_at, timeZone, user.locale)],
    ],
    action: t('Sign in'),
    path: '/sign-in',
    footer: t('If you asked for it, there is nothing to do.'),
  })
  await context.inTransaction((inner) => noteTold(inner, formerAddressId))
}
