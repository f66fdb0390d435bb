import { formatMoney } from '@foyer/contract/kit/money'
import type { CodeType } from '@foyer/contract/passes'
import type { VipEvent } from '@foyer/contract/vip-events'
import { useText } from '#platform/messages/messages.ts'
import styles from './vip-events.module.css'

/** What one needs to know to answer. */
export function EventFacts({ event }: { readonly event: VipEvent }) {
  const { t } = useText()
  const names: Record<CodeType, string> = {
    host: t('Host'),
    'badge-vip': t('Badge VIP'),
    standard: t('Standard'),
    'vendor-vip': t('Vendor VIP'),
    vip: t('VIP'),
  }
  const facts = [
    [t('Place'), event.place],
    ...(event.dressCode === null ? [] : [[t('Dress'), event.dressCode]]),
    [t('Open to'), event.openTo.map((code) => names[code]).join(', ')],
    [t('Places'), usePlaces(event)],
    ...(event.price === null ? [] : [[t('Price'), t('{price} each', { price: formatMoney(event.price) })]]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function usePlaces({ attendance, capacity, left }: VipEvent): string {
  const { t } = useText()
  if (attendance?.status === 'offered')
    return t('{n, plural, one {One, yours for now} other {Two, yours for now}}', { n: attendance.places })
  return left === 0 ? t('Full') : t('{left} of {capacity} left', { left, capacity })
}
