import { atBank, chargesOf, confirmCharge } from './bank.ts'
import { book } from './hotels.ts'
import { attendee, call, cards, pay, place, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { chooseTrainTicket, trainTickets } from './train-tickets.ts'

/** Numbers that look drawn by lot and are the same for the same seed (mulberry32). */
export function drawFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(draw: () => number, from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T

export interface Buyer {
  readonly userId: string
  readonly token: string
}

/** An exhibitor: they may come in without a pass, whichever year is shown, and so give theirs back and choose another. */
export async function newBuyer(house: TestHouse): Promise<Buyer> {
  const { email, token } = await attendee(house)
  const { db } = house.database
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const tag = { user_id: id, tag_id: 2, granted_by: 'the organiser', granted_at: house.clock.now() }
  await db.insertInto('user_tags').values(tag).execute()
  return { userId: id, token }
}

/** Holds end and jobs are done meanwhile, as on any server. */
export async function letTimePass(house: TestHouse, minutes: number): Promise<void> {
  house.clock.forward(minutes * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

/** What an act needs: the server it goes to, who acts, and the lot. */
export interface Acting {
  readonly house: TestHouse
  readonly app: Pick<TestHouse, 'app'>
  readonly buyer: Buyer
  readonly draw: () => number
  /** Somebody of the staff, signed in just now. */
  readonly desk: () => Promise<string>
}

export type Act = (acting: Acting) => Promise<readonly Pick<Reply, 'status'>[]>

const ordersOf = ({ house, buyer }: Acting) =>
  house.database.db
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('user_id', '=', buyer.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(4)
    .execute()

const bookingsOf = ({ house, buyer }: Acting) =>
  house.database.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()

const someOrder = async (acting: Acting): Promise<{ uuid: string } | undefined> => {
  const orders = await ordersOf(acting)
  // Most often the newest that is not finished; sometimes one that is.
  const open = orders.filter(({ state }) => state === 'open' || state === 'awaiting_payment')
  const chosen = pick(acting.draw, acting.draw() < 0.8 && open.length > 0 ? open : orders)
  return chosen === undefined ? undefined : { uuid: chosen.id }
}

export const someNights = (draw: () => number) => {
  const arrival = 17 + Math.floor(draw() * 7)
  return { arrival: `2025-10-${arrival}`, departure: `2025-10-${arrival + 1 + Math.floor(draw() * 3)}` }
}

const onOrder =
  (act: (acting: Acting, order: { uuid: string }) => Promise<Pick<Reply, 'status'>>): Act =>
  async (acting) => {
    const order = await someOrder(acting)
    return order === undefined ? [] : [await act(acting, order)]
  }

const onBooking =
  (act: (acting: Acting, id: number) => Promise<Pick<Reply, 'status'>>): Act =>
  async (acting) => {
    const booking = pick(acting.draw, await bookingsOf(acting))
    return booking === undefined ? [] : [await act(acting, booking.id)]
  }

/** News of a charge that waits: from the bank's page, or by the provider's event alone. */
const onCharge =
  (answer: 'confirm' | 'decline' | 'event'): Act =>
  async (acting) => {
    const order = await someOrder(acting)
    if (order === undefined) return []
    const charge = pick(acting.draw, await chargesOf(acting.house, order))
    if (charge === undefined) return []
    const { database, sandbox } = acting.house
    const house = { app: acting.app.app, database, sandbox }
    const { statusCode } =
      answer === 'event' && charge.state !== 'failed'
        ? await confirmCharge(house, charge.provider_ref)
        : await atBank(house, charge.provider_ref, answer === 'decline' ? 'decline' : 'confirm')
    return [{ status: statusCode }]
  }

const withCard = (card: keyof typeof cards): Act =>
  onOrder(({ app, buyer }, order) => pay(app, order, buyer.token, cards[card]))

/** A kind of train ticket that few can have. */
export const someTrainTicket = async ({ house, draw }: Acting): Promise<string | undefined> => {
  const types = await house.database.db
    .selectFrom('train_ticket_types')
    .select('id')
    .where('capacity', '<', 10)
    .orderBy('position')
    .execute()
  return pick(draw, types)?.id
}

/** Everything a buyer can do about money by themself, by name; several of one kind are done more often. */
export const ownActs: Readonly<Record<string, Act>> = {
  'choose a pass': async ({ app, buyer, draw }) => [
    await call(app, 'PUT', '/api/order/current/pass', {
      token: buyer.token,
      body: { passTypeId: pick(draw, [1, 2, 4]) },
    }),
  ],
  'take a room': async ({ app, buyer, draw }) => [
    await book(app, buyer.token, { roomId: pick(draw, [9811, 9812]), ...someNights(draw) }),
  ],
  'take a train ticket': async (acting) => {
    const typeId = await someTrainTicket(acting)
    return typeId === undefined ? [] : [await chooseTrainTicket(acting.app, acting.buyer.token, typeId)]
  },
  'take the train ticket out': async ({ app, buyer }) => [
    await call(app, 'DELETE', '/api/order/current/train-ticket', { token: buyer.token }),
  ],
  'give the train ticket back': async ({ app, buyer }) => {
    const [ticket] = await trainTickets(app, buyer.token)
    return ticket === undefined
      ? []
      : [await call(app, 'DELETE', `/api/train-ticket/${ticket.id}`, { token: buyer.token })]
  },
  'take the pass out': async ({ app, buyer }) => [
    await call(app, 'DELETE', '/api/order/current/pass', { token: buyer.token }),
  ],
  place: onOrder(({ app, buyer }, order) => place(app, order, buyer.token)),
  'place again': onOrder(({ app, buyer }, order) => place(app, order, buyer.token)),
  pay: withCard('pays'),
  'pay again': withCard('pays'),
  'pay with a card that is declined': withCard('declined'),
  'go to the bank': withCard('asksBank'),
  'go to the bank again': withCard('asksBank'),
  'pay with a card that is confirmed late': withCard('late'),
  'confirm at the bank': onCharge('confirm'),
  'decline at the bank': onCharge('decline'),
  'be confirmed late': onCharge('event'),
  'ask for more time': onOrder(({ app, buyer }, { uuid }) =>
    call(app, 'POST', `/api/order/${uuid}/extend`, { token: buyer.token }),
  ),
  'cancel an order': onOrder(({ app, buyer }, { uuid }) =>
    call(app, 'POST', `/api/order/${uuid}/cancel`, { token: buyer.token, body: {} }),
  ),
  upgrade: async ({ app, buyer, draw }) => [
    await call(app, 'POST', '/api/pass/upgrade', { token: buyer.token, body: { passTypeId: pick(draw, [7, 8]) } }),
  ],
  'change a stay': onBooking(({ app, buyer, draw }, id) =>
    call(app, 'PATCH', `/api/booking/${id}`, {
      token: buyer.token,
      body: { ...someNights(draw), ...(draw() < 0.3 ? { roomId: pick(draw, [9811, 9812]) } : {}) },
    }),
  ),
  'cancel a stay': onBooking(({ app, buyer }, id) => call(app, 'DELETE', `/api/booking/${id}`, { token: buyer.token })),
}
