import { type RawBuilder, sql } from 'kysely'
import { accountsNamed, signUps, signUpsNamed } from '#features/identity'
import { lastConfirmationOf } from '#features/mails'
import { orderNumberFor, signUpsNamedInOrders, wordsMeant } from '#features/orders'
import { passesSignedUpBy, type SignUpFilter, signedUpPasses } from '#features/passes'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

/** An index has it behind the edition, for all who signed up and for those who are somewhere on the way. */
export const signUpKeys = {
  createdAt: [
    { by: sql`p.created_at`, type: 'timestamptz' },
    { by: sql`p.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export type SignUpRow = Awaited<ReturnType<typeof readSignUpPage>>['rows'][number]

/** A page of them, in one statement. */
export const readSignUpPage = (context: Asking, filter: Filter, asked: PageAsked) =>
  readPage(signUpsOf(context, filter), asked, asked.after, asked.limit)

type Asking = Pick<Context, 'db' | 'editionId' | 'now'>
type Filter = SignUpFilter & { readonly q?: string | undefined }

/** Who signed up for a pass of the edition, and was neither forgotten nor erased. */
export const signUpsOf = (context: Asking, { q, ...filter }: Filter) =>
  signedUpPasses(context, filter)
    .innerJoin(signUps(context).as('signer'), 'signer.id', 'p.sign_up_id')
    .select(['signer.first_name', 'signer.last_name', 'signer.email', 'signer.company'])
    .select(({ ref }) => [
      orderNumberFor(ref('p.order_id')).as('order_number'),
      lastConfirmationOf(ref('p.sign_up_id')).as('confirmation'),
    ])
    .$if(q !== undefined, (some) => some.where(isFound(context.editionId, q ?? '')))

/** Each part has an index. The beginnings of all words are asked for where nobody has them as they stand there. */
function isFound(editionId: number, typed: string) {
  const { said, begun } = wordsMeant(typed)
  const named = (words: RawBuilder<unknown>) =>
    passesSignedUpBy(
      editionId,
      sql`${signUpsNamed(words)} union all ${signUpsNamedInOrders(editionId, words)}`,
      accountsNamed(words),
    )
  if (begun === null) return sql<boolean>`p.id = any(array(${named(said)}))`
  return sql<boolean>`p.id = any(array(
    with found_said(id) as materialized (${named(said)})
    select id from found_said
    union all
    select b.id from (${named(begun)}) b where not exists (select from found_said)))`
}
