import * as z from 'zod/mini'
import { message } from './message.ts'

/** What a cursor says that is none of ours, or of another list, order or filter. */
export const foreignCursorMessage = message('This place in the list is not known. Open the list again.')

/** So many lines a page has where nobody says how many. */
export const pageSize = 50
/** So many it has at most. */
export const largestPage = 200

const Limit = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/)),
  z.transform((text: string) => Number(text)),
)
/** Where a page ended: opaque, and good for the very list, order and filter that it was given for. */
const Cursor = z.string().check(z.maxLength(4000), z.regex(/^[\w-]+$/))

type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * What a list may be asked: by what it is sorted (`-name` the other way round), which lines are in it, from where on and
 * how many. The first order is the one that it has where nobody asks for another.
 */
export function listQuery<const Sort extends string, Filters extends Shape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  return z.strictObject({
    ...filters,
    sort: z._default(z.enum(sorts), sorts[0]),
    cursor: z.optional(Cursor),
    /** Lines; 1 to 200. */
    limit: z.optional(Limit),
  })
}

/** One page of a list. `next` is where the next one begins, or null after the last line. */
export function pageOf<Line extends z.ZodMiniType>(line: Line) {
  return z.object({ items: z.array(line), next: z.nullable(z.string()) })
}
