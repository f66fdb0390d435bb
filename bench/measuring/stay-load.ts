import { tokenOf } from './crowd.ts'
import { firstRoom } from './hotels.ts'
import type { KeepAliveClient } from './keep-alive-client.ts'
import { ask, choosePass, placing } from './order-load.ts'

/** Which room type a buyer takes. */
export const roomOf = (buyer: number, roomTypes: number): number => firstRoom + (buyer % roomTypes)

/** Holds four nights for a buyer, in a room type of so many. */
export async function bookStay(client: KeepAliveClient, buyer: number, roomTypes: number): Promise<void> {
  const body = { roomId: roomOf(buyer, roomTypes), arrival: '2025-10-20', departure: '2025-10-24', roomOccupancy: 1 }
  await ask(client, { method: 'POST', path: '/api/booking', token: tokenOf(buyer), body })
}

/** One buyer's order: a pass and four nights, which are held, and it is placed. */
export async function orderPassAndStay(client: KeepAliveClient, buyer: number, roomTypes: number): Promise<void> {
  const order = await choosePass(client, buyer)
  await bookStay(client, buyer, roomTypes)
  await ask(client, placing(buyer, order))
}
