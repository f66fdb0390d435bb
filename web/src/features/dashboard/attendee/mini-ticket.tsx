import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { LoadFailed } from './load-failed.tsx'

// The home's own cards come before it.
const MiniCode = lazyPart(() => import('./mini-code.tsx'), 'MiniCode')

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
    <section className="home__pass" aria-label={t('Pass')}>
      <Link className="mini ticket-box" data-pass={pass.passType.codeType} to="/pass">
        <span className="ticket">
          <span className="ticket__main">
            <span className="stripe" />
            <span className="ticket__body">
              <span className="ticket__event">
                <span>{`${edition.product} ${edition.year}`}</span>
                <span>{`${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.city}`}</span>
              </span>
              <span>
                <span className="ticket__name">
                  <span>{user.firstName}</span> <span>{user.lastName}</span>
                </span>
                {user.companyName ? <span className="ticket__who mini__who">{user.companyName}</span> : null}
              </span>
            </span>
            <span className="ticket__band">
              <strong>{pass.passType.name}</strong>
            </span>
          </span>
          <span className="ticket__stub">
            {hasApprovedPass(pass) ? (
              <span className="qr">
                <Suspense>
                  <MiniCode />
                </Suspense>
              </span>
            ) : null}
            <span className="mini__go">
              <span>
                {t('Show pass')}
                <small>{hasApprovedPass(pass) ? t('Approved') : t('Not approved yet')}</small>
              </span>
              <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 6l6 6-6 6" />
              </svg>
            </span>
          </span>
        </span>
      </Link>
    </section>
  )
}
