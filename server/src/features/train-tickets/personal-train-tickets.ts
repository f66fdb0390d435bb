import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import type { PersonalData } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listTicketsOfBoth, moveTickets } from './merge-passengers.queries.ts'
import { takeTicketBack } from './sell-train-tickets.ts'
import { isTicketOnSale } from './train-tickets.policy.ts'
import { erasePassengersOf, listAllTrainTickets, lockTrainTicket } from './train-tickets.queries.ts'

export const personalTrainTickets: PersonalData<'trainTickets'> = {
  archive: async (context, { userId }) => ({ trainTickets: await archiveTrainTickets(context, userId) }),
  /**
   * A ticket is of no use without the name on it: its place goes back, its code to nobody. What was only held went with
   * its order. One whose time is over stays sold, as nobody's: it was used, and what last year sold does not become less.
   */
  async erase(context, { userId }) {
    for (const { id, edition_id, type } of await listAllTrainTickets(context, userId)) {
      if (!isTicketOnSale(type, await getEdition(inEdition(context, edition_id)), context.now)) continue
      const ticket = await lockTrainTicket(context, id)
      if (ticket !== undefined) await takeTicketBack(context, ticket)
    }
    await erasePassengersOf(context, userId)
  },
  obstacles: async (context, merging) =>
    (await listTicketsOfBoth(context, merging)).map(({ edition_id }) => ({
      kind: 'train-ticket' as const,
      editionId: edition_id,
      what: null,
    })),
  merge: async (context, merging) => void (await moveTickets(context, merging)),
}

async function archiveTrainTickets(context: Context, userId: string): Promise<Archive['trainTickets']> {
  const archived: Archive['trainTickets'] = []
  for (const ticket of await listAllTrainTickets(context, userId)) {
    const edition = await getEdition(inEdition(context, ticket.edition_id))
    archived.push({
      id: ticket.id,
      editionId: ticket.edition_id,
      ticket: contentFor(ticket.type.name, readerOf(edition, context.locale)),
      passengerName: ticket.passenger_name,
      status: ticket.state,
      code: ticket.code,
      validFrom: ticket.type.valid_from,
      validTo: ticket.type.valid_to,
      price: { amount: ticket.price, currency: edition.currency },
      createdAt: ticket.created_at.toISOString(),
    })
  }
  return archived
}
