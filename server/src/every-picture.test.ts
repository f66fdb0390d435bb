import { allEndpoints } from '@foyer/contract/all'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { newHouse, newRoom } from './testing/office-hotel-scenarios.ts'
import { newPost } from './testing/office-news-scenarios.ts'
import { newSpeaker } from './testing/office-program-scenarios.ts'
import { attendee, call } from './testing/people.ts'
import { noPictures, tellingPicture, tooLargePicture } from './testing/picture-corpus.ts'
import { readSetup, SETUP } from './testing/setup.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { upload } from './testing/uploads.ts'

const house = useTestHouse()

/** Where a picture is sent to. */
interface Way {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly token: string
}

const office = '/api/organiser'
const make = async <Body>(token: string, path: string, body: object) =>
  (await call<Body>(house, 'POST', `${office}${path}`, { token, body })).body
const aHouse = (token: string) => make<{ id: number; version: number }>(token, '/accommodation', newHouse)
const query = (version: number) => new URLSearchParams({ version: String(version), alt: 'A door' })

/** How a picture comes to each endpoint that takes one: by its id. */
const ways: Readonly<Record<string, (staff: string) => Promise<Way>>> = {
  'identity.replaceImage': async () => ({
    method: 'PUT',
    url: '/api/user/image',
    token: (await attendee(house)).token,
  }),
  'accommodation.addPicture': async (token) => {
    const { id, version } = await aHouse(token)
    return { method: 'POST', url: `${office}/accommodation/${id}/picture?${query(version)}`, token }
  },
  'accommodation.addRoomPicture': async (token) => {
    const { id } = await aHouse(token)
    const { rooms } = await make<{ rooms: { id: number; version: number }[] }>(
      token,
      `/accommodation/${id}/room`,
      newRoom,
    )
    const [room] = rooms
    const url = `${office}/accommodation/${id}/room/${room?.id}/picture?${query(room?.version ?? 0)}`
    return { method: 'POST', url, token }
  },
  'program.setPortrait': async (token) => {
    const { id, version } = await make<{ id: number; version: number }>(token, '/speaker', newSpeaker)
    return { method: 'POST', url: `${office}/speaker/${id}/picture?version=${version}`, token }
  },
  'news.setPicture': async (token) => {
    const { id, version } = await make<{ id: number; version: number }>(token, '/news', newPost)
    return { method: 'POST', url: `${office}/news/${id}/picture?${query(version)}`, token }
  },
  'setup.setBanner': async (token) => {
    const { version } = (await readSetup(house, token)).banner
    return { method: 'POST', url: `${SETUP}/banner?version=${version}`, token }
  },
  'setup.setLogo': async (token) => {
    const { version } = (await readSetup(house, token)).logo
    return { method: 'POST', url: `${SETUP}/logo/light?version=${version}`, token }
  },
}

const endpoints = allEndpoints.filter(({ upload: taken }) => taken?.kind === 'picture').map(({ id }) => id)

const files = async () => (await house.database.raw('select id from files')).rows.map(({ id }) => String(id)).toSorted()
const bytesOf = async (id: string) =>
  Buffer.from(
    (await house.database.raw('select bytes from files where id = $1', [id])).rows[0]?.['bytes'] as Uint8Array,
  )

beforeAll(() => seedStaffForTests(house))

test('each endpoint that takes a picture is tried here', () => {
  expect(Object.keys(ways).toSorted()).toEqual(endpoints.toSorted())
})

describe.each(endpoints)('%s', (id) => {
  let way: Way
  const send = (bytes: Buffer | string) =>
    upload<{ code?: string }>(house, way.method, way.url, bytes, { authorization: `Bearer ${way.token}` })

  beforeAll(async () => {
    way = await ways[id]!(await signInStaff(house, 'organiser'))
  })

  test.each(noPictures)('takes no %s, and keeps nothing of it', async (_what, bytes) => {
    const before = await files()
    const { status, body } = await send(await bytes())
    expect(status).toBe(422)
    expect(body.code).toMatch(/-unreadable$/)
    expect(await files()).toEqual(before)
  })

  test('takes no more than 8 MiB', async () => {
    const before = await files()
    expect(await send(tooLargePicture())).toMatchObject({ status: 413, body: { code: 'requests/too-large' } })
    expect(await files()).toEqual(before)
  })

  test('draws a picture anew: where and with what it was taken is gone, and what hid behind it', async () => {
    const taken = await tellingPicture()
    expect(taken.includes('secret-owner')).toBe(true)
    const before = await files()
    expect((await send(taken)).status).toBeLessThan(300)
    const added = (await files()).filter((file) => !before.includes(file))
    expect(added).toHaveLength(1)
    const kept = await bytesOf(added[0] ?? '')
    const { exif, xmp, icc } = await sharp(kept).metadata()
    expect({ exif, xmp, icc }).toEqual({})
    expect(kept.includes('secret')).toBe(false)
  })
})
