import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import styles from './home-train-ticket.module.css'
import { TrainTicketLead } from './train-ticket-lead.tsx'
import { cheapestOf, livingTicket, trainTicketsQuery, trainTicketTypesQuery } from './train-ticket-reads.ts'
import { validDays } from './train-words.ts'

/** On home: the train ticket that somebody has or holds; nothing where there is none. It fails alone. */
export function HomeTrainTicket() {
  const { t, locale } = useText()
  const { timeZone, city } = useEdition()
  const { data, error, refetch } = useQuery(trainTicketsQuery)
  if (data === undefined)
    return error === null ? null : (
      <section className={styles.train} aria-label={t('Your train ticket')}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </section>
    )
  const ticket = livingTicket(data)
  if (ticket === null) return null
  const { type, holdExpiresAt } = ticket
  const isIssued = ticket.status === 'issued'
  return (
    <section
      className={`${cardStyles.card} ${cardStyles.striped} ${styles.train}`}
      data-band="train"
      aria-label={t('Your train ticket')}
    >
      <h2 className="h3">{t('By train to {city} and back', { city })}</h2>
      <p className="label muted">
        {type.name}, {ticket.passengerName}
      </p>
      <p className={styles.days}>{validDays(ticket, locale)}</p>
      <p className={`${styles.foot} label`}>
        <span className="muted">
          {isIssued
            ? t('Code {code}', { code: ticket.code ?? '' })
            : holdExpiresAt === null
              ? null
              : t('Held for you until {time}.', { time: formatUntil(holdExpiresAt, timeZone, locale) })}
        </span>
        {isIssued ? (
          <Link to="/train-ticket">{t('Open ticket')}</Link>
        ) : (
          <Link to={'/registration/checkout' as string} search={{}}>
            {t('Go to checkout')}
          </Link>
        )}
      </p>
    </section>
  )
}

/** On home, behind everything that one has: the way to a train ticket for whoever has none, while some are left. */
export function HomeTrainLead() {
  const { t } = useText()
  const tickets = useQuery(trainTicketsQuery)
  const { data: types } = useQuery(trainTicketTypesQuery)
  if (tickets.data === undefined || livingTicket(tickets.data) !== null) return null
  return types === undefined || cheapestOf(types) === null ? null : (
    <section className={styles.train} aria-label={t('Train tickets')}>
      <TrainTicketLead types={types} />
    </section>
  )
}
