import { exportAuditEntries, listActors, listAuditEntries } from '@foyer/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { SaveTable } from '#features/identity'
import { ListViews } from '#features/list-views'
import { useRecordWords } from '#features/timeline'
import { addressOf, query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Filter, Filters } from '#ui/filters.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Entries } from './entries.tsx'
import { useLogSearch } from './use-log-search.ts'

/** `/organiser/audit-log`: who of the staff did what, and when. Nobody changes it. */
export function AuditLogPage() {
  const { t } = useText()
  const { search, change, filters, isNarrowed, clear } = useLogSearch()
  const log = usePages(listAuditEntries, filters)
  usePlainTitle(t('Audit log'))
  return (
    <>
      <PageHead
        title={t('Audit log')}
        note={t('The newest first. Entries can be added, and never changed or removed.')}
        actions={<SaveTable path={addressOf(exportAuditEntries, { query: filters })} />}
      />
      <ListViews list="audit-log" />
      <LogFilters search={search} change={change} />
      <PagedList
        pages={log}
        empty={{
          title: t('Nothing was done'),
          onShowAll: isNarrowed ? clear : undefined,
          text: isNarrowed ? t('No entry fits what you look for.') : t('What staff change stands here.'),
        }}
      >
        {(lines) => <Entries entries={lines} />}
      </PagedList>
    </>
  )
}

function LogFilters({ search, change }: Pick<ReturnType<typeof useLogSearch>, 'search' | 'change'>) {
  const { t } = useText()
  const actors = useActorNames()
  const records = useRecordWords()
  return (
    <Filters>
      <Filter
        id="actor"
        label={t('Who')}
        all={t('Anybody')}
        choices={actors}
        value={search.actor}
        onChange={(actor) => change({ actor })}
      />
      <Filter
        id="record"
        label={t('What')}
        all={t('Anything')}
        choices={Object.entries(records).flatMap(([kind, word]) => (word === undefined ? [] : [[kind, word] as const]))}
        value={search.record}
        onChange={(record) => change({ record })}
      />
    </Filters>
  )
}

/** Everybody who is in the log; whoever has the name of another is told apart by the day of their last act. */
function useActorNames() {
  const { locale } = useText()
  const { timeZone } = useEdition()
  const { data: actors = [] } = useQuery(query(listActors))
  const named = Map.groupBy(actors, ({ name }) => name)
  return actors.map(({ uuid, name, lastActAt }) => {
    const isAlone = named.get(name)?.length === 1
    return [uuid, isAlone ? name : `${name}, ${formatMoment(lastActAt, timeZone, locale)}`] as const
  })
}
