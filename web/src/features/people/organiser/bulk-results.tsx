import { type BulkAct, listActs, putActAway } from '@foyer/contract/bulk-acts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
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
  const done = data?.reduce((sum, act) => sum + act.done, 0) ?? 0
  // The list shows what was done.
  useEffect(() => {
    if (done > 0) void refreshPeople()
  }, [done])
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

function Result({ act: { uuid, kind, people, done, refused, finishedAt } }: { readonly act: BulkAct }) {
  const { t } = useText()
  const acts = useBulkActs()
  const reasons = useBulkReasons()
  const putAway = useCommand(putActAway, { ...ownWords, refreshes: [listActs] })
  return (
    <li>
      <b>{t('{act}: {done} of {people}', { act: acts[kind], done, people })}</b>
      {finishedAt === null ? <Tag kind="info">{t('Under way')}</Tag> : <Tag kind="success">{t('Done')}</Tag>}
      {finishedAt === null ? <progress aria-label={acts[kind]} max={people} value={done + refused.length} /> : null}
      {refused.length === 0 ? null : (
        <details className={styles.said}>
          <summary>{t('Left as they are: {n}', { n: refused.length })}</summary>
          <ul className="bullets">
            {refused.map((person) => (
              <li key={person.uuid}>
                <Link to="/organiser/people/$uuid" params={{ uuid: person.uuid }}>
                  {person.name}
                </Link>{' '}
                {reasons[person.reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
      {finishedAt === null ? null : (
        <span className={styles.putAway}>
          <Button
            variant="text"
            isSmall
            isSending={putAway.isPending}
            onClick={() => putAway.mutate({ params: { uuid } })}
          >
            {t('Put away')}
          </Button>
        </span>
      )}
    </li>
  )
}
