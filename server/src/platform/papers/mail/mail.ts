export interface MailAttachment {
  readonly filename: string
  readonly content: Buffer
  /** A media type such as `application/pdf`. */
  readonly contentType: string
  /** Shown within the mail, where its markup says `cid:` and this. Letters, digits, dots and dashes. */
  readonly contentId?: string
}

export interface OutgoingMail {
  /** `<something@host>`, made from the job's id: a mail that is sent twice is shown once. */
  readonly messageId: string
  /** `Name <address>`, or an address alone. */
  readonly from: string
  /** One address alone. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
}

/** Whoever carries mail. Sending may be repeated after a lost answer; the message id stays the same. */
export interface MailSender {
  /**
   * @returns what whoever carries it said, on one line.
   * @throws UnsendableMail where trying again cannot help; any other error is worth another try.
   */
  send(mail: OutgoingMail): Promise<string>
  /** Greets whoever carries mail, and sends nothing. @returns what they said; null: mail stays in the house. @throws where they cannot be reached. */
  greet(): Promise<string | null>
  /** Forgets what was sent to an address, where mail stays in the house. */
  forget?(address: string): Promise<void>
}

/** The mail itself is wrong (an address that would name several people, a line break in a header). */
export class UnsendableMail extends Error {
  override readonly name = 'UnsendableMail'
}

// C0 and C1 controls and the Unicode line separators: the first group ends a header line, the others mislead a reader.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
const bareAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/

/** One line of text for a header: whatever could start another header is a space. */
export function headerText(text: string): string {
  return text.replaceAll(controls, ' ').trim()
}

/**
 * Exactly one address, without a name.
 * @throws UnsendableMail
 */
export function requireAddress(address: string): string {
  if (!bareAddress.test(address)) throw new UnsendableMail('The address is not one plain mail address')
  return address
}

/**
 * Splits `Name <address>` so that a name can never become an address of its own.
 * @throws UnsendableMail
 */
export function splitSender(sender: string): { readonly name: string; readonly address: string } {
  const open = sender.lastIndexOf('<')
  if (open === -1) return { name: '', address: requireAddress(sender.trim()) }
  const address = requireAddress(sender.slice(open + 1).replace(/>\s*$/, ''))
  return { name: headerText(sender.slice(0, open)).replace(/^"(.*)"$/, '$1'), address }
}
