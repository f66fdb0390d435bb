import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let picture: Buffer

beforeAll(async () => {
  const paint = sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 0, g: 90, b: 100 } } })
  picture = await paint.png().toBuffer()
})

async function replacePicture(token: string): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  const sent = new Response(form)
  const answer = await house.app.http.inject({
    method: 'PUT',
    url: '/api/user/image',
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.statusCode
}

const kept = async (): Promise<number> =>
  (await house.database.raw(`select from files where content_type like 'image/%'`)).rows.length

test('of two pictures that are sent at once one is kept', async () => {
  const { token } = await attendee(house)
  const before = await kept()
  const replace = () => replacePicture(token)
  expect(await meanwhile(house, 'insert into "files"', replace, replace)).toEqual([200, 200])
  expect(await kept()).toBe(before + 1)
})

test('a picture that is sent while somebody leaves for good goes with them', async () => {
  const { token } = await attendee(house)
  const before = await kept()
  const erase = () => call(house, 'POST', '/api/user/erasure', { token, body: { password } })
  const [erased, replaced] = await meanwhile(house, 'for no key update', erase, () => replacePicture(token))
  expect([erased.status, replaced]).toEqual([204, 200])
  expect(await kept()).toBe(before)
})
