import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { withdrawVisaLetter as endpoint, VisaLetter } from '@foyer/contract/visa-letters'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { presentVisaLetter } from './present-visa-letter.ts'
import { advanceVisaLetter, findVisaLetter, lockIssuedLetter, lockVisaLettersOf } from './visa-letters.queries.ts'

/**
 * Ends one's own letter, whose code is withdrawn from that moment on; what it knew of the passport goes. One that stood no
 * more is answered as it is.
 * @throws Refused `requests/not-found`
 */
export async function withdrawVisaLetter(
  context: CallerContext<Person>,
  { params }: Input<typeof endpoint>,
): Promise<VisaLetter> {
  const { userId } = context.caller
  await lockVisaLettersOf(context, userId)
  const own = async () => {
    const letter = await findVisaLetter(context, params.uuid, userId)
    if (letter === undefined || letter.edition_id !== context.editionId) throw refuse(requests.notFound)
    return letter
  }
  const { id } = await own()
  await withdrawLiving(context, id)
  return presentVisaLetter(context, await own())
}

/** Withdraws the letter that somebody has in the edition, if any; with `id`, if it is that one. Their letters are locked. */
export async function withdrawLiving(context: CallerContext<Person>, id?: string): Promise<void> {
  const issued = await lockIssuedLetter(context, context.caller.userId)
  if (issued !== undefined && (id === undefined || issued.id === id))
    await advanceVisaLetter(context, issued, 'withdraw')
}
