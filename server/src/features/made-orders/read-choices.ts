import type { Input } from '@foyer/contract/kit/endpoint'
import type { MadeOrderChoices, readOrderChoices as reads, Settlement } from '@foyer/contract/made-orders'
import { type CurrentEdition, getEdition, takesTransfers } from '#features/editions'
import { listUnpaidOrdersOfUser } from '#features/orders'
import { listPassesFor } from '#features/passes'
import { isTicketOnSale, listTrainTicketTypes, ticketsLeft } from '#features/train-tickets'
import { listOwnEvents } from '#features/vip-events'
import type { Context } from '#platform/context'
import { contentFor, inLanguage, readerOf } from '#platform/ground/texts'
import { usualDay } from './held-until.ts'
import { getReceiver } from './things.ts'

/** What staff could order for somebody now, and how it could be settled. @throws Refused `requests/not-found`. */
export async function readOrderChoices(context: Context, { params }: Input<typeof reads>): Promise<MadeOrderChoices> {
  const receiver = await getReceiver(context, params.uuid)
  const edition = await getEdition(context)
  const nameOf = (name: unknown) => contentFor(name, readerOf(edition, context.locale))
  const money = (amount: number) => ({ amount, currency: edition.currency })
  const { userId: uuid, name, email, company } = receiver
  const passes = await listPassesFor(context, receiver)
  const unpaid = await listUnpaidOrdersOfUser(context, uuid)
  return {
    person: { uuid, name, email, company },
    passes: passes.map((type) => ({ ...type, name: nameOf(type.name), price: money(type.price) })),
    trainTickets: (await listTrainTicketTypes(context))
      .filter((type) => isTicketOnSale(type, edition, context.now))
      .map((type) => ({ id: type.id, name: nameOf(type.name), price: money(type.price), left: ticketsLeft(type) })),
    vipEvents: await listEvents(context, uuid, (event) => ({ name: nameOf(event.name), price: money(event.price) })),
    arrival: edition.startsOn,
    departure: edition.endsOn,
    settlements: settlementsNow(context, edition),
    unpaid: unpaid
      .filter(({ lines }) => lines.length > 0)
      .map(({ id, number, lines }) => ({
        uuid: id,
        number,
        items: lines.map(({ summary }) => inLanguage(summary, context.locale)),
      })),
  }
}

type OwnEvent = Awaited<ReturnType<typeof listOwnEvents>>[number]

async function listEvents<T>(context: Context, userId: string, named: (event: OwnEvent) => T) {
  const events = await listOwnEvents(context, userId)
  return events
    .filter((event) => event.is_open_to && event.price > 0 && event.cancelled_at === null)
    .filter(({ starts_at }) => starts_at > context.now)
    .map((event) => ({
      ...named(event),
      id: event.id,
      left: event.left,
      hasPlusOne: event.has_plus_one,
      startsAt: event.starts_at.toISOString(),
    }))
}

/** Which ways there are to pay hangs on the seller and the days that are left. */
export function settlementsNow({ ports, now }: Context, edition: CurrentEdition) {
  const hasTransfers = takesTransfers(edition, now)
  const open: readonly (readonly [Settlement, boolean])[] = [
    ['link', hasTransfers || ports.payments.name !== 'none'],
    ['invoice', hasTransfers],
  ]
  return open
    .filter(([, isOpen]) => isOpen)
    .map(([settlement]) => ({ settlement, until: usualDay(edition, now, settlement) }))
}
