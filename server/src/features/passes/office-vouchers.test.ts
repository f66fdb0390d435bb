import type { AuditEntry } from '@foyer/contract/audit'
import type { OfficeVoucher, PrintedVoucher, VoucherBatch, VoucherBatchRecord } from '@foyer/contract/office-vouchers'
import { beforeAll, expect, test } from 'vitest'
import { createEdition } from '#features/editions'
import { createPassType, createVoucher } from '#features/passes'
import { findViolations } from '#platform/database/invariants'
import { edition as autumn } from '../../demo/demo-edition.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call, confirm, signUpVisitor, someEmail } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers, newVoucherBatch } from '../../testing/vouchers.ts'

const house = useTestHouse()
const office = '/api/organiser/voucher-batch'
let organiser: string
let support: string
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  organiser = await signInStaff(house, 'organiser')
  support = await signInStaff(house, 'support')
  owner = await signInStaff(house, 'owner')
})

interface Refused {
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}
type Change = Parameters<typeof newVoucherBatch>[0]
const make = (changes: Change = {}, headers: Record<string, string> = {}) =>
  call<VoucherBatch & Refused>(house, 'POST', office, {
    token: organiser,
    body: newVoucherBatch(changes),
    headers,
  })
const get = async <T>(url: string, token = support) => (await call<T>(house, 'GET', url, { token })).body
const listOf = async <T>(url: string) => (await get<{ items: T[] }>(url)).items
const codesOf = (batch: { id: number }, query = '') =>
  listOf<OfficeVoucher>(`${office}/${batch.id}/voucher?limit=200${query}`)
const stop = (path: string, token = organiser) => call<{ stoppedAt: string | null }>(house, 'POST', path, { token })
const check = async (code: string) =>
  (
    await call<{ valid: boolean; reason: string | null }>(house, 'POST', '/api/voucher/check', {
      body: { code, email: someEmail() },
    })
  ).body
const signUpWith = (voucherCode: string) => signUpVisitor(house, { passTypeId: null, voucherCode })
const hours = (count: number) => new Date(house.clock.now().getTime() + count * 3_600_000).toISOString()

test('codes are made after a pattern, no two alike, and each opens the pass that it is for', async () => {
  const { status, body: batch } = await make({ codes: 150 })
  expect({ status, batch }).toMatchObject({
    status: 201,
    batch: { name: 'Kestrel Cloud, partners', state: 'live', codes: 150, uses: 150, held: 0, redeemed: 0 },
  })
  const codes = (await codesOf(batch)).map(({ code }) => code)
  expect(new Set(codes).size).toBe(150)
  for (const code of codes) expect(code).toMatch(/^KC25-[A-HJ-NP-Z2-9]{6}$/)
  expect(await check(codes[149] ?? '')).toMatchObject({ valid: true, passType: { id: 5 } })
})

test('ten thousand codes are made at a time, and one more are not', async () => {
  const { status, body } = await make({ codes: 10_000, pattern: 'many-########' })
  expect({ status, codes: body.codes, pattern: body.pattern }).toEqual({
    status: 201,
    codes: 10_000,
    pattern: 'MANY-########',
  })
  expect((await make({ codes: 10_001, pattern: 'many-########' })).body.errors?.[0]?.path).toBe('codes')
})

test('a code that is typed is one, for as many as may use it, however they write it', async () => {
  const { body: batch } = await make({ pattern: 'Press25', codes: 1, usesPerCode: 80 })
  expect(await codesOf(batch)).toMatchObject([{ code: 'PRESS25', uses: 80 }])
  expect(await check('press 25')).toMatchObject({ valid: true })
  expect((await make({ pattern: 'PRESS-25', codes: 1 })).body.errors).toMatchObject([{ path: 'pattern' }])
})

test.each<[what: string, path: string, changes: Change]>([
  ['so few signs that one could be guessed', 'pattern', { pattern: 'A-###', codes: 10 }],
  ['more than one code, all typed', 'codes', { pattern: 'TYPED', codes: 2 }],
  ['a sign that nobody can type', 'pattern', { pattern: 'ÄÖ-######' }],
  ['a formula for a code', 'pattern', { pattern: '=1+1', codes: 1 }],
  ['no name', 'name', { name: ' ' }],
  ['a part of a code', 'codes', { codes: 1.5 }],
  ['no use', 'usesPerCode', { usesPerCode: 0 }],
  ['more uses than there are', 'usesPerCode', { usesPerCode: 1e309 }],
  ['a pass that one can upgrade to alone', 'passTypeId', { passTypeId: 7 }],
  ['a pass that is not there', 'passTypeId', { passTypeId: 4711 }],
  ['an end that is past', 'validUntil', { validUntil: '2020-01-01T00:00:00Z' }],
  [
    'an end before its beginning',
    'validUntil',
    { validFrom: '2035-01-02T00:00:00Z', validUntil: '2035-01-01T00:00:00Z' },
  ],
])('a batch with %s is refused in one sentence, and nothing of it is made', async (_what, path, changes) => {
  const before = await listOf<VoucherBatch>(office)
  const { status, body } = await make(changes)
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message: expect.any(String) }] })
  expect(await listOf<VoucherBatch>(office)).toEqual(before)
})

test('the same batch that is sent twice is made once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = [await make({ name: 'Twice' }, key), await make({ name: 'Twice' }, key)]
  expect(second).toMatchObject({ status: 201, body: { id: first.body.id } })
  expect((await listOf<VoucherBatch>(office)).filter(({ name }) => name === 'Twice')).toHaveLength(1)
})

test('vouchers are good from a moment until a moment, and say which of the two is not so', async () => {
  const { body: batch } = await make({ validFrom: hours(1), validUntil: hours(2) })
  const [code = ''] = (await codesOf(batch)).map((voucher) => voucher.code)
  const state = async () => (await get<VoucherBatch>(`${office}/${batch.id}`)).state
  expect([await check(code), await state()]).toMatchObject([{ valid: false, reason: 'not-yet' }, 'coming'])
  await expect(signUpWith(code)).rejects.toThrow('409')
  house.clock.forward(3_600_000)
  expect([await check(code), await state()]).toMatchObject([{ valid: true }, 'live'])
  house.clock.forward(3_600_000)
  expect([await check(code), await state()]).toMatchObject([{ valid: false, reason: 'expired' }, 'ended'])
})

test('what became of the codes is counted: made, promised, and redeemed', async () => {
  const { body: batch } = await make({ codes: 3, usesPerCode: 2 })
  const [first = '', second = ''] = (await codesOf(batch)).map(({ code }) => code)
  const held = await signUpWith(first)
  await signUpWith(first)
  await signUpWith(second)
  expect(await get(`${office}/${batch.id}`)).toMatchObject({ codes: 3, uses: 6, held: 3, redeemed: 0 })
  await confirm(house, held)
  expect(await get(`${office}/${batch.id}`)).toMatchObject({ codes: 3, uses: 6, held: 2, redeemed: 1 })
  expect(await codesOf(batch, '&state=used')).toMatchObject([
    { code: first, held: 1, redeemed: 1 },
    { code: second, held: 1, redeemed: 0 },
  ])
  expect(await codesOf(batch, '&state=unused')).toHaveLength(1)
  expect(await codesOf(batch, `&q=${encodeURIComponent(second.toLowerCase().replace('-', ' '))}`)).toMatchObject([
    { code: second },
  ])
})

test('one code is stopped and lets nobody in any more; the others go on, and what was promised stays', async () => {
  const { path, made, vouchers } = await makeVouchers(house, { usesPerCode: 2 })
  const [first, second] = vouchers
  const promised = await signUpWith(first?.code ?? '')
  expect(await stop(`/api/organiser/voucher/${first?.id}/stop`)).toMatchObject({
    status: 200,
    body: { stoppedAt: house.clock.now().toISOString(), held: 1 },
  })
  expect(await check(first?.code ?? '')).toMatchObject({ valid: false, reason: 'expired' })
  expect(await check(second?.code ?? '')).toMatchObject({ valid: true })
  await confirm(house, promised)
  expect(await get(path)).toMatchObject({
    id: made.body.id,
    state: 'live',
    stoppedCodes: 1,
    held: 0,
    redeemed: 1,
    left: 4,
  })
  expect(await codesOf(made.body, '&state=stopped')).toHaveLength(1)
  expect(await findViolations(house.database)).toEqual([])
})

test('a batch is stopped as a whole, once; who stops it again changes nothing', async () => {
  const { path, made, vouchers } = await makeVouchers(house)
  const stoppedAt = house.clock.now().toISOString()
  expect(await stop(`${path}/stop`)).toMatchObject({
    status: 200,
    body: { state: 'stopped', stoppedAt, stoppedCodes: 3, left: 0 },
  })
  house.clock.forward(60_000)
  expect(await stop(`${path}/stop`, owner)).toMatchObject({ status: 200, body: { stoppedAt } })
  for (const { code } of vouchers) expect(await check(code)).toMatchObject({ valid: false, reason: 'expired' })
  expect((await listOf<VoucherBatch>(`${office}?state=stopped`)).map(({ id }) => id)).toContain(made.body.id)
  expect((await listOf<VoucherBatch>(`${office}?state=live`)).map(({ id }) => id)).not.toContain(made.body.id)
})

test('what staff did to a batch stands in its record and in the log, which names nobody whom it is for', async () => {
  const { path, made, vouchers } = await makeVouchers(house, { name: 'For Mira Okafor' })
  await stop(`/api/organiser/voucher/${vouchers[0]?.id}/stop`)
  await stop(`${path}/stop`, owner)
  const { timeline } = await get<VoucherBatchRecord>(path)
  expect(timeline.map(({ act, actor }) => [act, actor.name])).toEqual([
    ['passes.stopVoucherBatch', 'Olga Wendt'],
    ['passes.stopVoucher', expect.any(String)],
    ['passes.makeVoucherBatch', expect.any(String)],
  ])
  expect(timeline[1]?.changes).toEqual([{ field: 'stoppedCode', after: vouchers[0]?.code }])
  const url = `/api/organiser/audit-entry?record=voucher-batch&recordId=${made.body.id}`
  expect(JSON.stringify(await get<{ items: AuditEntry[] }>(url, owner))).not.toMatch(/Okafor|Kestrel/)
})

test('the codes leave as a table that runs no formula, with the link that each is', async () => {
  const { path } = await makeVouchers(house, { company: '=HYPERLINK("x")', pattern: 'LINE-######' })
  const answer = await call<string>(house, 'GET', `${path}/export`, { token: support })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="vouchers.csv"')
  const [head, ...lines] = answer.body.trimEnd().split('\r\n')
  expect(head?.replace('\ufeff', '')).toBe(
    'code,link,passType,value,percent,amount,currency,uses,held,redeemed,validFrom,validUntil,stoppedAt,company',
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(
    /^(LINE-\w{6}),https?:\/\/[^,]+\/sign-up\?voucher=\1,Standard,free,,,EUR,1,0,0,,,,"'=HYPERLINK\(""x""\)"$/,
  )
})

test('what is printed are the codes that somebody can still come in with', async () => {
  const { path, vouchers } = await makeVouchers(house)
  await stop(`/api/organiser/voucher/${vouchers[0]?.id}/stop`)
  await signUpWith(vouchers[1]?.code ?? '')
  const printed = await listOf<PrintedVoucher>(`${path}/sheet`)
  expect(printed.map(({ code }) => code)).toEqual([vouchers[2]?.code])
  expect(printed[0]).toMatchObject({ url: expect.stringContaining(`?voucher=${vouchers[2]?.code}`) })
  expect(printed[0]?.drawing.size).toBeGreaterThan(20)
})

test('a place in the codes of one batch is none in those of another', async () => {
  const [one, other] = [await makeVouchers(house), await makeVouchers(house)]
  const { next } = await get<{ next: string }>(`${one.path}/voucher?limit=1`)
  const at = (path: string) => call(house, 'GET', `${path}/voucher?limit=1&cursor=${next}`, { token: support })
  expect((await at(one.path)).status).toBe(200)
  expect((await at(other.path)).status).toBe(400)
})

test('batches and codes of another edition are not there', async () => {
  const { db } = house.database
  const next = await house.database.transaction((inner) => createEdition({ db: inner }, { ...autumn, code: 'SP26' }))
  const context = await house.app.context(next)
  const voucher = await context.inTransaction(async (inner) => {
    const passTypeId = await createPassType(inner, newPassType({ list: 'voucher', price: 0 }))
    return createVoucher(inner, { code: 'SPRING', passTypeId, maxUses: 1, validUntil: null })
  })
  const { batch_id } = await db.selectFrom('vouchers').selectAll().where('id', '=', voucher).executeTakeFirstOrThrow()
  const theirs = `${office}/${batch_id}`
  for (const url of [theirs, `${theirs}/voucher`, `${theirs}/sheet`, `${theirs}/export`])
    expect((await call(house, 'GET', url, { token: support })).status).toBe(404)
  for (const url of [`${theirs}/stop`, `/api/organiser/voucher/${voucher}/stop`])
    expect((await stop(url)).status).toBe(404)
  // The same code is another one there.
  expect((await make({ pattern: 'SPRING', codes: 1 })).status).toBe(201)
})

test('who looks after people sees vouchers and makes and stops none; finance sees no code', async () => {
  const { path, vouchers } = await makeVouchers(house)
  const finance = await signInStaff(house, 'finance')
  expect((await call(house, 'GET', path, { token: finance })).status).toBe(403)
  expect((await call(house, 'POST', office, { token: support, body: newVoucherBatch() })).status).toBe(403)
  expect((await stop(`${path}/stop`, support)).status).toBe(403)
  expect((await stop(`/api/organiser/voucher/${vouchers[0]?.id}/stop`, support)).status).toBe(403)
})
