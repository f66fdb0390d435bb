import type { OfficeVoucher, VoucherBatch } from '@foyer/contract/office-vouchers'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import { call, signUpForm, unlessBusy } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers, newVoucherBatch } from '../../testing/vouchers.ts'

const house = useTestHouse()

beforeAll(() => seedStaffForTests(house))

type At = Parameters<typeof call>[0]
const signUpWith = (voucherCode: string, at: At = house) =>
  unlessBusy(() =>
    call<{ code?: string }>(at, 'POST', '/api/sign-up', { body: signUpForm({ passTypeId: null, voucherCode }) }),
  )

/** Somebody has looked at a code that is good, and it is stopped before they take a use of it. */
async function takeBehindStop(): Promise<{ readonly status: number; readonly code: string | undefined }> {
  const { vouchers } = await makeVouchers(house, { codes: 1 })
  const [{ id, code } = { id: 0, code: '' }] = vouchers
  const lock = `select from vouchers where id = ${id} for update`
  const change = `update vouchers set stopped_at = now() where id = ${id}`
  const { status, body } = await askBehind(house, { lock, change }, () => signUpWith(code))
  return { status, code: body.code }
}

test('the last use of a code that is stopped in that moment is not taken', async () => {
  expect(await takeBehindStop()).toEqual({ status: 409, code: 'passes/voucher-used-up' })
})

test('without its guard a code lets somebody in who took a use after it was stopped', async () => {
  const { met, restore } = takeOut([' and "stopped_at" is null'])
  try {
    expect(await takeBehindStop()).toMatchObject({ status: 201 })
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
})

test('what a stop says is held is what is held: on two servers nobody takes a use after it', async () => {
  const neighbour = await openNeighbour(house)
  try {
    for (let round = 0; round < 5; round += 1) {
      const { token, path, vouchers } = await makeVouchers(house, { codes: 1, usesPerCode: 6 })
      const [{ id, code } = { id: 0, code: '' }] = vouchers
      const ofBatch = round % 2 === 0
      const stop = () =>
        call<OfficeVoucher | VoucherBatch>(
          { app: neighbour.app },
          'POST',
          ofBatch ? `${path}/stop` : `/api/organiser/voucher/${id}/stop`,
          { token },
        )
      const visitors = Array.from({ length: 8 }, (_, at) => () => signUpWith(code, at % 2 === 0 ? house : neighbour))
      const answers = visitors.slice(0, round).map((visit) => visit())
      const stopping = stop()
      answers.push(...visitors.slice(round).map((visit) => visit()))
      const stopped = await stopping
      const said = await Promise.all(answers)
      const taken = said.filter(({ status }) => status === 201).length
      expect(said.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
      expect(stopped).toMatchObject({ status: 200, body: { held: taken } })
    }
    expect(await findViolations(house.database)).toEqual([])
  } finally {
    await neighbour.close()
  }
})

test('a batch that is sent ten times at once under one key is made once', async () => {
  const { token } = await makeVouchers(house)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = newVoucherBatch({ name: 'Clicked often' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(house, 'POST', '/api/organiser/voucher-batch', { token, headers, body })),
  )
  // One that is being worked on says so; whoever asks again is given the first one's answer.
  expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
  const made = await house.database.db
    .selectFrom('voucher_batches')
    .selectAll()
    .where('name', '=', 'Clicked often')
    .execute()
  expect(made).toHaveLength(1)
})

test('of two who type the same code at once one has it, and the other is told', async () => {
  const { token } = await makeVouchers(house)
  const body = newVoucherBatch({ pattern: 'ONLY-ONE', codes: 1 })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      unlessBusy(() => call(house, 'POST', '/api/organiser/voucher-batch', { token, body })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
})
