import { readUser, type User } from '@foyer/contract/identity'
import { type Agenda, listFavourites, readAgenda, starSession, unstarSession } from '@foyer/contract/program'
import { query, send } from '#platform/api.ts'
import { isOffline, whenConnectionChanges } from '#platform/connection.ts'
import { message, translate } from '#platform/messages/messages.ts'
import { ProblemError, unreachable } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastError } from '#platform/toasts.ts'
import { onTokenChange } from '#platform/token.ts'
import { showStar } from './show-star.ts'
import { dropUnsentStar, keepUnsentStar, unsentStars, wishes } from './unsent-stars.ts'

/** Who is there, as far as the page knows. */
const ownUuid = () => queryClient.getQueryData<User>(query(readUser).queryKey)?.uuid

/** No word on the star itself: no answer, a session that ended, a server that is busy or broken. It is sent another time. */
const isForLater = ({ code, status }: ProblemError): boolean =>
  code === unreachable.code || status === 401 || status === 429 || status >= 500

function sayRefused(sessionId: number, { detail }: ProblemError): void {
  const agenda = queryClient.getQueryData<Agenda>(query(readAgenda).queryKey)
  const title = agenda?.sessions.find(({ id }) => id === sessionId)?.title ?? String(sessionId)
  toastError(`${translate(message('Your star for “{title}” could not be sent.'), { title })} ${translate(detail)}`)
}

/** Only while the one who wished it is there: who signs in after them sends nothing of theirs. */
async function sendAll(of: string): Promise<void> {
  const done: (() => void)[] = []
  for (const [sessionId, isStarred] of unsentStars(of)) {
    if (ownUuid() !== of) return
    const isStill = () => unsentStars(of).some(([id, wish]) => id === sessionId && wish === isStarred)
    // What was wished anew since is sent by itself.
    if (wishes.has(sessionId) || !isStill()) continue
    const drop = () => dropUnsentStar(of, sessionId, isStarred)
    wishes.set(sessionId, isStarred)
    try {
      const last = await sendWished(sessionId)
      done.push(() => showStar(sessionId, last), drop)
    } catch (error) {
      const wish = wishes.get(sessionId) ?? isStarred
      if (wish !== isStarred) keepUnsentStar(of, sessionId, wish)
      if (!(error instanceof ProblemError) || isForLater(error)) break
      sayRefused(sessionId, error)
      done.push(drop)
    } finally {
      wishes.delete(sessionId)
    }
  }
  if (done.length === 0 || ownUuid() !== of) return
  // At one moment: an answer from before the stars would show them taken off meanwhile.
  for (const act of done) act()
  await queryClient.invalidateQueries({ queryKey: [listFavourites.id] })
}

/** What is wished of a session, and what is wished of it by then. @returns how it is now */
async function sendWished(sessionId: number): Promise<boolean> {
  let known: boolean | undefined
  for (let next = wishes.get(sessionId); next !== undefined && next !== known; next = wishes.get(sessionId)) {
    await send(next ? starSession : unstarSession, { params: { sessionId: String(sessionId) } })
    known = next
  }
  return known === true
}

let isSending = false

/** What was starred without a connection is sent: once, whatever windows are open, and a star that is refused is said. */
export async function sendUnsentStars(): Promise<void> {
  const of = ownUuid()
  if (isSending || isOffline() || of === undefined || unsentStars(of).length === 0) return
  isSending = true
  try {
    // What another window sent meanwhile is read again within.
    if (!navigator.locks) await sendAll(of)
    else await navigator.locks.request('unsent-stars', () => sendAll(of))
  } finally {
    isSending = false
  }
}

/** From now on, whenever the connection is back or the person is. */
export function keepSendingStars(): void {
  const start = () => void sendUnsentStars().catch(() => {})
  whenConnectionChanges(start)
  onTokenChange(start)
  start()
}
