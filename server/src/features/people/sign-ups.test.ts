import type { Dashboard } from '@foyer/contract/dashboard'
import type { ListedSignUp } from '@foyer/contract/office-people'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, confirm, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tidyTables } from '../../testing/tidy-tables.ts'
import { signUpKeys, signUpsOf } from './sign-ups.queries.ts'

// Who signed up, with an account or not yet: whom staff find who got no mail.
const house = useTestHouse()
let token: string

interface Page {
  readonly items: readonly ListedSignUp[]
  readonly next: string | null
}

const list = async (query = '') => (await call<Page>(house, 'GET', `/api/organiser/sign-up${query}`, { token })).body
const lineOf = async (email: string) => (await list('?limit=200')).items.find((line) => line.email === email)

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
})

test('each line says who signed up for what, and what they wait for: the payment, then the mailbox, then nothing', async () => {
  const visitor = await signUpVisitor(house)
  const { email, order, orderSecret } = visitor
  expect(await lineOf(email)).toMatchObject({
    person: null,
    order: { uuid: order!.uuid, number: order!.number },
    pass: { status: 'pending', reason: 'awaiting-payment', passTypeId: 1 },
  })
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret)
  expect((await lineOf(email))?.pass).toMatchObject({ status: 'pending', reason: 'awaiting-confirmation' })
  await confirm(house, visitor)
  const { db } = house.database
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  expect(await lineOf(email)).toMatchObject({ person: id, mail: null, pass: { status: 'approved', reason: null } })
})

test('what was not paid in time came to nothing, and says why', async () => {
  const { email, order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  house.clock.forward(45 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'support')
  expect((await lineOf(email))?.pass).toMatchObject({ status: 'cancelled', reason: 'order-expired' })
})

test('the mail that asks for the mailbox says what became of it, and is sent again from there', async () => {
  const { email } = await signUpVisitor(house)
  await house.app.jobs.drain()
  const sent = await lineOf(email)
  expect(sent?.mail).toMatchObject({ outcome: 'accepted' })
  house.clock.forward(1000)
  const again = await call(house, 'POST', `/api/organiser/mail/${sent!.mail!.uuid}/again`, { token })
  expect(again.status).toBe(202)
  expect((await lineOf(email))?.mail).toMatchObject({ outcome: 'waiting' })
  await house.app.jobs.drain()
  expect((await lineOf(email))?.mail).toMatchObject({ outcome: 'accepted' })
  const { rows } = await house.database.raw('select count(*)::int as n from demo_mails where to_address = $1', [email])
  expect(rows).toEqual([{ n: 2 }])
})

test('somebody is found by the beginnings of their words and by the number of their order, with an account or without', async () => {
  const visitor = await signUpVisitor(house)
  const { email: known } = await attendee(house)
  const found = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}&limit=200`)).items.map(({ email }) => email)
  expect(await found(visitor.email)).toEqual([visitor.email])
  expect(await found(known)).toEqual([known])
  expect(await found(visitor.order!.number)).toEqual([visitor.email])
  expect(await found(`${visitor.email.slice(0, -2)}`)).toEqual([visitor.email])
  expect(await found('nobody-is-called-so')).toEqual([])
  // By what they are called by now as well.
  await house.database.db.updateTable('users').set({ last_name: 'Zwiebelhaus' }).where('email', '=', known).execute()
  expect(await found('zwiebel')).toEqual([known])
})

test('pages follow each other without a line twice or left out, the newest first', async () => {
  const whole = (await list('?limit=200')).items.map(({ pass }) => pass.uuid)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
    seen.push(...page.items.map(({ pass }) => pass.uuid))
    cursor = page.next
  }
  expect(seen).toEqual(whole)
  const times = (await list('?limit=200')).items.map(({ pass }) => pass.createdAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('who is erased, and who never confirmed and is forgotten, leaves the list and the figure', async () => {
  const figure = async () =>
    (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token })).body.signUps!.begun
  const { email } = await attendee(house)
  const [lines, counted] = [(await list('?since=week&limit=200')).items.length, await figure()]
  expect(counted).toBe(lines)
  const person = (await lineOf(email))?.person
  const organiser = await signInStaff(house, 'organiser')
  const erased = await call(house, 'POST', `/api/organiser/person/${person}/erase`, {
    token: organiser,
    body: { email },
  })
  expect(erased.status).toBeLessThan(300)
  expect([(await list('?since=week&limit=200')).items.length, await figure()]).toEqual([lines - 1, counted - 1])
  expect(JSON.stringify(await list('?limit=200'))).not.toMatch(/Erased|invalid/)

  const { email: never } = await signUpVisitor(house)
  await house.app.jobs.drain()
  house.clock.forward(31 * 24 * 3_600_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'support')
  expect(await lineOf(never)).toBeUndefined()
})

test('a page of many sign-ups begins where an index says, also of those few who are somewhere on the way', async () => {
  const { db } = house.database
  await sql`insert into sign_ups (id, email, email_key, password_hash, first_name, last_name, company_name, attendee_type, locale,
      billing_address, token_hash, token_expires_at, created_at)
    select (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'p' || i || '@many.example', 'p' || i || '@many.example', '',
      'Person', 'Number' || i, 'Many', 'reseller', 'en', '{}', '', now(), now()
    from generate_series(1, 20000) i`.execute(db)
  await sql`insert into passes (id, edition_id, pass_type_id, sign_up_id, user_id, state, place, code, created_at, paid_at)
    select gen_random_uuid(), 1, 1, (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
      case when i % 50 = 0 then null else (select min(id::text)::uuid from users) end, 'pending', 'none', 'C' || i,
      now() - make_interval(mins => i), case when i % 40 = 1 then null else now() end
    from generate_series(1, 20000) i`.execute(db)
  await tidyTables(house, 'sign_ups', 'passes')
  const plan = async (filter: Parameters<typeof signUpsOf>[1]) => {
    const context = { db, editionId: 1, now: house.clock.now() }
    const [{ by: at }, { by: id }] = signUpKeys.createdAt
    const rows = (await signUpsOf(context, filter)
      .where(sql<boolean>`(${at}, ${id}) < (now() - interval '1 day', '00000000-0000-0000-0000-000000000000'::uuid)`)
      .orderBy(at, 'desc')
      .orderBy(id, 'desc')
      .limit(51)
      .explain('text')) as Record<string, string>[]
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const indexes = { unearned: 'passes_unearned', unproven: 'passes_unproven', earned: 'passes_signed_up' } as const
  for (const [step, index] of [[undefined, 'passes_signed_up'], ...Object.entries(indexes)] as const) {
    const said = await plan({ step: step as 'unearned' | undefined })
    expect(said, step).toContain(index)
    expect(said, step).not.toContain('Seq Scan')
    expect(said, step).not.toMatch(/Sort Key: p\.created_at/)
  }
  expect(await plan({ q: 'number777' })).toContain('sign_ups_by_words')
})
