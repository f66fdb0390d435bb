import { hash } from 'node:crypto'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { foreignCursorMessage, pageSize } from '@foyer/contract/kit/paging.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import type { Place, Sorting } from '#platform/database/keyset'
import { InvalidInput } from './problem.ts'

interface Asked<Sort extends string> {
  readonly sort: Sort
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

type Ascending<Sort extends string> = Sort extends `-${string}` ? never : Sort

/** A page as its query is asked for it. */
export interface PageAsked extends Sorting {
  readonly after: Place | null
  readonly limit: number
}

const Kept = z.strictObject({ of: z.string(), at: z.array(z.string()) })

/** What a place belongs to: the list of an edition, as it was sorted and filtered. */
function listOf(
  context: Context,
  { id }: Pick<CalledEndpoint, 'id'>,
  { cursor: _cursor, limit: _limit, ...rest }: object & Asked<string>,
) {
  const filter = Object.entries(rest).filter(([, value]) => value !== undefined)
  return hash(
    'sha256',
    JSON.stringify([id, context.editionId, filter.sort(([a], [b]) => (a < b ? -1 : 1))]),
    'base64url',
  )
}

/**
 * What a list is asked for, as its endpoint declares it.
 * @param keys by what each order sorts, in rising order.
 * @throws InvalidInput where the cursor is none that was given for this very list.
 */
export function pageAsked<Sort extends string>(
  context: Context,
  endpoint: Pick<CalledEndpoint, 'id'>,
  query: Asked<Sort>,
  keys: Readonly<Record<Ascending<NoInfer<Sort>>, Sorting['keys']>>,
): PageAsked {
  const name = query.sort.replace(/^-/, '') as Ascending<Sort>
  return {
    keys: keys[name],
    isDescending: query.sort.startsWith('-'),
    after: query.cursor === undefined ? null : openCursor(context, listOf(context, endpoint, query), query.cursor),
    limit: query.limit ?? pageSize,
  }
}

/** The page as it leaves: its place sealed, so that what it is sorted by stands in no address. */
export function presentPage<Row, Line>(
  context: Context,
  endpoint: Pick<CalledEndpoint, 'id'>,
  query: Asked<string>,
  { rows, next }: { readonly rows: readonly Row[]; readonly next: Place | null },
  present: (row: Row) => Line,
): { items: Line[]; next: string | null } {
  const kept = { of: listOf(context, endpoint, query), at: next }
  return {
    items: rows.map(present),
    next: next === null ? null : context.ports.keys.seal('cursor', JSON.stringify(kept)),
  }
}

function openCursor(context: Context, list: string, cursor: string): Place {
  const foreign = new InvalidInput([{ path: 'cursor', message: foreignCursorMessage }])
  let kept: z.infer<typeof Kept>
  try {
    kept = z.parse(Kept, JSON.parse(context.ports.keys.open('cursor', cursor)))
  } catch {
    throw foreign
  }
  if (kept.of !== list) throw foreign
  return kept.at
}
