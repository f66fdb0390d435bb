import { type AuditEntry, exportAuditEntries, listAuditEntries } from '@foyer/contract/audit'
import { createDownload } from '@foyer/contract/platform'
import { listStaff } from '@foyer/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { withSecondFactor } from '#features/identity'
import { addressOf, query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useOpening } from '#platform/use-download.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './audit-log.module.css'
import { useActWords, useRecordWords } from './audit-words.ts'
import { FieldChanges } from './field-changes.tsx'
import { useLogSearch } from './use-log-search.ts'

/** `/organiser/audit-log`: who of the staff did what, and when. Nobody changes it. */
export function AuditLogPage() {
  const { t } = useText()
  const { search, change, isNarrowed } = useLogSearch()
  const filters = { actor: search.actor || undefined, record: search.record || undefined }
  const log = usePages(listAuditEntries, filters)
  usePlainTitle(t('Audit log'))
  return (
    <>
      <PageHead
        title={t('Audit log')}
        note={t('The newest first. Entries can be added, and never changed or removed.')}
        actions={<Export filters={filters} />}
      />
      <Filters search={search} change={change} />
      {log.lines === undefined ? (
        log.error === null ? (
          <Skeleton boxes={[44, 44, 44, 44, 44, 44]} />
        ) : (
          <LoadFailed error={log.error} onRetry={log.retry} />
        )
      ) : log.lines.length === 0 ? (
        <Empty
          title={t('Nothing was done')}
          text={isNarrowed ? t('No entry fits what you look for.') : t('What staff change stands here.')}
        />
      ) : (
        <>
          <Entries entries={log.lines} />
          {log.hasMore ? (
            <p className={styles.more}>
              <Button variant="line" isSending={log.isFetchingMore} onClick={log.more}>
                {t('Show older ones')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </>
  )
}

type Filter = {
  readonly actor?: string | undefined
  readonly record?: string | undefined
}

/** The same entries as a table, the oldest first. It names persons, so the second factor is asked for again. */
function Export({ filters }: { readonly filters: Filter }) {
  const { t } = useText()
  const path = addressOf(exportAuditEntries, { query: filters })
  const { isOpening, open, word } = useOpening(async () => {
    const { url } = await withSecondFactor(() => send(createDownload, { body: { path } }))
    return url
  })
  return (
    <>
      <Button variant="line" isSmall isSending={isOpening} onClick={open}>
        <Icon name="download" />
        {t('Save as CSV')}
      </Button>
      <span role="status">{word}</span>
    </>
  )
}

function Filters({ search, change }: Pick<ReturnType<typeof useLogSearch>, 'search' | 'change'>) {
  const { t } = useText()
  const { data: team } = useQuery(query(listStaff))
  const records = useRecordWords()
  return (
    <search className={styles.filters}>
      <SelectField id="actor" label={t('Who')} value={search.actor} onChange={(actor) => change({ actor })}>
        <option value="">{t('Anybody')}</option>
        {team?.members.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField id="record" label={t('What')} value={search.record} onChange={(record) => change({ record })}>
        <option value="">{t('Anything')}</option>
        {Object.entries(records).map(([kind, word]) => (
          <option key={kind} value={kind}>
            {word}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [records, acts] = [useRecordWords(), useActWords()]
  const columns: Column<AuditEntry>[] = [
    { key: 'time', head: t('Time'), cell: ({ at }) => formatMoment(at, timeZone, locale), at: 'side' },
    { key: 'who', head: t('Who'), cell: ({ actor }) => actor.name, at: 'title' },
    { key: 'what', head: t('Act'), cell: ({ act }) => acts[act] ?? <code className="code">{act}</code>, at: 'note' },
    {
      key: 'record',
      head: t('Record'),
      cell: ({ record }) => (
        <>
          {records[record.kind] ?? record.kind}
          <small>{record.id}</small>
        </>
      ),
    },
    {
      key: 'changes',
      head: t('Before and after'),
      cell: ({ changes }) => <FieldChanges changes={changes} />,
      at: 'below',
    },
  ]
  return <DataTable label={t('Audit log')} columns={columns} rows={entries} keyOf={({ id }) => id} />
}
