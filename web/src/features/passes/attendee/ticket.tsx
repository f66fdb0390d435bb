import type { Edition } from '@foyer/contract/editions'
import type { User } from '@foyer/contract/identity'
import type { Answer } from '@foyer/contract/kit/endpoint'
import type { Pass, readPassCode } from '@foyer/contract/passes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDays, formatTime, unbroken } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { attendeeTypeNames } from '../shared/attendee-type-name.ts'
import { codeGroups } from '../shared/code-groups.ts'
import ticketStyles from '../shared/ticket.module.css'
import styles from './ticket.module.css'

/** From this many letters in one word a name would break within the ticket's width. */
const LONG_WORD = 11

interface TicketProps {
  readonly pass: Pass
  readonly user: User
  readonly edition: Edition
  /** The text in the QR code and the code to read aloud; null while there is none. */
  readonly code: Answer<typeof readPassCode> | null
  /** What stands where the code will be. */
  readonly instead: ReactNode
}

/** The pass as a ticket. The stub is what the gate scans; the band says the type in word, colour and pattern. */
export function Ticket({ pass, user, edition, code, instead }: TicketProps) {
  const { t, locale } = useText()
  const words = `${user.firstName} ${user.lastName}`.split(/[\s-]+/)
  const isLong = words.some((word) => word.length >= LONG_WORD)
  return (
    <article
      className={`${ticketStyles.box} ${styles.ticket}`}
      data-band={pass.passType.codeType}
      aria-label={t('Your pass')}
    >
      <div className={ticketStyles.ticket}>
        <div className={ticketStyles.main}>
          <div className={ticketStyles.stripe} />
          <div className={ticketStyles.body}>
            <span className={ticketStyles.slot} aria-hidden="true" />
            <p className={ticketStyles.event}>
              <span>{`${edition.product} ${edition.year}`}</span>
              <span>{`${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.city}`}</span>
            </p>
            <div>
              <h2 className={ticketStyles.name} data-long={isLong || undefined}>
                <span>{user.firstName}</span> <span>{user.lastName}</span>
              </h2>
              <p className={`${ticketStyles.who} ${styles.who}`}>
                {user.companyName ? <span>{user.companyName}</span> : null}
                {user.attendeeType ? <span className="muted">{t(attendeeTypeNames[user.attendeeType])}</span> : null}
              </p>
            </div>
            <dl className={`${ticketStyles.facts} ${styles.facts}`}>
              <div>
                <dt>{t('Entrance')}</dt>
                <dd>{unbroken(edition.entrance)}</dd>
              </div>
              <div>
                <dt>{t('Doors')}</dt>
                <dd>{formatTime(edition.doorsOpenAt, edition.timeZone, locale)}</dd>
              </div>
              {pass.orderNumber ? (
                <div>
                  <dt>{t('Order')}</dt>
                  <dd className="code">{pass.orderNumber}</dd>
                </div>
              ) : null}
            </dl>
          </div>
          <p className={ticketStyles.band}>
            <strong>{pass.passType.name}</strong>
          </p>
        </div>
        <Stub code={code} instead={instead} />
      </div>
    </article>
  )
}

/** What the gate scans. Tapped, it fills the screen. */
function Stub({ code, instead }: Pick<TicketProps, 'code' | 'instead'>) {
  const { t } = useText()
  return (
    <div className={ticketStyles.stub}>
      <div className={code === null ? `${ticketStyles.qr} ${styles.code}` : ticketStyles.qr}>
        {code === null ? (
          instead
        ) : (
          <Link
            className={styles.bright}
            to="/pass"
            search={{ code: 'large' }}
            resetScroll={false}
            aria-label={t('QR code of your pass: show it large and bright')}
          >
            <QrCode drawing={code.drawing} label={t('QR code of your pass')} />
          </Link>
        )}
      </div>
      <p className={`code ${ticketStyles.spoken} ${styles.spoken}`}>{code === null ? '' : codeGroups(code.code)}</p>
    </div>
  )
}
