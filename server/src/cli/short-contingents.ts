import type { Database } from '../platform/database/database.ts'

/**
 * Kinds of train ticket with fewer codes than tickets that may still be sold: they will seem sold out before they are.
 * @returns a sentence for each, for whoever runs the event.
 */
export async function describeShortContingents(database: Pick<Database, 'raw'>, now: Date): Promise<string[]> {
  const { rows } = await database.raw(
    `select coalesce(t.name ->> (e.languages[1]), t.id::text) as name, t.codes_left, t.capacity - t.sold as to_sell
     from train_ticket_types t join editions e on e.id = t.edition_id
     where t.codes_left < t.capacity - t.sold and t.valid_to >= $1::date
     order by t.edition_id, t.position`,
    [now.toISOString().slice(0, 10)],
  )
  return rows.map(
    ({ name, codes_left, to_sell }) =>
      `Train tickets run short: ${name} has ${codes_left} codes left, and ${to_sell} more may be sold. Add codes.`,
  )
}
