import { requests } from '@foyer/contract/kit/refusal'
import type { Favourite } from '@foyer/contract/program'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { deleteFavourite, findSession, findStar, insertFavourite } from './favourites.queries.ts'
import { deleteKeptClashesOf } from './kept-clashes.queries.ts'

interface Asked {
  readonly params: { readonly sessionId: number }
}

/** @throws Refused `requests/not-found`, also for a break. */
async function getSessionId(context: CallerContext<Person>, { params }: Asked): Promise<number> {
  const session = await findSession(context, params.sessionId)
  if (session === undefined) throw refuse(requests.notFound)
  return session.id
}

/** Whether somebody starred a session. @throws Refused `requests/not-found` */
export async function readFavourite(
  context: CallerContext<Person>,
  { params: { sessionId } }: Asked,
): Promise<Favourite> {
  const session = await findStar(context, context.caller.userId, sessionId)
  if (session === undefined) throw refuse(requests.notFound)
  return { sessionId, isStarred: session.starred_at !== null }
}

/** From two windows at once it is one star. @throws Refused `requests/not-found` */
export async function starSession(context: CallerContext<Person>, asked: Asked): Promise<Favourite> {
  await holdOwnAccount(context)
  const sessionId = await getSessionId(context, asked)
  await insertFavourite(context, context.caller.userId, sessionId)
  return { sessionId, isStarred: true }
}

/** @throws Refused `requests/not-found` */
export async function unstarSession(context: CallerContext<Person>, asked: Asked): Promise<Favourite> {
  const sessionId = await getSessionId(context, asked)
  await deleteFavourite(context, context.caller.userId, sessionId)
  await deleteKeptClashesOf(context, context.caller.userId, sessionId)
  return { sessionId, isStarred: false }
}
