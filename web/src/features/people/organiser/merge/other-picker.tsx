import { listPeople } from '@foyer/contract/office-people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SearchBox } from '#platform/search-box.tsx'
import styles from './merge.module.css'

/** Which other account is theirs. */
export function OtherPicker({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const [q, setAsked] = useState('')
  const { data, error, refetch } = useQuery({
    ...query(listPeople, { query: { q, limit: '9' } }),
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const others = data?.items.filter((person) => person.uuid !== uuid)
  return (
    <div>
      <search>
        <SearchBox label={t('Their other account: name, e-mail, company or number')} asked={q} onAsk={setAsked} />
      </search>
      {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      {q.trim() === '' || others === undefined ? null : others.length === 0 ? (
        <p role="status">{t('Nobody else is found.')}</p>
      ) : (
        <ul className={styles.found}>
          {others.map((other) => (
            <li key={other.uuid}>
              <Link to="/organiser/people/$uuid/merge" params={{ uuid }} search={{ with: other.uuid }}>
                {other.name}
              </Link>
              <small>
                {[other.company, other.email, other.pass?.name].filter((text) => (text ?? '') !== '').join(', ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
