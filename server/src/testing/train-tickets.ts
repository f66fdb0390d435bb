import type { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'
import type { Order } from '@foyer/contract/orders'
import type { TrainTicket, TrainTicketType } from '@foyer/contract/train-tickets'
import { addTrainTicketCodes, createTrainTicketType } from '#features/train-tickets'
import { type Attendee, attendee, call, pay, place, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** A kind of train ticket as an organiser would enter it. */
export const newTrainTicketType = (changes: Partial<NewTrainTicketType> = {}): NewTrainTicketType => ({
  name: { en: 'Test ticket', de: 'Testticket' },
  class: 'second',
  description: { en: 'Every train to Berlin and back', de: 'Jeder Zug nach Berlin und zurück' },
  rules: [{ en: 'Bring an identity card.', de: 'Bringen Sie einen Ausweis mit.' }],
  price: 5_350,
  validFrom: '2025-10-18',
  validTo: '2025-10-26',
  cancelBefore: '2025-10-17T16:00:00Z',
  capacity: 20,
  ...changes,
})

let made = 0

/** A kind beside those of the demo, with so many codes: twice as many as may be out, where nothing else is said. */
export async function openTrainTickets(
  house: Pick<TestHouse, 'app'>,
  changes: Partial<NewTrainTicketType> & { readonly codes?: number } = {},
): Promise<string> {
  const { codes, ...rest } = changes
  const entered = newTrainTicketType(rest)
  const context = await house.app.context()
  made += 1
  const letters = `T${made}`
  return context.inTransaction(async (office) => {
    const typeId = await createTrainTicketType(office, entered)
    const all = Array.from({ length: codes ?? 2 * entered.capacity }, (_, index) => `${letters}-${index}`)
    if (all.length > 0) await addTrainTicketCodes(office, { typeId, codes: all })
    return typeId
  })
}

export const chooseTrainTicket = (
  house: Pick<TestHouse, 'app'>,
  token: string,
  typeId: string,
  passengerName = 'Mira Okafor',
): Promise<Reply<Order & { code?: string }>> =>
  call(house, 'PUT', '/api/order/current/train-ticket', { token, body: { typeId, passengerName } })

export const trainTickets = async (house: Pick<TestHouse, 'app'>, token: string): Promise<TrainTicket[]> =>
  (await call<TrainTicket[]>(house, 'GET', '/api/train-ticket', { token })).body

export async function availableTrainTickets(house: Pick<TestHouse, 'app'>, typeId: string): Promise<number> {
  const { body } = await call<TrainTicketType[]>(house, 'GET', '/api/train-ticket/type')
  return body.find(({ id }) => id === typeId)?.available ?? Number.NaN
}

/** Somebody who chose a ticket of this kind and paid for it. */
export async function withTrainTicket(
  house: TestHouse,
  typeId: string,
  person?: Attendee,
): Promise<{ readonly person: Attendee; readonly ticket: TrainTicket; readonly order: Order }> {
  const buyer = person ?? (await attendee(house))
  const { body: order } = await chooseTrainTicket(house, buyer.token, typeId)
  await place(house, order, buyer.token)
  const { body: paid } = await pay(house, order, buyer.token)
  const [ticket] = await trainTickets(house, buyer.token)
  if (ticket?.status !== 'issued') throw new Error(`The ticket was not issued: ${JSON.stringify(paid)}`)
  return { person: buyer, ticket, order: paid }
}
