import type { Edition } from '@foyer/contract/editions'
import type { ReactNode } from 'react'
import { formatDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './printed-ticket.module.css'
import ticketStyles from './ticket.module.css'

/** What stands on a ticket. */
interface TicketWords {
  readonly firstName: string
  readonly lastName: string
  readonly companyName?: string | null | undefined
  readonly passName: string
  readonly codeType: string
}

interface PrintedTicketProps {
  readonly words: TicketWords
  readonly edition: Edition
  /** What is torn off: what the ticket waits for, or where it leads. */
  readonly stub: ReactNode
}

/** The moment of buying: the ticket comes out of the printer. Who wants no motion finds it there. */
export function PrintedTicket({ words, edition, stub }: PrintedTicketProps) {
  const { t } = useText()
  const { firstName, lastName, companyName, passName, codeType } = words
  return (
    <section className={styles.printer} data-band={codeType} aria-label={t('Your ticket')}>
      <div className={`${ticketStyles.box} ${ticketStyles.mini} ${styles.paper}`}>
        <div className={`${ticketStyles.ticket} ${styles.ticket}`}>
          <div className={ticketStyles.main}>
            <span className={ticketStyles.stripe} />
            <div className={ticketStyles.body}>
              <TicketEvent edition={edition} />
              <div className={styles.name}>
                <p className={ticketStyles.name}>
                  <span>{firstName}</span> <span>{lastName}</span>
                </p>
                {companyName ? <p className={ticketStyles.who}>{companyName}</p> : null}
              </div>
            </div>
            <p className={ticketStyles.band}>
              <strong>{passName}</strong>
            </p>
          </div>
          <div className={`${ticketStyles.stub} ${styles.stub}`}>{stub}</div>
        </div>
      </div>
    </section>
  )
}

function TicketEvent({ edition }: { readonly edition: Edition }) {
  const { locale } = useText()
  return (
    <p className={ticketStyles.event}>
      <span>{`${edition.product} ${edition.year}`}</span>
      <span>{`${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.city}`}</span>
    </p>
  )
}
