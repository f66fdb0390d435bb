import { beforeEach, expect, test, vi } from 'vitest'
import { attendee, call, confirm, signIn, signUpForm, signUpVisitor, someEmail } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

/** What was asked of the hash: its work is what a stranger could measure. */
const work: string[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>()
  const parameters = (hash: string) => hash.split('$').slice(1, 4).join('$')
  return {
    ...library,
    hash: (...given: Parameters<typeof library.hash>) => {
      work.push('hash')
      return library.hash(...given)
    },
    verify: (...given: Parameters<typeof library.verify>) => {
      work.push(`verify ${parameters(String(given[0]))}`)
      return library.verify(...given)
    },
  }
})

const house = useTestHouse()
const wrong = 'Wrong-Password-1!'

beforeEach(() => {
  work.length = 0
})

interface Observed {
  readonly status: number
  readonly body: unknown
  readonly size: unknown
  readonly work: readonly string[]
}

/** All that somebody outside learns of an answer. */
async function observe(url: string, body: unknown): Promise<Observed> {
  work.length = 0
  const answer = await call<Record<string, unknown>>(house, 'POST', url, { body })
  const said = { ...answer.body, ...(typeof answer.body === 'object' ? { requestId: '' } : {}) }
  return { status: answer.status, body: said, size: answer.headers['content-length'], work: [...work] }
}

test('signing in answers and works alike, whether the address is known, waits for its mail, or is nobody’s', async () => {
  const known = (await attendee(house)).email
  const waiting = (await signUpVisitor(house)).email
  const nobody = someEmail()
  const answers = []
  for (const email of [known, waiting, nobody, known.toUpperCase(), ''])
    answers.push(await observe('/api/user/login', { email, password: wrong }))
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 'identity/wrong-credentials' } })
  // The counting sees something: a check that counts nothing would find everything alike.
  expect(answers[0]?.work.length).toBeGreaterThan(0)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
})

test('a password that is too long to be anybody’s takes no other work', async () => {
  const known = (await attendee(house)).email
  const long = `${'ü'.repeat(250)}`
  expect(await observe('/api/user/login', { email: known, password: long })).toEqual(
    await observe('/api/user/login', { email: someEmail(), password: long }),
  )
})

test('somebody whose right password opens nothing yet learns it; a guesser does not', async () => {
  const visitor = await signUpVisitor(house)
  expect(await signIn(house, visitor.email)).toMatchObject({ status: 403, body: { reason: 'awaiting-confirmation' } })
  expect(await signIn(house, visitor.email, wrong)).toMatchObject({ status: 401 })
})

test('asking for a reminder answers and works alike for anybody', async () => {
  const known = (await attendee(house)).email
  const answers = []
  for (const email of [known, someEmail(), 'no address', ''])
    answers.push(await observe('/api/user/forgot-password', { email }))
  expect(answers[0]?.status).toBe(202)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  await house.app.jobs.drain()
  const { body } = await call<unknown[]>(house, 'GET', '/api/demo/mailbox?to=no%20address')
  expect(body).toEqual([])
})

test('signing up answers and works alike for an address that has an account', async () => {
  const known = (await attendee(house)).email
  const shape = async (email: string) => {
    const { status, body, work: done } = await observe('/api/sign-up', signUpForm({ email }))
    // Ids and secrets differ; what they are called, and how long they are, does not.
    const marks = JSON.stringify(body)
      .replace(/[0-9a-f-]{36}/g, 'id')
      .replace(/"orderSecret":"[\w-]{43}"/, '"orderSecret":"…"')
      .replace(/"number":"[^"]+"/, '"number":"…"')
      .replace(/"id":\d+/g, '"id":0')
    return { status, marks, work: done }
  }
  const answer = await shape(known)
  expect(answer).toMatchObject({ status: 201, work: ['hash'] })
  expect(answer).toEqual(await shape(someEmail()))
})

test('asking for the confirmation again answers alike for any sign-up, and for none', async () => {
  const waiting = await signUpVisitor(house)
  const done = await signUpVisitor(house)
  await confirm(house, done)
  const answers = []
  for (const uuid of [waiting.uuid, done.uuid, '01980000-0000-7000-8000-000000000000'])
    answers.push(await observe(`/api/sign-up/${uuid}/resend`, undefined))
  expect(answers[0]?.status).toBe(202)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
})

test('links of mails are worthless once they are used, old, or followed by a newer one', async () => {
  const { email } = await attendee(house)
  const link = async (): Promise<string> => {
    house.clock.forward(1000)
    await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
    await house.app.jobs.drain()
    const { body } = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
    const tokens = body.flatMap(({ text }) => /changepassword\/([\w-]+)/.exec(text)?.[1] ?? [])
    return tokens[0] ?? 'none'
  }
  const use = (token: string, password: string) =>
    call<{ code?: string }>(house, 'POST', `/api/user/change-password/${token}`, { body: { password } })

  const older = await link()
  const newer = await link()
  expect(older).not.toBe(newer)
  expect(await use(older, 'Older-Horse-7-Battery')).toMatchObject({ status: 410, body: { code: 'identity/link-used' } })
  expect((await use(newer, 'Newer-Horse-7-Battery')).status).toBe(204)
  expect((await use(newer, 'Again-Horse-7-Battery')).status).toBe(410)
  expect((await signIn(house, email, 'Newer-Horse-7-Battery')).status).toBe(200)
  const late = await link()
  house.clock.forward(3_600_001)
  expect((await use(late, 'Later-Horse-7-Battery')).status).toBe(410)
  for (const none of ['none', 'a'.repeat(200), '%00', "' or 1=1 --"])
    expect((await use(encodeURIComponent(none), 'Other-Horse-7-Battery')).status).toBe(410)
})

test('no link, token or password is kept as what opens the door', async () => {
  const { token, signUp, email } = await attendee(house)
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  await house.app.jobs.drain()
  const { body } = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  const mailed = body.flatMap(({ text }) => /(?:changepassword\/|token=)([\w-]{20,})/.exec(text)?.[1] ?? [])
  expect(mailed.length).toBeGreaterThan(1)
  const secrets = [token, signUp.orderSecret ?? '', 'Correct-Horse-7-Battery', ...mailed]
  const { rows: tables } = await house.database.raw(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs') and table_name <> 'demo_mails'`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables)
    for (const secret of secrets) {
      const found = await house.database.raw(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${secret}%`])
      expect({ name, secret, times: found.rows.length }).toEqual({ name, secret, times: 0 })
    }
})
