import { getEdition } from '#features/editions'
import type { Context, ProcessContext } from '#platform/context'
import { mailboxKey } from '#platform/email-key'
import { renderMail } from '#platform/mail/mail-template'
import { findSignUp, findUserByEmail } from './identity.queries.ts'
import { newPasswordLink } from './passwords.ts'
import { renewSignUpToken } from './record-sign-up.ts'

const confirmTexts = {
  en: {
    subject: 'Confirm your e-mail',
    heading: (name: string) => `Hello ${name}, is this your mailbox?`,
    text: 'Somebody signed up with this address. If this is you, confirm it, and your pass can be approved. The link works once, for 7 days.',
    joins: 'You have an account with this address: the pass joins it. Your password and your name stay as they are.',
    facts: { name: 'Name', company: 'Company', pass: 'Pass' },
    unpaid: 'Not paid yet?',
    pay: (number: string, total: string) => `Pay order ${number}, ${total}`,
    action: 'See and confirm it',
    footer:
      'If you did not write this, do not confirm it: without you nothing happens. It may be somebody else who uses your address.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: (name: string) => `Hallo ${name}, ist das Ihr Postfach?`,
    text: 'Jemand hat sich mit dieser Adresse registriert. Wenn Sie das sind, bestätigen Sie es bitte; dann kann Ihr Ticket freigegeben werden. Der Link gilt einmal und 7 Tage lang.',
    joins:
      'Zu dieser Adresse haben Sie schon ein Konto: Das Ticket kommt hinzu. Ihr Passwort und Ihr Name bleiben, wie sie sind.',
    facts: { name: 'Name', company: 'Firma', pass: 'Ticket' },
    unpaid: 'Noch nicht bezahlt?',
    pay: (number: string, total: string) => `Bestellung ${number} bezahlen, ${total}`,
    action: 'Ansehen und bestätigen',
    footer:
      'Wenn Sie das nicht geschrieben haben, bestätigen Sie es nicht: Ohne Sie geschieht nichts. Vielleicht verwendet jemand anderes Ihre Adresse.',
  },
}

const reminderTexts = {
  en: {
    subject: 'Choose a new password',
    heading: (name: string) => `Hello ${name}, choose a new password`,
    text: 'Somebody asked for a new password for your account. The link works once, for one hour.',
    action: 'Choose a new password',
    footer: 'If it was not you, do nothing: your password stays as it is.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    heading: (name: string) => `Hallo ${name}, wählen Sie ein neues Passwort`,
    text: 'Jemand hat für Ihr Konto ein neues Passwort angefordert. Der Link gilt einmal und eine Stunde lang.',
    action: 'Neues Passwort wählen',
    footer: 'Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
}

interface Letter {
  readonly to: string
  readonly locale: 'en' | 'de'
  readonly firstName: string
  readonly path: string
  readonly facts?: readonly (readonly [label: string, value: string, url?: string])[]
  /** What is said beside the letter's own text. */
  readonly also?: readonly string[]
}

type Texts = (typeof reminderTexts)['en']

async function send(context: ProcessContext, jobId: string, letter: Letter, texts: Texts): Promise<void> {
  const edition = await getEdition(context)
  const url = `${context.ports.publicUrl}${letter.path}`
  const { html, text } = renderMail({
    locale: letter.locale,
    productTitle: `${edition.product} ${edition.year}`,
    heading: texts.heading(letter.firstName),
    paragraphs: [texts.text, ...(letter.also ?? [])],
    ...(letter.facts === undefined ? {} : { facts: letter.facts }),
    action: { label: texts.action, url },
    footer: [texts.footer, `${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: letter.to,
    subject: `${texts.subject} · ${edition.product} ${edition.year}`,
    text,
    html,
  })
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
  const texts = confirmTexts[signUp.locale]
  const { name, company, pass } = texts.facts
  const unpaid = await about.linkOrder(context, signUpId, jobId)
  const hasAccount = (await findUserByEmail(context, signUp.email_key)) !== undefined
  await send(
    context,
    jobId,
    {
      to: signUp.email,
      locale: signUp.locale,
      firstName: signUp.first_name,
      path: `/sign-up/confirm/${signUp.id}?token=${token}`,
      facts: [
        [name, `${signUp.first_name} ${signUp.last_name}`],
        [company, signUp.company_name],
        [pass, await about.namePass({ ...context, locale: signUp.locale }, signUp.id)],
        ...(unpaid === null ? [] : [[texts.unpaid, texts.pay(unpaid.number, unpaid.total), unpaid.url] as const]),
      ],
      also: hasAccount ? [texts.joins] : [],
    },
    texts,
  )
}

/** Sends a user the link to a new password. */
export async function mailPasswordReminder(context: ProcessContext, jobId: string, userId: string): Promise<void> {
  // Beyond the limit the newest link that was sent works on: it lives as long as the limit counts.
  if (!(await context.ports.attempts.trySpend('reminder-mail', userId, jobId))) return
  const made = await context.inTransaction((inner) => newPasswordLink(inner, userId, jobId))
  if (made === null) return
  const { user, token } = made
  await send(
    context,
    jobId,
    { to: user.email, locale: user.locale, firstName: user.first_name, path: `/sign-in/changepassword/${token}` },
    reminderTexts[user.locale],
  )
}
