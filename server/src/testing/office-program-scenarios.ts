import type { NewSession, NewSpeaker, NewStage, NewTrack } from '@foyer/contract/new-program.schemas'
import type { OfficeSession } from '@foyer/contract/office-program'
import { attendee, call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { paint, upload } from './uploads.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>
type Part = { id: number; version: number }

const office = '/api/organiser'
let count = 0

/** A talk as an organiser would enter it, at an hour at which nothing else is on. */
function newTalk(changes: Partial<NewSession> = {}): NewSession {
  count += 1
  const at = (minutes: number) => new Date(Date.UTC(2025, 9, 20, 0, count * 2 + minutes)).toISOString()
  return {
    code: `scenario-${count}`,
    title: { en: 'Backups that come back' },
    abstract: { en: 'About restoring.' },
    startsAt: at(0),
    endsAt: at(1),
    place: { track: 'cloud', stage: '5-b' },
    level: 'all',
    language: 'en',
    speakers: [],
    repeats: null,
    ...changes,
  }
}

const parts = {
  track: (code: string): NewTrack => ({ code, name: { en: 'A track' } }),
  stage: (code: string): NewStage => ({ code, hall: '9', name: 'Z', seats: 40, way: { en: 'Straight on.' } }),
  speaker: (code: string): Omit<NewSpeaker, 'image'> => ({
    ...{ code, name: 'Ada Example', sortName: 'Example', company: 'Example', city: 'Ulm' },
    ...{ jobTitle: { en: 'Engineer' }, bio: { en: 'Ada builds.' } },
  }),
}

export const newSpeaker = parts.speaker('a-speaker-with-a-picture')

async function aTalk(house: TestHouse, changes: Partial<NewSession> = {}) {
  const token = await signInStaff(house, 'organiser')
  const reply = await call<OfficeSession>(house, 'POST', `${office}/session`, { token, body: newTalk(changes) })
  const {
    id,
    version,
    startsAt,
    endsAt,
    stage,
    code: _code,
    cancelledAt: _c,
    taken: _t,
    held: _h,
    ...rest
  } = reply.body
  const { waiting: _w, starred: _s, ...entries } = rest
  const send = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
    call<OfficeSession>(house, method, `${office}/session/${id}${path}`, { token, body })
  return { token, id, version, reply, entries, place: { startsAt, endsAt, stage }, send }
}

async function cancelled(house: TestHouse) {
  const talk = await aTalk(house)
  const { body } = await talk.send('/cancel', { version: talk.version })
  return { ...talk, version: body.version }
}

async function aPart(house: TestHouse, kind: keyof typeof parts) {
  const token = await signInStaff(house, 'organiser')
  count += 1
  const { code, ...entries } = parts[kind](`scenario-${count}`)
  const reply = await call<Part>(house, 'POST', `${office}/${kind}`, { token, body: { code, ...entries } })
  const path = `${office}/${kind}/${reply.body.id}`
  return { token, code, entries, path, version: reply.body.version, reply }
}

/** @param later how far ahead of the record's own the version is that is named. */
const ofPart = (kind: keyof typeof parts, name: string): Record<string, Scenario> => {
  const change = async (house: TestHouse, later: number) => {
    const { token, path, entries, version } = await aPart(house, kind)
    return call(house, 'PATCH', path, { token, body: { ...entries, version: version + later } })
  }
  const remove = async (house: TestHouse, later: number) => {
    const { token, path, version } = await aPart(house, kind)
    return call(house, 'POST', `${path}/remove`, { token, body: { version: version + later } })
  }
  return {
    [`program.add${name} 201`]: async (house) => (await aPart(house, kind)).reply,
    [`program.change${name} 200`]: (house) => change(house, 0),
    [`program.change${name} 409`]: (house) => change(house, 1),
    [`program.remove${name} 204`]: (house) => remove(house, 0),
    [`program.remove${name} 409`]: (house) => remove(house, 1),
  }
}

/** @param later how far ahead of the record's own the version is that is named. */
async function withPicture(house: TestHouse, { later = 0, bytes }: { later?: number; bytes?: string } = {}) {
  const { token, path, version } = await aPart(house, 'speaker')
  const url = `${path}/picture?version=${version + later}`
  const reply = await upload<Part>(house, 'POST', url, bytes ?? (await paint()), { authorization: `Bearer ${token}` })
  const remove = (seen: number) => call(house, 'POST', `${path}/picture/remove`, { token, body: { version: seen } })
  return { reply, remove }
}

async function aTable(house: TestHouse) {
  const token = await signInStaff(house, 'organiser')
  const body = {
    kind: 'speakers',
    table: 'name,jobtitle,company,city,bio\nBea Example,Engineer,Example,Ulm,Bea builds.',
  }
  const url = `${office}/program-import`
  const look = () => call<{ seen: string }>(house, 'POST', `${url}/preview`, { token, body })
  const takeIn = async (seen?: string) =>
    call(house, 'POST', url, { token, body: { ...body, seen: seen ?? (await look()).body.seen } })
  return { look, takeIn }
}

/** How the answers about the programme come about; see `scenarios`. */
export const officeProgramScenarios: Readonly<Record<string, Scenario>> = {
  'program.listOfficeSessions 200': async (house) =>
    call(house, 'GET', `${office}/session`, { token: (await aTalk(house)).token }),
  'program.readOfficeSession 200': async (house) => {
    const { token, id } = await aTalk(house)
    return call(house, 'GET', `${office}/session/${id}`, { token })
  },
  'program.readProgramParts 200': async (house) =>
    call(house, 'GET', `${office}/program-part`, { token: await signInStaff(house, 'organiser') }),
  'program.addSession 201': async (house) => (await aTalk(house)).reply,
  'program.changeSession 200': async (house) => {
    const { send, entries, version } = await aTalk(house)
    return send('', { ...entries, version }, 'PATCH')
  },
  'program.changeSession 409': async (house) => {
    const { send, id, entries, version } = await aTalk(house, { seats: { capacity: 2, answerHours: 1 } })
    const { token } = await attendee(house)
    await call(house, 'PUT', `/api/agenda/${id}/reservation`, { token })
    return send('', { ...entries, seats: { capacity: 0, answerHours: 1 }, version }, 'PATCH')
  },
  'program.previewMove 200': async (house) => {
    const { send, place } = await aTalk(house)
    return send('/move/preview', place)
  },
  'program.moveSession 200': async (house) => {
    const { send, place, version } = await aTalk(house)
    return send('/move', { ...place, version })
  },
  'program.moveSession 409': async (house) => {
    const { send, place, version } = await cancelled(house)
    return send('/move', { ...place, version })
  },
  'program.cancelSession 200': async (house) => {
    const { send, version } = await aTalk(house)
    return send('/cancel', { version })
  },
  'program.cancelSession 409': async (house) => {
    const { send, version } = await cancelled(house)
    return send('/cancel', { version })
  },
  ...ofPart('track', 'Track'),
  ...ofPart('stage', 'Stage'),
  ...ofPart('speaker', 'Speaker'),
  'program.setPortrait 201': async (house) => (await withPicture(house)).reply,
  'program.setPortrait 409': async (house) => (await withPicture(house, { later: 1 })).reply,
  'program.setPortrait 422': async (house) => (await withPicture(house, { bytes: 'no picture' })).reply,
  'program.removePortrait 200': async (house) => (await withPicture(house)).remove(2),
  'program.removePortrait 409': async (house) => (await withPicture(house)).remove(1),
  'program.arrangeStages 200': async (house) => {
    const token = await signInStaff(house, 'organiser')
    const { body } = await call<{ stages: Part[] }>(house, 'GET', `${office}/program-part`, { token })
    const codes = body.stages.map((stage) => (stage as Part & { code: string }).code).toReversed()
    return call(house, 'PUT', `${office}/stage-order`, { token, body: { codes } })
  },
  'program.previewImport 200': async (house) => (await aTable(house)).look(),
  'program.importTable 200': async (house) => (await aTable(house)).takeIn(),
  'program.importTable 409': async (house) => (await aTable(house)).takeIn('something else'),
  'program.listOfficeSpeakers 200': async (house) =>
    call(house, 'GET', `${office}/speaker`, { token: (await aPart(house, 'speaker')).token }),
  'program.readOfficeSpeaker 200': async (house) => {
    const { token, path } = await aPart(house, 'speaker')
    return call(house, 'GET', path, { token })
  },
}
