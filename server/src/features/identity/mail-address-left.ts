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
  const subject = left.is_merged ? t('Your two accounts are one') : t('Your account has another e-mail address')
  await send(context, {
    about: { kind: 'mail-address-left', ids: { formerAddressId }, jobId, userId: user.id },
    to: left.email,
    locale: user.locale,
    subject,
    heading: left.is_merged
      ? t('Hello {name}, your two accounts are one', { name: user.first_name })
      : t('Hello {name}, your account has another e-mail address', { name: user.first_name }),
    paragraphs: [
      left.is_merged
        ? t(
            'The organiser’s team merged your account with this address into your other one, with all that was in it. You sign in with the other address; this one opens no account any more.',
          )
        : t(
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

/** Tells whoever has an account that another of theirs became one with it, at the address that it has. */
export async function mailAccountsMerged(
  context: ProcessContext,
  jobId: string,
  formerAddressId: string,
): Promise<void> {
  const left = await findFormerAddress(context, formerAddressId)
  const user = left === undefined ? undefined : await findUser(context, left.user_id)
  if (left === undefined || user === undefined) return
  const { timeZone, contactEmail } = await getEdition(context)
  const t = wordsIn(user.locale)
  await send(context, {
    about: { kind: 'mail-accounts-merged', ids: { formerAddressId }, jobId, userId: user.id },
    to: user.email,
    locale: user.locale,
    subject: t('Your two accounts are one'),
    heading: t('Hello {name}, your two accounts are one', { name: user.first_name }),
    paragraphs: [
      t(
        'You had two accounts. The organiser’s team merged them: passes, orders and whatever else you had is in this one. Sign in with this address and its password.',
      ),
      t('If you did not ask for this, write to {email} at once.', { email: contactEmail }),
    ],
    facts: [
      [t('Opens no account any more'), left.email],
      [t('Merged on'), writeMoment(left.left_at, timeZone, user.locale)],
    ],
    action: t('Sign in'),
    path: '/sign-in',
    footer: t('If you asked for it, there is nothing to do.'),
  })
}
