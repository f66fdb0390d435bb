import { mailStay } from '#features/accommodation'
import { mailConfirmSignUp, mailPasswordReminder } from '#features/identity'
import { issueCreditNote, issueInvoice, mailInvoice, renderInvoice } from '#features/invoices'
import {
  endLeftPayment,
  eraseBuyers,
  expireOrders,
  linkOrder,
  mailOrderPaid,
  mailOrderReturned,
  mailPaymentAlarm,
  mailPaymentGivenBack,
  recheckPayments,
  refundPayment,
  type Sellables,
} from '#features/orders'
import { expirePlaces, mailPassApproved, nameSignedUpPass } from '#features/passes'
import type { ProcessContext } from '#platform/context'
import { forgetWhatIsOver } from '#platform/forget'
import type { Job, JobData, JobHandler } from '#platform/jobs'

/** What is swept up by itself, and after how many seconds again: each is safe to run twice at once. */
const sweeps = {
  'expire-orders': 5,
  'expire-places': 5,
  'recheck-payments': 5,
  'erase-buyers': 60,
  'forget-what-is-over': 3600,
}

/**
 * Who waits for whom: within a lane one job runs at a time, and lanes never wait for each other. A mail server that
 * says nothing holds up mail; a provider that does, the money that it is asked about; neither a hold that must end.
 */
const lanes = {
  holds: ['expire-orders', 'expire-places'],
  payments: ['end-payment', 'refund-payment', 'recheck-payments'],
  documents: ['order-paid', 'order-refunded', 'render-invoice', 'erase-buyers'],
  upkeep: ['forget-what-is-over'],
  mail: [
    'mail-confirm-sign-up',
    'mail-password-reminder',
    'mail-pass-approved',
    'mail-order-paid',
    'mail-order-returned',
    'mail-payment-given-back',
    'mail-invoice',
    'mail-stay',
    'mail-payment-alarm',
  ],
}

export { lanes, sweeps }

function text(data: JobData, name: string): string {
  const value = data[name]
  if (typeof value !== 'string') throw new Error(`A job lacks ${name}.`)
  return value
}

/** Every job by its name. A job runs at least once, so each use case here bears being run again. */
export function jobHandlers(
  contextFor: (job: Job) => Promise<ProcessContext>,
  sellables: Sellables,
): Record<string, JobHandler> {
  const handlers: Record<string, (context: ProcessContext, job: Job) => Promise<unknown>> = {
    'order-paid': (context, { data }) => issueInvoice(context, text(data, 'orderId')),
    'order-refunded': (context, { data }) => issueCreditNote(context, text(data, 'orderId'), text(data, 'refundId')),
    'render-invoice': (context, { data }) => renderInvoice(context, text(data, 'invoiceId')),
    'mail-invoice': (context, { id, data }) => mailInvoice(context, id, text(data, 'invoiceId')),
    'refund-payment': (context, { data }) => refundPayment(context, text(data, 'refundId')),
    'mail-confirm-sign-up': (context, { id, data }) =>
      mailConfirmSignUp(context, id, text(data, 'signUpId'), { namePass: nameSignedUpPass, linkOrder }),
    'mail-password-reminder': (context, { id, data }) => mailPasswordReminder(context, id, text(data, 'userId')),
    'mail-stay': (context, { id, data }) => mailStay(context, id, Number(text(data, 'bookingId'))),
    'mail-pass-approved': (context, { id, data }) => mailPassApproved(context, id, text(data, 'passId')),
    'mail-order-paid': (context, { id, data }) => mailOrderPaid(context, id, text(data, 'orderId')),
    'mail-order-returned': (context, { id, data }) =>
      mailOrderReturned(context, id, text(data, 'orderId'), text(data, 'refundId')),
    'mail-payment-given-back': (context, { id, data }) =>
      mailPaymentGivenBack(context, id, text(data, 'orderId'), text(data, 'refundId')),
    'end-payment': (context, { data }) => endLeftPayment(context, text(data, 'paymentId'), sellables),
    'mail-payment-alarm': (context, { id, data }) => mailPaymentAlarm(context, id, text(data, 'alarmId')),
    'expire-orders': (context) => expireOrders(context, sellables),
    'expire-places': (context) => expirePlaces(context),
    'recheck-payments': (context) => recheckPayments(context, sellables),
    'erase-buyers': (context) => eraseBuyers(context, issueInvoice),
    'forget-what-is-over': (context) => forgetWhatIsOver(context),
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (job: Job) => void (await handle(await contextFor(job), job)),
    ]),
  )
}
