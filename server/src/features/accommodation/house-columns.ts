import type { HouseEntries, RoomEntries } from '@foyer/contract/office-accommodation'

/** What is written of a house, as its row has it. */
export const houseColumns = (house: Omit<HouseEntries, 'isActive'>) => ({
  name: house.name,
  stars: house.stars,
  description: JSON.stringify(house.description),
  address: house.address,
  latitude: house.latitude,
  longitude: house.longitude,
  minutes_to_venue: house.minutesToVenue,
  way_kind: house.wayKind,
  way: JSON.stringify(house.way),
  has_shuttle: house.hasShuttle,
  amenities: JSON.stringify(house.amenities),
  check_in_from: house.checkInFrom,
  check_out_until: house.checkOutUntil,
  phone: house.phone,
})

/** What is written of a room, as its row has it. */
export const roomColumns = (room: Omit<RoomEntries, 'isActive'>) => ({
  name: JSON.stringify(room.name),
  description: JSON.stringify(room.description),
  max_occupancy: room.maxOccupancy,
  board: room.board,
  is_internal: room.isInternal,
})
