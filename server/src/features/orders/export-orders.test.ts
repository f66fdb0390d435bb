import { beforeAll, expect, test } from 'vitest'
import { attendee, call, signUpVisitor } from '../../testing/people.ts'
import { colleague, seedStaffForTests, showFactor, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const path = '/api/organiser/order/export'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'finance')
})

const lines = async (query = '') => {
  const { body } = await call<string>(house, 'GET', `${path}${query}`, { token })
  return body.trim().split(/\r?\n/)
}

test('the table has what the list is narrowed to, the oldest first, with money as numbers', async () => {
  await signUpVisitor(house, { companyName: 'Open Rigs' })
  house.clock.forward(60_000)
  const { signUp } = await attendee(house, { companyName: 'Ribeira; "Data"' })
  const all = await lines()
  expect(all[0]).toContain('number')
  expect(all).toHaveLength(3)
  expect(all[1]).toContain('Open Rigs')
  const paid = await lines('?state=paid')
  expect(paid).toHaveLength(2)
  const { net, tax, total } = signUp.order!
  for (const money of [net, tax, total]) expect(paid[1]).toContain((money.amount / 100).toFixed(2))
  expect(paid[1]).toContain('"Ribeira; ""Data"""')
})

test('what a spreadsheet would run as a formula is text', async () => {
  await signUpVisitor(house, { companyName: '=HYPERLINK("https://evil.example")' })
  const [row] = (await lines()).filter((line) => line.includes('HYPERLINK'))
  expect(row).not.toMatch(/[,;]"?=HYPERLINK/)
})

test('persons leave as a table only to whoever showed their second factor just now', async () => {
  const person = await colleague(house, 'finance')
  await showFactor(house, person.token, person.email)
  house.clock.forward(11 * 60_000)
  expect(await call(house, 'GET', path, person)).toMatchObject({
    status: 403,
    body: { code: 'requests/second-factor-needed' },
  })
})
