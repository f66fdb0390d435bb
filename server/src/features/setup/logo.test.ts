import type { AuditEntry } from '@foyer/contract/audit'
import type { Edition, Look } from '@foyer/contract/editions'
import type { LogoShade } from '@foyer/contract/look.schemas'
import type { Setup } from '@foyer/contract/setup'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { readSetup, SETUP } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const step = async () => (await readSetup(house, token)).logo
const at = (shade: LogoShade, version: number) => `${SETUP}/logo/${shade}?version=${version}`
const set = async (shade: LogoShade, bytes: Buffer | string, version?: number) =>
  upload<Setup & { code?: string; theirs?: object }>(
    house,
    'POST',
    at(shade, version ?? (await step()).version),
    bytes,
    {
      authorization: `Bearer ${token}`,
    },
  )
const shown = async () => (await call<Edition>(house, 'GET', '/api/edition')).body.logo
const files = async () => Number((await house.database.raw('select count(*)::int as n from files')).rows[0]?.['n'])
/** A wordmark on no ground: half of it can be seen through. */
const drawing = (width = 2000, height = 500) =>
  sharp({ create: { width, height, channels: 4, background: { r: 4, g: 106, b: 106, alpha: 0.5 } } })
    .png()
    .toBuffer()

test('a logo is drawn anew, whole and on no ground, and shown to everybody in place of the house’s sign', async () => {
  expect(await shown()).toBe(null)
  const { status, body } = await set('light', await drawing())
  expect(status).toBe(200)
  const kept = body.logo.entered?.light
  expect(kept).toEqual({ file: expect.any(String), width: 640, height: 160 })
  expect(body.logo.entered?.dark).toBe(null)
  // One alone stands for both grounds.
  const picture = { url: `/api/edition/logo/${kept?.file}`, width: 640, height: 160 }
  expect(await shown()).toEqual({ light: picture, dark: picture })
  expect((await call<Look>(house, 'GET', '/api/edition/look')).body.hasLogo).toBe(true)
  const answer = await house.app.http.inject({ url: picture.url })
  const drawn = await sharp(answer.rawPayload).metadata()
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'image/png',
    expect.stringContaining('immutable'),
  ])
  expect([drawn.format, drawn.width, drawn.height, drawn.hasAlpha]).toEqual(['png', 640, 160, true])
  const { body: log } = await call<{ items: AuditEntry[] }>(house, 'GET', '/api/organiser/audit-entry?record=edition', {
    token: await signInStaff(house, 'owner'),
  })
  expect(log.items[0]).toMatchObject({ act: 'setup.setLogo', changes: [{ field: 'light', after: kept }] })
})

test('the one for dark grounds has its own, and each can be taken away again', async () => {
  const { body } = await set('dark', await drawing(100, 100))
  const { light, dark } = body.logo.entered ?? {}
  expect(await shown()).toEqual({
    light: { url: `/api/edition/logo/${light?.file}`, width: 640, height: 160 },
    dark: { url: `/api/edition/logo/${dark?.file}`, width: 100, height: 100 },
  })
  const remove = async (shade: LogoShade) =>
    (await call(house, 'DELETE', at(shade, (await step()).version), { token })).status
  expect(await remove('light')).toBe(200)
  expect((await shown())?.light.url).toBe(`/api/edition/logo/${dark?.file}`)
  expect(await remove('dark')).toBe(200)
  expect(await shown()).toBe(null)
})

test('of two who set one at once one does, and of the other’s nothing is left', async () => {
  const before = await files()
  const { version } = await step()
  const answers = await Promise.all([set('light', await drawing(), version), set('dark', await drawing(), version)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'office/changed-meanwhile',
    theirs: { version: version + 1 },
  })
  expect(await files()).toBe(before + 1)
})

test.each([
  ['a text', 'no picture, whatever its name says'],
  ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
])('%s is no logo, and nothing of it is kept', async (_what, bytes) => {
  const before = await files()
  expect(await set('light', bytes)).toMatchObject({ status: 422, body: { code: 'uploads/picture-unreadable' } })
  expect(await files()).toBe(before)
})

test('what is kept of somebody else is no logo, whoever knows its address', async () => {
  const { token: owner } = { token: await signInStaff(house, 'owner') }
  await upload(house, 'PUT', '/api/user/image', await paint(), { authorization: `Bearer ${owner}` })
  const { rows } = await house.database.raw(`select id from files where content_type = 'image/webp' limit 1`)
  const file = rows[0]?.['id'] ?? crypto.randomUUID()
  expect((await call(house, 'GET', `/api/edition/logo/${file}`)).status).toBe(404)
})
