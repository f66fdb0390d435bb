export { archiveBookings, eraseBookings } from './archive-bookings.ts'
export { mailStay } from './mail-stay.ts'
export { sellRoomChanges } from './sell-room-changes.ts'
export { sellRooms } from './sell-rooms.ts'
