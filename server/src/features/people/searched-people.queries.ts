import { type RawBuilder, sql } from 'kysely'
import { accountsNamed, accountsNearlyNamed } from '#features/identity'
import { buyersNamed, buyersNumbered, hasOrderIn, wordsMeant } from '#features/orders'
import { hasPassIn, holderOfCode, parsePassCode } from '#features/passes'
import { numbersMeant } from '#platform/ground/numbers-meant'

/** Whether somebody is one of these: an array and no list, so that each is looked up and nobody walks through all people. */
export const isAmong = (found: RawBuilder<unknown>) => sql<boolean>`users.id = any(array(${found}))`

/**
 * Who is found by what somebody typed: each part of it has an index. Beginnings of all words are asked for where nobody of
 * the edition has them as they stand there, and who is nearly called so where nobody is called so.
 */
export const foundIn = (editionId: number, typed: string) =>
  found(typed, steps(typed, editionId, somebodyOf(editionId)))

/** Whether nobody of the edition is called so: whoever is found by these words all the same is nearly called so. */
export const isNearIn = (editionId: number, typed: string) => isNear(steps(typed, editionId, somebodyOf(editionId)))

/** So many are looked through of those whom a word finds: who shares it with more of them is found by one more. */
const MOST_MEANT = 2000

/** As {@link foundIn}, by the words, numbers and codes of every edition. */
export const foundAnywhere = (typed: string) => sql`${found(typed, steps(typed, null, somebody))} limit ${MOST_MEANT}`

/** As {@link isNearIn}, where nobody at all is called so. */
export const isNearAnywhere = (typed: string) => isNear(steps(typed, null, somebody))

type IsAnybody = (hits: RawBuilder<unknown>) => RawBuilder<boolean>

const somebody: IsAnybody = (hits) => sql`exists (select from ${hits})`
const somebodyOf =
  (editionId: number): IsAnybody =>
  (hits) =>
    sql`exists (select from ${hits} f
    where ${hasPassIn(editionId, sql.ref('f.id'))} or ${hasOrderIn(editionId, sql.ref('f.id'))})`

/** Who is called so, and then who begins so; and whether that is nobody. */
function steps(typed: string, editionId: number | null, isAnybody: IsAnybody) {
  const code = parsePassCode(typed)
  const { said, begun } = wordsMeant(typed)
  const named = (words: RawBuilder<unknown>) => [accountsNamed(words), buyersNamed(editionId, words)]
  const numbers = numbersMeant(typed, 2)
  const exact = [
    ...named(said),
    ...(code === null ? [] : [holderOfCode(editionId, code)]),
    ...(numbers.length === 0 ? [] : [buyersNumbered(editionId, numbers)]),
  ]
  const [first, second] = [sql.ref('found_said'), sql.ref('found_begun')]
  const further =
    begun === null
      ? sql`select null::uuid where false`
      : sql`select b.id from (${anyOf(named(begun))}) b(id) where not ${isAnybody(first)}`
  return {
    both: sql`with found_said(id) as materialized (${anyOf(exact)}), found_begun(id) as materialized (${further})`,
    isNobody: sql<boolean>`(not ${isAnybody(first)} and not ${isAnybody(second)})`,
  }
}

type Steps = ReturnType<typeof steps>

const found = (typed: string, { both, isNobody }: Steps) => sql`
  ${both}
  select id from found_said
  union all
  select id from found_begun
  union all
  select near.id from (${accountsNearlyNamed(typed)}) as near where ${isNobody}`

const isNear = ({ both, isNobody }: Steps) => sql<boolean>`(${both} select ${isNobody})`

const anyOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)
