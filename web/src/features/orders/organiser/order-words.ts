import type { OrderTimelineEntry, RefundReason } from '@foyer/contract/office-orders'
import type { LineKind, OrderStatus, PaymentMethod } from '@foyer/contract/orders'
import { useText } from '#platform/messages/messages.ts'

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

/** Why money went back, where somebody decided it; what the product gave back by itself says itself. */
export function useRefundReason(): (reason: string) => string {
  const { t } = useText()
  const byStaff = useReasonWords()
  const words: Readonly<Record<string, string>> = {
    ...byStaff,
    'order-cancelled': t('The buyer cancelled'),
    'booking-cancelled': t('The buyer cancelled'),
    'train-ticket-cancelled': t('The buyer cancelled'),
    'booking-changed': t('The stay became cheaper'),
    'already-holds-pass': t('They had a pass already'),
    'vat-id-proven': t('The VAT ID is confirmed'),
  }
  return (reason) => words[reason] ?? reason
}

/** What an entry of the timeline tells. */
export function useEventWord(): (entry: Pick<OrderTimelineEntry, 'kind' | 'event'>) => string {
  const { t } = useText()
  const words: Readonly<Record<string, string>> = {
    'order place': t('Order placed'),
    'order pay': t('Order paid'),
    'order expire': t('Order expired'),
    'order cancel': t('Order cancelled'),
    'order refund-part': t('Order refunded in part'),
    'order refund': t('Order refunded'),
    'payment started': t('Payment started'),
    'payment pending': t('Payment waits for the bank'),
    'payment succeeded': t('Payment received'),
    'payment failed': t('Payment refused'),
    'refund requested': t('Refund asked of the provider'),
    'refund succeeded': t('Refund paid back'),
    'refund failed': t('Refund not paid back'),
    'comment commented': t('Comment'),
    'staff orders.refundOrder': t('Refund decided'),
    'staff orders.endOrder': t('Order ended'),
    'staff accommodation.changeStay': t('Stay changed'),
    'staff invoices.sendOrderDocument': t('Document sent again'),
    'mail accepted': t('Mail sent'),
    'mail refused': t('Mail refused by the mail server'),
    'mail unanswered': t('Mail not sent: mail server not reached'),
    'staff mails.sendMailAgain': t('Mail sent again'),
  }
  return ({ kind, event }) => words[`${kind} ${event}`] ?? event
}
