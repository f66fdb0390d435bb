import type { Context } from '#platform/context'
import { findUser } from './identity.queries.ts'

/** Words without accents and signs, with a blank around each, as whoever looks for a name types them. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `

/**
 * Tells of a text that staff keep whether it names a person: their last name or an address of theirs, word for word. A
 * first name alone, or the beginning of a name, is many people's.
 */
export async function namedIn(
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<(text: string) => boolean> {
  const user = await findUser(context, userId)
  const names = [email, user?.last_name ?? ''].map(wordsOf).filter((words) => words.trim() !== '')
  return (text) => names.some((name) => wordsOf(text).includes(name))
}
