import { takenStageMessage } from '@foyer/contract/new-program.schemas'
import type { Agenda, Favourite, Favourites, Page, Speaker } from '@foyer/contract/program'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/door/problem'
import { attendee, call, password } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { cancelSession } from './cancel-session.ts'
import { createPage } from './create-page.ts'
import { createSessions } from './create-sessions.ts'
import { moveSession } from './move-session.ts'

const house = useTestHouse()

const readAgenda = async (language = 'en') =>
  (await call<Agenda>(house, 'GET', '/api/agenda', { headers: { 'accept-language': language } })).body
const listFavourites = async (token: string) =>
  (await call<Favourites>(house, 'GET', '/api/agenda/favourite', { token })).body
const star = (token: string, id: number, method: 'PUT' | 'DELETE' | 'GET' = 'PUT') =>
  call<Favourite>(house, method, `/api/agenda/${id}/favourite`, { token })
const renew = async (token: string) =>
  (await call<{ url: string }>(house, 'PUT', '/api/agenda/calendar', { token })).body.url
/** A calendar as who subscribed gets it, its folded lines put together again. */
async function subscribe(url: string) {
  const { pathname, search } = new URL(url)
  const { status, body, headers } = await call<string>(house, 'GET', pathname + search)
  return { status, headers, raw: String(body), text: String(body).replaceAll('\r\n ', '') }
}

let agenda: Agenda
/** Two that overlap, and one that is held again. */
let identity: number, backups: number, repeated: number, lunch: number
const sessionOf = (title: string) => agenda.sessions.find((session) => session.title.startsWith(title))!

beforeAll(async () => {
  agenda = await readAgenda()
  identity = sessionOf('Identity first').id
  backups = sessionOf('Backups').id
  repeated = sessionOf('Backups').alsoAt[0]!
  lunch = sessionOf('Lunch').id
})

describe('the programme', () => {
  test('is five days, six tracks and 120 sessions, in the order of time, for anybody', () => {
    const held = agenda.sessions.filter(({ track }) => track !== null)
    expect(agenda.tracks.map(({ code }) => code)).toHaveLength(6)
    expect(held).toHaveLength(120)
    expect(new Set(held.map(({ startsAt }) => startsAt.slice(0, 10))).size).toBe(5)
    expect(agenda.sessions.map(({ startsAt }) => startsAt)).toEqual(
      agenda.sessions.map(({ startsAt }) => startsAt).toSorted(),
    )
    expect(sessionOf('Identity first')).toMatchObject({
      startsAt: '2025-10-21T08:30:00.000Z',
      endsAt: '2025-10-21T09:15:00.000Z',
      track: 'security',
      stage: '5-a',
      level: 'advanced',
      speakers: [{ name: 'Thiruvenkatachari Parthasarathy Rangarajan' }, { code: 'aoife-brennan' }],
    })
  })

  test('no two sessions are on one stage at a time, and nobody speaks in two at once', () => {
    const busy = new Map<string, string[]>()
    for (const { stage, speakers, startsAt, endsAt } of agenda.sessions)
      for (const who of [...(stage === null ? [] : [`stage ${stage}`]), ...speakers.map(({ code }) => code)])
        busy.set(who, [...(busy.get(who) ?? []), `${startsAt} ${endsAt}`])
    const clashes = [...busy].flatMap(([who, times]) =>
      times
        .toSorted()
        .filter((time, at, all) => at > 0 && time.split(' ')[0]! < all[at - 1]!.split(' ')[1]!)
        .map((time) => `${who} ${time}`),
    )
    expect(clashes).toEqual([])
  })

  test('is read in one’s own language', async () => {
    const german = await readAgenda('de-DE')
    expect(german.sessions.find(({ id }) => id === identity)?.title).toBe('Identität zuerst: Die Seitentüren schließen')
    expect(german.tracks.map(({ name }) => name)).toContain('Sicherheit')
  })

  test('says when the same is held again, whichever of them is asked for', () => {
    const again = agenda.sessions.find(({ id }) => id === repeated)
    expect(again?.title).toBe(sessionOf('Backups').title)
    expect(again?.alsoAt).toEqual([backups])
    expect(sessionOf('Identity first').alsoAt).toEqual([])
  })

  test('whoever has it already is told so, and nothing else', async () => {
    for (const url of ['/api/agenda', '/api/speaker', '/api/page/information']) {
      const { headers } = await call(house, 'GET', url)
      const again = await call(house, 'GET', url, { headers: { 'if-none-match': String(headers['etag']) } })
      expect({ url, status: again.status, body: again.body }).toEqual({ url, status: 304, body: '' })
    }
  })

  test('speakers stand in the order of their family names, with their sessions', async () => {
    const { body } = await call<Speaker[]>(house, 'GET', '/api/speaker')
    expect(body).toHaveLength(90)
    expect(body[0]).toMatchObject({ name: 'Rosalind Achterberg', initial: 'A', company: 'Polder IT' })
    const brennan = body.find(({ code }) => code === 'aoife-brennan')!
    expect(brennan.sessions).toContain(identity)
    expect(body.filter(({ sessions }) => sessions.length === 0)).toEqual([])
  })

  test('a page is what the organiser wrote, piece by piece', async () => {
    const { body } = await call<Page>(house, 'GET', '/api/page/information', { headers: { 'accept-language': 'de' } })
    expect(body.title).toBe('Informationen')
    expect(body.sections.map(({ anchor }) => anchor)).toEqual([
      'opening-hours',
      'arrival',
      'contacts',
      'wifi',
      'cloakroom',
      'accessibility',
      'emergency',
    ])
    expect(body.sections.at(-1)?.blocks[0]).toMatchObject({ kind: 'emergency', number: '112' })
    for (const slug of ['nothing', 'Information', '..%2f', 'a'.repeat(41)])
      expect((await call(house, 'GET', `/api/page/${slug}`)).status).toBe(404)
  })
})

describe('stars', () => {
  test('are one’s own, and read at once', async () => {
    const [one, other] = [await attendee(house), await attendee(house)]
    expect((await star(one.token, identity)).body).toEqual({ sessionId: identity, isStarred: true })
    expect((await star(one.token, identity, 'GET')).body.isStarred).toBe(true)
    expect((await star(other.token, identity, 'GET')).body.isStarred).toBe(false)
    await star(one.token, backups)
    const { sessions } = await listFavourites(one.token)
    expect(sessions.map(({ sessionId }) => sessionId).toSorted()).toEqual([identity, backups].toSorted())
    expect((await listFavourites(other.token)).sessions).toEqual([])
  })

  test('from two windows at once are one star, and taken off twice none', async () => {
    const { token } = await attendee(house)
    const set = await Promise.all([star(token, identity), star(token, identity), star(token, identity)])
    expect(set.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await listFavourites(token)).sessions).toHaveLength(1)
    const taken = await Promise.all([star(token, identity, 'DELETE'), star(token, identity, 'DELETE')])
    expect(taken.map(({ status }) => status)).toEqual([200, 200])
    expect((await listFavourites(token)).sessions).toEqual([])
  })

  test('a break and a session that is not there have none', async () => {
    const { token } = await attendee(house)
    for (const id of [lunch, 999_999])
      for (const method of ['GET', 'PUT', 'DELETE'] as const) expect((await star(token, id, method)).status).toBe(404)
    for (const id of ['0', '-1', '1e3', '2147483648', 'x', '%00'])
      expect([400, 404]).toContain((await call(house, 'PUT', `/api/agenda/${id}/favourite`, { token })).status)
    expect((await call(house, 'PUT', `/api/agenda/${identity}/favourite`)).status).toBe(401)
  })
})

describe('one’s calendar', () => {
  test('has the starred sessions at their times, in the language of the page that made its address', async () => {
    const { token } = await attendee(house)
    expect((await listFavourites(token)).calendar).toBeNull()
    await star(token, identity)
    const { body } = await call<{ url: string }>(house, 'PUT', '/api/agenda/calendar', {
      token,
      headers: { 'accept-language': 'de' },
    })
    expect((await listFavourites(token)).calendar?.url).toBe(body.url)
    const { status, headers, raw, text } = await subscribe(body.url)
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
      cache: 'no-store',
    })
    // RFC 5545: lines end with CRLF and have no more than 75 octets.
    const longest = raw.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...longest)).toBeLessThanOrEqual(75)
    expect(raw).not.toMatch(/[^\r]\n/)
    expect(text).toContain(`UID:session-${identity}@localhost`)
    expect(text).toContain('DTSTART:20251021T083000Z')
    expect(text).toContain('DTEND:20251021T091500Z')
    expect(text).toContain('SEQUENCE:0')
    expect(text).toContain('SUMMARY:Identität zuerst: Die Seitentüren schließen')
    expect(text).toContain('LOCATION:Halle 5\\, A')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await star(token, identity, 'DELETE')
    expect((await subscribe(body.url)).text).not.toContain('BEGIN:VEVENT')
  })

  test('a new address closes the one before at once, also from two windows', async () => {
    const { token } = await attendee(house)
    const first = await renew(token)
    const [second, third] = await Promise.all([renew(token), renew(token)])
    expect(new Set([first, second, third]).size).toBe(3)
    const shown = (await listFavourites(token)).calendar?.url
    const open = await Promise.all([first, second, third].map(async (url) => (await subscribe(url)).status))
    expect(open.toSorted()).toEqual([200, 404, 404])
    expect((await subscribe(String(shown))).status).toBe(200)
  })

  test('a key is kept as a hash, and one that nobody has opens nothing', async () => {
    const { token } = await attendee(house)
    const url = await renew(token)
    const key = new URL(url).searchParams.get('key')!
    const rows = await house.database.db.selectFrom('calendar_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(await house.database.db.selectFrom('idempotency_keys').selectAll().execute())).not.toContain(
      key,
    )
    for (const other of ['', 'x', key.slice(1), `${key}a`, '%00', "' or 1=1 --"]) {
      const answer = await call<{ code: string }>(
        house,
        'GET',
        `/api/agenda/favourites.ics?key=${encodeURIComponent(other)}`,
      )
      expect({ other, status: answer.status, code: answer.body.code }).toEqual({
        other,
        status: 404,
        code: 'program/calendar-gone',
      })
    }
  })

  test('follows a session that moves, and strikes out one that is cancelled', async () => {
    const { token } = await attendee(house)
    const office = await house.app.context()
    const session = sessionOf('Runbooks people')
    await star(token, session.id)
    const url = await renew(token)
    await moveSession(office, 'runbooks-people-really-read', {
      startsAt: '2025-10-20T10:00:00Z',
      endsAt: '2025-10-20T10:45:00Z',
      stage: '5-b',
    })
    const moved = (await subscribe(url)).text
    expect(moved).toContain('DTSTART:20251020T100000Z')
    expect(moved).toContain('LOCATION:Hall 5\\, B')
    expect(moved).toContain('SEQUENCE:1')
    expect(await cancelSession(office, 'runbooks-people-really-read')).toBe(true)
    expect(await cancelSession(office, 'runbooks-people-really-read')).toBe(false)
    const cancelled = (await subscribe(url)).text
    expect(cancelled).toContain('STATUS:CANCELLED')
    expect(cancelled).toContain('SEQUENCE:2')
    expect(cancelled).toContain('SUMMARY:Cancelled: Runbooks people really read')
    expect((await readAgenda()).sessions.find(({ id }) => id === session.id)?.isCancelled).toBe(true)
  })
})

describe('what an organiser enters', () => {
  const talk = {
    code: 'a-talk',
    title: { en: 'A talk' },
    abstract: { en: 'About something.' },
    startsAt: '2025-10-20T08:00:00Z',
    endsAt: '2025-10-20T09:00:00Z',
    place: { track: 'cloud', stage: '5-b' },
    level: 'all' as const,
    language: 'en' as const,
    speakers: [],
    repeats: null,
  }

  test.each([
    ['a track that is not there', { place: { track: 'none', stage: '5-b' } }, '0.place.track'],
    ['a speaker who is not there', { speakers: ['aoife-brennan', 'nobody'] }, '0.speakers.1'],
    ['another chance of nothing', { repeats: 'nothing' }, '0.repeats'],
    ['an end before the beginning', { endsAt: '2025-10-20T07:00:00Z' }, '0.endsAt'],
    ['no first language', { title: { de: 'Ein Vortrag' } }, '0.title'],
  ])('%s is said at its place, and nothing is kept', async (_what, change, path) => {
    const context = await house.app.context()
    const wrong = createSessions(context, [{ ...talk, ...change }])
    await expect(wrong).rejects.toSatisfy(
      (error) => error instanceof InvalidInput && error.issues.some((one) => one.path === path),
    )
    expect((await readAgenda()).sessions.map(({ title }) => title)).not.toContain('A talk')
  })

  test('of two sessions that want one stage at a time the second is told so, also one that moves there', async () => {
    const context = await house.app.context()
    const problemsOf = (doing: Promise<void>) =>
      doing.then(
        () => [],
        (error: unknown) => (error instanceof InvalidInput ? error.issues : Promise.reject(error)),
      )
    const at = (code: string, startsAt: string, endsAt: string) => ({
      ...{ ...talk, code },
      ...{ startsAt: `2025-10-20T${startsAt}:00Z`, endsAt: `2025-10-20T${endsAt}:00Z` },
    })
    const refused = (path: string) => [{ path, message: takenStageMessage }]
    const early = at('early', '03:00', '04:00')
    expect(await problemsOf(createSessions(context, [early, at('over-it', '03:59', '04:30')]))).toEqual(
      refused('1.place.stage'),
    )
    // One after the other, and at the same time on another stage.
    const late = at('late', '04:00', '05:00')
    const beside = { ...at('beside', '03:00', '04:00'), place: { track: 'cloud', stage: '5-a' } }
    await createSessions(context, [early, late, beside])
    expect(await problemsOf(createSessions(context, [at('into-it', '04:59', '05:30')]))).toEqual(
      refused('0.place.stage'),
    )
    const to = (start: string, end: string) => ({
      ...{ startsAt: `2025-10-20T${start}:00Z`, endsAt: `2025-10-20T${end}:00Z`, stage: '5-b' },
    })
    expect(await problemsOf(moveSession(context, 'beside', to('04:30', '04:45')))).toEqual(refused('stage'))
    expect(await problemsOf(moveSession(context, 'late', to('04:15', '05:15')))).toEqual([])
    expect(await cancelSession(context, 'late')).toBe(true)
    expect(await problemsOf(moveSession(context, 'beside', to('04:30', '04:45')))).toEqual([])
  })

  test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example', '/a b', ''])(
    'a page leads to no address like %s',
    async (to) => {
      const text = { kind: 'text' as const, text: { en: 'Go.' }, link: { to, text: { en: 'There' } } }
      const page = { slug: 'p', title: { en: 'P' }, sections: [{ anchor: 'a', title: { en: 'A' }, blocks: [text] }] }
      await expect(house.app.context().then((office) => createPage(office, page))).rejects.toBeInstanceOf(InvalidInput)
    },
  )

  test('hostile words leave as they are written, and break no calendar', async () => {
    const context = await house.app.context()
    const words = '"><img src=x onerror=alert(1)>;BEGIN:VEVENT\nUID:forged,\\n=cmd|x 👩‍🔧'.replaceAll('\u200d', '')
    await createSessions(context, [{ ...talk, code: 'hostile', title: { en: words }, abstract: { en: words } }])
    const hostile = (await readAgenda()).sessions.find(({ title }) => title === words)!
    const { token } = await attendee(house)
    await star(token, hostile.id)
    const { text } = await subscribe(await renew(token))
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(text.match(/^UID:/gm)).toHaveLength(1)
  })
})

test('of two at one time both are kept, once from two windows, until one of them is no longer starred', async () => {
  const { token } = await attendee(house)
  for (const id of [identity, backups]) await star(token, id)
  const clash = (method: 'PUT' | 'DELETE', one: number, other: number, as = token) =>
    call(house, method, `/api/agenda/${one}/clash/${other}`, { token: as })
  const pair = [identity, backups].toSorted((one, other) => one - other)
  const twice = await Promise.all([clash('PUT', identity, backups), clash('PUT', backups, identity)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await listFavourites(token)).keptClashes).toEqual([pair])
  expect((await listFavourites((await attendee(house)).token)).keptClashes).toEqual([])

  await clash('DELETE', backups, identity)
  expect((await listFavourites(token)).keptClashes).toEqual([])
  await clash('PUT', identity, backups)
  await star(token, identity, 'DELETE')
  await star(token, identity)
  expect((await listFavourites(token)).keptClashes).toEqual([])

  for (const [one, other] of [
    [identity, identity],
    [identity, lunch],
    [identity, 999_999],
  ] as const)
    for (const method of ['PUT', 'DELETE'] as const) expect((await clash(method, one, other)).status).toBe(404)
})

test('whoever leaves takes their stars and their calendar along, after they could read both', async () => {
  const { token } = await attendee(house)
  await star(token, identity)
  const url = await renew(token)
  const archive = await call<{ agenda: object }>(house, 'GET', '/api/user/export', { token })
  expect(archive.body.agenda).toMatchObject({
    favourites: [{ session: 'Identity first: closing the side doors', startsAt: '2025-10-21T08:30:00.000Z' }],
    calendarSince: house.clock.now().toISOString(),
  })
  const count = async () =>
    (await house.database.db.selectFrom('favourites').select('user_id').execute()).length +
    (await house.database.db.selectFrom('calendar_keys').select('user_id').execute()).length
  const before = await count()
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBeLessThan(300)
  await house.app.jobs.drain()
  expect(await count()).toBe(before - 2)
  expect((await subscribe(url)).status).toBe(404)
})
