import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { renderMail } from '#platform/mail/mail-template'
import { newPasswordLink } from './passwords.ts'
import { renewSignUpToken } from './record-sign-up.ts'

const confirmTexts = {
  en: {
    subject: 'Confirm your e-mail',
    heading: (name: string) => `Hello ${name}, is this your mailbox?`,
    text: 'Somebody signed up with this address. If it was you, confirm it, and your pass can be approved. The link works once, for 7 days.',
    action: 'Confirm my e-mail',
    footer: 'If it was not you, do nothing: without the link nothing happens.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: (name: string) => `Hallo ${name}, ist das Ihr Postfach?`,
    text: 'Jemand hat sich mit dieser Adresse registriert. Wenn Sie es waren, bestätigen Sie das bitte; dann kann Ihr Ticket freigegeben werden. Der Link gilt einmal und 7 Tage lang.',
    action: 'E-Mail-Adresse bestätigen',
    footer: 'Wenn Sie es nicht waren, tun Sie nichts: Ohne den Link geschieht nichts.',
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
}

type Texts = (typeof confirmTexts)['en']

async function send(context: ProcessContext, jobId: string, letter: Letter, texts: Texts): Promise<void> {
  const edition = await getEdition(context)
  const url = `${context.ports.publicUrl}${letter.path}`
  const { html, text } = renderMail({
    locale: letter.locale,
    productTitle: `${edition.product} ${edition.year}`,
    heading: texts.heading(letter.firstName),
    paragraphs: [texts.text],
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

/** Sends the link that proves a mailbox. Sent again, the new link replaces the one before. */
export async function mailConfirmSignUp(context: ProcessContext, jobId: string, signUpId: string): Promise<void> {
  const renewed = await context.inTransaction((inner) => renewSignUpToken(inner, signUpId))
  if (renewed === null) return
  const { signUp, token } = renewed
  await send(
    context,
    jobId,
    {
      to: signUp.email,
      locale: signUp.locale,
      firstName: signUp.first_name,
      path: `/sign-up/confirm/${signUp.id}?token=${token}`,
    },
    confirmTexts[signUp.locale],
  )
}

/** Sends the link to a new password, to addresses that have an account. */
export async function mailPasswordReminder(context: ProcessContext, jobId: string, email: string): Promise<void> {
  const made = await context.inTransaction((inner) => newPasswordLink(inner, email))
  if (made === null) return
  const { user, token } = made
  await send(
    context,
    jobId,
    { to: user.email, locale: user.locale, firstName: user.first_name, path: `/sign-in/changepassword/${token}` },
    reminderTexts[user.locale],
  )
}
