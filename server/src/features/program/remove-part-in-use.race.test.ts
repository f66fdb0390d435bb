import type { OfficeSession } from '@foyer/contract/office-program'
import type { OfficeSpeaker, OfficeTrack } from '@foyer/contract/office-program-parts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const send = async <Body>(method: 'POST' | 'PATCH', path: string, body: object) =>
  call<Body & { code: string }>(house, method, `/api/organiser/${path}`, { token, body })
const remove = (part: string, id: number) => send<object>('POST', `${part}/${id}/remove`, { version: 1 })

let count = 0
const numbered = (what: string) => {
  count += 1
  return `${what}-${count}`
}
const addTrack = async () =>
  (await send<OfficeTrack>('POST', 'track', { code: numbered('track'), name: { en: 'Lamps' } })).body
const addSpeaker = async () => {
  const words = {
    name: 'Mira Okafor',
    sortName: 'Okafor',
    company: 'Lamps',
    city: 'Accra',
    jobTitle: { en: 'Lighter' },
  }
  return (await send<OfficeSpeaker>('POST', 'speaker', { code: numbered('mira'), ...words, bio: { en: 'Lights.' } }))
    .body
}
/** Each at an hour of its own, before anything else is on. */
function talk(track: string, speakers: readonly string[]) {
  const code = numbered('talk')
  const at = (hours: number) => new Date(Date.UTC(2025, 9, 10, count * 2 + hours)).toISOString()
  return {
    ...{ code, title: { en: 'Lamps' }, abstract: { en: 'About lamps.' }, startsAt: at(0), endsAt: at(1) },
    ...{ place: { track, stage: '5-b' }, level: 'all', language: 'en', speakers, repeats: null },
  }
}

/** A session is written with a new track or speaker, held up when it was found; meanwhile a colleague removes that. */
const acts = {
  async track() {
    const track = await addTrack()
    const { body } = await send<OfficeSession>('POST', 'session', talk('cloud', []))
    const { title, abstract, level, language, speakers, repeats, seats } = body
    const entries = { ...{ title, abstract, level, language, speakers, repeats, seats }, track: track.code, version: 1 }
    return meanwhile(
      house,
      'update "program_sessions" set "title"',
      () => send('PATCH', `session/${body.id}`, entries),
      () => remove('track', track.id),
    )
  },
  async speaker() {
    const speaker = await addSpeaker()
    return meanwhile(
      house,
      'insert into program_sessions',
      () => send('POST', 'session', talk('cloud', [speaker.code])),
      () => remove('speaker', speaker.id),
    )
  },
}

test.each([
  ['track', 200],
  ['speaker', 201],
] as const)(
  'a %s that a session is just given is not removed: whoever wants to is told of the session',
  async (part, status) => {
    const [written, removed] = await acts[part]()
    expect(written.status).toBe(status)
    expect(removed).toMatchObject({ status: 409, body: { code: 'program/used-by-sessions', sessions: 1 } })
    expect(await findViolations(house.database)).toEqual([])
  },
)

test('without the lock the track is gone, and the session ends in a fault', async () => {
  await sql`alter table program_sessions rename constraint program_sessions_track_id_edition_id_fkey to planted`.execute(
    house.database.db,
  )
  const { met, restore } = takeOut([' for key share'])
  const [written, removed] = await acts.track()
  restore()
  expect(met).not.toContain(0)
  expect([written.status, removed.status]).toEqual([500, 204])
})
