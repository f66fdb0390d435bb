import { type RawBuilder, sql } from 'kysely'
import { accountsNamed, accountsNearlyNamed } from '#features/identity'
import { buyersNamed, hasOrderIn, wordsMeant } from '#features/orders'
import { hasPassIn, holderOfCode, parsePassCode } from '#features/passes'

/** Whether somebody is one of these: an array and no list, so that each is looked up and nobody walks through all people. */
export const isAmong = (found: RawBuilder<unknown>) => sql<boolean>`users.id = any(array(${found}))`

/**
 * Who is found by what somebody typed: each part of it has an index. Beginnings of all words are asked for where nobody of
 * the edition has them as they stand there, and who is nearly called so where nobody is called so.
 */
export const foundIn = (editionId: number, typed: string) =>
  found(
    typed,
    editionId,
    (hits) => sql<boolean>`exists (select from ${hits} f
      where ${hasPassIn(editionId, sql.ref('f.id'))} or ${hasOrderIn(editionId, sql.ref('f.id'))})`,
  )

/** So many are looked through of those whom a word finds: who shares it with more of them is found by one more. */
const MOST_MEANT = 2000

/** As {@link foundIn}, by the words, numbers and codes of every edition. */
export const foundAnywhere = (typed: string) =>
  sql`${found(typed, null, (hits) => sql<boolean>`exists (select from ${hits})`)} limit ${MOST_MEANT}`

function found(typed: string, editionId: number | null, isAnybody: (hits: RawBuilder<unknown>) => RawBuilder<boolean>) {
  const code = parsePassCode(typed)
  const { said, begun } = wordsMeant(typed)
  const named = (words: RawBuilder<unknown>) => [accountsNamed(words), buyersNamed(editionId, words)]
  const exact = code === null ? named(said) : [...named(said), holderOfCode(editionId, code)]
  const [first, second] = [sql.ref('found_said'), sql.ref('found_begun')]
  const further =
    begun === null
      ? sql`select null::uuid where false`
      : sql`select b.id from (${anyOf(named(begun))}) b(id) where not ${isAnybody(first)}`
  return sql`
    with found_said(id) as materialized (${anyOf(exact)}), found_begun(id) as materialized (${further})
    select id from found_said
    union all
    select id from found_begun
    union all
    select near.id from (${accountsNearlyNamed(typed)}) as near
    where not ${isAnybody(first)} and not ${isAnybody(second)}`
}

const anyOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)
