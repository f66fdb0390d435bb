import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openHotel } from './testing/hotels.ts'
import { attendee } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse({ sharedAnswerMs: 3_600_000 })
let port = 0

beforeAll(async () => {
  // As many as a city's trade fair has.
  for (let id = 700; id < 820; id += 1) await openHotel(house, id, [{ id: id * 10 }, { id: id * 10 + 1 }])
  await house.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (house.app.http.server.address() as AddressInfo).port
})

interface OnTheWire {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As they came, compressed or not. */
  readonly bytes: Buffer
}

/** Asks over a real connection; nothing is unpacked. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<OnTheWire> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

const hotels = '/api/accommodation?start=2025-10-20&end=2025-10-24&roomOccupancy=1'
const inAnotherOrder = 'roomOccupancy=1&end=2025-10-24&start=2025-10-20'

test('a list of hotels leaves compressed, a tenth as long, and is the same list', async () => {
  const plain = await ask(hotels)
  const small = await ask(hotels, { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(plain.bytes.toString()).length).toBeGreaterThan(100)
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 10)
  expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true)
})

test('who takes no brotli is sent none', async () => {
  expect((await ask(hotels, { 'accept-encoding': 'gzip, deflate' })).headers['content-encoding']).toBeUndefined()
})

test('one question has one answer, in whatever order it is put', async () => {
  const first = await ask(`${hotels}&order=nameAZ`)
  // Nobody is told of this: whoever looks anew sees it.
  await house.database.script(`update accommodations set name = 'Renamed' where id = 700`)
  const asked = `/api/accommodation/?order=nameAZ&${inAnotherOrder}`
  const second = await ask(asked)
  expect(second.status).toBe(200)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  const again = await ask(asked, { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect((await ask(`${hotels}&order=distance`)).bytes.toString()).toContain('Renamed')
})

test('a policy for documents goes out with what may be opened as one, and with no data', async () => {
  const { token } = await attendee(house)
  const policyOf = async (path: string, headers = {}) => (await ask(path, headers)).headers['content-security-policy']
  expect(await policyOf(hotels)).toBeUndefined()
  expect(await policyOf('/api/nowhere')).toBeUndefined()
  expect(await policyOf('/api/user/', { authorization: `Bearer ${token}` })).toBeUndefined()
  expect(await policyOf('/sign-in')).toContain("script-src 'self'")
})
