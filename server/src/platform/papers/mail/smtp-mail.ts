import { createTransport } from 'nodemailer'
import { headerText, type MailSender, type OutgoingMail, requireAddress, splitSender, UnsendableMail } from './mail.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…:465`. */
  readonly url: string
  /** How long to wait for a connection, a greeting and an answer, in milliseconds. */
  readonly timeoutMs?: number
  /** How long a mail may take in all, whatever is said meanwhile, in milliseconds. */
  readonly wholeMs?: number
}

export interface SmtpMail extends MailSender {
  /** Ends the open connections. */
  close(): void
}

function requireMessageId(messageId: string): string {
  if (!/^<[^\s<>@]{1,200}@[^\s<>@]{1,253}>$/.test(messageId)) throw new UnsendableMail('The message id is not one')
  return messageId
}

/** What is handed to the transport: names and addresses apart, so that nobody's text is parsed as an address. */
function messageOf(mail: OutgoingMail) {
  const to = requireAddress(mail.to)
  return {
    messageId: requireMessageId(mail.messageId),
    from: splitSender(mail.from),
    to: { name: '', address: to },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    // Keeps holiday replies and other robots from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: (mail.attachments ?? []).map(({ filename, content, contentType, contentId }) => ({
      filename: headerText(filename).replaceAll(/[\\/]/g, '-'),
      content,
      contentType: headerText(contentType),
      ...(contentId === undefined ? {} : { cid: headerText(contentId), contentDisposition: 'inline' as const }),
    })),
  }
}

/** A refusal with a code of 500 or more stays one, however often it is repeated (RFC 5321, section 4.2.1). */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  const about = 'code' in error ? error.code : undefined
  return (
    about !== 'EAUTH' && typeof error.responseCode === 'number' && error.responseCode >= 550 && error.responseCode < 560
  )
}

/**
 * Mail over SMTP. Neither files nor addresses are read on the mail's behalf, whatever its parts say. A server that says
 * something again and again and never comes to an end is left as one that is silent: the mail is worth another try.
 */
export function createSmtpMail({ url, timeoutMs = 10_000, wholeMs = 6 * timeoutMs }: SmtpOptions): SmtpMail {
  let transport = openTransport(url, timeoutMs)
  async function inTime<T>(ask: (own: typeof transport) => Promise<T>): Promise<T> {
    const own = transport
    const asked = ask(own)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        // The connection that hangs ends once nothing more is said, or the server ends it; others are not kept waiting by it.
        own.close()
        // Where another mail of it was late before, the next ones have theirs already.
        if (transport === own) transport = openTransport(url, timeoutMs)
        reject(new Error('The mail server came to no end'))
      }, wholeMs)
    })
    return Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }
  return {
    async send(mail) {
      try {
        return (await inTime((own) => own.sendMail(messageOf(mail)))).response
      } catch (error) {
        if (isFinal(error)) throw new UnsendableMail('The mail server refused the mail for good', { cause: error })
        throw error
      }
    },
    async greet() {
      await inTime((own) => own.verify())
      return new URL(url).host
    },
    close: () => transport.close(),
  }
}

const openTransport = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs * 3,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
