import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { LineKind } from '@foyer/contract/orders'
import { useText } from '#platform/messages/messages.ts'

type LineState = OfficeOrder['lines'][number]['state']

/** In which colour it is told how a line stands, beside its word. */
export const lineTones = {
  chosen: undefined,
  unpaid: 'warning',
  given: 'success',
  waiting: 'warning',
  changed: 'info',
  returned: undefined,
  'let-go': 'danger',
} as const satisfies Readonly<Record<LineState, string | undefined>>

/** How a line stands, in the word that fits what was ordered. */
export function useLineWord(): (kind: LineKind, state: LineState) => string {
  const { t } = useText()
  const given: Readonly<Record<LineKind, string>> = {
    pass: t('Approved'),
    upgrade: t('Done'),
    room: t('Booked'),
    'room-change': t('Done'),
    'train-ticket': t('Issued'),
    'vip-event': t('Has a place'),
  }
  const words: Readonly<Record<Exclude<LineState, 'given'>, string>> = {
    chosen: t('Chosen'),
    unpaid: t('Awaiting payment'),
    waiting: t('Waits for approval'),
    changed: t('Changed'),
    returned: t('Returned'),
    'let-go': t('Let go'),
  }
  return (kind, state) => (state === 'given' ? given[kind] : words[state])
}
