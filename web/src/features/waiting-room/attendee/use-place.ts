import { keepPlace, leavePlace, type Place, placeGone, takePlace } from '@foyer/contract/waiting-room'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { roughMinutes } from './rough-wait.ts'
import { dropTicket, keepTicket, keptTicket } from './ticket.ts'

interface Standing extends Place {
  /** It takes longer than was said before. */
  readonly isLonger: boolean
  /** They waited for it here, and it has just come. */
  readonly isNews: boolean
}

/** How soon to ask again where no answer came, in milliseconds. */
const AGAIN_MS = 10_000

const keyOf = (ticket: string) => [keepPlace.id, ticket] as const

async function ask(ticket: string): Promise<Standing> {
  const before = queryClient.getQueryData<Standing>(keyOf(ticket))
  const now = await send(keepPlace, { body: { ticket } })
  const isNews = before !== undefined && (before.isNews || before.state !== now.state)
  return { ...now, isLonger: isLonger(before, now), isNews }
}

const isLonger = (before: Standing | undefined, now: Place): boolean => {
  const [said, says] = [before?.waitSeconds ?? null, now.waitSeconds]
  if (says === null) return false
  // Said until it has come down again.
  if (said === null || before === undefined) return false
  return roughMinutes(says) > roughMinutes(said) || (before.isLonger && says >= said)
}

/** One's place in the line, asked for as often as the server says. */
export function usePlace() {
  const [ticket, setTicket] = useState(keptTicket)
  const [isGone, setIsGone] = useState(false)
  const taking = useCommand(takePlace, ownWords)
  const asked = useQuery({
    queryKey: keyOf(ticket ?? ''),
    queryFn: async () => {
      try {
        return await ask(ticket ?? '')
      } catch (error) {
        if (refusedWith(error, placeGone)) {
          dropTicket()
          setTicket(null)
          setIsGone(true)
        }
        throw error
      }
    },
    enabled: ticket !== null,
    retry: false,
    // Whoever looks elsewhere meanwhile waits all the same.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const place = state.data
      if (place?.state === 'open' || place?.state === 'admitted') return false
      return state.error === null && place !== undefined ? place.askAgainSeconds * 1000 : AGAIN_MS
    },
  })
  useLeaving(ticket)
  return {
    place: ticket === null ? null : (asked.data ?? null),
    isAsking: ticket !== null && asked.data === undefined,
    isGone: isGone && ticket === null,
    error: ticket === null ? null : asked.error,
    /** Whoever took it with another address than they go on with begins anew; the place is given up by itself. */
    drop: () => {
      dropTicket()
      setTicket(null)
    },
    take: async (email: string): Promise<Place> => {
      const place = await taking.mutateAsync({ body: { email } })
      setIsGone(false)
      if (place.ticket !== null) {
        keepTicket(place.ticket, email)
        queryClient.setQueryData<Standing>(keyOf(place.ticket), { ...place, isLonger: false, isNews: true })
        setTicket(place.ticket)
      }
      return place
    },
  }
}

/** Who closes the page says so. Another one that is open keeps the place. */
function useLeaving(ticket: string | null): void {
  useEffect(() => {
    if (ticket === null) return undefined
    const leave = () => {
      const body = new Blob([JSON.stringify({ ticket })], { type: 'application/json' })
      navigator.sendBeacon(leavePlace.path, body)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [ticket])
}
