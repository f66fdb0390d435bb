import { afterEach, expect, test, vi } from 'vitest'
import { attendee, call, password, signIn } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

/** The next whose password is found right waits until it is let go, and goes on with what it knew. */
const gate = vi.hoisted(() => {
  let isShut = false
  let letGo: (() => void) | undefined
  return {
    shut: () => {
      isShut = true
    },
    isWaiting: () => letGo !== undefined,
    open: () => {
      letGo?.()
      letGo = undefined
    },
    pass: (): Promise<void> => {
      if (!isShut) return Promise.resolve()
      isShut = false
      return new Promise((resolve) => {
        letGo = resolve
      })
    },
  }
})
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  return {
    ...library,
    verify: async (...given: Parameters<typeof library.verify>) => {
      const isRight = await library.verify(...given)
      if (isRight) await gate.pass()
      return isRight
    },
  }
})

const house = useTestHouse()
afterEach(() => gate.open())
const fresh = 'Fresh-Battery-9-Staple'
const foreign = 'Foreign-Battery-9-Staple'

const change = (token: string, to: string) =>
  call<{ code?: string }>(house, 'POST', '/api/user/password', {
    token,
    body: { currentPassword: password, password: to },
  })

/** The links of the reminders that went to an address. */
async function linksTo(email: string): Promise<string[]> {
  await house.app.jobs.drain()
  const url = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { body: mails } = await call<{ text: string }[]>(house, 'GET', url)
  return mails.flatMap(({ text }) => /changepassword\/([\w-]+)/.exec(text)?.[1] ?? [])
}
const remind = (email: string) => call(house, 'POST', '/api/user/forgot-password', { body: { email } })
async function linkFor(email: string): Promise<string> {
  await remind(email)
  return (await linksTo(email))[0] ?? 'none'
}
const reset = (link: string, to: string) =>
  call<{ code?: string }>(house, 'POST', `/api/user/change-password/${link}`, { body: { password: to } })

const isIn = async (token: string) => (await call(house, 'GET', '/api/user/', { token })).status === 200

/** Begins something and comes back when its password was found right; what it does with that waits for the gate. */
async function begun<T>(begin: () => Promise<T>): Promise<{ readonly answer: Promise<T> }> {
  gate.shut()
  const answer = begin()
  await vi.waitFor(() => expect(gate.isWaiting()).toBe(true), { timeout: 60_000 })
  return { answer }
}

test('who signs in with the old password while it is changed is not in afterwards', async () => {
  const { email, token } = await attendee(house)
  const { answer } = await begun(() => signIn(house, email))
  expect((await change(token, fresh)).status).toBe(204)
  gate.open()
  expect(await answer).toMatchObject({ status: 401, body: { code: 'identity/wrong-credentials' } })
  expect((await signIn(house, email, fresh)).status).toBe(200)
})

test('who signs in with the old password while it is reset is not in afterwards', async () => {
  const { email, token } = await attendee(house)
  const link = await linkFor(email)
  const { answer } = await begun(() => signIn(house, email))
  expect((await reset(link, fresh)).status).toBe(204)
  gate.open()
  expect((await answer).status).toBe(401)
  expect(await isIn(token)).toBe(false)
})

test('a change with the old password, begun before a reset, does not undo the reset', async () => {
  const { email, token } = await attendee(house)
  const link = await linkFor(email)
  const { answer } = await begun(() => change(token, foreign))
  expect((await reset(link, fresh)).status).toBe(204)
  gate.open()
  expect(await answer).toMatchObject({ status: 422, body: { code: 'identity/wrong-password' } })
  expect((await signIn(house, email, foreign)).status).toBe(401)
  expect((await signIn(house, email, fresh)).status).toBe(200)
})

test('of twelve who sign in with the old password at the moment of its change nobody stays in', async () => {
  const { email, token } = await attendee(house)
  for (const [from, to] of [
    [password, fresh],
    [fresh, password],
  ] as const) {
    const changed = call(house, 'POST', '/api/user/password', { token, body: { currentPassword: from, password: to } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(house, email, from)))
    expect((await changed).status).toBe(204)
    for (const { status, body } of answers) {
      expect([200, 401]).toContain(status)
      if (status === 200) expect(await isIn(body.token)).toBe(false)
    }
    expect(await isIn(token)).toBe(true)
  }
})

test('of two changes at the same moment one is done', async () => {
  const { email, token } = await attendee(house)
  const answers = await Promise.all([change(token, fresh), change(token, foreign)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  const kept = answers[0]?.status === 204 ? fresh : foreign
  expect((await signIn(house, email, kept)).status).toBe(200)
})

test('a reset’s link is worthless once the password was changed in another way', async () => {
  const { email, token } = await attendee(house)
  const link = await linkFor(email)
  expect((await change(token, fresh)).status).toBe(204)
  expect(await reset(link, foreign)).toMatchObject({ status: 410, body: { code: 'identity/link-used' } })
  expect((await signIn(house, email, fresh)).status).toBe(200)
})

test('of reminders sent at the same moment one link works, and none once it was used', async () => {
  const { email } = await attendee(house)
  await Promise.all(Array.from({ length: 4 }, () => remind(email)))
  // As the workers of several servers do.
  await Promise.all([house.app.jobs.drain(), house.app.jobs.drain(), house.app.jobs.drain()])
  const links = await linksTo(email)
  expect(links).toHaveLength(4)
  const answers = await Promise.all(links.map((link) => reset(link, fresh)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
})
