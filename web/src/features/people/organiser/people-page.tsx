import { listPeople } from '@foyer/contract/office-people'
import { useState } from 'react'
import { ExportLink, ListViews, useViewColumns } from '#features/list-views'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { PageHead } from '#ui/page-head.tsx'
import { ApproveMany } from './approve-many.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable, usePeopleColumns } from './people-table.tsx'
import { usePeopleSearch } from './use-people-search.ts'
import { useHasDuty } from './use-person-act.ts'

/** `/organiser/people`: who has or had a pass or an order, the newest account first. */
export function PeoplePage() {
  const { t } = useText()
  const asked = usePeopleSearch()
  const people = usePages(listPeople, asked.filters)
  const mayDecide = useHasDuty('decidePasses')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (pass: string) => setChosen(chosen.symmetricDifference(new Set([pass])))
  const choice = useViewColumns('people')
  const columns = usePeopleColumns({ chosen: null, onChoose: choose })
  usePlainTitle(t('People'))
  return (
    <>
      <PageHead
        title={t('People')}
        note={t('The newest account first.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            <ExportLink table="people" filters={asked.filters} hidden={choice.hidden} />
          </>
        }
      />
      <ListViews list="people" usual={useUsualViews()} hidden={choice.hidden} />
      <PeopleFilters {...asked} />
      <PagedList
        pages={people}
        empty={{
          title: t('Nobody'),
          text: asked.isNarrowed ? t('Nobody fits what you look for.') : t('Who signs up stands here.'),
        }}
        more={t('Show more')}
      >
        {(lines) => (
          <>
            <PeopleTable people={lines} chosen={mayDecide ? chosen : null} onChoose={choose} hidden={choice.hidden} />
            {mayDecide ? <ApproveMany people={lines} chosen={chosen} onChange={setChosen} /> : null}
          </>
        )}
      </PagedList>
    </>
  )
}

/** What is looked at again and again. */
function useUsualViews() {
  const { t } = useText()
  return [
    { word: t('Waiting'), asks: { pass: 'waiting' } },
    { word: t('No room'), asks: { room: 'none' } },
    { word: t('No train'), asks: { train: 'none' } },
  ]
}
