import type { NewsPost } from '@foyer/contract/news'
import type { Agenda } from '@foyer/contract/program'
import type { SurveyQuestion } from '@foyer/contract/surveys'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { columnsNaming, idOf } from '../../testing/merging.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { provenColleague, seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { openEvent } from '../../testing/vip-events.ts'

const house = useTestHouse()
let desk: string
beforeAll(async () => {
  await seedStaffForTests(house)
  ;({ token: desk } = await provenColleague(house))
})

/** Where what these acts write down names whoever it is of. */
const columns = [
  ...['survey_responses', 'survey_answers', 'favourites', 'kept_clashes', 'calendar_keys', 'news_reads'],
  ...['vip_ignores', 'stay_plans', 'person_notes', 'mails'],
].map((table) => `${table}.user_id`)

type Asked = readonly [method: 'PUT' | 'POST', path: string, body?: object]

const sessions = async (): Promise<number[]> => {
  const { body } = await call<Agenda>(house, 'GET', '/api/agenda')
  return body.sessions.filter(({ stage }) => stage !== null).map(({ id }) => id)
}
async function answers() {
  const { body } = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions')
  return body.flatMap(({ id, type, options, scale }) => {
    const value = { text: 'A lamp', 'yes-no': true, scale: scale?.min, single: options?.[0]?.value }[type as string]
    return [{ questionId: id, value: type === 'multiple' ? [options?.[0]?.value] : value }]
  })
}
const posts = async (token: string) => (await call<NewsPost[]>(house, 'GET', '/api/news', { token })).body

/** What somebody does, with the table that it writes into. */
const acts: Readonly<Record<string, { into: string; ask: (token: string) => Promise<Asked> }>> = {
  'answers the survey': {
    into: 'survey_responses',
    ask: async () => ['POST', '/api/survey/', { answers: await answers() }],
  },
  'begins to answer it': {
    into: 'survey_responses',
    ask: async () => ['PUT', '/api/survey/draft', { answers: (await answers()).slice(0, 1) }],
  },
  'stars a session': { into: 'favourites', ask: async () => ['PUT', `/api/agenda/${(await sessions())[0]}/favourite`] },
  'keeps two sessions that clash': {
    into: 'kept_clashes',
    ask: async () => {
      const [one, other] = await sessions()
      return ['PUT', `/api/agenda/${one}/clash/${other}`]
    },
  },
  'subscribes to a calendar': { into: 'calendar_keys', ask: async () => ['PUT', '/api/agenda/calendar'] },
  'reads the news': {
    into: 'news_reads',
    ask: async (token) => ['PUT', '/api/news/read', { postIds: (await posts(token)).map(({ id }) => id) }],
  },
  'says where they will sleep': { into: 'stay_plans', ask: async () => ['PUT', '/api/stay-plan', { plan: 'own' }] },
  'looks away from an event': {
    into: 'vip_ignores',
    ask: async () => ['PUT', `/api/vip-event/${await openEvent(house)}/ignored`],
  },
}

/** Somebody, what they are about to do, and how they leave for good. */
async function leaver(ask: (token: string) => Promise<Asked>) {
  const { email, token } = await attendee(house)
  const [id, [method, path, body]] = [await idOf(house, email), await ask(token)]
  return {
    id,
    token,
    act: (by = token) => call(house, method, path, { token: by, ...(body === undefined ? {} : { body }) }),
    erase: () => call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
  }
}

test.each(Object.entries(acts))(
  'who %s and is erased before that is written leaves nothing behind',
  async (_, { into, ask }) => {
    const { id, act, erase } = await leaver(ask)
    const [acted, erased] = await meanwhile(house, `insert into "${into}"`, act, erase)
    expect([acted.status, erased.status]).toEqual([expect.toSatisfy((status) => status < 300), 204])
    expect(await columnsNaming(house, columns, id)).toEqual([])
  },
)

test.each(Object.entries(acts))('who %s while they are erased leaves nothing behind', async (_, { ask }) => {
  const { id, act, erase } = await leaver(ask)
  const [erased, acted] = await meanwhile(house, 'delete from "addresses"', erase, act)
  expect([erased.status, acted.status]).toEqual([204, 503])
  expect(await columnsNaming(house, columns, id)).toEqual([])
  expect((await act()).status).toBe(401)
})

test('what staff note of somebody who is erased goes with them', async () => {
  const ofThem = async () => leaver(async () => ['PUT', '/api/agenda/calendar'])
  const note = (id: string) =>
    call(house, 'POST', `/api/organiser/person/${id}/note`, { token: desk, body: { text: 'Called, and was kind.' } })
  const first = await ofThem()
  const [noted, erased] = await meanwhile(house, 'insert into "person_notes"', () => note(first.id), first.erase)
  expect([noted.status, erased.status]).toEqual([204, 204])
  const second = await ofThem()
  const [gone, refused] = await meanwhile(house, 'delete from "addresses"', second.erase, () => note(second.id))
  expect([gone.status, refused.status]).toEqual([204, 404])
  for (const { id } of [first, second]) expect(await columnsNaming(house, columns, id)).toEqual([])
})

test('a mail that staff send again to somebody who is erased goes with them', async () => {
  const ofThem = async () => leaver(async () => ['PUT', '/api/agenda/calendar'])
  const sentTo = async (id: string) => {
    await house.app.jobs.drain()
    const path = `/api/organiser/person/${id}/mail`
    const { body } = await call<{ items: { uuid: string; kind: string }[] }>(house, 'GET', path, { token: desk })
    return body.items.find(({ kind }) => kind === 'pass-approved')?.uuid
  }
  const again = (uuid: string | undefined) => call(house, 'POST', `/api/organiser/mail/${uuid}/again`, { token: desk })
  const [first, second] = [await ofThem(), await ofThem()]
  const [one, other] = [await sentTo(first.id), await sentTo(second.id)]
  const [sent, erased] = await meanwhile(house, 'insert into "mails"', () => again(one), first.erase)
  expect([sent.status, erased.status]).toEqual([202, 204])
  const [gone, refused] = await meanwhile(house, 'delete from "addresses"', second.erase, () => again(other))
  expect([gone.status, refused.status]).toEqual([204, 503])
  expect((await again(other)).status).toBe(404)
  await house.app.jobs.drain()
  for (const { id } of [first, second]) expect(await columnsNaming(house, columns, id)).toEqual([])
})
