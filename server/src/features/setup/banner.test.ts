import type { AuditEntry } from '@foyer/contract/audit'
import type { Edition } from '@foyer/contract/editions'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { Setup } from '@foyer/contract/setup'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { readSetup, SETUP, saveStep } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'

// The picture beside the line of the partner, as organisers set it and attendees see it.
const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
})

const step = async () => (await readSetup(house, token)).banner
const set = async (bytes: Buffer, version?: number) =>
  upload<Setup & { code?: string }>(
    house,
    'POST',
    `${SETUP}/banner?version=${version ?? (await step()).version}`,
    bytes,
    { authorization: `Bearer ${token}` },
  )
const seen = async (language = 'en') =>
  (await call<Edition>(house, 'GET', '/api/edition', { headers: { 'accept-language': language } })).body.partnerBanner
const say = (alt: object | null) =>
  saveStep(house, token, 'texts', {
    surveyStartsOn: null,
    banner: { text: { en: 'Partner: Nordwerk' }, alt, url: 'https://nordwerk.example/' },
    phases: [],
    visaDesk: null,
  })
/** A sign in one colour, on no ground. */
const sign = (r: number, g: number, b: number) =>
  sharp({ create: { width: 600, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: { create: { width: 300, height: 100, channels: 4, background: { r, g, b, alpha: 1 } } },
        gravity: 'centre',
      },
    ])
    .png()
    .toBuffer()

test('it is drawn anew and stands beside the line, with what it shows in each language', async () => {
  await say({ en: 'A red gate', de: 'Ein rotes Tor' })
  expect((await seen())?.image).toBeNull()
  const { status, body } = await set(await sign(192, 37, 37))
  expect(status).toBe(200)
  const kept = body.banner.entered?.picture
  expect(kept).toEqual({ file: expect.any(String), width: 480, height: 160, tone: '#c02525' })
  const picture = { url: `/api/edition/banner/${kept?.file}`, width: 480, height: 160 }
  expect(await seen()).toMatchObject({ text: 'Partner: Nordwerk', image: { ...picture, alt: 'A red gate' } })
  expect((await seen('de'))?.image?.alt).toBe('Ein rotes Tor')
  await say(null)
  expect((await seen())?.image?.alt).toBe('')
  const { headers, statusCode } = await house.app.http.inject({ url: picture.url })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    expect.stringContaining('immutable'),
  ])
  const { body: log } = await call<{ items: AuditEntry[] }>(
    house,
    'GET',
    '/api/organiser/audit-entry?act=setup.setBanner',
    {
      token,
    },
  )
  expect(log.items[0]).toMatchObject({ changes: [{ field: 'picture', after: kept }] })
})

test('of a picture that fills all of its ground nothing is said of other grounds', async () => {
  expect((await set(await paint())).body.banner.entered?.picture?.tone).toBeNull()
})

test('the next year has it too, and takes nothing from this one', async () => {
  const { picture } = (await step()).entered ?? {}
  const year = { product: 'MSPG', code: 'NX26', startsOn: '2026-10-26' }
  const { body: next } = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token, body: year })
  const there = await call<Setup>(house, 'GET', `${SETUP}?edition=${next.id}`, { token })
  expect(there.body.banner.entered?.picture).toEqual(picture)
})

test('of two who set one at once one does; it is taken away again, and no other file is shown as one', async () => {
  const { version, entered } = await step()
  const answers = await Promise.all([set(await paint(), version), set(await sign(0, 0, 0), version)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const remove = await call(house, 'DELETE', `${SETUP}/banner?version=${version + 1}`, { token })
  expect(remove.status).toBe(200)
  expect((await seen())?.image).toBeNull()
  await upload(house, 'PUT', '/api/user/image', await paint(), { authorization: `Bearer ${token}` })
  const { rows } = await house.database.raw(`select id from files where content_type = 'image/webp' limit 1`)
  expect((await call(house, 'GET', `/api/edition/banner/${rows[0]?.['id']}`)).status).toBe(404)
  expect(entered?.picture).not.toBeNull()
})
