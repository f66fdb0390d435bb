import { notComing } from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { writeCalendarFile } from '#platform/papers/calendar'
import { getAnsweredEvent } from './own-event.ts'

/** An event at which the caller has a place. @throws Refused `vip-events/not-coming`, `requests/not-found`. */
export async function writeVipEventCalendar(context: CallerContext<Person>, id: number): Promise<Buffer> {
  const event = await getAnsweredEvent(context, id)
  const { answer } = event
  if (answer?.state !== 'attending') throw refuse(notComing)
  const reader = readerOf(await getEdition(context), context.locale)
  const t = wordsIn(context.locale)
  const dress = event.dress_code === null ? '' : contentFor(event.dress_code, reader)
  return writeCalendarFile(context, 'vip-events', {
    id: `vip-event-${event.id}`,
    title: contentFor(event.name, reader),
    description: [
      contentFor(event.description, reader),
      dress === '' ? '' : t('Dress code: {dress}', { dress }),
      answer.guest_name === null ? '' : t('With {guest}', { guest: answer.guest_name }),
    ],
    location: contentFor(event.venue, reader),
    path: '/vip-events',
    when: { startsAt: event.starts_at, endsAt: event.ends_at },
  })
}
