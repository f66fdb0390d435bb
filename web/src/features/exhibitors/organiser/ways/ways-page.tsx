import { readFloorPlan } from '@foyer/contract/exhibitors'
import { readOfficeSitePlan } from '@foyer/contract/office-site-plan'
import { readWays } from '@foyer/contract/office-ways'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PlanHead } from '../site-plan/plan-head.tsx'
import { WaysEditor } from './ways-editor.tsx'

/** `/organiser/site-plan/ways`: where one can walk, where one comes in, and the signs outside the halls. */
export function WaysPage() {
  const { t } = useText()
  const reads = [
    useQuery(query(readWays)),
    useQuery(query(readFloorPlan)),
    useQuery(query(readOfficeSitePlan)),
  ] as const
  const [{ data: ways }, { data: plan }, { data: site }] = reads
  const languages = useLanguages()
  usePlainTitle(t('Ways and entrances'))
  const error = reads.find((one) => one.error !== null)?.error ?? null
  return (
    <ChangedBy duty="editContent">
      <PlanHead note={t('Where attendees can walk, and where they come in. Of it the way to a stand is found.')} />
      {ways !== undefined && plan !== undefined && site !== undefined ? (
        <WaysEditor saved={ways} plan={plan} area={site?.area ?? null} languages={languages} />
      ) : error === null ? (
        <Skeleton boxes={[48, 400, 240, 240]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            for (const read of reads) void read.refetch()
          }}
        />
      )}
    </ChangedBy>
  )
}
