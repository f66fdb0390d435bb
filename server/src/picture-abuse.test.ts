import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, pay, place, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  token = (await attendee(house)).token
})

interface Part {
  readonly bytes: Buffer | string
  readonly name?: string
  readonly fileName?: string
  readonly type?: string
}

const BOUNDARY = 'a-boundary-of-the-tests'

function multipart(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ bytes, name = 'file', fileName = 'me.png', type = 'image/png' }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  return Buffer.concat([...written, `--${BOUNDARY}--\r\n`].map((bytes) => Buffer.from(bytes)))
}

const sendRaw = (payload: Buffer, headers: Record<string, string> = {}) =>
  house.app.http.inject({
    method: 'PUT',
    url: '/api/user/image',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    payload,
  })
const send = (...parts: Part[]) => sendRaw(multipart(parts))

const paint = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 90, b: 100 } } })

const own = async (): Promise<string | null> =>
  (await call<{ image: string | null }>(house, 'GET', '/api/user/', { token })).body.image

test('a picture goes out as a picture, whatever its sender called it', async () => {
  const picture = await paint().png().toBuffer()
  const answer = await send({ bytes: picture, fileName: '../../../etc/passwd', type: 'text/html' })
  expect(answer.statusCode).toBe(200)
  const url = (await own()) ?? ''
  expect(url).toMatch(/^\/api\/image\/[0-9a-f-]{36}$/)
  const out = await house.app.http.inject({ method: 'GET', url })
  expect(out.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test.each<[string, () => Promise<number>]>([
  ['two files', async () => (await send({ bytes: 'a' }, { bytes: 'b' })).statusCode],
  ['a hundred files', async () => (await send(...Array.from({ length: 100 }, () => ({ bytes: 'a' })))).statusCode],
  ['no file', async () => (await send()).statusCode],
  ['a name that reaches for the prototype', async () => (await send({ bytes: 'a', name: '__proto__' })).statusCode],
  ['an end that never comes', async () => (await sendRaw(multipart([{ bytes: 'abc' }]).subarray(0, 120))).statusCode],
  ['another boundary', async () => (await sendRaw(Buffer.from('--other\r\n\r\n'))).statusCode],
  ['no boundary', async () => (await sendRaw(Buffer.from('x'), { 'content-type': 'multipart/form-data' })).statusCode],
  ['JSON', async () => (await sendRaw(Buffer.from('{}'), { 'content-type': 'application/json' })).statusCode],
  ['bytes alone', async () => (await sendRaw(Buffer.from('x'), { 'content-type': 'image/png' })).statusCode],
  ['no type', async () => (await sendRaw(Buffer.from('x'), { 'content-type': '' })).statusCode],
])('an upload of %s is refused, and never a bug', async (_what, status) => {
  const before = await own()
  expect([400, 413, 415, 422]).toContain(await status())
  expect(await own()).toBe(before)
})

test('nobody uploads who is not signed in', async () => {
  const picture = await paint().png().toBuffer()
  for (const authorization of ['', 'Bearer a-token-that-nobody-was-given-ever'])
    expect((await sendRaw(multipart([{ bytes: picture }]), { authorization })).statusCode).toBe(401)
})

test('nothing but a picture is shown as one, and at no size that costs more than it is worth', async () => {
  await send({ bytes: await paint().png().toBuffer() })
  const url = await own()
  for (const query of ['w=9999&h=9999', 'w=9999&h=9999&dpr=9999', 'w=1&h=1', 'w=0&h=0', 'dpr=0', 'w=512&fit=crop']) {
    const answer = await house.app.http.inject({ method: 'GET', url: `${url}?${query}` })
    expect([200, 400]).toContain(answer.statusCode)
    if (answer.statusCode === 200) {
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
    }
  }
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(`select id from files where content_type = 'application/pdf'`)
  expect(rows).not.toEqual([])
  for (const { id } of rows) expect((await call(house, 'GET', `/api/image/${id}`)).status).toBe(404)
})
