import type { TrainTicket } from '@foyer/contract/train-tickets'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHeadingAfter } from '#ui/take-focus.ts'
import { ChooseTrainTicket } from './choose-train-ticket.tsx'
import { livingTicket, trainTicketsQuery } from './train-ticket-reads.ts'

// Who chooses needs neither of them, and who has a ticket not the other.
const HeldTrainTicket = lazyPart<{ readonly ticket: TrainTicket }, 'HeldTrainTicket'>(
  () => import('./held-train-ticket.tsx'),
  'HeldTrainTicket',
)
const IssuedTrainTicket = lazyPart<{ readonly ticket: TrainTicket }, 'IssuedTrainTicket'>(
  () => import('./issued-train-ticket.tsx'),
  'IssuedTrainTicket',
)

/** `/train-ticket`: what is sold to whoever has none, what is held until it is paid, and the ticket. */
export function TrainTicketPage() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(trainTicketsQuery)
  const isChanging = useSearchText('change') !== undefined
  useHeadingAfter(isChanging)
  const ticket = data === undefined ? null : livingTicket(data)
  const isOwn = ticket !== null && (ticket.status === 'issued' || !isChanging)
  usePageTitle(isOwn ? t('Your train ticket') : t('Train tickets'))
  if (data === undefined)
    return (
      <>
        <Lock numeral={null} title={t('Train tickets')} />
        {error === null ? (
          <Skeleton boxes={[120, 120, 120]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )}
      </>
    )
  if (isOwn) {
    const Own = ticket.status === 'issued' ? IssuedTrainTicket : HeldTrainTicket
    return (
      <Suspense fallback={<Skeleton boxes={[120, 420]} />}>
        <Own ticket={ticket} />
      </Suspense>
    )
  }
  return <ChooseTrainTicket held={ticket} givenBack={lastGivenBack(data)} />
}

/** The newest that was paid and went back; what was only held is nobody's news. */
function lastGivenBack(tickets: readonly TrainTicket[]): TrainTicket | null {
  return tickets.find(({ status, issuedAt }) => status === 'cancelled' && issuedAt !== null) ?? null
}
