import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ticketStyles } from '#features/passes'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass } from '#platform/session.ts'
import iconStyles from '#ui/icon.module.css'
import homePageStyles from './home-page.module.css'
import { LoadFailed } from './load-failed.tsx'
import { MiniCode } from './mini-code.tsx'

/** The pass as a small ticket that leads to the large one. */
export function MiniTicket() {
  const { t, locale } = useText()
  const edition = useEdition()
  const { data: user } = useQuery(query(readUser))
  const { data: pass, error, refetch } = useQuery(query(readPass))
  if (error !== null && pass === undefined) {
    return <LoadFailed title={t('Your pass')} error={error} onAgain={() => void refetch()} />
  }
  if (!pass || user === undefined) return null
  return (
    <section className={homePageStyles.pass} aria-label={t('Pass')}>
      <Link className={`${ticketStyles.mini} ${ticketStyles.box}`} data-band={pass.passType.codeType} to="/pass">
        <span className={ticketStyles.ticket}>
          <span className={ticketStyles.main}>
            <span className={ticketStyles.stripe} />
            <span className={ticketStyles.body}>
              <span className={ticketStyles.event}>
                <span>{`${edition.product} ${edition.year}`}</span>
                <span>{`${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.city}`}</span>
              </span>
              <span>
                <span className={ticketStyles.name}>
                  <span>{user.firstName}</span> <span>{user.lastName}</span>
                </span>
                {user.companyName ? (
                  <span className={`${ticketStyles.who} ${ticketStyles.company}`}>{user.companyName}</span>
                ) : null}
              </span>
            </span>
            <span className={ticketStyles.band}>
              <strong>{pass.passType.name}</strong>
            </span>
          </span>
          <span className={ticketStyles.stub}>
            {hasApprovedPass(pass) ? (
              <span className={ticketStyles.qr}>
                <MiniCode />
              </span>
            ) : null}
            <span className={ticketStyles.go}>
              <span>
                {t('Show pass')}
                <small>{hasApprovedPass(pass) ? t('Approved') : t('Not approved yet')}</small>
              </span>
              <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 6l6 6-6 6" />
              </svg>
            </span>
          </span>
        </span>
      </Link>
    </section>
  )
}
