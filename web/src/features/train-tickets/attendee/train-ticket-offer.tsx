import { formatMoney } from '@foyer/contract/kit/money'
import type { TrainTicket } from '@foyer/contract/train-tickets'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { OrderedForYou } from '#platform/ordered-for-you.tsx'
import { Tag } from '#ui/badge.tsx'
import cardStyles from '#ui/card.module.css'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { RemoveTrainTicket } from './remove-train-ticket.tsx'
import { TrainTicketLead } from './train-ticket-lead.tsx'
import styles from './train-ticket-offer.module.css'
import { livingTicket, trainTicketsQuery, trainTicketTypesQuery } from './train-ticket-reads.ts'
import { validDays } from './train-words.ts'

/** In the registration: a train ticket can come along, and need not. Nothing where none is sold and nobody has one. */
export function TrainTicketOffer() {
  const { t } = useText()
  const tickets = useQuery(trainTicketsQuery)
  const types = useQuery(trainTicketTypesQuery)
  const error = tickets.error ?? types.error
  const isKnown = tickets.data !== undefined && types.data !== undefined
  const ticket = tickets.data === undefined ? null : livingTicket(tickets.data)
  if (isKnown && ticket === null && types.data.length === 0) return null
  return (
    <section className="stack" aria-labelledby="train">
      <h2 id="train">
        {t('Train ticket')} <small className={styles.optional}>{t('(optional)')}</small>
      </h2>
      {isKnown ? (
        ticket === null ? (
          <TrainTicketLead types={types.data} />
        ) : (
          <InOrder ticket={ticket} />
        )
      ) : error === null ? (
        <SkeletonBox height={104} />
      ) : (
        <LoadFailed error={error} onRetry={() => void Promise.all([tickets.refetch(), types.refetch()])} />
      )}
    </section>
  )
}

function InOrder({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const isHeld = ticket.status === 'held'
  return (
    <div className={`${cardStyles.card} ${cardStyles.striped}`} data-band="train">
      <div className={styles.head}>
        <div>
          <h3>{ticket.type.name}</h3>
          <p className="label muted">
            {ticket.passengerName}, {validDays(ticket, locale)}
          </p>
        </div>
        <p className={`num ${styles.price}`}>{formatMoney(ticket.price)}</p>
      </div>
      <p className={styles.state}>
        {!isHeld ? (
          <Tag kind="success">{t('Paid')}</Tag>
        ) : ticket.holdExpiresAt === null ? null : (
          <Tag kind="warning">
            {t('Held until {moment}', { moment: formatMoment(ticket.holdExpiresAt, timeZone, locale) })}
          </Tag>
        )}
      </p>
      {isHeld && !ticket.can.cancel ? (
        <OrderedForYou />
      ) : (
        <div className={styles.ways}>
          <Link to="/train-ticket" search={isHeld ? { change: '1' } : {}}>
            {isHeld ? t('Change') : t('Open ticket')}
            <span className="vh"> {ticket.type.name}</span>
          </Link>
          {isHeld ? <RemoveTrainTicket name={ticket.type.name} /> : null}
        </div>
      )}
    </div>
  )
}
