import { sellRoomChanges, sellRooms } from '#features/accommodation'
import type { Sellables } from '#features/orders'
import { sellPasses, sellUpgrades } from '#features/passes'

/** Who sells what. */
export const sellables: Sellables = {
  pass: sellPasses,
  upgrade: sellUpgrades,
  room: sellRooms,
  'room-change': sellRoomChanges,
}
