import { mailRoomingList, mailStay, releaseRooms } from '#features/accommodation'
import { freeAllotments } from '#features/bank'
import { readProviderBooks } from '#features/books'
import { resumeBulkActs, runBulkAct } from '#features/bulk-acts'
import { beginDueExports, mailExport, resumeExports, writeExport } from '#features/exports'
import {
  checkVatIdOf,
  mailAccountOpened,
  mailAccountsMerged,
  mailAddressLeft,
  mailConfirmSignUp,
  mailPasswordReminder,
  mailStaffInvitation,
} from '#features/identity'
import {
  issueCreditNote,
  issueInvoice,
  mailInvoice,
  proFormaOf,
  reissueInvoice,
  renderInvoice,
} from '#features/invoices'
import {
  endLeftPayment,
  eraseBuyers,
  expireOrders,
  linkOrder,
  mailOrderOffered,
  mailOrderPaid,
  mailOrderReturned,
  mailPaymentAlarm,
  mailPaymentGivenBack,
  mailTransferDue,
  mailTransferReminder,
  recheckPayments,
  recheckVatIds,
  refundPayment,
  remindTransfers,
  settleTransfer,
} from '#features/orders'
import { mailPassGiven, mailPassInvitation } from '#features/pass-transfers'
import {
  expirePlaces,
  mailPassApproved,
  mailPassEnded,
  mailPassFree,
  mailPassRejected,
  nameSignedUpPass,
  tellWaiters,
} from '#features/passes'
import { mailSeatOffer, mailSessionCancelled, mailSessionMoved, settleSessionSeats } from '#features/program'
import { openSales } from '#features/setup'
import { mailTrainTicket } from '#features/train-tickets'
import { mailVipCancelled, mailVipMoved, mailVipOffer, settleVipPlaces } from '#features/vip-events'
import type { ProcessContext } from '#platform/context'
import { analyzeGrown } from '#platform/jobs/analyze-grown'
import type { JobName } from '#platform/jobs/job-payloads'
import type { Lanes, Sweeps } from '#platform/jobs/jobs'
import type { Job, JobHandlers } from '#platform/jobs/lanes'
import { forgetWhatIsOver } from '#platform/jobs/retention'
import { noteNothingSent } from '#platform/papers/mail/kept-mails.queries'
import type { MailJob } from '#platform/papers/mail/mail-facts'
import { retention } from './retention.ts'

/** What is swept up by itself, and after how many seconds again: each is safe to run twice at once. */
export const sweeps: Sweeps = {
  'expire-orders': 5,
  'expire-places': 5,
  'tell-waiters': 60,
  'settle-vip-places': 20,
  'settle-session-seats': 20,
  'open-sales': 5,
  'release-rooms': 300,
  'resume-exports': 60,
  'begin-due-exports': 60,
  'resume-bulk-acts': 60,
  'recheck-payments': 5,
  'read-provider-books': 3600,
  'recheck-vat-ids': 60,
  'remind-transfers': 3600,
  'free-allotments': 60,
  'erase-buyers': 60,
  'forget-what-is-over': 3600,
  'analyze-grown': 5,
}

/**
 * Who waits for whom: within a lane one job runs at a time, and lanes never wait for each other. A mail server that
 * says nothing holds up mail; a provider that does, the money that it is asked about; neither a hold that must end, nor
 * money that lies in the account already.
 */
export const lanes: Lanes = {
  holds: ['expire-orders', 'expire-places', 'settle-vip-places', 'settle-session-seats'],
  payments: ['end-payment', 'refund-payment', 'recheck-payments'],
  transfers: ['settle-transfer', 'free-allotments'],
  documents: ['order-paid', 'order-refunded', 'reissue-invoice', 'render-invoice', 'erase-buyers'],
  upkeep: [
    'forget-what-is-over',
    'remind-transfers',
    'tell-waiters',
    'release-rooms',
    'resume-exports',
    'begin-due-exports',
    'resume-bulk-acts',
  ],
  exports: ['write-export'],
  'bulk-acts': ['run-bulk-act'],
  books: ['read-provider-books'],
  openings: ['open-sales'],
  statistics: ['analyze-grown'],
  'vat-ids': ['check-vat-id', 'recheck-vat-ids'],
  mail: [
    'mail-confirm-sign-up',
    'mail-password-reminder',
    'mail-staff-invitation',
    'mail-address-left',
    'mail-accounts-merged',
    'mail-account-opened',
    'mail-pass-approved',
    'mail-pass-free',
    'mail-pass-ended',
    'mail-pass-rejected',
    'mail-pass-invitation',
    'mail-pass-given',
    'mail-order-paid',
    'mail-order-returned',
    'mail-payment-given-back',
    'mail-order-offered',
    'mail-transfer-due',
    'mail-transfer-reminder',
    'mail-invoice',
    'mail-stay',
    'mail-rooming-list',
    'mail-train-ticket',
    'mail-vip-offer',
    'mail-vip-cancelled',
    'mail-vip-moved',
    'mail-seat-offer',
    'mail-session-cancelled',
    'mail-session-moved',
    'mail-payment-alarm',
    'mail-export',
  ],
}

/** Every job by its name. A job runs at least once, so each use case here bears being run again. */
export function jobHandlers(contextFor: (editionId: number | null) => Promise<ProcessContext>): JobHandlers {
  const withContext =
    <Name extends JobName>(handle: (context: ProcessContext, job: Job<Name>) => Promise<unknown>) =>
    async (job: Job<Name>): Promise<void> =>
      void (await handle(await contextFor(job.editionId), job))
  // What staff asked for and is not true any more: they are told.
  const withMail = <Name extends MailJob>(handle: (context: ProcessContext, job: Job<Name>) => Promise<unknown>) =>
    withContext<Name>(async (context, job) => {
      await handle(context, job)
      await noteNothingSent(context, job.id)
    })
  return {
    'order-paid': withContext((context, { data }) => issueInvoice(context, data.orderId)),
    'order-refunded': withContext((context, { data }) => issueCreditNote(context, data.orderId, data.refundId)),
    'reissue-invoice': withContext((context, { data }) => reissueInvoice(context, data.orderId)),
    'render-invoice': withContext((context, { data }) => renderInvoice(context, data.invoiceId)),
    'mail-invoice': withMail((context, { id, data }) => mailInvoice(context, id, data.invoiceId)),
    'refund-payment': withContext((context, { data }) => refundPayment(context, data.refundId)),
    'mail-confirm-sign-up': withMail((context, { id, data }) =>
      mailConfirmSignUp(context, id, data.signUpId, { namePass: nameSignedUpPass, linkOrder }),
    ),
    'mail-password-reminder': withMail((context, { id, data }) => mailPasswordReminder(context, id, data.userId)),
    'mail-staff-invitation': withMail((context, { id, data }) => mailStaffInvitation(context, id, data.invitationId)),
    'mail-address-left': withMail((context, { id, data }) => mailAddressLeft(context, id, data.formerAddressId)),
    'mail-accounts-merged': withMail((context, { id, data }) => mailAccountsMerged(context, id, data.formerAddressId)),
    'mail-account-opened': withMail((context, { id, data }) => mailAccountOpened(context, id, data.userId)),
    'mail-stay': withMail((context, { id, data }) => mailStay(context, id, Number(data.bookingId))),
    'mail-rooming-list': withMail((context, { id, data }) => mailRoomingList(context, id, data.listId)),
    'mail-train-ticket': withMail((context, { id, data }) => mailTrainTicket(context, id, data.ticketId)),
    'mail-vip-offer': withMail((context, { id, data }) => mailVipOffer(context, id, data.attendanceId)),
    'mail-vip-cancelled': withMail((context, { id, data }) => mailVipCancelled(context, id, data.attendanceId)),
    'mail-vip-moved': withMail((context, { id, data }) => mailVipMoved(context, id, data.attendanceId)),
    'mail-seat-offer': withMail((context, { id, data }) => mailSeatOffer(context, id, data.reservationId)),
    'mail-session-cancelled': withMail((context, { id, data }) =>
      mailSessionCancelled(context, id, data.reservationId),
    ),
    'mail-session-moved': withMail((context, { id, data }) => mailSessionMoved(context, id, data.reservationId)),
    'mail-pass-approved': withMail((context, { id, data }) => mailPassApproved(context, id, data.passId)),
    'mail-pass-free': withMail((context, { id, data }) => mailPassFree(context, id, data.waiterId)),
    'mail-pass-ended': withMail((context, { id, data }) => mailPassEnded(context, id, data.passId)),
    'mail-pass-rejected': withMail((context, { id, data }) => mailPassRejected(context, id, data.passId)),
    'mail-pass-invitation': withMail((context, { id, data }) => mailPassInvitation(context, id, data.transferId)),
    'mail-pass-given': withMail((context, { id, data }) => mailPassGiven(context, id, data.transferId)),
    'mail-order-paid': withMail((context, { id, data }) => mailOrderPaid(context, id, data.orderId)),
    'mail-order-returned': withMail((context, { id, data }) =>
      mailOrderReturned(context, id, data.orderId, data.refundId),
    ),
    'mail-payment-given-back': withMail((context, { id, data }) =>
      mailPaymentGivenBack(context, id, data.orderId, data.refundId),
    ),
    'settle-transfer': withContext((context, { data }) => settleTransfer(context, data.paymentId)),
    'mail-order-offered': withMail((context, { id, data }) => mailOrderOffered(context, id, data.orderId)),
    'mail-transfer-due': withMail((context, { id, data: { orderId } }) =>
      mailTransferDue(context, id, orderId, () => proFormaOf(context, orderId)),
    ),
    'mail-transfer-reminder': withMail((context, { id, data }) => mailTransferReminder(context, id, data.orderId)),
    'free-allotments': withContext((context) => freeAllotments(context)),
    'remind-transfers': withContext((context) => remindTransfers(context)),
    'end-payment': withContext((context, { data }) => endLeftPayment(context, data.paymentId)),
    'mail-payment-alarm': withMail((context, { id, data }) => mailPaymentAlarm(context, id, data.alarmId)),
    'run-bulk-act': withContext((context, { data }) => runBulkAct(context, data.actId)),
    'resume-bulk-acts': withContext((context) => resumeBulkActs(context)),
    'write-export': withContext((context, { data }) => writeExport(context, data.exportId)),
    'mail-export': withMail((context, { id, data }) => mailExport(context, id, data.exportId)),
    'resume-exports': withContext((context) => resumeExports(context)),
    'begin-due-exports': withContext((context) => beginDueExports(context)),
    'expire-orders': withContext((context) => expireOrders(context)),
    'expire-places': withContext((context) => expirePlaces(context)),
    'tell-waiters': withContext((context) => tellWaiters(context)),
    'settle-vip-places': withContext((context) => settleVipPlaces(context)),
    'settle-session-seats': withContext((context) => settleSessionSeats(context)),
    'open-sales': withContext((context) => openSales(context)),
    'release-rooms': withContext((context) => releaseRooms(context)),
    'recheck-payments': withContext((context) => recheckPayments(context)),
    'read-provider-books': withContext((context) => readProviderBooks(context)),
    'check-vat-id': withContext((context, { data }) => checkVatIdOf(context, data.userId)),
    'recheck-vat-ids': withContext((context) => recheckVatIds(context)),
    'erase-buyers': withContext((context) => eraseBuyers(context, issueInvoice)),
    'forget-what-is-over': withContext((context) => forgetWhatIsOver(context, retention)),
    'analyze-grown': withContext((context) => analyzeGrown(context)),
  }
}
