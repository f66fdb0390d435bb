import type { AuditEntry } from '@foyer/contract/audit'
import { FieldChanges, useActWords } from '#features/timeline'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { RecordCell } from './record-cell.tsx'

/** Entries of the log, one a line. */
export function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const acts = useActWords()
  const columns: Column<AuditEntry>[] = [
    { key: 'time', head: t('Time'), cell: ({ at }) => formatMoment(at, timeZone, locale), at: 'side' },
    { key: 'who', head: t('Who'), cell: ({ actor }) => actor.name, at: 'title' },
    { key: 'what', head: t('Act'), cell: ({ act }) => acts[act] ?? <code className="code">{act}</code>, at: 'note' },
    { key: 'record', head: t('Record'), cell: (entry) => <RecordCell entry={entry} />, at: 'state' },
    {
      key: 'changes',
      head: t('Before and after'),
      cell: ({ changes }) => <FieldChanges changes={changes} />,
      at: 'below',
    },
  ]
  return <DataTable label={t('Audit log')} columns={columns} rows={entries} keyOf={({ id }) => id} />
}
