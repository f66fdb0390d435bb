import type { JobName, JobPayloads } from '#platform/jobs/job-payloads'

export type MailJob = Extract<JobName, `mail-${string}`>

/** Which job sends it, with its ids: asked for anew with these, it sends what is true by then. */
export type Sending = {
  readonly [Name in MailJob]: { readonly kind: Name; readonly ids: JobPayloads[Name]; readonly jobId: string }
}[MailJob]

/** What a mail is about, for whoever looks up later what was sent. */
export type MailFacts = Sending & {
  /** Whose mailbox it is; null: nobody’s of ours, and neither address nor subject is kept. */
  readonly userId: string | null
  readonly signUpId?: string | null
  readonly orderId?: string | null
  /** The subject names somebody else, who must be able to go: it is not kept. */
  readonly namesOthers?: boolean
}
