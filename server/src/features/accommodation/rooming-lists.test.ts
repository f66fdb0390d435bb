import type { AuditEntry } from '@foyer/contract/audit'
import type { RoomingList } from '@foyer/contract/rooming-lists'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { colleague, seedStaffForTests, showFactor, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
let next = 940

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

/** A hotel with five of a room. */
async function hotel() {
  next += 1
  await openHotel(house, next, [{ id: next * 10 + 1, allotment: 5 }])
  return { id: next, room: next * 10 + 1, path: `/api/organiser/accommodation/${next}/rooming-list` }
}
type Hotel = Awaited<ReturnType<typeof hotel>>

const guest = (firstName: string, lastName: string) => ({ firstName, lastName, email: null })

/** A paid stay from the 20th to the 22nd. */
async function stay({ room }: Hotel, guests: object[] = [guest('Ada', 'Byron')], isPaid = true) {
  const person = await attendee(house)
  const { body } = await book(house, person.token, {
    roomId: room,
    arrival: '2025-10-20',
    departure: '2025-10-22',
    roomOccupancy: 2,
    guests,
  })
  if (isPaid) {
    await place(house, { uuid: body.orderUuid! }, person.token)
    await pay(house, { uuid: body.orderUuid! }, person.token)
  }
  return { ...person, id: body.bookingId, path: `/api/booking/${body.bookingId}` }
}

const read = async ({ path }: Hotel) => (await call<RoomingList>(house, 'GET', path, { token })).body
const send = ({ path }: Hotel, after: number, email = 'desk@adler.example') =>
  call<RoomingList & { code?: string }>(house, 'POST', path, { token, body: { email, after } })
async function rows({ path }: Hotel, query = '') {
  const { body } = await call<string>(house, 'GET', `${path}/csv${query}`, { token })
  return body
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.replaceAll('"', '').split(','))
}

test('a list has every booked stay with its people, and none that is only held', async () => {
  const here = await hotel()
  const first = await stay(here, [guest('Ada', 'Byron'), guest('Grace', 'Hopper')])
  await stay(here, [guest('Not', 'Paid')], false)
  expect(await rows(here)).toEqual([
    [
      'none',
      String(first.id),
      `Room ${here.room}`,
      '2025-10-20',
      '2025-10-22',
      '2',
      '2',
      'Ada Byron; Grace Hopper',
      expect.any(String),
    ],
  ])
  expect((await read(here)).now).toEqual({ stays: 1, people: 2, added: 0, changed: 0, cancelled: 0 })
})

test('each list that is sent marks what was added, changed and cancelled since the last, and is kept as it was', async () => {
  const here = await hotel()
  const [leaves, longer] = [await stay(here), await stay(here)]
  expect(await send(here, 0)).toMatchObject({ status: 201, body: { sent: [{ number: 1, stays: 2, added: 0 }] } })
  await call(house, 'DELETE', leaves.path, { token: leaves.token })
  await call(house, 'PATCH', longer.path, { token: longer.token, body: { departure: '2025-10-21' } })
  const added = await stay(here, [guest('New', 'Here')])
  expect((await read(here)).now).toEqual({ stays: 2, people: 4, added: 1, changed: 1, cancelled: 1 })
  await house.app.jobs.drain()
  const { status, body } = await send(here, 1)
  expect(status).toBe(201)
  expect(body.sent).toMatchObject([
    { number: 2, sentBy: 'Omar Aydin', sentTo: 'desk@adler.example', stays: 2, added: 1, changed: 1, cancelled: 1 },
    { number: 1, stays: 2 },
  ])
  expect(body.now).toEqual({ stays: 2, people: 4, added: 0, changed: 0, cancelled: 0 })
  const marks = (lines: string[][]) => lines.map(([change, id]) => [change, Number(id)])
  expect(marks(await rows(here, '?number=2'))).toEqual([
    ['changed', longer.id],
    ['added', added.id],
    ['cancelled', leaves.id],
  ])
  expect(marks(await rows(here, '?number=1')).map(([change]) => change)).toEqual(['none', 'none'])
  expect((await call(house, 'GET', `${here.path}/csv?number=3`, { token })).status).toBe(404)
})

test('a list that was sent says what house and room were called then, whatever they are called now', async () => {
  const here = await hotel()
  await stay(here)
  const to = `desk-${here.id}@hotels.example`
  await send(here, 0, to)
  const { db } = house.database
  await db.updateTable('accommodations').set({ name: 'Renamed Hotel' }).where('id', '=', here.id).execute()
  const name = JSON.stringify({ en: 'Renamed room', de: 'Umbenannt' })
  await db.updateTable('rooms').set({ name }).where('id', '=', here.room).execute()
  const called = async (query = '') => (await rows(here, query)).map(([, , room]) => room)
  expect([await called('?number=1'), await called()]).toEqual([[`Room ${here.room}`], ['Renamed room']])
  // The mail that leaves after is of the list as it was sent.
  await house.app.jobs.drain()
  const mailbox = `/api/demo/mailbox?to=${encodeURIComponent(to)}`
  const { body } = await call<{ subject: string }[]>(house, 'GET', mailbox)
  expect(body.map(({ subject }) => subject)).toEqual([expect.stringContaining(`Test Hotel ${here.id}`)])
})

test('of two who send the next list at once one does, and the hotel gets one mail', async () => {
  const here = await hotel()
  await stay(here)
  const answers = await Promise.all([send(here, 0), send(here, 0)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('accommodation/list-sent-meanwhile')
  expect((await read(here)).sent).toHaveLength(1)
})

test('names that a spreadsheet would run are text, in the table and in the sheet', async () => {
  const here = await hotel()
  await stay(here, [guest('=HYPERLINK("https://evil.example")', '+1')])
  const { body: table } = await call<string>(house, 'GET', `${here.path}/csv`, { token })
  expect(table).toContain('"\'=HYPERLINK')
  const sheet = await house.app.http.inject({ url: `${here.path}/xlsx`, headers: { authorization: `Bearer ${token}` } })
  expect(sheet.headers['content-type']).toContain('spreadsheetml.sheet')
  const parts = unzipSync(new Uint8Array(sheet.rawPayload))
  const xml = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(xml).toContain('HYPERLINK')
  expect(xml).not.toContain('<f>')
})

test('the list is drawn as a PDF', async () => {
  const here = await hotel()
  await stay(here)
  const drawn = await house.app.http.inject({ url: `${here.path}/pdf`, headers: { authorization: `Bearer ${token}` } })
  expect([drawn.statusCode, drawn.headers['content-type'], drawn.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
})

test('who takes or sends a list has shown a second factor just now', async () => {
  const here = await hotel()
  const person = await colleague(house, 'organiser')
  await showFactor(house, person.token, person.email)
  house.clock.forward(11 * 60_000)
  const asked = { token: person.token }
  for (const kind of ['csv', 'xlsx', 'pdf'])
    expect((await call(house, 'GET', `${here.path}/${kind}`, asked)).status).toBe(403)
  const sent = await call(house, 'POST', here.path, { ...asked, body: { email: 'desk@adler.example', after: 0 } })
  expect(sent.status).toBe(403)
  expect((await call(house, 'GET', here.path, asked)).status).toBe(200)
  token = await signInStaff(house, 'organiser')
})

test('the log says that a list was sent and how many stays it had, and names nobody', async () => {
  const here = await hotel()
  await stay(here)
  await send(here, 0)
  const { body } = await call<{ items: AuditEntry[] }>(house, 'GET', '/api/organiser/audit-entry?record=rooming-list', {
    token: await signInStaff(house, 'owner'),
  })
  expect(body.items[0]).toMatchObject({ act: 'accommodation.sendRoomingList', record: { id: String(here.id) } })
  expect(JSON.stringify(body.items[0]?.changes)).not.toMatch(/Byron|adler/)
})

test('a list goes to one address', async () => {
  const here = await hotel()
  for (const to of ['', 'desk', 'a@b.example, c@d.example', 'desk@adler.example\r\nbcc: all@adler.example'])
    expect((await send(here, 0, to)).status).toBe(400)
  expect((await read(here)).sent).toEqual([])
})

test('the hotel is mailed its list as a PDF and as a sheet, and the next one says what changed', async () => {
  const here = await hotel()
  const to = `desk-${here.id}@hotels.example`
  await stay(here)
  await send(here, 0, to)
  await stay(here, [guest('New', 'Here')])
  await send(here, 1, to)
  await house.app.jobs.drain()
  const mailbox = `/api/demo/mailbox?to=${encodeURIComponent(to)}`
  const { body } = await call<{ subject: string; text: string }[]>(house, 'GET', mailbox)
  const bySubject = [...body].sort((one, other) => one.subject.localeCompare(other.subject))
  expect(bySubject.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Rooming list 1, Test Hotel ${here.id}`),
    expect.stringContaining(`Rooming list 2, Test Hotel ${here.id}`),
  ])
  expect(bySubject[1]?.text).toMatch(/New since then:?\s*1/)
})

test('whoever is forgotten is forgotten on the lists too, and the hotel is told of no change', async () => {
  const here = await hotel()
  const person = await stay(here)
  await send(here, 0)
  await house.app.jobs.drain()
  house.clock.forward(100 * 86_400_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'organiser')
  expect(await rows(here, '?number=1')).toEqual([
    ['none', String(person.id), `Room ${here.room}`, '2025-10-20', '2025-10-22', '2', '2', '', ''],
  ])
  expect((await read(here)).now).toMatchObject({ changed: 0 })
})
