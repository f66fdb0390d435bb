import { expect, test, vi } from 'vitest'
import { call, signIn, signUpForm, someEmail } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { pass, setRoom, takePlace } from '../../testing/waiting.ts'

let hashes = 0
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return {
    ...library,
    hash: (text: string, given: object) => {
      hashes += 1
      return library.hash(text, { ...given, memoryCost: 8, timeCost: 1 })
    },
    verify: (...given: Parameters<typeof library.verify>) => {
      hashes += 1
      return library.verify(...given)
    },
  }
})

const house = useTestHouse({ isRateLimited: true })

test('nothing is hashed and nothing is counted for who waits, however often they try', async () => {
  await seedStaffForTests(house)
  await setRoom(house, await signInStaff(house, 'organiser'), { mode: 'on', perSecond: 1 })
  const email = someEmail()
  await house.database.db.deleteFrom('rate_limits').execute()
  hashes = 0
  for (let time = 0; time < 40; time += 1) {
    expect((await signIn(house, email)).status).toBe(429)
    const { status } = await call(house, 'POST', '/api/sign-up', { body: signUpForm({ email }) })
    expect(status).toBe(429)
  }
  expect(hashes).toBe(0)
  expect((await house.database.raw('select key from rate_limits')).rows).toEqual([])
  await takePlace(house, email)
  await pass(house, 1)
  expect((await signIn(house, email)).status).toBe(401)
  expect(hashes).toBeGreaterThan(0)
})
