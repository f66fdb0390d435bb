import { readPerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Fragment } from 'react'
import { query } from '#platform/api.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './people.module.css'
import { PersonHead } from './person-head.tsx'
import { usePersonParts } from './person-parts.tsx'

/** `/organiser/people/$uuid`: somebody with all that the office knows of them. Which part is shown stands in the address. */
export function PersonPage() {
  const { t } = useText()
  const { uuid = '' } = useParams({ strict: false })
  const { data: person, error, refetch } = useQuery(query(readPerson, { params: { uuid } }))
  const title = person === undefined ? t('Person') : `${person.person.firstName} ${person.person.lastName}`
  usePlainTitle(title)
  useOpenRecords([['person', uuid], ...(person?.passes.map((pass) => ['pass', pass.uuid] as const) ?? [])], person)
  const parts = usePersonParts(person)
  const asked = useSearchText('tab') ?? 'overview'
  const part = parts.find(({ id }) => id === asked) ?? parts[0]
  const back = <Link to="/organiser/people">{t('All people')}</Link>
  if (isNotThere({ data: person, error })) return <NotThere list={back} />
  return (
    <>
      <p className="label">{back}</p>
      {person === undefined ? (
        <>
          <PageHead title={title} />
          {error === null ? (
            <Skeleton boxes={[120, 44, 200]} />
          ) : (
            <LoadFailed error={error} onRetry={() => void refetch()} />
          )}
        </>
      ) : (
        // What is typed of one person is not for the next.
        <Fragment key={uuid}>
          <PersonHead person={person} />
          <nav className={styles.tabs} aria-label={t('Parts of the record')}>
            {parts.map(({ id, word, count }) => (
              <Link
                key={id}
                to="/organiser/people/$uuid"
                params={{ uuid }}
                search={id === 'overview' ? {} : { tab: id }}
                replace
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={id === part?.id ? 'page' : undefined}
              >
                {word}
                {count > 0 ? <b className="num"> {count}</b> : null}
              </Link>
            ))}
          </nav>
          <div className={styles.record}>{part?.show()}</div>
        </Fragment>
      )}
    </>
  )
}
