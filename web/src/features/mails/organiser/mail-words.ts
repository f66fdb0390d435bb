import type { MailKind, MailOutcome } from '@foyer/contract/office-mails'
import { useText } from '#platform/messages/messages.ts'

/** What each mail is for, whatever its subject says in whichever language. */
export function useKindWords(): Readonly<Record<MailKind, string>> {
  const { t } = useText()
  return {
    'confirm-sign-up': t('Link to confirm the address'),
    'password-reminder': t('Link to a new password'),
    'staff-invitation': t('Invitation to the team'),
    'address-left': t('News at the former address that the account has another'),
    'accounts-merged': t('News that two accounts are one'),
    'account-opened': t('Invitation to choose a password'),
    'pass-approved': t('Pass with its code'),
    'pass-free': t('News that a pass is free again'),
    'pass-ended': t('News that the pass was cancelled'),
    'pass-rejected': t('News that the pass was not approved'),
    'pass-invitation': t('Invitation to take a pass'),
    'pass-given': t('News that the pass has a new holder'),
    'order-paid': t('Confirmation of the order'),
    'order-returned': t('News of a refund'),
    'payment-given-back': t('News of a payment that came too late'),
    'payment-alarm': t('Alarm about a payment'),
    'order-offered': t('Order to pay'),
    'transfer-due': t('Bank details for the transfer'),
    'transfer-reminder': t('Reminder of the transfer'),
    invoice: t('Invoice or credit note'),
    stay: t('Confirmation of the stay'),
    'rooming-list': t('Rooming list'),
    'train-ticket': t('Train ticket'),
    'vip-offer': t('Offer of a place at a VIP event'),
    'vip-cancelled': t('News that a VIP event is cancelled'),
    'vip-moved': t('News that a VIP event is moved'),
    'seat-offer': t('Offer of a seat in a session'),
    'session-cancelled': t('News that a session is cancelled'),
    'session-moved': t('News that a session was moved'),
    export: t('News of an export'),
  }
}

/** What became of a mail. */
export function useOutcomeWords(): Readonly<Record<MailOutcome, string>> {
  const { t } = useText()
  return {
    waiting: t('On its way', undefined, { context: 'a mail' }),
    accepted: t('Accepted', undefined, { context: 'a mail, by the mail server' }),
    refused: t('Refused by the mail server'),
    unanswered: t('Mail server not reached'),
    dropped: t('Nothing to send'),
  }
}
