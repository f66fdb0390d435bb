import type { Locale } from '@foyer/contract/kit/languages'
import { getEdition } from '#features/editions'
import type { Context, ProcessContext } from '#platform/context'
import { mailboxKey } from '#platform/ground/email-key'
import { wordsIn } from '#platform/ground/words'
import type { MailFacts } from '#platform/papers/mail/mail-facts'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findSignUp, findUserByEmail } from './identity.queries.ts'
import { newPasswordLink } from './passwords.ts'
import { renewSignUpToken } from './record-sign-up.ts'

interface Letter {
  readonly about: MailFacts
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string, url?: string])[]
  readonly action: string
  readonly path: string
  readonly footer: string
}

/** In the words of the event, from its sender. */
export async function send(context: ProcessContext, letter: Letter): Promise<void> {
  const edition = await getEdition(context)
  const productTitle = `${edition.product} ${edition.year}`
  const { locale, heading, paragraphs, facts = [] } = letter
  const { html, text } = renderMail({
    locale,
    productTitle,
    heading,
    paragraphs,
    facts,
    action: { label: letter.action, url: `${context.ports.publicUrl}${letter.path}` },
    footer: [letter.footer, `${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: letter.to,
      subject: `${letter.subject} · ${productTitle}`,
      text,
      html,
    },
    letter.about,
  )
}

/** What other features know of a sign-up. */
export interface SignUpFacts {
  /** What its pass is called, in the context's language. */
  namePass(context: Context, signUpId: string): Promise<string>
  /** The way to its order where that is not paid; the same for the same job. */
  linkOrder(
    context: ProcessContext,
    signUpId: string,
    jobId: string,
  ): Promise<{ readonly number: string; readonly total: string; readonly url: string } | null>
}

/**
 * Sends the link that proves a mailbox, with what it would confirm: a stranger may have written any address. Sent
 * again, the new link replaces the one before.
 * An order that is not paid yet can be paid from here, on any device.
 */
export async function mailConfirmSignUp(
  context: ProcessContext,
  jobId: string,
  signUpId: string,
  about: SignUpFacts,
): Promise<void> {
  const waiting = await findSignUp(context, signUpId)
  if (waiting === undefined) return
  const { attempts } = context.ports
  // Whoever signs up others' addresses cannot fill their mailbox. The link sent before works on.
  if (!(await attempts.trySpend('confirmation-mail', mailboxKey(waiting.email), jobId))) return
  const renewed = await context.inTransaction((inner) => renewSignUpToken(inner, signUpId, jobId))
  if (renewed === null) return
  const { signUp, token } = renewed
  const t = wordsIn(signUp.locale)
  const unpaid = await about.linkOrder(context, signUpId, jobId)
  const hasAccount = (await findUserByEmail(context, signUp.email_key)) !== undefined
  const pay = (order: NonNullable<typeof unpaid>) => t('Pay order {number}, {total}', { ...order })
  await send(context, {
    about: { kind: 'mail-confirm-sign-up', ids: { signUpId }, jobId, userId: null, signUpId },
    to: signUp.email,
    locale: signUp.locale,
    subject: t('Confirm your e-mail'),
    heading: t('Hello {name}, is this your mailbox?', { name: signUp.first_name }),
    paragraphs: [
      t(
        'Somebody signed up with this address. If this is you, confirm it, and your pass can be approved. The link works once, for 7 days.',
      ),
      ...(hasAccount
        ? [t('You have an account with this address: the pass joins it. Your password and your name stay as they are.')]
        : []),
    ],
    facts: [
      [t('Name'), `${signUp.first_name} ${signUp.last_name}`],
      [t('Company'), signUp.company_name],
      [t('Pass'), await about.namePass({ ...context, locale: signUp.locale }, signUp.id)],
      ...(unpaid === null ? [] : [[t('Not paid yet?'), pay(unpaid), unpaid.url] as const]),
    ],
    action: t('See and confirm it'),
    path: `/sign-up/confirm/${signUp.id}?token=${token}`,
    footer: t(
      'If you did not write this, do not confirm it: without you nothing happens. It may be somebody else who uses your address.',
    ),
  })
}

/** Sends a user the link to a new password. */
export async function mailPasswordReminder(context: ProcessContext, jobId: string, userId: string): Promise<void> {
  // Beyond the limit the newest link that was sent works on: it lives as long as the limit counts.
  if (!(await context.ports.attempts.trySpend('reminder-mail', userId, jobId))) return
  const made = await context.inTransaction((inner) => newPasswordLink(inner, userId, jobId))
  if (made === null) return
  const { user, token } = made
  const t = wordsIn(user.locale)
  await send(context, {
    about: { kind: 'mail-password-reminder', ids: { userId }, jobId, userId },
    to: user.email,
    locale: user.locale,
    subject: t('Choose a new password'),
    heading: t('Hello {name}, choose a new password', { name: user.first_name }),
    paragraphs: [t('Somebody asked for a new password for your account. The link works once, for one hour.')],
    action: t('Choose a new password'),
    path: `/sign-in/changepassword/${token}`,
    footer: t('If it was not you, do nothing: your password stays as it is.'),
  })
}
