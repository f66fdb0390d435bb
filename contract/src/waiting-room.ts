import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { networkFull, placeGone } from './waiting-room.refusals.ts'
export type { OfficeWaitingRoom, Place, WaitingRoomMode } from './waiting-room.schemas.ts'

export const readWaitingRoom = endpoint({
  id: 'waitingRoom.readWaitingRoom',
  method: 'GET',
  path: '/api/waiting-room',
  audience: 'anyone',
})

/** One place for one person: whoever asks again, from wherever, gets the same. */
export const takePlace = endpoint({
  id: 'waitingRoom.takePlace',
  method: 'PUT',
  path: '/api/waiting-room/place',
  audience: 'anyone',
})

/** Asked again and again by whoever waits: a place that nobody asks for is given up. */
export const keepPlace = endpoint({
  id: 'waitingRoom.keepPlace',
  method: 'PUT',
  path: '/api/waiting-room/place/kept',
  audience: 'anyone',
})

/** A page that is closed says so; whoever has another one open loses nothing. */
export const leavePlace = endpoint({
  id: 'waitingRoom.leavePlace',
  method: 'POST',
  path: '/api/waiting-room/place/left',
  audience: 'anyone',
})

export const readOfficeWaitingRoom = endpoint({
  id: 'waitingRoom.readOfficeWaitingRoom',
  method: 'GET',
  path: '/api/organiser/waiting-room',
  audience: duties.seeWaitingRoom,
})

export const setWaitingRoom = endpoint({
  id: 'waitingRoom.setWaitingRoom',
  method: 'PUT',
  path: '/api/organiser/waiting-room',
  audience: duties.runWaitingRoom,
})
