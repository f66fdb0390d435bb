import type { ChecklistItem, Setup } from '@foyer/contract/setup'
import { useText } from '#platform/messages/messages.ts'
import type { StepName } from './setup-steps.ts'

export function useStepNames(): Readonly<Record<StepName, string>> {
  const { t } = useText()
  return {
    event: t('Event'),
    seller: t('Seller'),
    passes: t('Passes'),
    payment: t('Payment'),
    cancellation: t('Cancelling'),
    mail: t('Mail'),
    open: t('Open'),
  }
}

interface ItemWords {
  readonly name: string
  /** Why it is missing, or what is there. */
  readonly about: string
}

/** Each thing that the sale waits for, in words. */
export function useItemWords(setup: Setup): Readonly<Record<ChecklistItem, ItemWords>> {
  const { t } = useText()
  const { types, places } = setup.passTypes
  const count = t('{types, plural, one {1 type} other {# types}}', { types })
  return {
    event: { name: t('Name, dates, venue'), about: t('Time zone, currency and languages too') },
    seller: { name: t('Seller'), about: t('Who issues the invoices') },
    'vat-id': { name: t('VAT ID of the seller'), about: t('Where the seller charges VAT in the EU') },
    'legal-links': { name: t('Imprint, privacy, terms'), about: t('Three addresses of your site') },
    'pass-types': {
      name: t('First pass types'),
      about:
        types === 0
          ? t('One is enough to start')
          : places === null
            ? count
            : `${count}, ${t('{places, plural, one {1 place} other {# places}}', { places })}`,
    },
    'pass-texts': { name: t('Passes in each language'), about: t('Name and description of every pass type') },
    payment: {
      name: t('A way to pay'),
      about: howPaid(setup, t),
    },
    mail: { name: t('Mail leaves and arrives'), about: t('Send yourself a test mail') },
  }
}

function howPaid({ payment, takesTransfers }: Setup, t: ReturnType<typeof useText>['t']): string {
  if (payment === 'stripe' || payment === 'sandbox') return t('Cards')
  return takesTransfers ? t('Bank transfer') : t('Or passes that cost nothing')
}
