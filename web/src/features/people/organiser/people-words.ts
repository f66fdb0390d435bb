import type { PassReason, PassStatus } from '@foyer/contract/passes'
import { useText } from '#platform/messages/messages.ts'

export function usePassStateWords(): Readonly<Record<'waiting' | PassStatus, string>> {
  const { t } = useText()
  return {
    waiting: t('Waits for approval'),
    pending: t('Pending'),
    approved: t('Approved'),
    rejected: t('Rejected'),
    cancelled: t('Cancelled'),
  }
}

/** In which colour a state is told, beside its word. */
export const passTones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  cancelled: undefined,
} as const satisfies Readonly<Record<PassStatus, string | undefined>>

/** What a pass waits for, or what became of it. */
export function useReasonWords(): Readonly<Record<PassReason, string>> {
  const { t } = useText()
  return {
    'no-pass': t('No pass'),
    'awaiting-confirmation': t('Mailbox not proven'),
    'awaiting-payment': t('Not paid'),
    'awaiting-approval': t('Waits for approval'),
    'already-holds-pass': t('Had a pass already'),
    'not-available-for-address': t('Not for this address'),
    'order-expired': t('Not paid in time'),
    'order-cancelled': t('Order cancelled'),
    'sold-out-before-payment': t('Sold out before it was paid'),
    rejected: t('Rejected'),
  }
}

export function useTagWords(): Readonly<Partial<Record<string, string>>> {
  const { t } = useText()
  return { vendor: t('Vendor') }
}
