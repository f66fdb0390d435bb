export { mailStay } from './mail-stay.ts'
export { personalBookings } from './personal-bookings.ts'
export { sellRoomChanges } from './sell-room-changes.ts'
export { sellRooms } from './sell-rooms.ts'
