import type { Edition } from '@foyer/contract/editions'
import type { TextsStep } from '@foyer/contract/texts.schemas'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { readSetup, saveStep } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const phase = (changes: object = {}): TextsStep['phases'][number] => ({
  title: { en: 'Early days', de: 'Frühe Tage' },
  start: '2025-08-01T08:00',
  end: '2025-09-30T23:59',
  link: { label: { en: 'See the kits' }, url: 'https://mspg.example/kits' },
  ...changes,
})
const entries = (changes: Partial<TextsStep> = {}): TextsStep => ({
  surveyStartsOn: '2025-10-01',
  banner: {
    text: { en: 'Partner: Nordwerk', de: 'Partner: Nordwerk GmbH' },
    alt: null,
    url: 'https://nordwerk.example/',
  },
  phases: [phase()],
  visaDesk: { signedBy: 'Johanna Albers', position: { en: 'Head of Visitors' }, phone: null },
  ...changes,
})
const save = (changes?: Partial<TextsStep>) => saveStep(house, token, 'texts', entries(changes))
const seen = async (language: string) =>
  (await call<Edition>(house, 'GET', '/api/edition', { headers: { 'accept-language': language } })).body

test('what stands in each language of the event is read in one’s own, or else in the first', async () => {
  const { status, body } = await save()
  expect({ status, entered: body.texts.entered }).toEqual({ status: 200, entered: entries() })
  const [english, german] = [await seen('en'), await seen('de')]
  expect([english.partnerBanner?.text, german.partnerBanner?.text]).toEqual([
    'Partner: Nordwerk',
    'Partner: Nordwerk GmbH',
  ])
  expect(german.countdownPhases).toMatchObject([
    {
      name: 'Frühe Tage',
      start: '2025-08-01T06:00:00.000Z',
      end: '2025-09-30T21:59:00.000Z',
      link: { label: 'See the kits' },
    },
  ])
  expect(english.surveyStartsOn).toBe('2025-10-01')
})

test('what is taken out is gone, and what stays is announced as before', async () => {
  await save({
    banner: null,
    visaDesk: null,
    surveyStartsOn: null,
    phases: [phase(), phase({ title: { en: 'Late days' } })],
  })
  await save({
    banner: null,
    visaDesk: null,
    surveyStartsOn: null,
    phases: [phase({ title: { en: 'Late days' }, link: null })],
  })
  expect(await seen('de')).toMatchObject({
    partnerBanner: null,
    surveyStartsOn: null,
    countdownPhases: [{ name: 'Late days', link: null }],
  })
})

test.each([
  [
    'a text that is missing in the first language',
    { banner: { text: { de: 'Nur deutsch' }, alt: null, url: 'https://a.example/' } },
    'banner.text',
  ],
  [
    'what a picture shows, but not in the first language',
    { banner: { text: { en: 'x' }, alt: { de: 'Ein Schild' }, url: 'https://a.example/' } },
    'banner.alt',
  ],
  ['an address without a lock', { banner: { text: { en: 'x' }, alt: null, url: 'http://a.example/' } }, 'banner.url'],
  ['a promotion that ends before it begins', { phases: [phase({ end: '2025-07-01T00:00' })] }, 'phases.0.end'],
  ['two promotions of one name', { phases: [phase(), phase()] }, 'phases.1.title'],
] as const)('%s is refused where it was entered', async (_what, changes, path) => {
  const before = (await readSetup(house, token)).texts
  const { status, body } = await save(changes as Partial<TextsStep>)
  expect({ status, errors: (body as { errors?: { path: string }[] }).errors?.map((one) => one.path) }).toEqual({
    status: 400,
    errors: [path],
  })
  expect((await readSetup(house, token)).texts).toEqual(before)
})
