import { type RawBuilder, sql } from 'kysely'

/** From which edition to which, and by how many days all days move; clocks at the venue show what they showed. */
export interface Move {
  readonly from: number
  readonly to: number
  readonly days: number
  readonly timeZone: string
}

/**
 * A row as it is copied: every column as it stands but those that are named, so that a column which is added later is
 * copied too. Stands behind `lateral` in a statement whose row is `r`.
 * @param named columns that are otherwise, as JSON.
 */
export const copiedRow = (table: string, named: RawBuilder<unknown>) =>
  sql`jsonb_populate_record(null::${sql.table(table)}, to_jsonb(r) || ${named})`

/** A day of the row `r`, moved; null stays null. */
export const movedDay = (column: string, { days }: Move) => sql`${sql.ref(`r.${column}`)} + ${days}::int`

/** A moment of the row `r`, moved by days as the venue has them; null stays null. */
export const movedMoment = (column: string, move: Move) => movedInstant(sql`${sql.ref(`r.${column}`)}`, move)

/** As {@link movedMoment}, of a moment that stands within a column. */
export const movedInstant = (instant: RawBuilder<unknown>, { days, timeZone }: Move) =>
  sql`((${instant} at time zone ${timeZone}::text) + make_interval(days => ${days}::int)) at time zone ${timeZone}::text`
