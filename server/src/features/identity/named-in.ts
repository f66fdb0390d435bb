import type { Context } from '#platform/context'
import { inOrder, inOrderTogether } from '#platform/database/in-order'
import { findUser } from './identity.queries.ts'

/**
 * Said before words are kept that may name somebody: an erasure waits for them, and finds them. In a transaction that
 * holds nothing yet that an erasure takes.
 */
export const keepWords = ({ db }: Pick<Context, 'db'>): Promise<void> => inOrderTogether(db, 'keepWords')

/** What is being kept at this moment is there, and whoever keeps more waits until the transaction ends. */
export const afterKeptWords = ({ db }: Pick<Context, 'db'>): Promise<void> => inOrder(db, 'keepWords')

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
 * first name alone, or the beginning of a name, is many people's. Whatever is being kept at this moment is kept first, and
 * what comes after waits: asked for before anything of what is kept is locked.
 */
export async function namedIn(
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<(text: string) => boolean> {
  await afterKeptWords(context)
  const user = await findUser(context, userId)
  const names = [email, user?.last_name ?? ''].map(wordsOf).filter((words) => words.trim() !== '')
  return (text) => names.some((name) => wordsOf(text).includes(name))
}
