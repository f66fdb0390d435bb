import { sellRoomChanges, sellRooms } from '#features/accommodation'
import type { Sellables } from '#features/orders'
import { sellPasses, sellUpgrades } from '#features/passes'
import { sellTrainTickets } from '#features/train-tickets'
import { sellVipPlaces } from '#features/vip-events'

/** Who sells what. */
export const sellables: Sellables = {
  pass: sellPasses,
  upgrade: sellUpgrades,
  room: sellRooms,
  'room-change': sellRoomChanges,
  'train-ticket': sellTrainTickets,
  'vip-event': sellVipPlaces,
}
