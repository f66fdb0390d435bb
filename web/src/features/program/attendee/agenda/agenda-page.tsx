import { useQuery } from '@tanstack/react-query'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { agendaQuery } from '../shared/program-reads.ts'
import { useSeats } from '../shared/use-seats.ts'
import { useStars } from '../shared/use-stars.ts'
import { AgendaView } from './agenda-view.tsx'
import { DayHeading } from './day-heading.tsx'
import { daysBetween } from './program-days.ts'
import { useAgendaSearch } from './use-agenda-search.ts'

/** `/agenda`: the programme by day and track, and one's stars in it. */
export function AgendaPage() {
  const { data, error, refetch } = useQuery(agendaQuery)
  const stars = useStars()
  const seats = useSeats()
  // What is one's own stands above the programme: before that is known, it would stand where it cannot stay.
  if (data !== undefined && data.sessions.length > 0 && stars.isSettled && seats.isSettled)
    return <AgendaView agenda={data} stars={stars} seats={seats} />
  return <NoAgenda isEmpty={data?.sessions.length === 0} error={error} onRetry={() => void refetch()} />
}

interface NoAgendaProps {
  readonly isEmpty: boolean
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Where the programme will stand, or why there is none. */
function NoAgenda({ isEmpty, error, onRetry }: NoAgendaProps) {
  const { t } = useText()
  const { startsOn, endsOn } = useEdition()
  const { search } = useAgendaSearch(daysBetween(startsOn, endsOn))
  usePageTitle(t('Programme'))
  return (
    <>
      <DayHeading day={search.day} />
      {isEmpty ? (
        <Empty
          title={t('The programme follows')}
          text={t('Sessions and speakers stand here as soon as the organisers publish them.')}
        />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={onRetry} />
      ) : (
        <Skeleton boxes={[72, 48, 44, 84, 84, 84, 84, 84]} />
      )}
    </>
  )
}
