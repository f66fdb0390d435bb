import type { TrainTicket } from '@foyer/contract/train-tickets'
import { ticketStyles } from '#features/passes'
import { formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { QrCode } from '#ui/qr-code.tsx'
import styles from './rail-ticket.module.css'
import { classNames, validDays } from './train-words.ts'

/** The train ticket like a departure board, its days on flaps. The stub is what a conductor scans. */
export function RailTicket({ ticket }: { readonly ticket: TrainTicket }) {
  const { t, locale } = useText()
  const { city } = useEdition()
  const { type, code, drawing } = ticket
  return (
    <article
      className={`${ticketStyles.box} ${styles.rail}`}
      data-band="train"
      aria-label={t('Train ticket, {name}', { name: type.name })}
    >
      <div className={ticketStyles.ticket}>
        <div className={`${ticketStyles.main} ${styles.board}`}>
          <div className={ticketStyles.stripe} />
          <div className={ticketStyles.body}>
            <p className={ticketStyles.event}>
              <span>{ticket.passengerName}</span>
              <span>{t(classNames[type.class])}</span>
            </p>
            <div className={styles.leg}>
              <p className={styles.label}>{t('To {city} and back', { city })}</p>
              <p>
                <span className={styles.small}>{t('Valid from')}</span>
                <Flap day={ticket.validFrom} />
              </p>
              <p className={styles.way} aria-hidden="true" />
              <p>
                <span className={styles.small}>{t('Valid until')}</span>
                <Flap day={ticket.validTo} />
              </p>
            </div>
            <p className={styles.text}>{type.description}</p>
          </div>
          <p className={ticketStyles.band}>
            <strong>{type.name}</strong>
          </p>
        </div>
        <div className={ticketStyles.stub}>
          <div className={ticketStyles.qr}>
            {drawing === null ? null : <QrCode drawing={drawing} label={t('QR code of your train ticket')} />}
          </div>
          <p className={`code ${ticketStyles.spoken}`}>{code}</p>
          <p className={`label muted ${styles.valid}`}>{t('Valid {days}', { days: validDays(ticket, locale) })}</p>
        </div>
      </div>
    </article>
  )
}

/** `18` over `Sat, Oct`, as a board turns it. */
function Flap({ day }: { readonly day: string }) {
  const { locale } = useText()
  return (
    <>
      <span className={styles.flap} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={styles.day}>{formatDay(day, locale)}</span>
    </>
  )
}
