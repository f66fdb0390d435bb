import type { TextsStep } from '@foyer/contract/texts.schemas'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'editions' | 'countdown_phases'>()

const orNull = (written: object | null) => (written === null ? null : JSON.stringify(written))

/**
 * What attendees read of the context's edition. Promotions take the place of those that were there, and are named in its
 * first language.
 */
export async function changeTexts(context: Context, texts: TextsStep, first: string): Promise<void> {
  const { editionId } = context
  const { banner, phases, visaDesk } = texts
  await tables(context)
    .updateTable('editions')
    .set({
      survey_starts_on: texts.surveyStartsOn,
      partner_banner: orNull(banner),
      visa_desk: orNull(visaDesk),
    })
    .where('id', '=', editionId)
    .execute()
  await tables(context).deleteFrom('countdown_phases').where('edition_id', '=', editionId).execute()
  if (phases.length === 0) return
  const inZone = (local: string) =>
    sql<Date>`${local}::timestamp at time zone (select e.time_zone from editions e where e.id = ${editionId}::int)`
  await tables(context)
    .insertInto('countdown_phases')
    .values(
      phases.map(({ title, start, end, link }) => ({
        edition_id: editionId,
        name: title[first as keyof typeof title] ?? '',
        title: JSON.stringify(title),
        starts_at: inZone(start),
        ends_at: inZone(end),
        link: orNull(link),
      })),
    )
    .execute()
}
