import { isLocale, sourceLocale } from '@foyer/contract/kit/languages'
import { calendarGone } from '@foyer/contract/program.refusals'
import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { hashSecret } from '#platform/door/secrets'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { findKeyHolder, listOwnSessions } from './favourites.queries.ts'

/** Calendars that listen to it ask again after so many seconds. */
const ASK_AGAIN_SECONDS = 3600

/**
 * What the holder of this key starred or reserved, for a calendar that subscribes (RFC 5545). Times are in UTC, so that no calendar
 * has to know our time zone.
 * @throws Refused `program/calendar-gone`.
 */
export async function writeCalendar(context: Context, key: string): Promise<string> {
  const holder = await findKeyHolder(context, hashSecret(key))
  if (holder === undefined) throw refuse(calendarGone)
  const locale = isLocale(holder.locale) ? holder.locale : sourceLocale
  const edition = await getEdition(context)
  const reader = readerOf(edition, locale)
  const t = wordsIn(locale)
  const calendar = new ICalCalendar({
    name: `${edition.product} ${edition.year}`,
    prodId: { company: 'Foyer', product: 'program', language: locale.toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  })
  const { hostname } = new URL(context.ports.publicUrl)
  for (const session of await listOwnSessions(context, holder.user_id)) {
    const url = new URL(`/agenda/${session.id}`, context.ports.publicUrl).href
    const isCancelled = session.cancelled_at !== null
    const title = contentFor(session.title, reader)
    calendar.createEvent({
      // A session that moves keeps its name, so that it takes its own place in the calendar.
      id: `session-${session.id}@${hostname}`,
      sequence: session.sequence,
      stamp: context.now,
      start: session.starts_at,
      end: session.ends_at,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: isCancelled ? t('Cancelled: {title}', { title }) : title,
      location: t('Hall {hall}, {room}', { hall: session.hall, room: session.room }),
      description: [
        session.is_reserved ? t('Your seat is reserved.') : '',
        session.speakers.join(', '),
        contentFor(session.abstract, reader),
        url,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
      url,
    })
  }
  return calendar.toString()
}
