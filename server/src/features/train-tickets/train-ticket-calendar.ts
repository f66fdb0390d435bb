import { trainTicketNotIssued } from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { dayAfter, writeCalendarFile } from '#platform/papers/calendar'
import { getOwnTrainTicket } from './get-own-train-ticket.ts'
import { rulesOf } from './present-train-ticket.ts'

/**
 * The days on which one's own issued ticket is good. The code that opens it stays out of calendars, which others may see.
 * @throws Refused `train-tickets/not-issued`, `requests/not-found`.
 */
export async function writeTrainTicketCalendar(context: CallerContext<Person>, id: string): Promise<Buffer> {
  const ticket = await getOwnTrainTicket(context, id)
  if (ticket.state !== 'issued') throw refuse(trainTicketNotIssued)
  const edition = await getEdition(context)
  const reader = readerOf(edition, context.locale)
  const t = wordsIn(context.locale)
  return writeCalendarFile(context, 'train-tickets', {
    id: `train-ticket-${ticket.id}`,
    title: t('Train ticket: {name}', { name: contentFor(ticket.type.name, reader) }),
    description: [ticket.passenger_name, ...rulesOf(ticket.type, reader), edition.contactEmail],
    location: edition.city,
    path: '/train-ticket',
    when: { from: ticket.type.valid_from, until: dayAfter(ticket.type.valid_to) },
  })
}
