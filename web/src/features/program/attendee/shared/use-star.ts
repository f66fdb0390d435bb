import { readUser, type User } from '@foyer/contract/identity'
import { starSession, unstarSession } from '@foyer/contract/program'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, unreachable } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast, toastError } from '#platform/toasts.ts'
import { favouritesQuery } from './program-reads.ts'
import { showStar } from './show-star.ts'
import { dropUnsentStar, keepUnsentStar, wishes } from './unsent-stars.ts'

const ownUuid = () => queryClient.getQueryData<User>(query(readUser).queryKey)?.uuid

// The page goes, and with it a call that the server may not have got: what is wished is kept, and sent by the next page.
addEventListener('pagehide', () => {
  const of = ownUuid()
  if (of !== undefined) for (const [sessionId, wish] of wishes) keepUnsentStar(of, sessionId, wish)
  wishes.clear()
})

/**
 * Stars a session, or takes the star off: here at once, then on the server, and here as it was where that fails. Who
 * presses again meanwhile is answered by what they pressed last; two calls for one session are never under way together.
 * Without a connection the star is kept, and sent later (send-unsent-stars.ts).
 */
export function useStar() {
  const { t } = useText()
  const { mutateAsync: star } = useCommand(starSession, ownWords)
  const { mutateAsync: unstar } = useCommand(unstarSession, ownWords)
  return async (sessionId: number, isStarred: boolean): Promise<void> => {
    const isUnderWay = wishes.has(sessionId)
    wishes.set(sessionId, isStarred)
    // An answer from before would take the star away again.
    await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey })
    showStar(sessionId, isStarred)
    if (isUnderWay) return
    const of = ownUuid()
    const params = { sessionId: String(sessionId) }
    let known = !isStarred
    try {
      for (let next = wishes.get(sessionId); next !== undefined && next !== known; next = wishes.get(sessionId)) {
        await (next ? star : unstar)({ params })
        known = next
        if (of !== undefined) dropUnsentStar(of, sessionId)
      }
    } catch (error) {
      const wish = wishes.get(sessionId) ?? isStarred
      const isLost = error instanceof ProblemError && error.code === unreachable.code
      if (isLost && of !== undefined && keepUnsentStar(of, sessionId, wish)) {
        toast(t('Kept. It is sent when there is a connection.'))
        return
      }
      showStar(sessionId, known)
      const why = error instanceof ProblemError ? t(error.detail) : ''
      toastError(
        `${known ? t('The star could not be taken off.') : t('The session could not be starred.')} ${why}`.trim(),
      )
    } finally {
      wishes.delete(sessionId)
    }
  }
}
