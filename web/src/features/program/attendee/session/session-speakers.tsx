import type { AgendaSession } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Portrait } from '../shared/portrait.tsx'
import { speakersQuery } from '../shared/program-reads.ts'
import styles from './session-view.module.css'

/** Who speaks. Their names are there with the session; what else is known of them comes, or fails, by itself. */
export function SessionSpeakers({ session }: { readonly session: AgendaSession }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(speakersQuery)
  if (session.speakers.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="speakers" aria-busy={data === undefined && error === null}>
      <h2 id="speakers">{t('Speakers')}</h2>
      <ul className={styles.speakers}>
        {session.speakers.map(({ code, name }) => {
          const known = data?.find((speaker) => speaker.code === code)
          return (
            <li key={code}>
              <Portrait name={name} image={known?.image ?? null} size={128} />
              <div>
                <h3>
                  <Link to="/speakers/$speakerCode" params={{ speakerCode: code }}>
                    {name}
                  </Link>
                </h3>
                {known === undefined ? null : (
                  <>
                    <p className="muted">
                      {known.jobTitle}, {known.company}, {known.city}
                    </p>
                    <p className="label">
                      {t('{n, plural, one {# session} other {# sessions}}', { n: known.sessions.length })}
                    </p>
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {data === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
    </section>
  )
}
