/**
 * Every job by its name, with the ids that it carries as text: ids, never a snapshot of what may have changed by the
 * time it runs, and nothing that names a person. A job without ids may be a sweep.
 */
export const jobIds = {
  'order-paid': ['orderId'],
  'order-refunded': ['orderId', 'refundId'],
  'reissue-invoice': ['orderId'],
  'render-invoice': ['invoiceId'],
  'refund-payment': ['refundId'],
  'end-payment': ['paymentId'],
  'settle-transfer': ['paymentId'],
  'mail-order-offered': ['orderId'],
  'mail-transfer-due': ['orderId'],
  'mail-transfer-reminder': ['orderId'],
  'mail-confirm-sign-up': ['signUpId'],
  'mail-password-reminder': ['userId'],
  'mail-staff-invitation': ['invitationId'],
  'mail-address-left': ['formerAddressId'],
  'mail-accounts-merged': ['formerAddressId'],
  'mail-account-opened': ['userId'],
  'check-vat-id': ['userId'],
  'mail-pass-approved': ['passId'],
  'mail-pass-free': ['waiterId'],
  'mail-pass-ended': ['passId'],
  'mail-pass-rejected': ['passId'],
  'mail-pass-invitation': ['transferId'],
  'mail-pass-given': ['transferId'],
  'mail-order-paid': ['orderId'],
  'mail-order-returned': ['orderId', 'refundId'],
  'mail-payment-given-back': ['orderId', 'refundId'],
  'mail-payment-alarm': ['alarmId'],
  'mail-invoice': ['invoiceId'],
  'mail-stay': ['bookingId'],
  'mail-rooming-list': ['listId'],
  'mail-train-ticket': ['ticketId'],
  'mail-vip-offer': ['attendanceId'],
  'mail-vip-cancelled': ['attendanceId'],
  'mail-vip-moved': ['attendanceId'],
  'mail-seat-offer': ['reservationId'],
  'mail-session-cancelled': ['reservationId'],
  'mail-session-moved': ['reservationId'],
  'run-bulk-act': ['actId'],
  'resume-bulk-acts': [],
  'write-export': ['exportId'],
  'mail-export': ['exportId'],
  'resume-exports': [],
  'begin-due-exports': [],
  'expire-orders': [],
  'expire-places': [],
  'tell-waiters': [],
  'settle-vip-places': [],
  'settle-session-seats': [],
  'open-sales': [],
  'release-rooms': [],
  'recheck-payments': [],
  'read-provider-books': [],
  'recheck-vat-ids': [],
  'remind-transfers': [],
  'free-allotments': [],
  'erase-buyers': [],
  'forget-what-is-over': [],
  'analyze-grown': [],
} as const satisfies Readonly<Record<string, readonly `${string}Id`[]>>

export type JobName = keyof typeof jobIds

/** What each job carries. */
export type JobPayloads = {
  readonly [Name in JobName]: Readonly<Record<(typeof jobIds)[Name][number], string>>
}

/** Jobs that anybody may ask for at any time, because they carry nothing. */
export type SweepName = { [Name in JobName]: (typeof jobIds)[Name] extends readonly [] ? Name : never }[JobName]

export const jobNames = Object.keys(jobIds) as JobName[]

/**
 * What came out of the database: another version of the program may have put it there.
 * @throws where an id is missing.
 */
export function readPayload<Name extends JobName>(name: Name, data: unknown): JobPayloads[Name] {
  const given: Readonly<Record<string, unknown>> = { ...(data as object | null) }
  const ids = jobIds[name].map((id) => [id, given[id]] as const)
  for (const [id, value] of ids) if (typeof value !== 'string') throw new Error(`A job ${name} lacks ${id}.`)
  return Object.fromEntries(ids) as JobPayloads[Name]
}

/** The edition that a job runs in; null where it carries none: a sweep, or one of an earlier version of the program. */
export function readEdition(data: unknown): number | null {
  const { editionId } = { ...(data as { readonly editionId?: unknown } | null) }
  return typeof editionId === 'number' ? editionId : null
}
