import type { ProcessContext } from '#platform/context'
import type { EventLook } from '#platform/papers/look'
import { keepOutcome } from './kept-mails.queries.ts'
import { headerText, type MailAttachment, type OutgoingMail } from './mail.ts'
import type { MailFacts } from './mail-facts.ts'
import { logoId, type MailHtml } from './mail-template.ts'

/** More than this of an answer nobody reads, in characters. */
const LONGEST_ANSWER = 500

/**
 * What a mail server said, or why it said nothing, on one line.
 * @returns whether it was the server that spoke.
 */
export function answerOf(error: unknown): { readonly isServers: boolean; readonly said: string } {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const { response, message } = { ...(cause as { response?: unknown }), message: String((cause as Error).message) }
  const isServers = typeof response === 'string' && response !== ''
  return { isServers, said: oneLine(isServers ? response : message) }
}

const oneLine = (said: string): string => headerText(said).replaceAll(/\s+/g, ' ').slice(0, LONGEST_ANSWER)

/** What the head of a mail shows comes with it. */
export function logosOf({ logo }: EventLook): MailAttachment[] {
  if (logo === null) return []
  const attached = (shade: keyof typeof logo): MailAttachment => ({
    filename: `${logoId[shade]}.png`,
    content: logo[shade].bytes,
    contentType: 'image/png',
    contentId: logoId[shade],
  })
  return logo.light === logo.dark ? [attached('light')] : [attached('light'), attached('dark')]
}

/**
 * Sends a mail, and writes down that it was sent, or what the mail server said instead: outside any transaction of
 * the job, so that what failed is known too.
 * @throws as `MailSender.send` does.
 */
export async function sendMail(
  context: ProcessContext,
  { html, ...mail }: Omit<OutgoingMail, 'messageId' | 'html'> & { readonly html: MailHtml },
  about: MailFacts,
): Promise<void> {
  const look = await context.lookOf(context)
  const attachments = [...logosOf(look), ...(mail.attachments ?? [])]
  const messageId = `<${about.jobId}@${new URL(context.ports.publicUrl).hostname}>`
  const keep = (outcome: 'accepted' | 'refused' | 'unanswered', answer: string) =>
    context.inTransaction((inner) => keepOutcome(inner, { ...about, ...mail, outcome, answer }))
  let answer: string
  try {
    answer = await context.ports.mail.send({ ...mail, html: html(look), attachments, messageId })
  } catch (error) {
    const { isServers, said } = answerOf(error)
    await keep(isServers ? 'refused' : 'unanswered', said)
    throw error
  }
  await keep('accepted', oneLine(answer))
}
