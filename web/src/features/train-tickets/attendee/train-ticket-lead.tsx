import { formatMoney } from '@foyer/contract/kit/money'
import type { TrainTicketType } from '@foyer/contract/train-tickets'
import { Link } from '@tanstack/react-router'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './train-ticket-lead.module.css'
import { cheapestOf } from './train-ticket-reads.ts'

/** The way to a train ticket for whoever has none. */
export function TrainTicketLead({ types }: { readonly types: readonly TrainTicketType[] }) {
  const { t } = useText()
  const { city } = useEdition()
  const cheapest = cheapestOf(types)
  if (cheapest === null) return <p>{t('All train tickets are taken.')}</p>
  return (
    <div className={`${cardStyles.card} ${cardStyles.striped}`} data-band="train">
      <div className={styles.lead}>
        <p>
          {t('By train to {city} and back from {amount}, paid with your order.', {
            city,
            amount: formatMoney(cheapest.price),
          })}
        </p>
        <Link {...buttonLook('line', true)} to="/train-ticket">
          <Icon name="train" />
          {t('Choose a train ticket')}
        </Link>
      </div>
    </div>
  )
}
