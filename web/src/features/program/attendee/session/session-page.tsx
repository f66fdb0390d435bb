import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ErrorPage } from '#platform/error-page.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { agendaQuery } from '../shared/program-reads.ts'
import { useSeats } from '../shared/use-seats.ts'
import { useStars } from '../shared/use-stars.ts'
import { SessionView } from './session-view.tsx'

/** `/agenda/{session}`: one session of the programme. A break has no page. */
export function SessionPage() {
  const { t } = useText()
  const { sessionId } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(agendaQuery)
  const stars = useStars()
  const seats = useSeats()
  const session = data?.sessions.find(({ id, track }) => String(id) === sessionId && track !== null)
  usePageTitle(session?.title ?? t('Session', undefined, { context: 'of the programme' }))
  if (data !== undefined && session === undefined) return <ErrorPage status={404} />
  // Whether it clashes stands above what it is about.
  if (data !== undefined && session !== undefined && stars.isSettled && seats.isSettled)
    return <SessionView agenda={data} session={session} stars={stars} seats={seats} />
  return (
    <>
      {/* Its own title may take a line more: it comes with what stands beneath it. */}
      <Lock numeral={null} title={t('Session', undefined, { context: 'of the programme' })} />
      {error !== null && data === undefined ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton boxes={[84, 240, 160, 160]} />
      )}
    </>
  )
}
