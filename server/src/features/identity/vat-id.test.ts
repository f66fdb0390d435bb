import { expect, test } from 'vitest'
import { attendee, call, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const message = 'Invalid VAT ID (Please fill in only if located in Europe)'
const refusal = { status: 400, body: { code: 'requests/invalid', errors: [{ path: 'vatId', message }] } }

const wrong = [
  ['no number at all', 'garbage'],
  ['too short a number', 'DE12'],
  ['a wrong check digit', 'DE136695970'],
  ['no country', '136695976'],
  ['a country outside the Union', 'CHE123456788'],
  ['47 characters', `DE${'1'.repeat(45)}`],
] as const

const check = (countryCode: string, vatNumber: string) =>
  call<{ valid?: boolean }>(house, 'POST', '/api/validation/vat-id', { body: { countryCode, vatNumber } })

test.each(wrong)('a VAT ID with %s is invalid, and not an outage', async (_what, text) => {
  expect(await check(text.slice(0, 2), text.slice(2))).toMatchObject({ status: 200, body: { valid: false } })
})

test.each([
  ['DE', '136695976'],
  ['de', '136 695 976'],
  ['DE', 'DE136695976'],
  ['GR', '094259216'],
  ['EL', '094259216'],
])('%s and %s are a valid VAT ID', async (countryCode, vatNumber) => {
  expect(await check(countryCode, vatNumber)).toMatchObject({ status: 200, body: { valid: true } })
})

test.each([
  ['', '136695976'],
  ['D', 'E136695976'],
  ['DE13', '6695976'],
])('a country code is two letters: "%s" is none', async (countryCode, vatNumber) => {
  expect(await check(countryCode, vatNumber)).toMatchObject({ status: 200, body: { valid: false } })
})

test.each(wrong)('nobody signs up with %s for a VAT ID', async (_what, vatId) => {
  expect(await call(house, 'POST', '/api/sign-up', { body: signUpForm({ vatId }) })).toMatchObject(refusal)
})

test('nobody changes their VAT ID into a wrong one', async () => {
  const { token } = await attendee(house)
  await call(house, 'PATCH', '/api/user/', { token, body: { vatId: 'ATU13585627' } })
  for (const [, vatId] of wrong) {
    const answer = await call(house, 'PATCH', '/api/user/', { token, body: { vatId, firstName: 'Changed' } })
    expect(answer).toMatchObject(refusal)
  }
  expect((await call(house, 'GET', '/api/user/', { token })).body).toMatchObject({
    vatId: 'ATU13585627',
    firstName: 'Mira',
  })
})

test('a VAT ID is kept in one spelling, however it was written, and can be taken away', async () => {
  const { token } = await attendee(house, { vatId: ' de 136.695-976 ' })
  const vatId = async () => (await call<{ vatId: string | null }>(house, 'GET', '/api/user/', { token })).body.vatId
  expect(await vatId()).toBe('DE136695976')
  await call(house, 'PATCH', '/api/user/', { token, body: { vatId: 'gr 094 259 216' } })
  expect(await vatId()).toBe('EL094259216')
  await call(house, 'PATCH', '/api/user/', { token, body: { vatId: ' ' } })
  expect(await vatId()).toBe(null)
})

test('a VAT ID that is left out is no wrong one', async () => {
  expect((await signUpVisitor(house, { vatId: '' })).uuid).toBeTruthy()
})
