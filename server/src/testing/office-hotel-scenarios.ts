import type { HouseEntries, OfficeAccommodation, RoomEntries } from '@foyer/contract/office-accommodation'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { paint, upload } from './uploads.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

/** A house as an organiser would enter it. */
export const newHouse: HouseEntries = {
  name: 'Haus am Wehr',
  stars: 3,
  description: { en: 'A mill by the weir' },
  address: 'Am Wehr 4, 10997 Berlin',
  latitude: 52.5,
  longitude: 13.44,
  minutesToVenue: 12,
  wayKind: 'walk',
  way: { en: 'Along the river' },
  hasShuttle: false,
  amenities: ['wifi'],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  phone: null,
  isActive: true,
}
export const newRoom: RoomEntries = {
  name: { en: 'Miller’s room' },
  description: { en: 'A bed above the wheel' },
  maxOccupancy: 2,
  board: 'breakfast',
  isInternal: false,
  isActive: true,
}

const list = '/api/organiser/accommodation'
const organiser = (house: TestHouse) => signInStaff(house, 'organiser')

async function aHouse(house: TestHouse) {
  const token = await organiser(house)
  const { body } = await call<OfficeAccommodation>(house, 'POST', list, { token, body: newHouse })
  const path = `${list}/${body.id}`
  const added = await call<OfficeAccommodation>(house, 'POST', `${path}/room`, { token, body: newRoom })
  return { token, path, room: `${path}/room/${added.body.rooms[0]?.id}` }
}

/** @param later how far ahead of the record's own the version is that it names. */
const change = async (house: TestHouse, later: number, part: 'house' | 'room', picture: boolean) => {
  const { token, path, room } = await aHouse(house)
  const at = part === 'house' ? path : room
  const body = picture ? { images: [] } : part === 'house' ? newHouse : newRoom
  return call(house, 'PATCH', picture ? `${at}/picture` : at, { token, body: { ...body, version: 1 + later } })
}

async function addRoomPicture(house: TestHouse, later: number, bytes?: string) {
  const { token, room } = await aHouse(house)
  const query = new URLSearchParams({ version: String(1 + later), alt: 'The bed' })
  return upload(house, 'POST', `${room}/picture?${query}`, bytes ?? (await paint()), {
    authorization: `Bearer ${token}`,
  })
}

const agreed = { version: null, roomNights: 9, cutOffOn: '2025-09-22', attritionPercent: 20, rate: 9_900, email: null }

async function saveContract(house: TestHouse, times: number) {
  const { token, path } = await aHouse(house)
  let answer = await call(house, 'PUT', `${path}/contract`, { token, body: agreed })
  for (let at = 1; at < times; at += 1) answer = await call(house, 'PUT', `${path}/contract`, { token, body: agreed })
  return answer
}

const roomingList = async (house: TestHouse, kind = '') => {
  const { token, path } = await aHouse(house)
  return call(house, 'GET', `${path}/rooming-list${kind}`, { token })
}

async function sendList(house: TestHouse, times: number) {
  const { token, path } = await aHouse(house)
  const send = () =>
    call(house, 'POST', `${path}/rooming-list`, { token, body: { email: 'desk@adler.example', after: 0 } })
  let answer = await send()
  for (let at = 1; at < times; at += 1) answer = await send()
  return answer
}

/** How the answers about hotels of the office come about; see `scenarios`. */
export const officeHotelScenarios: Readonly<Record<string, Scenario>> = {
  'accommodation.addAccommodation 201': async (house) =>
    call(house, 'POST', list, { token: await organiser(house), body: newHouse }),
  'accommodation.changeAccommodation 200': (house) => change(house, 0, 'house', false),
  'accommodation.changeAccommodation 409': (house) => change(house, 1, 'house', false),
  'accommodation.arrangePictures 200': (house) => change(house, 0, 'house', true),
  'accommodation.arrangePictures 409': (house) => change(house, 1, 'house', true),
  'accommodation.addRoom 201': async (house) => {
    const { token, path } = await aHouse(house)
    return call(house, 'POST', `${path}/room`, { token, body: newRoom })
  },
  'accommodation.changeRoom 200': (house) => change(house, 0, 'room', false),
  'accommodation.changeRoom 409': (house) => change(house, 1, 'room', false),
  'accommodation.arrangeRoomPictures 200': (house) => change(house, 0, 'room', true),
  'accommodation.arrangeRoomPictures 409': (house) => change(house, 1, 'room', true),
  'accommodation.addRoomPicture 201': (house) => addRoomPicture(house, 0),
  'accommodation.addRoomPicture 409': (house) => addRoomPicture(house, 1),
  'accommodation.addRoomPicture 422': (house) => addRoomPicture(house, 0, 'no picture'),
  'accommodation.saveContract 200': (house) => saveContract(house, 1),
  'accommodation.saveContract 409': (house) => saveContract(house, 2),
  'accommodation.readRoomingList 200': (house) => roomingList(house),
  'accommodation.exportRoomingList 200': (house) => roomingList(house, '/csv'),
  'accommodation.saveRoomingSheet 200': (house) => roomingList(house, '/xlsx'),
  'accommodation.drawRoomingList 200': (house) => roomingList(house, '/pdf'),
  'accommodation.sendRoomingList 201': (house) => sendList(house, 1),
  'accommodation.sendRoomingList 409': (house) => sendList(house, 2),
}
