import { placeOfEvent } from '@foyer/contract/event-place'
import type { Context } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { contentFor } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { dayAfter, writeCalendarFile } from '#platform/papers/calendar'
import { getToldEdition } from './told-edition.ts'

/** The days of the event, for whoever keeps them free. */
export async function writeEditionCalendar(context: Context): Promise<Buffer> {
  const row = await getToldEdition(context)
  const { locale } = context
  const t = wordsIn(locale)
  const entrance = contentFor(row.entrance, { locale, languages: row.languages })
  return writeCalendarFile(context, 'editions', {
    id: `edition-${row.code}`.toLowerCase(),
    title: `${row.product} ${row.year}`,
    description: [
      t('Doors open {moment}.', { moment: writeMoment(row.doors_open_at, row.time_zone, locale) }),
      t('Entrance {entrance}.', { entrance }),
    ],
    location: placeOfEvent(row),
    path: '/',
    when: { from: row.starts_on, until: dayAfter(row.ends_on) },
  })
}
