import { IMAGE_SIZES } from '@foyer/contract/image-sizes'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attendee, call, password } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

/** How often a picture was drawn. */
const drawn = vi.hoisted(() => ({ count: 0 }))
vi.mock('sharp', async (original) => {
  const { default: library } = await original<{ default: typeof sharp }>()
  const counting = (...given: unknown[]) => {
    const image = (library as unknown as (...parts: unknown[]) => Sharp)(...given)
    const toBuffer = image.toBuffer.bind(image)
    image.toBuffer = ((...how: []) => {
      drawn.count += 1
      return toBuffer(...how)
    }) as typeof image.toBuffer
    return image
  }
  return { default: Object.assign(counting, library) }
})

const house = useTestHouse()
let token: string

beforeAll(async () => {
  token = (await attendee(house)).token
})

async function upload(color = '#046a6a'): Promise<string> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
  const request = new Request('http://house/', { method: 'PUT', body: form })
  const answer = await house.app.http.inject({
    method: 'PUT',
    url: '/api/user/image',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ image: string }>().image
}

const ask = (url: string, query: string) => house.app.http.inject({ method: 'GET', url: `${url}?${query}` })
const keptVariants = async () => (await house.database.raw('select size from image_variants')).rows.length

let picture = ''
beforeEach(async () => {
  picture = await upload()
  drawn.count = 0
})

test('a size is drawn once, whoever asks for it and however often', async () => {
  const avatar = 'w=56&h=56&fit=crop&dpr=2'
  const first = await Promise.all(Array.from({ length: 10 }, () => ask(picture, avatar)))
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const again = await ask(picture, avatar)
  expect(again.rawPayload).toEqual(first[0]?.rawPayload)
  expect(drawn.count).toBe(1)
  expect(await sharp(again.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 112, height: 112 })
  expect(again.headers['cache-control']).toContain('immutable')
})

test('sizes are a list: what is not on it is refused, and nothing is drawn', async () => {
  for (const query of [
    'w=57&h=57',
    'w=56',
    'w=56&h=57',
    'w=2048&h=2048',
    'w=480&h=320&dpr=4',
    'dpr=0',
    'dpr=1.5',
    'h=1',
  ])
    expect({ query, status: (await ask(picture, query)).statusCode }).toEqual({
      query,
      status: query === 'w=56' ? 200 : 400,
    })
  expect(drawn.count).toBe(1)
  for (const [w, h] of IMAGE_SIZES) expect((await ask(picture, `w=${w}&h=${h}&dpr=3`)).statusCode).toBe(200)
})

test('a picture that is replaced leaves no size of it behind', async () => {
  expect((await ask(picture, 'w=56&h=56&dpr=2')).statusCode).toBe(200)
  const newer = await upload('#ffffff')
  expect((await ask(picture, 'w=56&h=56&dpr=2')).statusCode).toBe(404)
  expect(await keptVariants()).toBe(0)
  expect((await ask(newer, 'w=56&h=56&dpr=2')).statusCode).toBe(200)
  expect(await keptVariants()).toBe(1)
})

test('a person who is erased leaves no picture behind', async () => {
  expect((await ask(picture, 'w=96&h=96')).statusCode).toBe(200)
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
  expect(await keptVariants()).toBe(0)
  expect((await ask(picture, 'w=96&h=96')).statusCode).toBe(404)
})
