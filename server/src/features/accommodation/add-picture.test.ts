import { connect } from 'node:net'
import type { AccommodationDetail } from '@foyer/contract/accommodation'
import type { OfficeAccommodation } from '@foyer/contract/office-accommodation'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../testing/event-reader.ts'
import { openHotel } from '../../testing/hotels.ts'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload, uploadHead, uploadType } from '../../testing/uploads.ts'

const house = useTestHouse()
const office = '/api/organiser/accommodation/901'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  await openHotel(house, 901, [{ id: 9011 }])
})

const read = async () => (await call<OfficeAccommodation>(house, 'GET', office, { token })).body
const add = (bytes: Buffer | string, version: number, headers: Record<string, string> = {}) =>
  upload<OfficeAccommodation & { code?: string; theirs?: object }>(
    house,
    'POST',
    `${office}/picture?${new URLSearchParams({ version: String(version), alt: 'The courtyard' })}`,
    bytes,
    { authorization: `Bearer ${token}`, ...headers },
  )
const files = async () => Number((await house.database.raw('select count(*)::int as n from files')).rows[0]?.['n'])

test('a picture is drawn anew and stands behind those of its house, for everybody who looks at it', async () => {
  const before = await read()
  const { status, body } = await add(await paint(), before.version)
  expect({ status, version: body.version }).toEqual({ status: 201, version: before.version + 1 })
  expect(body.images.slice(0, -1)).toEqual(before.images)
  expect(body.images.at(-1)).toEqual({ file: expect.any(String), alt: { en: 'The courtyard' } })
  const { body: shown } = await call<AccommodationDetail>(house, 'GET', '/api/accommodation/901')
  expect(shown.images.at(-1)).toEqual({ url: `/api/image/${body.images.at(-1)?.file}`, alt: 'The courtyard' })
  const { rows } = await house.database.raw('select bytes from files where id = $1', [body.images.at(-1)?.file])
  const { format, width, height } = await sharp(Buffer.from(rows[0]?.['bytes'] as Uint8Array)).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 800 })
  const { body: log } = await call<{ items: object[] }>(
    house,
    'GET',
    '/api/organiser/audit-entry?record=accommodation',
    {
      token: await signInStaff(house, 'owner'),
    },
  )
  expect(log.items[0]).toMatchObject({ act: 'accommodation.addPicture', record: { kind: 'accommodation', id: '901' } })
})

test('of two who add one to the same version one does, and of the other’s nothing is left', async () => {
  const { version } = await read()
  const before = await files()
  const answers = await Promise.all([add(await paint(), version), add(await paint(), version)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({ code: 'office/changed-meanwhile', theirs: { version: version + 1 } })
  expect(await files()).toBe(before + 1)
})

test('a house has thirty pictures at most', async () => {
  await house.database.script(
    `update accommodations set images = to_jsonb(array_fill(images -> 0, array[30])) where id = 901`,
  )
  const before = await files()
  const { version } = await read()
  expect(await add(await paint(), version)).toMatchObject({
    status: 409,
    body: { code: 'accommodation/too-many-pictures' },
  })
  expect(await files()).toBe(before)
  await house.database.script(`update accommodations set images = '[]' where id = 901`)
})

test.each([
  ['a text', 'no picture, whatever its name says'],
  ['nothing', ''],
  ['a few bytes of a picture', '\x89PNG'],
  ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['half a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000)])],
])('%s is refused in one sentence, and nothing of it is kept', async (_what, bytes) => {
  const before = [await files(), await read()]
  expect(await add(bytes, (await read()).version)).toMatchObject({
    status: 422,
    body: { code: 'uploads/picture-unreadable' },
  })
  expect([await files(), await read()]).toEqual(before)
})

test('the same key with another picture is another request', async () => {
  const { version } = await read()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const bytes = await paint()
  const first = await add(bytes, version, key)
  expect(first.status).toBe(201)
  expect((await add(bytes, version, key)).body).toEqual(first.body)
  expect(await add(await paint(50, 50), version, key)).toMatchObject({
    status: 422,
    body: { code: 'requests/idempotency-key-reused' },
  })
})

/** Begins to send a file, and never ends: what is answered all the same? */
async function begin(path: string, bearer: string, length: number, first: string): Promise<string> {
  const { hostname, port } = new URL(await addressOf(house))
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${bearer}`,
      `content-type: ${uploadType}`,
      `content-length: ${length}`,
      'connection: close',
      '',
      first,
    ].join('\r\n'),
  )
  const answered = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  const said = await answered
  socket.destroy()
  return said
}

test('what is no picture, too large or another’s to send is refused before it has come', async () => {
  const { version } = await read()
  const path = `${office}/picture?version=${version}&alt=x`
  const noPicture = `${uploadHead}${'no picture '.repeat(100)}`
  expect(await begin(path, token, 5_000_000, noPicture)).toMatch(/^HTTP\/1.1 422 [\s\S]*uploads\/picture-unreadable/)
  expect(await begin(path, token, 500_000_000, uploadHead)).toMatch(/^HTTP\/1.1 413 [\s\S]*requests\/too-large/)
  expect(await begin(path, (await attendee(house)).token, 5_000_000, uploadHead)).toMatch(/^HTTP\/1.1 403 /)
})
