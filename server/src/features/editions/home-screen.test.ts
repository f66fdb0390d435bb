import type { AppManifest } from '@foyer/contract/editions'
import { expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

test('the event’s days are a calendar file that everybody can have, with doors and entrance', async () => {
  const { status, headers, body } = await call<string>(house, 'GET', '/api/edition/calendar.ics')
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(headers['content-disposition']).toContain('.ics')
  expect(body).toContain('DTSTART;VALUE=DATE:20251020')
  // The first day that no longer belongs to it.
  expect(body).toContain('DTEND;VALUE=DATE:20251025')
  expect(body).toContain('SUMMARY:MSPG 2025')
})

test('on a home screen the app bears the event’s name, in the reader’s language, with icons of every shape', async () => {
  const { body } = await call<AppManifest>(house, 'GET', '/api/edition/app', { headers: { 'accept-language': 'de' } })
  expect(body).toMatchObject({
    name: 'MSPG 2025',
    short_name: 'MSPG',
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(body.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
