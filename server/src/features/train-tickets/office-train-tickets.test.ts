import type { CodesPreview, OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import {
  availableTrainTickets,
  chooseTrainTicket,
  newTrainTicketType,
  openTrainTickets,
  withTrainTicket,
} from '../../testing/train-tickets.ts'

const house = useTestHouse()
const office = '/api/organiser/train-ticket-type'
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

type Answer = OfficeTrainTicketType & { readonly code?: string; readonly errors?: object[] }
const read = async (id: string) => (await call<Answer>(house, 'GET', `${office}/${id}`, { token })).body
const change = (id: string, changes: object, version = 1) =>
  call<Answer>(house, 'PATCH', `${office}/${id}`, { token, body: { version, ...changes } })
const add = (id: string, lines: string[]) =>
  call<CodesPreview>(house, 'POST', `${office}/${id}/code`, { token, body: { lines } })
const codesOf = async (id: string, query = '') =>
  (
    await call<{ items: { id: number; code: string; isGiven: boolean }[] }>(
      house,
      'GET',
      `${office}/${id}/code${query}`,
      { token },
    )
  ).body.items
const remove = (code: number) => call<Answer>(house, 'DELETE', `/api/organiser/train-ticket-code/${code}`, { token })

test('a kind is set up without codes, is sold once it has some, and each pasted line that is no new code is told', async () => {
  const { body: type } = await call<Answer>(house, 'POST', office, { token, body: newTrainTicketType() })
  expect(type).toMatchObject({ version: 1, codesLeft: 0, available: 0 })
  const lines = ['AB-1', ' AB-2 ', 'AB-1', 'x'.repeat(81), 'AB\u200b3']
  const said = {
    fresh: 2,
    faulty: [
      { line: 3, text: 'AB-1', fault: 'repeated' },
      { line: 4, text: 'x'.repeat(80), fault: 'unreadable' },
      { line: 5, text: 'AB\u200b3', fault: 'unreadable' },
    ],
  }
  const preview = await call<CodesPreview>(house, 'POST', `${office}/${type.id}/code/preview`, {
    token,
    body: { lines },
  })
  expect(preview).toMatchObject({ status: 200, body: said })
  expect((await read(type.id)).codesLeft).toBe(0)
  expect(await add(type.id, lines)).toMatchObject({ status: 201, body: said })
  expect((await add(type.id, ['AB-1', 'AB-3'])).body).toMatchObject({ fresh: 1, faulty: [{ line: 1, fault: 'known' }] })
  expect((await codesOf(type.id)).map(({ code }) => code)).toEqual(['AB-1', 'AB-2', 'AB-3'])
  expect(await read(type.id)).toMatchObject({ codesLeft: 3, available: 3 })
  expect(await availableTrainTickets(house, type.id)).toBe(3)
})

test('two who paste the same codes at the same moment add each once', async () => {
  const id = await openTrainTickets(house, { codes: 0 })
  const lines = Array.from({ length: 40 }, (_, at) => `SAME-${at}`)
  const answers = await Promise.all([add(id, lines), add(id, lines), add(id, lines)])
  expect(answers.reduce((sum, { body }) => sum + body.fresh, 0)).toBe(40)
  expect((await read(id)).codesLeft).toBe(40)
})

test('who has one keeps what they bought: fewer, other days and an earlier end are refused, more is not', async () => {
  const id = await openTrainTickets(house, { capacity: 3 })
  await withTrainTicket(house, id)
  expect(await change(id, { capacity: 0 })).toMatchObject({
    status: 409,
    body: { code: 'train-tickets/capacity-below-out', out: 1 },
  })
  const promised = { status: 409, body: { code: 'train-tickets/was-promised', out: 1 } }
  for (const less of [
    { class: 'first' },
    { validFrom: '2025-10-19' },
    { validTo: '2025-10-25' },
    { cancelBefore: null },
    { cancelBefore: '2025-10-16T16:00:00Z' },
  ])
    expect(await change(id, less)).toMatchObject(promised)
  const more = { capacity: 1, price: 9_900, validTo: '2025-10-27', cancelBefore: '2025-10-18T16:00:00Z' }
  const preview = await call(house, 'POST', `${office}/${id}/preview`, { token, body: { version: 1, ...more } })
  expect(preview.body).toMatchObject({ sold: 1, price: { before: 5_350, after: 9_900 }, available: { after: 0 } })
  expect(await change(id, more)).toMatchObject({ status: 200, body: { version: 2, validTo: '2025-10-27', sold: 1 } })
  expect(await availableTrainTickets(house, id)).toBe(0)
  expect(await change(id, { capacity: 9 })).toMatchObject({ status: 409, body: { code: 'office/changed-meanwhile' } })
  expect(await change(id, { validTo: '2025-10-01' }, 2)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'validTo' }] },
  })
})

test('while nobody has one, everything about it can be another', async () => {
  const id = await openTrainTickets(house)
  expect(await change(id, { class: 'first', validFrom: '2025-10-20', cancelBefore: null })).toMatchObject({
    status: 200,
    body: { class: 'first', cancelBefore: null },
  })
})

test('a code that no ticket has is removed; one that is given, or that a held ticket needs, stays', async () => {
  const id = await openTrainTickets(house, { capacity: 3, codes: 2 })
  await withTrainTicket(house, id)
  await chooseTrainTicket(house, (await attendee(house)).token, id)
  const [given, free] = await codesOf(id)
  expect([given?.isGiven, free?.isGiven]).toEqual([true, false])
  expect(await remove(given!.id)).toMatchObject({ status: 409, body: { code: 'train-tickets/code-is-given' } })
  expect(await remove(free!.id)).toMatchObject({ status: 409, body: { code: 'train-tickets/code-is-needed', held: 1 } })
  await add(id, ['SPARE'])
  expect(await remove(free!.id)).toMatchObject({ status: 200, body: { codesLeft: 1, available: 0 } })
  expect(await remove(free!.id)).toMatchObject({ status: 404 })
  expect((await codesOf(id, '?given=no')).map(({ code }) => code)).toEqual(['SPARE'])
})

test('at the end, everything that must always be true is', async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})
