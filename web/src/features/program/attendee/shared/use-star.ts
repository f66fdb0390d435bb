import { readUser, type User } from '@foyer/contract/identity'
import { type Favourites, starSession, unstarSession } from '@foyer/contract/program'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, unreachable } from '#platform/problem-error.ts'
import { toast, toastError } from '#platform/toasts.ts'
import { favouritesQuery } from './program-reads.ts'
import { dropUnsentStar, keepUnsentStar } from './unsent-stars.ts'

/** How each session is to be whose star is under way: what was wished last. */
const wishes = new Map<number, boolean>()

function show(client: QueryClient, sessionId: number, isStarred: boolean): void {
  client.setQueryData<Favourites>(favouritesQuery.queryKey, (known) => {
    if (known === undefined) return known
    const others = known.sessions.filter((one) => one.sessionId !== sessionId)
    const sessions = isStarred ? [...others, { sessionId, starredAt: appNow().toISOString() }] : others
    return { ...known, sessions }
  })
}

/**
 * Stars a session, or takes the star off: here at once, then on the server, and here as it was where that fails. Who
 * presses again meanwhile is answered by what they pressed last; two calls for one session are never under way together.
 * Without a connection the star is kept, and sent later (send-unsent-stars.ts).
 */
export function useStar() {
  const client = useQueryClient()
  const { t } = useText()
  const { mutateAsync: star } = useCommand(starSession, ownWords)
  const { mutateAsync: unstar } = useCommand(unstarSession, ownWords)
  return async (sessionId: number, isStarred: boolean): Promise<void> => {
    const isUnderWay = wishes.has(sessionId)
    wishes.set(sessionId, isStarred)
    // An answer from before would take the star away again.
    await client.cancelQueries({ queryKey: favouritesQuery.queryKey })
    show(client, sessionId, isStarred)
    if (isUnderWay) return
    const of = client.getQueryData<User>(query(readUser).queryKey)?.uuid
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
      show(client, sessionId, known)
      const why = error instanceof ProblemError ? t(error.detail) : ''
      toastError(
        `${known ? t('The star could not be taken off.') : t('The session could not be starred.')} ${why}`.trim(),
      )
    } finally {
      wishes.delete(sessionId)
    }
  }
}
