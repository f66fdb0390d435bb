import type { NewSession } from '@foyer/contract/new-program.schemas'
import type { OfficeSession, ProgramParts } from '@foyer/contract/office-program'
import type { AgendaSession } from '@foyer/contract/program'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call } from '../../testing/people.ts'
import { reserve } from '../../testing/reservations.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'
import { mailsAbout, settle } from '../../testing/vip-events.ts'

const house = useTestHouse()
const office = '/api/organiser'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

afterEach(async () => {
  await settle(house)
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

type Answer = OfficeSession & {
  code?: string
  taken?: number
  theirs?: OfficeSession
  errors?: { path: string; message: string }[]
}
const send = <Body = Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  call<Body>(house, method, `${office}${path}`, { token, ...(body === undefined ? {} : { body }) })

let count = 0
/** Each at an hour of its own, before anything else is on. */
function talk(changes: Partial<NewSession> = {}): NewSession {
  count += 1
  const at = (hours: number) => new Date(Date.UTC(2025, 9, 10, count * 2 + hours)).toISOString()
  return {
    ...{ code: `talk-${count}`, title: { en: 'Lamps', de: 'Lampen' }, abstract: { en: 'About lamps.' } },
    ...{ startsAt: at(0), endsAt: at(1), place: { track: 'cloud', stage: '5-b' } },
    ...{ level: 'all', language: 'en', speakers: [], repeats: null },
    ...changes,
  }
}
const add = async (changes: Partial<NewSession> = {}) => (await send('POST', '/session', talk(changes))).body

const entries = ({ title, abstract, track, level, language, speakers, repeats, seats }: OfficeSession) => ({
  ...{ title, abstract, track, level, language, speakers, repeats, seats },
})
const change = (session: OfficeSession, changes: Partial<OfficeSession>) =>
  send('PATCH', `/session/${session.id}`, { ...entries(session), ...changes, version: session.version })
const placeOf = ({ startsAt, endsAt, stage }: OfficeSession) => ({ startsAt, endsAt, stage })
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
const move = (session: OfficeSession, to: Partial<OfficeSession>) =>
  send('POST', `/session/${session.id}/move`, { ...placeOf(session), ...to, version: session.version })
const seen = async (id: number): Promise<AgendaSession | undefined> => {
  const { body } = await call<{ sessions: AgendaSession[] }>(house, 'GET', '/api/agenda')
  return body.sessions.find((session) => session.id === id)
}

describe('a session', () => {
  test('is entered with its speakers in their order, and attendees see it', async () => {
    const { body } = await send<ProgramParts>('GET', '/program-part')
    const [one, other] = body.speakers.map(({ code }) => code)
    const session = await add({ speakers: [other!, one!] })
    expect(session).toMatchObject({ version: 1, speakers: [other, one], stage: '5-b', starred: 0, seats: null })
    const changed = await change(session, { title: { en: 'Better lamps' }, speakers: [one!] })
    expect(changed).toMatchObject({ status: 200, body: { version: 2, speakers: [one] } })
    house.clock.forward(2000)
    expect(await seen(session.id)).toMatchObject({ title: 'Better lamps', speakers: [{ code: one }] })
  })

  test('is found by its day on the clocks of the venue', async () => {
    // In Berlin it is the 2nd already.
    const session = await add({ startsAt: '2025-11-01T23:30:00Z', endsAt: '2025-11-01T23:45:00Z' })
    const ids = async (day: string) =>
      (await send<{ items: OfficeSession[] }>('GET', `/session?day=${day}`)).body.items.map(({ id }) => id)
    expect(await ids('2025-11-01')).not.toContain(session.id)
    expect(await ids('2025-11-02')).toContain(session.id)
  })

  test('that names what is not there, or a code that is taken, is refused at its field', async () => {
    const { code } = await add()
    const wrong = { speakers: ['nobody'], place: { track: 'none', stage: '5-b' } }
    expect((await send('POST', '/session', talk(wrong))).body.errors).toMatchObject([
      { path: 'place.track' },
      { path: 'speakers.0' },
    ])
    expect((await send('POST', '/session', talk({ code: code! }))).body.errors).toMatchObject([{ path: 'code' }])
  })

  test('that is held three times is said to be so at each of them, whichever names which, and so are two that name each other', async () => {
    const first = await add()
    const second = await add({ repeats: first.code })
    const third = await add({ repeats: second.code })
    const again = async (session: OfficeSession) => (await seen(session.id))?.alsoAt
    expect(await again(first)).toEqual([second.id, third.id])
    expect(await again(second)).toEqual([first.id, third.id])
    expect(await again(third)).toEqual([first.id, second.id])
    expect((await change(first, { repeats: second.code })).status).toBe(200)
    house.clock.forward(2000)
    expect(await again(first)).toEqual([second.id, third.id])
    expect(await again(third)).toEqual([first.id, second.id])
  })

  test('of two who change it the second sees what the first saved', async () => {
    const session = await add()
    await change(session, { title: { en: 'First' } })
    for (const reply of [await change(session, { title: { en: 'Second' } }), await move(session, {})])
      expect(reply).toMatchObject({ status: 409, body: { theirs: { title: { en: 'First' } } } })
  })

  test('has never fewer seats than are reserved, and keeps its line once somebody stood in it', async () => {
    const session = await add({ seats: { capacity: 3, answerHours: 24 } })
    for (let guest = 0; guest < 2; guest += 1) await reserve(house, await attendee(house), session.id)
    const seats = (capacity: number) => change(session, { seats: { capacity, answerHours: 24 } })
    expect(await seats(1)).toMatchObject({ status: 409, body: { code: 'program/seats-below-taken', taken: 2 } })
    expect(await change(session, { seats: null })).toMatchObject({ status: 409 })
    expect(await seats(2)).toMatchObject({ status: 200, body: { taken: 2, seats: { capacity: 2 } } })
  })

  test('a break has neither track nor seats, and moves without a stage', async () => {
    const session = await add({ place: null })
    expect((await change(session, { track: 'cloud' })).status).toBe(400)
    expect((await change(session, { seats: { capacity: 1, answerHours: 1 } })).status).toBe(400)
    const endsAt = later(session.endsAt, 1)
    expect(await move(session, { endsAt })).toMatchObject({ status: 200, body: { endsAt, stage: null } })
    const before = later(session.startsAt, -1)
    expect((await move({ ...session, version: 2 }, { endsAt: before })).status).toBe(400)
  })
})

describe('moving and cancelling', () => {
  test('says first whom it concerns, and tells those with a seat', async () => {
    const session = await add({ seats: { capacity: 1, answerHours: 24 } })
    const [guest, next] = [await attendee(house), await attendee(house)]
    await reserve(house, guest, session.id)
    await reserve(house, next, session.id)
    await call(house, 'PUT', `/api/agenda/${session.id}/favourite`, { token: guest.token })
    const to = { ...placeOf(session), startsAt: later(session.startsAt, -1) }
    const { body } = await send('POST', `/session/${session.id}/move/preview`, to)
    expect(body).toEqual({ mails: 2, starred: 1, clash: null, busySpeakers: [], seatsElsewhere: 0 })
    expect((await move(session, to)).body).toMatchObject({ version: 2, startsAt: to.startsAt })
    await settle(house)
    expect(await mailsAbout(house, guest.email, 'Lamps')).toHaveLength(1)
    const cancelled = await send('POST', `/session/${session.id}/cancel`, { version: 2 })
    expect(cancelled.body).toMatchObject({ version: 3, cancelledAt: expect.any(String) })
    await settle(house)
    expect(await mailsAbout(house, next.email, 'Lamps')).toHaveLength(2)
    const again = await send('POST', `/session/${session.id}/cancel`, { version: 3 })
    expect(again).toMatchObject({ status: 409, body: { code: 'program/session-cancelled' } })
  })

  test('says who would speak in two places at once, and how many would hold two seats', async () => {
    const { body: parts } = await send<ProgramParts>('GET', '/program-part')
    const [speaker, other] = parts.speakers
    const seats = { capacity: 2, answerHours: 24 }
    const there = await add({ title: { en: 'Chairs' }, speakers: [speaker!.code], seats })
    const session = await add({ speakers: [other!.code, speaker!.code], seats })
    const guest = await attendee(house)
    for (const { id } of [there, session]) await reserve(house, guest, id)
    const preview = async (to: Partial<OfficeSession>) =>
      (await send('POST', `/session/${session.id}/move/preview`, { ...placeOf(session), ...to })).body
    const { startsAt, endsAt } = there
    expect(await preview({ startsAt, endsAt, stage: '5-a' })).toMatchObject({
      clash: null,
      busySpeakers: [{ name: speaker!.name, session: { id: there.id, startsAt, endsAt } }],
      seatsElsewhere: 1,
    })
    // One begins as the other ends: nobody has to be in both.
    expect(await preview({ startsAt: endsAt, endsAt: later(endsAt, 1) })).toMatchObject({
      busySpeakers: [],
      seatsElsewhere: 0,
    })
    await send('POST', `/session/${there.id}/cancel`, { version: there.version })
    expect(await preview({ startsAt, endsAt })).toMatchObject({ busySpeakers: [], seatsElsewhere: 0 })
  })

  test('onto a stage that another session has then is named with that session, and refused', async () => {
    const [one, other] = [await add(), await add({ title: { en: 'Chairs' } })]
    const there = placeOf(other)
    const { body } = await send('POST', `/session/${one.id}/move/preview`, there)
    expect(body).toMatchObject({ clash: { id: other.id, title: { en: 'Chairs' } } })
    expect((await move(one, there)).body.errors).toMatchObject([{ path: 'stage' }])
    expect((await move(one, placeOf(one))).status).toBe(200)
  })
})

describe.each(['track', 'stage', 'speaker'] as const)('a %s', (kind) => {
  const made = {
    track: { code: 'new-track', name: { en: 'New' } },
    stage: { code: 'new-stage', hall: '9', name: 'Z', seats: 40, way: { en: 'Straight on.' } },
    speaker: {
      ...{ code: 'ada', name: 'Ada Example', sortName: 'Example', company: 'Example', city: 'Ulm' },
      ...{ jobTitle: { en: 'Engineer' }, bio: { en: 'Ada builds.' } },
    },
  }[kind]

  test('is added, changed and removed, and a second one cannot have its code', async () => {
    const { body: part } = await send<{ id: number; version: number }>('POST', `/${kind}`, made)
    expect((await send('POST', `/${kind}`, made)).body.errors).toMatchObject([{ path: 'code' }])
    const { code: _code, ...entered } = { ...made, name: kind === 'track' ? { en: 'Other' } : 'Other' }
    const changed = await send('PATCH', `/${kind}/${part.id}`, { ...entered, version: part.version })
    expect(changed).toMatchObject({ status: 200, body: { version: 2, name: entered.name } })
    expect((await send('POST', `/${kind}/${part.id}/remove`, { version: 1 })).status).toBe(409)
    expect((await send('POST', `/${kind}/${part.id}/remove`, { version: 2 })).status).toBe(204)
  })

  test('that a session has is not removed', async () => {
    const { body: part } = await send<{ id: number; version: number }>('POST', `/${kind}`, {
      ...made,
      code: `${kind}-x`,
    })
    await add({
      place: { track: kind === 'track' ? 'track-x' : 'cloud', stage: kind === 'stage' ? 'stage-x' : '5-b' },
      speakers: kind === 'speaker' ? ['speaker-x'] : [],
    })
    const { status, body } = await send('POST', `/${kind}/${part.id}/remove`, { version: part.version })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'program/used-by-sessions' })
  })
})

describe('the picture of a speaker', () => {
  const files = async () => (await house.database.raw('select id from files')).rows.map(({ id }) => String(id))
  const speaker = {
    ...{ code: 'cleo', name: 'Cleo Example', sortName: 'Example', company: 'Example', city: 'Ulm' },
    ...{ jobTitle: { en: 'Engineer' }, bio: { en: 'Cleo builds.' } },
  }
  type Shown = { id: number; version: number; image: string | null }
  const shown = async () => {
    house.clock.forward(2000)
    const { body } = await call<{ code: string; image: string | null }[]>(house, 'GET', '/api/speaker')
    return body.find(({ code }) => code === 'cleo')?.image
  }
  const give = async ({ id, version }: Shown) =>
    (
      await upload<Shown>(house, 'POST', `${office}/speaker/${id}/picture?version=${version}`, await paint(), {
        authorization: `Bearer ${token}`,
      })
    ).body

  test('is a square that attendees see; another takes its place, and it goes with who is on it', async () => {
    const before = await files()
    const kept = async () => (await files()).filter((file) => !before.includes(file))
    const added = (await send<Shown>('POST', '/speaker', speaker)).body
    const first = await give(added)
    expect(await shown()).toBe(`/api/image/${first.image}`)
    const bytes = (await house.database.raw('select bytes from files where id = $1', [first.image])).rows[0]?.['bytes']
    expect(await sharp(Buffer.from(bytes as Uint8Array)).metadata()).toMatchObject({ width: 512, height: 512 })
    const second = await give(first)
    expect([await kept(), await shown()]).toEqual([[second.image], `/api/image/${second.image}`])
    const removed = await send<Shown>('POST', `/speaker/${second.id}/picture/remove`, { version: second.version })
    expect(removed).toMatchObject({ status: 200, body: { image: null, version: 4 } })
    expect([await kept(), await shown()]).toEqual([[], null])
    const third = await give(removed.body)
    expect(await kept()).toEqual([third.image])
    expect((await send('POST', `/speaker/${third.id}/remove`, { version: third.version })).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  test('stays a file while another speaker shows it', async () => {
    const added = (await send<Shown>('POST', '/speaker', speaker)).body
    const { image, ...one } = await give(added)
    await send('POST', '/speaker', { ...speaker, code: 'cleo-too' })
    await house.database.raw("update speakers set image = $1 where code = 'cleo-too'", [image])
    await send('POST', `/speaker/${one.id}/picture/remove`, { version: one.version })
    expect(await files()).toContain(image)
  })
})

test('stages are put into another order, which attendees have, and none may be missing', async () => {
  const stages = async () => (await send<ProgramParts>('GET', '/program-part')).body.stages
  const before = (await stages()).map(({ code }) => code)
  const codes = before.toReversed()
  expect((await arrange(codes)).status).toBe(200)
  house.clock.forward(2000)
  const { body } = await call<{ stages: { code: string }[] }>(house, 'GET', '/api/agenda')
  expect(body.stages.map(({ code }) => code)).toEqual(codes)
  for (const wrong of [codes.slice(1), [...codes.slice(1), codes[1]!], [...codes, 'none']])
    expect((await arrange(wrong)).body.errors).toMatchObject([{ path: 'codes' }])
  expect((await stages()).map(({ code }) => code)).toEqual(codes)
})

const arrange = (codes: readonly string[]) =>
  call<Answer>(house, 'PUT', `${office}/stage-order`, { token, body: { codes } })
