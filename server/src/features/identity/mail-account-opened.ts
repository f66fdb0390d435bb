import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { noPassword } from '#platform/door/passwords/password-hash'
import { mailboxKey } from '#platform/ground/email-key'
import { wordsIn } from '#platform/ground/words'
import { findUser } from './identity.queries.ts'
import { send } from './identity-mails.ts'
import { newPasswordLink } from './passwords.ts'

/** The link in it works this long, in milliseconds: nobody who is added waits for it. */
const LINK_MS = 7 * 24 * 3_600_000

/** Tells somebody that the team opened an account for them, and asks them to choose a password; nothing once they have. */
export async function mailAccountOpened(context: ProcessContext, jobId: string, userId: string): Promise<void> {
  const waiting = await findUser(context, userId)
  if (waiting?.password_hash !== noPassword) return
  if (!(await context.ports.attempts.trySpend('invitation-mail', mailboxKey(waiting.email), jobId))) return
  const made = await context.inTransaction((inner) => newPasswordLink(inner, userId, jobId, LINK_MS))
  if (made === null) return
  const { user, token } = made
  const { product, contactEmail } = await getEdition(context)
  const t = wordsIn(user.locale)
  await send(context, {
    about: { kind: 'mail-account-opened', ids: { userId }, jobId, userId },
    to: user.email,
    locale: user.locale,
    subject: t('You have an account'),
    heading: t('Hello {name}, you have an account', { name: user.first_name }),
    paragraphs: [
      t(
        'The team of {product} opened it for you. With it you keep your pass, your orders and your invoices in one place.',
        {
          product,
        },
      ),
      t('Choose a password to sign in. The link works once, for 7 days.'),
    ],
    action: t('Choose a password'),
    path: `/sign-in/changepassword/${token}`,
    footer: t('If you do not know why you get this, write to {email}: your account is removed.', {
      email: contactEmail,
    }),
  })
}
