import { request } from 'node:http'
import { allEndpoints } from '@foyer/contract/all'
import type { Problem } from '@foyer/contract/kit/refusal'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from './testing/event-reader.ts'
import { call } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { newTrainTicketType } from './testing/train-tickets.ts'
import { uploadHead, uploadType } from './testing/uploads.ts'

const house = useTestHouse()
const MEGABYTE = 1024 * 1024
const office = '/api/organiser'
let token: string
let trains: string

/** What one sends to add lines: as a file, or as they were pasted. */
interface Way {
  readonly url: () => string
  /** A table that has this one line, or this one cell in a line. */
  readonly body: (cell: string) => string
}

const asFile = (table: string) => `${uploadHead}${table}\r\n--a-boundary-of-the-tests--\r\n`
const statement = (cell: string) =>
  asFile(`"Buchungstag";"Verwendungszweck";"Auftraggeber";"IBAN";"Betrag";"Waehrung"
"18.08.25";"${cell}";"Lena";"DE75512108001245126199";"1.499,50";"EUR"`)
const exhibitors = (cell: string) => JSON.stringify({ table: `name,stand\n"${cell}",A1` })
const speakers = (cell: string, more: object = {}) =>
  JSON.stringify({ kind: 'speakers', table: `name,city\n"${cell}",Ulm`, ...more })
const addresses = (cell: string) =>
  JSON.stringify({ list: 'blacklist', addresses: ['fair@fair.example', cell], reason: null })
const codes = (cell: string) => JSON.stringify({ lines: ['AB-1', cell] })

const ways: Readonly<Record<string, Way>> = {
  'bank.previewStatement': { url: () => `${office}/bank-statement/preview`, body: statement },
  'bank.takeStatement': { url: () => `${office}/bank-statement`, body: statement },
  'exhibitors.previewImport': { url: () => `${office}/exhibitor-import/preview`, body: exhibitors },
  'exhibitors.importExhibitors': { url: () => `${office}/exhibitor-import`, body: exhibitors },
  'passes.previewEligibilityEntries': { url: () => `${office}/eligibility-entry/preview`, body: addresses },
  'passes.addEligibilityEntries': { url: () => `${office}/eligibility-entry`, body: addresses },
  'program.previewImport': { url: () => `${office}/program-import/preview`, body: (cell) => speakers(cell) },
  'program.importTable': { url: () => `${office}/program-import`, body: (cell) => speakers(cell, { seen: '' }) },
  'trainTickets.previewTrainTicketCodes': {
    url: () => `${office}/train-ticket-type/${trains}/code/preview`,
    body: codes,
  },
  'trainTickets.addTrainTicketCodes': { url: () => `${office}/train-ticket-type/${trains}/code`, body: codes },
}

const endpoints = allEndpoints
  .filter(
    ({ id, upload, largestBody }) => upload?.kind === 'text' || largestBody !== undefined || /TicketCodes$/.test(id),
  )
  // A drawing is no table: what it can hold is tried where it is read.
  .filter(({ id, method }) => method === 'POST' && !id.endsWith('Drawing'))
  .map(({ id }) => id)

const typeOf = (id: string) => (id.startsWith('bank.') ? uploadType : 'application/json')

async function lines(): Promise<object> {
  const tables = [
    'bank_entries',
    'exhibitors',
    'speakers',
    'eligibility_entries',
    'train_ticket_codes',
    'audit_entries',
  ]
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await house.database.raw(`select ${counts.join()}`)).rows[0] ?? {}
}

/** Says that so much will come, and sends nothing of it. */
async function announce(path: string, type: string, bytes: number): Promise<{ status: number; body: Problem }> {
  const address = await addressOf(house)
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes }
    const asked = request(`${address}${path}`, { method: 'POST', headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      asked.destroy()
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as Problem })
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })
}

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
  const made = await call<{ id: string }>(house, 'POST', `${office}/train-ticket-type`, {
    token,
    body: newTrainTicketType(),
  })
  trains = made.body.id
})

test('each endpoint that takes lines of a table is tried here', () => {
  expect(Object.keys(ways).toSorted()).toEqual(endpoints.toSorted())
})

describe.each(Object.entries(ways))('%s', (id, { url, body }) => {
  test('a table of 100 MB is refused before any of it has come', async () => {
    const before = await lines()
    const answer = await announce(url(), typeOf(id), 100 * MEGABYTE)
    expect(answer).toMatchObject({ status: 413, body: { code: 'requests/too-large' } })
    expect(answer.body.detail).toMatch(/^[A-Z][^.]{10,120}\.( [A-Z][^.]{5,120}\.)?$/)
    expect(await lines()).toEqual(before)
  })

  test('a cell of 1 MB is said to be too long in a sentence that does not repeat it, and nothing of its table is kept', async () => {
    const before = await lines()
    const answer = await house.app.http.inject({
      method: 'POST',
      url: url(),
      headers: { authorization: `Bearer ${token}`, 'content-type': typeOf(id) },
      payload: body('x'.repeat(MEGABYTE)),
    })
    expect(answer.body.length).toBeLessThan(2000)
    if (id.startsWith('bank.')) {
      // A bank's own words are never too long to be money: what is more than a bank can write is cut off.
      expect(answer.statusCode).toBe(200)
      const kept = await house.database.raw('select max(length(remittance)) as longest from bank_entries')
      expect(kept.rows[0]?.['longest'] ?? 0).toBeLessThanOrEqual(500)
      return
    }
    expect([400, 413, 422]).toContain(answer.statusCode)
    const { detail, errors } = answer.json<Problem>()
    expect(errors?.[0]?.message ?? detail).toMatch(/^[A-Z].{10,200}\.$/)
    expect(await lines()).toEqual(before)
  })
})
