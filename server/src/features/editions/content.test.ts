import type { Edition } from '@foyer/contract/editions'
import type { PassType } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const passTypes = async (language: string) =>
  (await call<PassType[]>(house, 'GET', '/api/pass/type/paid', { headers: { 'accept-language': language } })).body
const edition = async (language: string) =>
  (await call<Edition>(house, 'GET', '/api/edition', { headers: { 'accept-language': language } })).body

test('what the organiser wrote is read in one’s own language', async () => {
  expect((await passTypes('de-DE'))[0]).toMatchObject({
    name: 'Standard',
    description: expect.stringContaining('Alle Vorträge'),
    benefits: expect.arrayContaining(['Shuttle-Linien S1 und S2']),
  })
  expect(await edition('de')).toMatchObject({
    entrance: 'Süd, Halle 3',
    partnerBanner: { text: 'Registrierungspartner: Nordwerk Systems' },
    countdownPhases: [{ name: 'MSPG Sommer-Kits-Aktion' }],
  })
  expect(await edition('en')).toMatchObject({
    entrance: 'South, Hall 3',
    countdownPhases: [{ name: 'MSPG Summer Kits Promo' }],
  })
})

test('the upgrades and the pass one holds as well, in the language of the page', async () => {
  const { token } = await attendee(house)
  const { body } = await call<{ passType: PassType }>(house, 'GET', '/api/pass', {
    token,
    headers: { 'accept-language': 'de' },
  })
  expect(body.passType.description).toContain('Alle Vorträge')
})

test('where the organiser wrote one language only, everybody reads that one', async () => {
  const { db } = house.database
  const onlyGerman = JSON.stringify({ de: 'Nur auf Deutsch' })
  await db.updateTable('pass_types').set({ description: onlyGerman }).where('id', '=', 1).execute()
  expect((await passTypes('en'))[0]?.description).toBe('Nur auf Deutsch')
  await db
    .updateTable('pass_types')
    .set({ description: JSON.stringify({ en: 'English only' }) })
    .where('id', '=', 1)
    .execute()
  expect((await passTypes('de'))[0]?.description).toBe('English only')
})
