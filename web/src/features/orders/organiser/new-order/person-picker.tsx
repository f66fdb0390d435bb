import { listPeople } from '@foyer/contract/office-people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SearchBox } from '#platform/search-box.tsx'
import styles from './new-order.module.css'

/** For whom: whoever has an account. */
export function PersonPicker() {
  const { t } = useText()
  const [q, setAsked] = useState('')
  const { data, error, refetch } = useQuery({
    ...query(listPeople, { query: { q, limit: '8' } }),
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.form}>
      <div>
        <search>
          <SearchBox label={t('For whom: name, e-mail, company or number')} asked={q} onAsk={setAsked} />
        </search>
        {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
        {q.trim() === '' || data === undefined ? null : data.items.length === 0 ? (
          <p role="status">
            {t(
              'Nobody who has or had a pass or an order is found. Enter their e-mail below, and an account that is there is found.',
            )}
          </p>
        ) : (
          <ul className={styles.found}>
            {data.items.map(({ uuid, name, email, company }) => (
              <li key={uuid}>
                <Link to="/organiser/orders/new" search={{ person: uuid }}>
                  {name}
                </Link>
                <small>{[company, email].filter((text) => (text ?? '') !== '').join(', ')}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p>
        <Link to="/organiser/people/new" search={{ next: 'order' }}>
          {t('Somebody who has no account yet')}
        </Link>
      </p>
    </section>
  )
}
