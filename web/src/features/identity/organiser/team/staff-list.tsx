import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/load-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Members } from './members.tsx'
import { teamQuery } from './use-team.ts'

/** Who works here, to be read: what may be changed of it is on a page of its own. */
export function StaffList() {
  const { data: team, error, refetch } = useQuery(teamQuery)
  if (team !== undefined) return <Members members={team.members} />
  return error === null ? (
    <Skeleton boxes={[44, 44, 44]} />
  ) : (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  )
}
