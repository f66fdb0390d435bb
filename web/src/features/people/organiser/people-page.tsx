import { listPeople } from '@foyer/contract/office-people'
import { useState } from 'react'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ApproveMany } from './approve-many.tsx'
import styles from './people.module.css'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { PeopleViews } from './people-views.tsx'
import { onlyGiven, usePeopleSearch } from './use-people-search.ts'
import { useHasDuty } from './use-person-act.ts'

/** `/organiser/people`: who has or had a pass or an order, the newest account first. */
export function PeoplePage() {
  const { t } = useText()
  const asked = usePeopleSearch()
  const people = usePages(listPeople, onlyGiven(asked.search))
  const mayDecide = useHasDuty('decidePasses')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (pass: string) => setChosen(chosen.symmetricDifference(new Set([pass])))
  usePlainTitle(t('People'))
  return (
    <>
      <PageHead title={t('People')} note={t('The newest account first.')} />
      <PeopleViews {...asked} />
      <PeopleFilters {...asked} />
      {people.lines === undefined ? (
        people.error === null ? (
          <Skeleton boxes={[44, 44, 44, 44, 44, 44]} />
        ) : (
          <LoadFailed error={people.error} onRetry={people.retry} />
        )
      ) : people.lines.length === 0 ? (
        <Empty
          title={t('Nobody')}
          text={asked.isNarrowed ? t('Nobody fits what you look for.') : t('Who signs up stands here.')}
        />
      ) : (
        <>
          <PeopleTable people={people.lines} chosen={mayDecide ? chosen : null} onChoose={choose} />
          {mayDecide ? <ApproveMany people={people.lines} chosen={chosen} onChange={setChosen} /> : null}
          {people.hasMore ? (
            <p className={styles.more}>
              <Button variant="line" isSending={people.isFetchingMore} onClick={people.more}>
                {t('Show more')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </>
  )
}
