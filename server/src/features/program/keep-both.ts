import type { KeptClash } from '@foyer/contract/kept-clashes'
import { requests } from '@foyer/contract/kit/refusal'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findSession } from './favourites.queries.ts'
import { deleteKeptClash, insertKeptClash } from './kept-clashes.queries.ts'

interface Asked {
  readonly params: { readonly sessionId: number; readonly otherId: number }
}

/** @throws Refused `requests/not-found`, also for a break, and for a session with itself. */
async function checkPair(context: CallerContext<Person>, { params: { sessionId, otherId } }: Asked): Promise<void> {
  if (sessionId === otherId) throw refuse(requests.notFound)
  for (const id of [sessionId, otherId])
    if ((await findSession(context, id)) === undefined) throw refuse(requests.notFound)
}

/**
 * Nothing reminds somebody of this clash any more. It holds until one of the two is no longer starred: who stars it anew
 * is reminded anew.
 * @throws Refused `requests/not-found`
 */
export async function keepBoth(context: CallerContext<Person>, asked: Asked): Promise<KeptClash> {
  await holdOwnAccount(context)
  await checkPair(context, asked)
  await insertKeptClash(context, context.caller.userId, asked.params)
  return { ...asked.params, isKept: true }
}

/** @throws Refused `requests/not-found` */
export async function remindOfClash(context: CallerContext<Person>, asked: Asked): Promise<KeptClash> {
  await checkPair(context, asked)
  await deleteKeptClash(context, context.caller.userId, asked.params)
  return { ...asked.params, isKept: false }
}
