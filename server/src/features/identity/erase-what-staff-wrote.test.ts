import type { Billing } from '@foyer/contract/billing'
import { beforeAll, expect, test } from 'vitest'
import { findTraces } from '../../testing/dump.ts'
import { someView, viewPath } from '../../testing/list-view-scenarios.ts'
import { type Attendee, attendee, call, password, signIn } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
beforeAll(() => seedStaffForTests(house))

const traces = {
  note: 'Muränengruß',
  comment: 'Seegurkenfreund',
  correction: 'Anemonenreiterin',
  billing: 'Krakenschwester',
  VAT: 'Quallenbruder',
}
const at = '/api/organiser'

test('a search through a dump finds nothing of what staff wrote about an erased person, whatever they wrote it for', async () => {
  const { email, signUp } = await attendee(house)
  const order = `${at}/order/${signUp.order!.uuid}`
  const person = await house.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const [support, finance] = await Promise.all(
    (['support', 'finance'] as const).map((scope) => signInStaff(house, scope)),
  )
  const does = async (token: string | undefined, method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) =>
    expect({ url, ...(await call(house, method, url, { token, body })) }).toMatchObject({ url, status: 204 })

  await does(support, 'POST', `${at}/person/${person.id}/note`, { text: traces.note })
  await does(support, 'POST', `${order}/comment`, { text: traces.comment })
  const { billing } = (await call<{ billing: Billing }>(house, 'GET', `${order}/billing`, { token: support })).body
  const corrected = { ...billing, city: 'Ulm', seen: billing, reason: traces.billing }
  await does(support, 'PUT', `${order}/billing`, corrected)
  await house.database.db
    .updateTable('orders')
    .set({ vat_check: 'refused' })
    .where('id', '=', signUp.order!.uuid)
    .execute()
  await does(finance, 'POST', `${order}/vat-check`, { decision: 'keep', reason: traces.VAT })
  const moved = 'ada@elsewhere.example'
  const { version } = await house.database.db
    .selectFrom('users')
    .select('version')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await does(support, 'PATCH', `${at}/person/${person.id}`, { version, reason: traces.correction, email: moved })
  await house.app.jobs.drain()
  const before = await findTraces(house.database, traces)
  for (const what of Object.keys(traces)) expect(before).toContainEqual(expect.stringMatching(`: ${what}$`))

  const { body } = await signIn(house, moved)
  const erased = await call(house, 'POST', '/api/user/erasure', { token: body.token, body: { password } })
  expect(erased.status).toBe(204)
  await house.app.jobs.drain()
  expect(await findTraces(house.database, traces)).toEqual([])
})

const eraseThem = async ({ email }: Attendee) => {
  const { body } = await signIn(house, email)
  const erased = await call(house, 'POST', '/api/user/erasure', { token: body.token, body: { password } })
  expect(erased.status).toBe(204)
}

test('what a buyer has printed on their invoice is in no log once they are gone, though staff corrected it', async () => {
  const person = await attendee(house)
  const path = `${at}/order/${person.signUp.order!.uuid}/billing`
  const token = await signInStaff(house, 'support')
  for (const purchaseOrder of ['Seeigelstachel 7', 'Seeigelstachel 8']) {
    const { billing } = (await call<{ billing: Billing }>(house, 'GET', path, { token })).body
    const body = { ...billing, purchaseOrder, seen: billing, reason: 'They asked' }
    expect((await call(house, 'PUT', path, { token, body })).status).toBe(204)
  }
  await eraseThem(person)
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { number: 'Seeigelstachel' })).not.toContainEqual(
    expect.stringContaining('audit'),
  )
})

test('a view and a kept export that look for somebody go with them; those that look for others stay', async () => {
  const person = await attendee(house)
  await house.database.db
    .updateTable('users')
    .set({ last_name: 'Quállen-Fänger' })
    .where('email', '=', person.email)
    .execute()
  const token = await signInStaff(house, 'support')
  const columns = ['name']
  const keeps = async (name: string, q: string) => {
    const view = { ...someView, name: name.slice(0, 40), search: new URLSearchParams({ q }).toString() }
    expect((await call(house, 'POST', viewPath, { token, body: view })).status).toBe(201)
    const kept = { kind: 'people', format: 'csv', columns, filters: q === '' ? {} : { q }, name, isShared: true }
    expect((await call(house, 'POST', `${at}/saved-export`, { token, body: kept })).status).toBe(201)
  }
  await keeps('By name', 'ada quallen-fanger')
  await keeps('By address', `<${person.email.toUpperCase()}>`)
  await keeps('Mails of Quállen-Fänger', '')
  await keeps('Who catches', 'Fanger')
  await keeps('Ada alone', 'Ada')
  await eraseThem(person)
  const names = async (path: string) =>
    (await call<{ name: string }[]>(house, 'GET', path, { token })).body.map(({ name }) => name).sort()
  // Of what is lost its owner is told, without a word of it.
  for (const path of [`${viewPath}?list=people`, `${at}/saved-export`])
    expect((await names(path)).filter((name) => name !== '')).toEqual(['Ada alone', 'Who catches'])
})
