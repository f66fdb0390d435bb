import type { Dashboard } from '@foyer/contract/dashboard'
import { useText } from '#platform/messages/messages.ts'

interface Words {
  readonly what: string
  readonly how: string
}

/** What waits in numbers. */
export function useWorkWords() {
  const { t } = useText()
  return {
    approvals: (n: number) => ({
      what: t('{n, plural, one {person waits for your approval} other {people wait for your approval}}', { n }),
      how: t('They cannot come in before.'),
    }),
    transfers: (n: number, amount: string) => ({
      what: t('{n, plural, one {transfer without an order} other {transfers without an order}}', { n }),
      how: t('{amount} in the account pay nothing yet.', { amount }),
    }),
    over: (n: number, amount: string) => ({
      what: t('{n, plural, one {order is past its date of payment} other {orders are past their date of payment}}', {
        n,
      }),
      how: t('{amount} did not come. What they held is on sale again.', { amount }),
    }),
    soon: (n: number, amount: string) => ({
      what: t('{n, plural, one {order is to be paid within two days} other {orders are to be paid within two days}}', {
        n,
      }),
      how: t('{amount} are missing. Their buyers were reminded.', { amount }),
    }),
    vatChecks: (n: number) => ({
      what: t('{n, plural, one {VAT ID is not confirmed} other {VAT IDs are not confirmed}}', { n }),
      how: t('Their orders bear VAT. Decide whether it goes back.'),
    }),
    jobs: (n: number) => ({
      what: t('{n, plural, one {job failed for good} other {jobs failed for good}}', { n }),
      how: t('A mail or a document that somebody waits for may be among them.'),
    }),
    clashes: (n: number) => ({
      what: t('{n, plural, one {session clashes} other {sessions clash}}', { n }),
      how: t('Somebody speaks in two of them at once.'),
    }),
    cutOff: (n: number, name: string, taken: number, guaranteed: number, amount: string) => ({
      what: t('{n, plural, one {day until the cut-off of {name}} other {days until the cut-off of {name}}}', {
        n,
        name,
      }),
      how: t('{taken} of {guaranteed} nights are taken; {amount} to pay if nothing changes.', {
        taken: String(taken),
        guaranteed: String(guaranteed),
        amount,
      }),
    }),
  }
}

export function useAlarmWords(): Readonly<Record<NonNullable<Dashboard['alarms']>[number]['kind'], Words>> {
  const { t } = useText()
  return {
    'refund-failed': {
      what: t('refund did not go through'),
      how: t('The provider could not give the money back. Pay it in another way, then close this.'),
    },
    'end-fails': {
      what: t('payment that was left could not be ended'),
      how: t('Its buyer pays in another way. Cancel it with the provider, then close this.'),
    },
    'charge-does-not-fit': {
      what: t('payment does not fit its order'),
      how: t('Another amount or currency came than was asked for. Look at it with the provider.'),
    },
    'check-fails': {
      what: t('payment cannot be looked up'),
      how: t('The provider does not say what became of it. Look at it there.'),
    },
    'payment-disputed': {
      what: t('payment is disputed by its buyer'),
      how: t('Their bank asks for the money back. Answer it with the provider, before its deadline.'),
    },
    'delivery-failed': {
      what: t('payment came for what is gone'),
      how: t('It could be neither delivered nor given back by itself.'),
    },
  }
}
