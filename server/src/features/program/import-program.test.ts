import type { OfficeSession, ProgramParts } from '@foyer/contract/office-program'
import type { OfficeSpeaker } from '@foyer/contract/office-program-parts'
import type { ImportedRow, ProgramTableKind } from '@foyer/contract/program-import'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { exportPath } from '../../testing/exports.ts'
import { attendee, call } from '../../testing/people.ts'
import { reserve } from '../../testing/reservations.ts'
import { provenColleague, seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { mailsAbout, settle } from '../../testing/vip-events.ts'

const house = useTestHouse()
const office = '/api/organiser'
let token: string

beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = (await provenColleague(house, 'organiser')).token
})
afterEach(async () => {
  await settle(house)
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

interface Found {
  rows: ImportedRow[]
  fault: { column: string | null; message: string } | null
  seen: string
}
interface Done {
  added?: number
  changed?: number
  code?: string
  errors?: { path: string; message: string }[]
}
const send = <Body>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  call<Body>(house, method, `${office}${path}`, { token, ...(body === undefined ? {} : { body }) })
const look = async (kind: ProgramTableKind, table: string) =>
  (await send<Found>('POST', '/program-import/preview', { kind, table })).body
const takeIn = async (kind: ProgramTableKind, table: string, seen?: string) =>
  send<Done>('POST', '/program-import', { kind, table, seen: seen ?? (await look(kind, table)).seen })
const fates = ({ rows }: Found) => rows.map(({ code, does }) => `${code} ${does}`)
const faults = ({ rows }: Found) => rows.flatMap((row) => row.faults.map(({ column, message }) => [column, message]))

const sessions = async () => {
  const all: OfficeSession[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/session?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`
    const { body }: { body: { items: OfficeSession[]; next: string | null } } = await send('GET', path)
    all.push(...body.items)
    cursor = body.next
  }
  return all
}
const session = async (code: string) => (await sessions()).find((one) => one.code === code)

const head = 'code,title,abstract,starts,ends,track,stage'
const line = (code: string, times: string, more = 'cloud,5-b') =>
  `${code},${code},About it.,${times
    .split('-')
    .map((time) => `2025-10-05 ${time}`)
    .join(',')},${more}`

describe('a table of sessions', () => {
  test('is looked at first, adds and changes, and does nothing the second time', async () => {
    const table = [head, line('early', '08:00-09:00'), line('lunch', '12:00-13:00', ',')].join('\n')
    const found = await look('sessions', table)
    expect(fates(found)).toEqual(['early add', 'lunch add'])
    expect(await session('early')).toBeUndefined()
    expect((await takeIn('sessions', table, found.seen)).body).toEqual({ added: 2, changed: 0 })
    expect(await session('early')).toMatchObject({ startsAt: '2025-10-05T06:00:00.000Z', stage: '5-b', level: 'all' })
    expect(await session('lunch')).toMatchObject({ stage: null, track: null })
    expect(fates(await look('sessions', table))).toEqual(['early same', 'lunch same'])
    expect((await takeIn('sessions', table)).body).toEqual({ added: 0, changed: 0 })
    expect(await session('early')).toMatchObject({ version: 1 })
  })

  test('changes what it has a column for, and leaves the rest; attendees see it', async () => {
    await takeIn('sessions', [head, line('kept', '08:00-09:00', 'cloud,5-a')].join('\n'))
    const { body: parts } = await send<ProgramParts>('GET', '/program-part')
    const [speaker] = parts.speakers
    const table = `code;title_de;speakers\nkept;Behalten;${speaker?.name}`
    expect((await look('sessions', table)).rows[0]).toMatchObject({ does: 'change', changes: ['title', 'speakers'] })
    expect((await takeIn('sessions', table)).body).toEqual({ added: 0, changed: 1 })
    expect(await session('kept')).toMatchObject({
      title: { en: 'kept', de: 'Behalten' },
      abstract: { en: 'About it.' },
      speakers: [speaker?.code],
    })
    house.clock.forward(2000)
    const { body } = await call<{ sessions: { title: string }[] }>(house, 'GET', '/api/agenda', {
      headers: { 'accept-language': 'de' },
    })
    expect(body.sessions.map(({ title }) => title)).toContain('Behalten')
  })

  test('says whom a move concerns, lets two change places, and tells those with a seat', async () => {
    const table = (one: string, other: string) =>
      [`${head},seats`, `${line('ada-talk', one)},3`, `${line('bob-talk', other)},`].join('\n')
    await takeIn('sessions', table('14:00-15:00', '15:00-16:00'))
    const guest = await attendee(house)
    await reserve(house, guest, (await session('ada-talk'))?.id ?? 0)
    const swapped = table('15:00-16:00', '14:00-15:00')
    expect((await look('sessions', swapped)).rows).toMatchObject([
      { does: 'change', changes: ['starts', 'ends'], mails: 1 },
      { does: 'change', mails: 0 },
    ])
    expect((await takeIn('sessions', swapped)).body).toEqual({ added: 0, changed: 2 })
    expect(await session('ada-talk')).toMatchObject({ startsAt: '2025-10-05T13:00:00.000Z', taken: 1 })
    await settle(house)
    expect(await mailsAbout(house, guest.email, 'ada-talk')).toHaveLength(1)
    const { body } = await send<{ items: { changes: { field: string; before?: unknown }[] }[] }>(
      'GET',
      `/record/session/${(await session('ada-talk'))?.id}/entry`,
    )
    expect(JSON.stringify(body)).not.toContain('9000')
  })

  test('of which one line is wrong is not taken in at all, and each fault is one sentence', async () => {
    const good = line('fine', '17:00-18:00')
    const table = [
      `${head},speakers,seats,level`,
      `${good},,,`,
      `${line('late', '18:00-17:00')},nobody,many,hard`,
      `${line('meanwhile', '17:30-18:30')},,,`,
      `${line('fine', '19:00-20:00')},,,`,
      `formula,=HYPERLINK("x"),About it.,20.10.2025,2025-10-26 02:30,cloud,5-b,,,`,
      `halfway,Halfway,About it.,2025-10-05 21:00,2025-10-05 22:00,cloud,,,,`,
      `nowhere,${'x'.repeat(2001)},,2025-10-05 21:00,2025-10-05 22:00,none,gone,,,`,
    ].join('\n')
    const found = await look('sessions', table)
    expect(fates(found).map((fate) => fate.split(' ')[1])).toEqual(['refuse', ...Array(6).fill('refuse')])
    const columns = found.rows.map((row) => row.faults.map(({ column }) => column))
    expect(columns[0]).toEqual(['stage'])
    expect(columns[1]?.toSorted()).toEqual(['ends', 'level', 'seats', 'speakers'])
    expect(columns[2]).toEqual(['stage'])
    expect(columns[3]).toEqual(['code'])
    expect(columns[4]?.toSorted()).toEqual(['ends', 'starts', 'title_en'])
    expect(columns[5]).toEqual(['stage'])
    expect(columns[6]?.toSorted()).toEqual(['abstract', 'stage', 'title', 'track'])
    expect(faults(found).every(([, message]) => message !== '')).toBe(true)
    const before = (await sessions()).length
    expect((await takeIn('sessions', table)).body.errors).toMatchObject([{ path: 'table' }])
    expect(await sessions()).toHaveLength(before)
  })

  test('leaves seats that are reserved, breaks that are breaks, and what is cancelled', async () => {
    await takeIn('sessions', [`${head},seats`, `${line('seated', '06:00-06:30')},2`].join('\n'))
    await takeIn('sessions', [head, line('pause', '06:30-07:00', ','), line('gone', '06:30-07:00')].join('\n'))
    const guest = await attendee(house)
    await reserve(house, guest, (await session('seated'))?.id ?? 0)
    const gone = await session('gone')
    await send('POST', `/session/${gone?.id}/cancel`, { version: gone?.version })
    const found = await look(
      'sessions',
      'code,seats,track,stage,level\nseated,0,cloud,5-b,all\npause,,cloud,5-a,all\ngone,,cloud,5-b,expert',
    )
    expect(found.rows.map((row) => row.faults.map(({ column }) => column))).toEqual([['seats'], ['stage'], [null]])
  })

  test('that was changed since it was looked at is looked at again', async () => {
    const table = [head, line('raced', '05:00-05:30')].join('\n')
    await takeIn('sessions', table)
    const changed = table.replace('raced,raced', 'raced,Mine')
    const { seen } = await look('sessions', changed)
    const theirs = await session('raced')
    const { title, abstract, track, level, language, speakers, repeats, seats, version } = theirs as OfficeSession
    const body = { title, abstract, track, level: 'expert', language, speakers, repeats, seats, version }
    expect((await send('PATCH', `/session/${theirs?.id}`, body)).status).toBe(200)
    expect(level).toBe('all')
    expect(await takeIn('sessions', changed, seen)).toMatchObject({
      status: 409,
      body: { code: 'program/import-differs' },
    })
    expect((await session('raced'))?.title).toEqual({ en: 'raced' })
  })

  test('is taken in as it was seen, whoever stars and reserves meanwhile', async () => {
    const table = (times: string) => [`${head},seats`, `${line('busy', times)},3`].join('\n')
    await takeIn('sessions', table('04:00-04:30'))
    const moved = table('04:30-05:00')
    const { seen } = await look('sessions', moved)
    const guest = await attendee(house)
    const id = (await session('busy'))?.id ?? 0
    await reserve(house, guest, id)
    expect((await call(house, 'PUT', `/api/agenda/${id}/favourite`, guest)).status).toBe(200)
    expect(await takeIn('sessions', moved, seen)).toMatchObject({ status: 200, body: { changed: 1 } })
    await settle(house)
    expect(await mailsAbout(house, guest.email, 'busy')).toHaveLength(1)
  })
})

describe('a table of speakers', () => {
  const table = "name,jobtitle,company,city,bio\nBea Example,Engineer,'=Example,Ulm,Bea builds."

  test('adds speakers under codes of their names, and changes them by those', async () => {
    expect((await takeIn('speakers', table)).body).toEqual({ added: 1, changed: 0 })
    expect(fates(await look('speakers', table))).toEqual(['bea-example same'])
    expect((await takeIn('speakers', 'code,city\nbea-example,Bonn')).body).toEqual({ added: 0, changed: 1 })
    const { body } = await send<{ items: OfficeSpeaker[] }>('GET', '/speaker?limit=200')
    expect(body.items.find(({ code }) => code === 'bea-example')).toMatchObject({
      ...{ name: 'Bea Example', sortName: 'Example', company: '=Example', city: 'Bonn', version: 2 },
    })
  })

  test.each([
    ['', 'requests/malformed'],
    ['city\nUlm', 'The first line must name the columns'],
    ['name,shoe size\nBea,42', 'This column is not known.'],
    ['name,name\nBea,Bea', 'This column stands there twice.'],
    [`name\n${'Bea\n'.repeat(501)}`, 'Take at most 500 lines at once.'],
  ])('that cannot be read says why in one sentence: %#', async (text, sentence) => {
    if (text === '')
      expect((await send('POST', '/program-import/preview', { kind: 'speakers', table: text })).status).toBe(400)
    else expect((await look('speakers', text)).fault?.message).toContain(sentence)
  })

  test('that is larger than any is refused as such', async () => {
    const { status, body } = await send<Done>('POST', '/program-import', {
      ...{ kind: 'speakers', seen: '', table: `name,bio\nBea,${'x'.repeat(1024 * 1024)}` },
    })
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'requests/too-large' })
  })
})

test.each(['sessions', 'speakers'] as const)(
  'all %s leave as a file that, taken in again, changes nothing',
  async (kind) => {
    const columns = {
      sessions:
        'code,title_en,title_de,title_fr,abstract_en,abstract_de,abstract_fr,starts,ends,track,stage,level,language,speakers,repeats,seats,hours',
      speakers: 'code,name,sortname,jobtitle_en,jobtitle_de,jobtitle_fr,company,city,bio_en,bio_de,bio_fr',
    }[kind].split(',')
    const body = { kind, format: 'csv', columns, filters: {} }
    const begun = await call<{ uuid: string }>(house, 'POST', exportPath, { token, body })
    expect(begun.status).toBe(202)
    await house.app.jobs.drain()
    const file = await house.app.http.inject({
      url: `${exportPath}/${begun.body.uuid}/file`,
      headers: { authorization: `Bearer ${token}` },
    })
    const found = await look(kind, file.body)
    expect(found.fault).toBeNull()
    expect(found.rows.length).toBeGreaterThan(20)
    expect(found.rows.filter(({ does }) => does !== 'same')).toEqual([])
  },
)
