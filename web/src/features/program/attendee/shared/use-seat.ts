import { giveSeatBack, listReservations, reserveSeat } from '@foyer/contract/reservations'
import { ownWords, useCommand } from '#platform/command.ts'

const asking = { ...ownWords, refreshes: [listReservations] }

/** The two things that one can do about the seats of a session; the page says how each went, in its own place. */
export function useSeat(sessionId: number) {
  const reserve = useCommand(reserveSeat, asking)
  const giveBack = useCommand(giveSeatBack, asking)
  const params = { sessionId: String(sessionId) }
  return {
    reserve: () => {
      giveBack.reset()
      return reserve.mutateAsync({ params })
    },
    giveBack: () => {
      reserve.reset()
      return giveBack.mutateAsync({ params })
    },
    /** Whoever is asked anew has read why it failed. */
    forget: () => {
      reserve.reset()
      giveBack.reset()
    },
    isReserving: reserve.isPending,
    isGivingBack: giveBack.isPending,
    /** What went wrong last. */
    error: reserve.error ?? giveBack.error,
  }
}
