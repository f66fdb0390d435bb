import { expect, test } from 'vitest'
import { attendee, call, newestMail, signIn, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const minute = 60_000
const hour = 60 * minute

async function reminded(email: string): Promise<string> {
  await house.app.jobs.drain()
  await house.database.db.deleteFrom('demo_mails').execute()
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  const { text } = await newestMail(house, email)
  return /changepassword\/([\w-]+)/.exec(text)?.[1] ?? 'none'
}
const change = (token: string, password: string) =>
  call<{ code?: string }>(house, 'POST', `/api/user/change-password/${token}`, { body: { password } })

const look = (token: string) => call<{ code?: string }>(house, 'POST', `/api/user/change-password/${token}/check`)

test('a link to a new password is looked at as often as somebody likes, and says so once it is over', async () => {
  const { email } = await attendee(house)
  const old = await reminded(email)
  for (let times = 0; times < 3; times += 1) expect((await look(old)).status).toBe(204)
  house.clock.forward(hour)
  expect(await look(old)).toMatchObject({ status: 410, body: { code: 'identity/link-used' } })
  const link = await reminded(email)
  expect((await look(link)).status).toBe(204)
  expect((await change(link, 'Kupfer-Teekanne-19')).status).toBe(204)
  expect((await look(link)).status).toBe(410)
})

test('a link to a new password works for an hour, and not in the moment in which that is over', async () => {
  const { email } = await attendee(house)
  const old = await reminded(email)
  house.clock.forward(hour)
  expect(await change(old, 'Kupfer-Teekanne-19')).toMatchObject({ status: 410, body: { code: 'identity/link-used' } })
  const link = await reminded(email)
  house.clock.forward(hour - 1)
  expect((await change(link, 'Kupfer-Teekanne-19')).status).toBe(204)
  expect((await signIn(house, email, 'Kupfer-Teekanne-19')).status).toBe(200)
  expect((await change(link, 'Messing-Teekanne-20')).status).toBe(410)
})

test('a newer link to a new password ends the older one', async () => {
  const { email } = await attendee(house)
  const [first, second] = [await reminded(email), await reminded(email)]
  expect(first).not.toBe(second)
  expect((await change(first, 'Kupfer-Teekanne-19')).status).toBe(410)
  expect((await change(second, 'Kupfer-Teekanne-19')).status).toBe(204)
})

const isSignedIn = async (token: string) => (await call(house, 'GET', '/api/user/', { token })).status === 200

test('a session ends twelve hours after its last use, and a use within five minutes is not written down', async () => {
  const { token } = await attendee(house)
  house.clock.forward(12 * hour - 1)
  expect(await isSignedIn(token)).toBe(true)
  house.clock.forward(5 * minute)
  expect(await isSignedIn(token)).toBe(true)
  house.clock.forward(12 * hour - 5 * minute - 1)
  expect(await isSignedIn(token)).toBe(true)
  house.clock.forward(12 * hour)
  expect(await isSignedIn(token)).toBe(false)
})

test('a place without a price is kept for a day, until its mailbox is proven', async () => {
  const voucher = { passTypeId: null, voucherCode: 'DEMO-ONCE' }
  await signUpVisitor(house, voucher)
  const isFree = async () => (await call(house, 'POST', '/api/sign-up', { body: signUpForm(voucher) })).status !== 409
  const sweepIn = async (milliseconds: number) => {
    house.clock.forward(milliseconds)
    await house.app.sweep()
    await house.app.jobs.drain()
  }
  await sweepIn(24 * hour - 1)
  expect(await isFree()).toBe(false)
  await sweepIn(1)
  expect(await isFree()).toBe(true)
})
