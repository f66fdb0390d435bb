import { listPeople } from '@foyer/contract/office-people'
import { Link } from '@tanstack/react-router'
import { ExportLink, ListViews, useViewColumns } from '#features/list-views'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { NearNote } from '#platform/near-note.tsx'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { BulkBar, ChooseMany } from './bulk-bar.tsx'
import { BulkResults } from './bulk-results.tsx'
import { looksForOthers, OtherPeople } from './other-people.tsx'
import styles from './people.module.css'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable, usePeopleColumns } from './people-table.tsx'
import { useChoice } from './use-choice.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** `/organiser/people`: who has or had a pass or an order, the newest account first. */
export function PeoplePage() {
  const { t } = useText()
  const asked = usePeopleSearch()
  const people = usePages(listPeople, asked.filters)
  const mayDecide = useHasDuty('decidePasses')
  const mayAdd = useHasDuty('changePeople')
  const chosen = useChoice(asked.filters, people.lines)
  const choice = useViewColumns('people')
  const columns = usePeopleColumns({ chosen: null, onChoose: chosen.toggle })
  usePlainTitle(t('People'))
  return (
    <>
      <PageHead
        title={t('People')}
        note={t('Who has or had a pass or an order, the newest account first.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            {mayAdd ? (
              <Link {...buttonLook('line', true)} to="/organiser/people/new">
                {t('Add somebody')}
              </Link>
            ) : null}
            <ExportLink table="people" filters={asked.filters} hidden={choice.hidden} />
          </>
        }
      />
      <p className={`${styles.ways} label`}>
        <Link to="/organiser/people/sign-ups">{t('Sign-ups')}</Link>
      </p>
      <ListViews list="people" usual={useUsualViews()} hidden={choice.hidden} />
      <PeopleFilters {...asked} />
      {mayDecide ? <BulkResults /> : null}
      <PagedList pages={people} empty={useEmptyWords(asked)} more={t('Show more')}>
        {(lines) => (
          <>
            <NearNote people={lines} q={asked.search.q} />
            {mayDecide ? <ChooseMany people={lines} choice={chosen} /> : null}
            <PeopleTable
              people={lines}
              chosen={mayDecide ? chosen.marked : null}
              onChoose={chosen.toggle}
              hidden={choice.hidden}
            />
            {mayDecide ? <BulkBar choice={chosen} /> : null}
          </>
        )}
      </PagedList>
      <OtherPeople search={asked.search} people={people} />
    </>
  )
}

/** What the page says where nobody is in the list. */
function useEmptyWords({ search, isNarrowed, clear }: ReturnType<typeof usePeopleSearch>) {
  const { t } = useText()
  return {
    title: t('Nobody'),
    onShowAll: isNarrowed ? clear : undefined,
    text: !isNarrowed
      ? t('Who signs up stands here, and who is added as soon as they are given a pass or an order.')
      : looksForOthers(search)
        ? t('Nobody who has or had a pass or an order fits.')
        : t(
            'Nobody who has or had a pass or an order fits. Who has but an account is found by their name or e-mail alone.',
          ),
  }
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
