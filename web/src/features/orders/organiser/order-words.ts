import type { AnyRefundReason, PaymentFailure } from '@foyer/contract/money-reasons'
import type { OrderTimelineEntry, RefundReason } from '@foyer/contract/office-orders'
import type { LineKind, OrderStatus, PaymentMethod } from '@foyer/contract/orders'
import { message, useText } from '#platform/messages/messages.ts'

export function useStateWords(): Readonly<Record<OrderStatus, string>> {
  const { t } = useText()
  return {
    open: t('Not placed yet'),
    awaiting_payment: t('Awaiting payment'),
    paid: t('Paid'),
    partially_refunded: t('Partly refunded'),
    refunded: t('Refunded'),
    expired: t('Expired'),
    cancelled: t('Cancelled'),
  }
}

/** In which colour a state is told, beside its word. */
export const stateTones = {
  open: undefined,
  awaiting_payment: 'warning',
  paid: 'success',
  partially_refunded: 'info',
  refunded: undefined,
  expired: 'danger',
  cancelled: undefined,
} as const satisfies Readonly<Record<OrderStatus, string | undefined>>

export function useMethodWords(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useText()
  return { card: t('Card'), transfer: t('Bank transfer') }
}

export function useKindWords(): Readonly<Record<LineKind, string>> {
  const { t } = useText()
  return {
    pass: t('Pass'),
    upgrade: t('Upgrade'),
    room: t('Room'),
    'room-change': t('Dearer stay'),
    'train-ticket': t('Train ticket'),
    'vip-event': t('VIP event'),
  }
}

/** How an attempt to pay stands, or money that goes back. */
export function useMoneyWords() {
  const { t } = useText()
  return {
    payment: {
      started: t('Started'),
      pending: t('Waits for the bank'),
      succeeded: t('Received'),
      failed: t('Refused'),
    },
    refund: { requested: t('On its way'), succeeded: t('Paid back'), failed: t('Not paid back') },
    refusedSoFar: t('Refused, is asked for again'),
  } as const
}

/** Why staff give money back. */
export function useReasonWords(): Readonly<Record<RefundReason, string>> {
  const { t } = useText()
  return {
    asked: t('The buyer asked'),
    'event-changed': t('The event changed'),
    mistake: t('Our mistake'),
    goodwill: t('Goodwill'),
  }
}

/** Why money went back, whoever decided it. */
export function useRefundReason(): (reason: string) => string {
  const { t } = useText()
  const words: Readonly<Record<AnyRefundReason, string>> = {
    ...useReasonWords(),
    'order-cancelled': t('The buyer cancelled'),
    'booking-cancelled': t('The buyer cancelled'),
    'train-ticket-cancelled': t('The buyer cancelled'),
    'booking-changed': t('The stay became cheaper'),
    'pass-changed': t('The pass became cheaper'),
    'pass-rejected': t('The pass was rejected'),
    'already-holds-pass': t('They had a pass already'),
    'vat-id-proven': t('The VAT ID is confirmed'),
    'vip-place-given-back': t('The place was given back'),
    'vip-place-ended-with-pass': t('The place ended with the pass'),
    'vip-event-cancelled': t('The VIP event was cancelled'),
    'sold-out': t('Paid late, and what it was for is sold'),
    'over-when-paid': t('Paid when it could no longer be had'),
    'not-needed': t('Paid late or twice'),
    'order-changed': t('The order was changed while it was paid'),
  }
  return (reason) => words[reason as AnyRefundReason] ?? reason
}

/** Why nothing was taken; what a provider alone knows stands as it says it. */
export function usePaymentFailure(): (reason: string) => string {
  const { t } = useText()
  const words: Readonly<Record<PaymentFailure, string>> = {
    amount_too_small: t('Less than a card can be charged with'),
    authentication_failed: t('The bank could not confirm who it was'),
    cancelled: t('Ended before it was paid'),
    card_declined: t('The card was declined'),
    expired_card: t('The card has expired'),
    insufficient_funds: t('Not enough money on the card'),
    invalid_card: t('There is no such card'),
    left: t('The buyer left it'),
    'never-reached': t('The provider was never reached'),
    'too-many-declined': t('Too many cards were declined'),
  }
  return (reason) => words[reason as PaymentFailure] ?? reason
}

/** Who carried the money. */
export function useProviderWord(): (provider: string) => string {
  const { t } = useText()
  const words: Readonly<Record<string, string>> = {
    transfer: t('Bank transfer'),
    stripe: 'Stripe',
    sandbox: t('Test provider'),
  }
  return (provider) => words[provider] ?? provider
}

/** What an entry of the timeline tells, by its kind and its event. */
export const eventWords: Readonly<Record<string, string>> = {
  'order place': message('Order placed'),
  'order pay': message('Order paid'),
  'order expire': message('Order expired'),
  'order cancel': message('Order cancelled'),
  'order refund-part': message('Order refunded in part'),
  'order refund': message('Order refunded'),
  'payment started': message('Payment started'),
  'payment pending': message('Payment waits for the bank'),
  'payment succeeded': message('Payment received'),
  'payment failed': message('Payment refused'),
  'refund requested': message('Refund asked of the provider'),
  'refund succeeded': message('Refund paid back'),
  'refund failed': message('Refund not paid back'),
  'alarm charge-does-not-fit': message('A payment does not fit the books'),
  'alarm check-fails': message('A payment cannot be checked'),
  'alarm delivery-failed': message('A payment could not be delivered'),
  'alarm payment-disputed': message('A payment is disputed'),
  'alarm refund-failed': message('A refund was refused'),
  'alarm end-fails': message('A payment that was left could not be ended'),
  'alarm check-fails by-itself': message('The payment could be checked again, its alarm is closed'),
  'alarm refund-failed by-itself': message('The refund went through after all, its alarm is closed'),
  'alarm end-fails by-itself': message('The payment that was left is ended, its alarm is closed'),
  'alarm by-person': message('Alarm closed by hand'),
  'comment commented': message('Comment'),
  'staff orders.refundOrder': message('Refund decided'),
  'staff orders.endOrder': message('Order ended'),
  'staff madeOrders.makeOrder': message('Ordered for them'),
  'staff madeOrders.giveOrder': message('Given for free'),
  'staff accommodation.changeStay': message('Stay changed'),
  'staff invoices.sendOrderDocument': message('Document sent again'),
  'mail accepted': message('Mail sent'),
  'mail refused': message('Mail refused by the mail server'),
  'mail unanswered': message('Mail not sent: mail server not reached'),
  'staff mails.sendMailAgain': message('Mail sent again'),
  'staff orders.correctOfficeBilling': message('Invoice corrected'),
  'staff orders.decideVatCheck': message('VAT decided about'),
  'staff bank.allotBankEntry': message('Money of the account matched'),
  'staff bank.allotSureMatches': message('Money of the account matched'),
  'staff bank.markTransferredBack': message('Transferred back'),
  'staff passes.approvePasses': message('Pass approved'),
  'staff passes.rejectPass': message('Pass rejected'),
  'staff passes.changePass': message('Pass changed'),
}

export function useEventWord(): (entry: Pick<OrderTimelineEntry, 'kind' | 'event'>) => string {
  const { t } = useText()
  return ({ kind, event }) => t(eventWords[`${kind} ${event}`] ?? event)
}
