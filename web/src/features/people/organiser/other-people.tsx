import { listOtherPeople, type OtherPerson } from '@foyer/contract/office-people'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { NearNote } from '#platform/near-note.tsx'
import { PagedList } from '#platform/paged-list.tsx'
import { usePages } from '#platform/use-pages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import styles from './people.module.css'
import { useWhoColumns } from './person-cells.tsx'
import type { PeopleSearch } from './use-people-search.ts'

/** By what of an edition the list is narrowed, of which others have nothing. */
const ofEdition = ['pass', 'passTypeId', 'room', 'train'] as const satisfies readonly (keyof PeopleSearch)[]

/** Whether the search also goes for those who have nothing in the edition. */
export const looksForOthers = (search: PeopleSearch) =>
  search.q !== '' && ofEdition.every((name) => search[name] === '')

interface OtherPeopleProps {
  readonly search: PeopleSearch
  /** The list of the edition, as far as it is there. */
  readonly people: { readonly lines: unknown; readonly hasMore: boolean }
}

/** Under the list of the edition, once all of it is there: who else is found and has an account. */
export function OtherPeople({ search, people }: OtherPeopleProps) {
  const { t } = useText()
  if (!looksForOthers(search) || people.lines === undefined) return null
  return people.hasMore ? (
    <p className="muted">{t('Others with an account stand under the last of these.')}</p>
  ) : (
    <ListOfOthers search={search} />
  )
}

function ListOfOthers({ search }: Pick<OtherPeopleProps, 'search'>) {
  const { t } = useText()
  const { product, year } = useEdition()
  const { q, tag, category, countryId } = search
  const asked = Object.entries({ q, tag, category, countryId }).filter(([, value]) => value !== '')
  const others = usePages(listOtherPeople, Object.fromEntries(asked))
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('Others with an account')}</h2>
      <p className="muted">{t('They have no pass and no order in {product} {year}.', { product, year })}</p>
      <PagedList pages={others} boxes={[44, 44]} empty={t('Nobody else is found.')} more={t('Show more')}>
        {(lines) => (
          <>
            <NearNote people={lines} q={q} />
            <OthersTable people={lines} />
          </>
        )}
      </PagedList>
    </section>
  )
}

function OthersTable({ people }: { readonly people: readonly OtherPerson[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const columns: Column<OtherPerson>[] = [
    ...useWhoColumns<OtherPerson>(),
    {
      key: 'since',
      head: t('Account since'),
      cell: ({ createdAt }) => formatLongDay(dayAt(new Date(createdAt), timeZone), locale),
      isNumber: true,
    },
  ]
  return <DataTable label={t('List of others')} columns={columns} rows={people} keyOf={({ uuid }) => uuid} />
}
