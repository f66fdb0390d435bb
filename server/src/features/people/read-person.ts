import { requests } from '@foyer/contract/kit/refusal'
import type { readPerson as reads } from '@foyer/contract/office-person'
import { archiveStays } from '#features/accommodation'
import { listEntriesOf } from '#features/audit'
import { findUser, listNotes, presentAccount } from '#features/identity'
import { listTriedMailsTo } from '#features/mails'
import { listOrdersOfUser, presenterOfListedOrders } from '#features/orders'
import { passesForOffice } from '#features/passes'
import { archiveSessions } from '#features/program'
import { archiveAnswers } from '#features/surveys'
import { personalTrainTickets } from '#features/train-tickets'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { timelineOf } from './person-timeline.ts'

/** Somebody with all that the office knows of them. @throws Refused `requests/not-found`. */
export const readPerson: UseCase<typeof reads> = async (context, { params: { uuid } }) => {
  const user = await findUser(context, uuid)
  if (user === undefined) throw refuse(requests.notFound)
  const account = await presentAccount(context, user)
  const passes = await passesForOffice(context, uuid)
  const bookings = await archiveStays(context, uuid)
  const { trainTickets } = await personalTrainTickets.archive(context, { userId: uuid, email: user.email })
  const answers = await archiveAnswers(context, uuid)
  const { favourites, reservations } = await archiveSessions(context, uuid)
  const orders = await ordersOf(context, uuid)
  const notes = await listNotes(context, uuid)
  const mails = await listTriedMailsTo(context, uuid)
  const acts = await listEntriesOf(context, { person: [uuid], pass: passes.map((pass) => pass.uuid) })
  const here = <Row extends { readonly editionId: number }>(rows: readonly Row[]) =>
    rows.filter(({ editionId }) => editionId === context.editionId)
  const [stays, tickets] = [here(bookings), here(trainTickets)]
  return {
    ...account,
    passes,
    orders,
    stays,
    trainTickets: tickets,
    survey: here(answers),
    agenda: { favourites: here(favourites), reservations: here(reservations) },
    notes: notes
      .filter(({ act }) => act === null)
      .map(({ id, at, actor_id, actor_name, text }) => ({
        uuid: id,
        at: at.toISOString(),
        actor: { uuid: actor_id, name: actor_name },
        text,
      })),
    timeline: timelineOf({
      account: account.person,
      passes,
      orders,
      stays,
      trainTickets: tickets,
      notes,
      acts,
      mails,
    }),
  }
}

async function ordersOf(context: Context, userId: string) {
  const present = await presenterOfListedOrders(context)
  return (await listOrdersOfUser(context, userId))
    .filter(({ edition_id }) => edition_id === context.editionId)
    .map(present)
}
