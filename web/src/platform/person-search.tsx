import { type ListedPerson, listOtherPeople, listPeople, type OtherPerson } from '@foyer/contract/office-people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { send } from './api.ts'
import { useEdition } from './edition.ts'
import { LoadFailed } from './load-failed.tsx'
import { useText } from './messages/messages.ts'
import { NearNote } from './near-note.tsx'
import styles from './person-search.module.css'
import { SearchBox } from './search-box.tsx'

type Found = OtherPerson & Partial<Pick<ListedPerson, 'pass'>>

interface PersonSearchProps {
  readonly label: string
  /** Who is not to be chosen. */
  readonly except?: string
  /** So many of each kind are shown at most. */
  readonly limit: number
  readonly nobody: string
  /** The way on with one of them. */
  readonly link: (person: Found) => ReactNode
}

/** One of all who have an account, for whoever chooses somebody: those of the edition, and under them the others. */
export function PersonSearch({ label, except, limit, nobody, link }: PersonSearchProps) {
  const { t } = useText()
  const [q, setAsked] = useState('')
  const { product, year } = useEdition()
  const { data, error, refetch, isPlaceholderData } = useFound(q, limit)
  const found = q.trim() === '' ? undefined : data?.map((people) => people.filter(({ uuid }) => uuid !== except))
  const [here = [], others = []] = found ?? []
  // What is said of nobody is said of what was found by these words, not by those before.
  const count = here.length + others.length
  const isNobody = found !== undefined && !isPlaceholderData && count === 0
  return (
    <div>
      <search>
        <SearchBox label={label} asked={q} onAsk={setAsked} />
      </search>
      {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      <div role="status">
        {isNobody ? <p>{nobody}</p> : null}
        {isPlaceholderData || count === 0 ? null : <p className="vh">{t('{n} in the list', { n: count })}</p>}
      </div>
      {isPlaceholderData ? null : <NearNote people={here} q={q} />}
      {here.length > 0 ? <FoundList people={here} link={link} /> : null}
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others" className="h3">
            {t('Others with an account')}
          </h2>
          <p className="muted">{t('They have no pass and no order in {product} {year}.', { product, year })}</p>
          {isPlaceholderData ? null : <NearNote people={others} q={q} />}
          <FoundList people={others} link={link} />
        </section>
      ) : null}
    </div>
  )
}

/** Both kinds in one answer: nobody is told that there is nobody while others are still on their way. */
const useFound = (q: string, limit: number) =>
  useQuery({
    queryKey: [listPeople.id, 'and others', q, limit],
    queryFn: async ({ signal }): Promise<readonly (readonly Found[])[]> => {
      const asked = { query: { q, limit: String(limit) } }
      const [here, others] = await Promise.all([
        send(listPeople, asked, { signal }),
        send(listOtherPeople, asked, { signal }),
      ])
      return [here.items, others.items]
    },
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  })

function FoundList({ people, link }: { readonly people: readonly Found[] } & Pick<PersonSearchProps, 'link'>) {
  return (
    <ul className={styles.found}>
      {people.map((person) => (
        <li key={person.uuid}>
          {link(person)}
          <small>
            {[person.company, person.email, person.pass?.name].filter((text) => (text ?? '') !== '').join(', ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
