import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move, movedDay, movedMoment } from '#platform/database/copied-rows'

/** The kinds of train ticket of another edition, in their order, none of them sold. Codes are bought anew each year. */
export async function copyTrainTicketTypes(context: OfficeContext, move: Move): Promise<void> {
  await sql`
    insert into train_ticket_types overriding system value
    select c.* from (
      select t.*, nextval(pg_get_serial_sequence('train_ticket_types', 'position')) as place from train_ticket_types t
      where t.edition_id = ${move.from} order by t.position
    ) o join train_ticket_types r on r.id = o.id, lateral ${copiedRow(
      'train_ticket_types',
      sql`jsonb_build_object('id', gen_random_uuid(), 'edition_id', ${move.to}::int, 'position', o.place,
        'held', 0, 'sold', 0, 'version', 1, 'codes_left', 0, 'lessened_at', null,
        'valid_from', ${movedDay('valid_from', move)}, 'valid_to', ${movedDay('valid_to', move)},
        'cancel_before', ${movedMoment('cancel_before', move)})`,
    )} c`.execute(context.db)
  context.changed('train-tickets')
}
