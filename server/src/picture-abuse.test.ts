import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
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

/** What the person's picture is now, as bytes. */
async function stored(): Promise<Buffer> {
  const id = ((await own()) ?? '').split('/').at(-1)
  const { rows } = await house.database.raw('select bytes from files where id = $1', [id])
  return Buffer.from(rows[0]?.['bytes'] as Uint8Array)
}

/** A PNG that says it is larger than it has any bytes for. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

test('a picture is drawn anew: where and with what it was taken is gone', async () => {
  const taken = await paint()
    .withExif({ IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect(taken.includes('secret-owner')).toBe(true)
  expect((await send({ bytes: taken, type: 'image/jpeg' })).statusCode).toBe(200)
  const kept = await stored()
  const { exif, xmp, icc, format, width, height } = await sharp(kept).metadata()
  expect({ exif, xmp, icc, format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
  expect(kept.includes('secret')).toBe(false)
})

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

test('what hides behind a picture is not kept', async () => {
  const polyglot = Buffer.concat([await paint().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await send({ bytes: polyglot, type: 'image/gif' })).statusCode).toBe(200)
  expect((await stored()).includes('script')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each<[string, () => Promise<Part> | Part]>([
  ['SVG', () => ({ bytes: svg, type: 'image/svg+xml' })],
  ['SVG that calls itself PNG', () => ({ bytes: svg })],
  ['SVG behind white space', () => ({ bytes: `\n\n  <?xml version="1.0"?>${svg}` })],
  ['HTML', () => ({ bytes: '<!doctype html><script>alert(1)</script>', type: 'text/html' })],
  ['PDF', () => ({ bytes: '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>' })],
  ['TIFF', async () => ({ bytes: await paint().tiff().toBuffer(), type: 'image/tiff' })],
  ['AVIF', async () => ({ bytes: await paint().avif().toBuffer(), type: 'image/avif' })],
  ['a ZIP', () => ({ bytes: Buffer.from('504b0304140000000800', 'hex') })],
  ['chance', () => ({ bytes: randomBytes(5000) })],
  ['nothing', () => ({ bytes: '' })],
  ['one byte', () => ({ bytes: 'x' })],
  ['a beginning without an end', async () => ({ bytes: (await paint(400, 300).png().toBuffer()).subarray(0, 60) })],
  ['a GIF’s first six letters before HTML', () => ({ bytes: 'GIF89a<html><script>alert(1)</script>' })],
  ['50,000 by 50,000 pixels', () => ({ bytes: hugePng(50_000, 50_000) })],
  ['1 by 2,000,000,000 pixels', () => ({ bytes: hugePng(1, 2_000_000_000) })],
  ['8,000 by 8,000 pixels', () => ({ bytes: hugePng(8000, 8000) })],
])('%s is no picture, and the old one stays', async (_what, part) => {
  const before = await own()
  const answer = await send(await part())
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'identity/image-unreadable' })
  expect(await own()).toBe(before)
})

test('more than 8 MiB are refused as too large', async () => {
  // What does not begin as a picture is refused as none before it is large.
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8 * 1024 * 1024, 0xff)])
  const answer = await send({ bytes })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'requests/too-large' })
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
