import { listAuditEntries } from '@foyer/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Entries } from './entries.tsx'

/** How many are shown beside what they changed. */
const FEW = '5'

/** What was changed last of one kind of record. */
export function LatestChanges({ record }: { readonly record: string }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(listAuditEntries, { query: { record, limit: FEW } }))
  if (data === undefined)
    return error === null ? (
      <Skeleton boxes={[44, 44, 44]} />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    )
  if (data.items.length === 0) return <Empty title={t('Nothing was done')} text={t('What staff change stands here.')} />
  return <Entries entries={data.items} />
}
