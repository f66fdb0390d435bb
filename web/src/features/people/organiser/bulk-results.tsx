import { type BulkAct, listActs, putActAway } from '@foyer/contract/bulk-acts'
import { readDashboard } from '@foyer/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { useBulkActs, useBulkReasons } from './bulk-words.ts'
import styles from './people.module.css'
import { refreshPeople } from './use-person-act.ts'

/** How often the page asks how far it is, in milliseconds. */
const ASK_MS = 2_000

/** What was begun for many people: how far it is, and whom it left, and why. */
export function BulkResults() {
  const { t } = useText()
  const { data } = useQuery({
    ...query(listActs),
    refetchInterval: ({ state }) =>
      state.data?.some(({ finishedAt }) => finishedAt === null) === true ? ASK_MS : false,
  })
  useShowWhatWasDone(data)
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="bulk-results" className={styles.results}>
      <h2 id="bulk-results">{t('Done to many')}</h2>
      <ul className={styles.entries}>
        {data.map((act) => (
          <Result key={act.uuid} act={act} />
        ))}
      </ul>
    </section>
  )
}

/** Once an act is over that was under way, the list shows what was done, and so do the numbers of the dashboard. */
function useShowWhatWasDone(acts: readonly BulkAct[] | undefined) {
  const underWay = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (acts === undefined) return
    const isOver = acts.some(({ uuid, finishedAt }) => finishedAt !== null && underWay.current.has(uuid))
    underWay.current = new Set(acts.flatMap(({ uuid, finishedAt }) => (finishedAt === null ? uuid : [])))
    if (isOver) void refreshPeople().then(() => queryClient.invalidateQueries({ queryKey: [readDashboard.id] }))
  }, [acts])
}

function Result({ act: { uuid, kind, people, done, left, refused, finishedAt } }: { readonly act: BulkAct }) {
  const { t } = useText()
  const acts = useBulkActs()
  const reasons = useBulkReasons()
  const putAway = useCommand(putActAway, { ...ownWords, refreshes: [listActs] })
  return (
    <li>
      <b>{t('{act}: {done} of {people}', { act: acts[kind], done, people })}</b>
      {finishedAt === null ? <Tag kind="info">{t('Under way')}</Tag> : <Tag kind="success">{t('Done')}</Tag>}
      {finishedAt === null ? <progress aria-label={acts[kind]} max={people} value={done + left} /> : null}
      {left === 0 ? null : (
        <details className={styles.said}>
          <summary>{t('Left as they are: {n}', { n: left })}</summary>
          <ul className="bullets">
            {refused.map((person) => (
              <li key={person.uuid}>
                <Link to="/organiser/people/$uuid" params={{ uuid: person.uuid }}>
                  {person.name}
                </Link>{' '}
                {reasons[person.reason]}
              </li>
            ))}
            {left > refused.length ? <li>{t('and {n} more', { n: left - refused.length })}</li> : null}
          </ul>
        </details>
      )}
      {finishedAt === null ? null : (
        <span className={styles.putAway}>
          <Offered>
            <Button
              variant="text"
              isSmall
              isSending={putAway.isPending}
              onClick={() => putAway.mutate({ params: { uuid } })}
            >
              {t('Put away')}
            </Button>
          </Offered>
        </span>
      )}
    </li>
  )
}
