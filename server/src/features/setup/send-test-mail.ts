import { requests } from '@foyer/contract/kit/refusal'
import type { sendTestMail as endpoint } from '@foyer/contract/setup'
import { type CurrentEdition, getEdition, noteMailTest } from '#features/editions'
import { findUser } from '#features/identity'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { answerOf, logosOf } from '#platform/papers/mail/send-mail'
import { readSetup } from './present-setup.ts'

/** So long the mail server has to say something, in milliseconds: somebody waits for it before a screen. */
const LONGEST_MS = 20_000
/** More than this of an answer nobody reads, in characters. */
const LONGEST_ANSWER = 500

const record = auditedRecord('edition', ['isMailWell'])

async function send(
  context: Context,
  edition: CurrentEdition,
  { to, id }: { readonly to: string; readonly id: string },
): Promise<{ isSent: boolean; answer: string }> {
  const { ports, locale } = context
  const t = wordsIn(locale)
  const productTitle = `${edition.product} ${edition.year}`
  const look = await context.lookOf(context)
  const { html, text } = renderMail({
    locale,
    productTitle,
    heading: t('Mail works'),
    paragraphs: [t('Somebody sent this from the back office to see whether mail leaves and arrives.')],
    action: { label: t('Go on with setting up'), url: `${ports.publicUrl}/organiser/setup/mail` },
    footer: [t('Nothing needs to be done about this mail.')],
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(t('The mail server did not answer in time.'))), LONGEST_MS)
  })
  try {
    const sending = ports.mail.send({
      messageId: `<test-${id}@${new URL(ports.publicUrl).hostname}>`,
      from: edition.mailFrom,
      to,
      subject: `${t('Mail works')} · ${productTitle}`,
      text,
      html: html(look),
      attachments: logosOf(look),
    })
    return { isSent: true, answer: await Promise.race([sending, late]) }
  } catch (error) {
    return { isSent: false, answer: answerOf(error).said }
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a mail to who asks, and tells what the mail server said to it, whatever that was. */
export const sendTestMail: UseCase<typeof endpoint> = async (context) => {
  const user = await findUser(context, context.caller.userId)
  if (user === undefined) throw refuse(requests.notSignedIn)
  const edition = await getEdition(context)
  const { isSent, answer } = await send(context, edition, { to: user.email, id: context.request.id })
  const said = answer.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return context.inTransaction(async (inner) => {
    await noteMailTest(inner, edition.mailFrom, isSent)
    const test = { isSent, to: user.email, answer: said.slice(0, LONGEST_ANSWER), setup: await readSetup(inner) }
    return audited(record.changed(context.editionId, {}, { isMailWell: isSent }), test)
  })
}
