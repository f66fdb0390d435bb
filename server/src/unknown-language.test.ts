import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { attendee, call, pay, place, signIn, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

interface Mail {
  readonly subject: string
  readonly html: string
}

test('whoever a newer version wrote down in a language that this one does not speak is served in English', async () => {
  const { email } = await attendee(house, { locale: 'fr' })
  const unconfirmed = await signUpVisitor(house, { locale: 'fr', email: `other-${email}` })
  await house.app.jobs.drain()
  await house.database.script('alter table invoices disable trigger user')
  for (const table of ['users', 'sign_ups', 'orders', 'invoices'] as const)
    await house.database.db
      .updateTable(table)
      .set({ locale: 'xx' as 'en' })
      .execute()
  await house.database.script('delete from demo_mails')

  const { status, body } = await signIn(house, email)
  expect(status).toBe(200)
  const { token } = body
  expect(await call(house, 'GET', '/api/user', { token })).toMatchObject({ status: 200, body: { locale: 'en' } })
  const countries = await call<{ code: string; name: string }[]>(house, 'GET', '/api/country', { token })
  expect(countries.body.find(({ code }) => code === 'DE')?.name).toBe('Germany')
  expect((await call(house, 'POST', '/api/user/forgot-password', { body: { email } })).status).toBe(202)

  const order = await call<Order>(house, 'POST', '/api/pass/upgrade', { token, body: { passTypeId: 7 } })
  await house.database.db
    .updateTable('orders')
    .set({ locale: 'xx' as 'en' })
    .execute()
  await place(house, order.body, token)
  await pay(house, order.body, token)
  expect((await call(house, 'POST', `/api/sign-up/${unconfirmed.uuid}/resend`, {})).status).toBe(202)
  await house.app.jobs.drain()
  const { rows: failed } = await house.database.raw(
    `select name, state::text from jobs.job where state not in ('completed', 'created')`,
  )
  expect(failed).toEqual([])
  const mailsTo = async (to: string) => (await call<Mail[]>(house, 'GET', `/api/demo/mailbox?to=${to}`)).body
  const mails = [...(await mailsTo(email)), ...(await mailsTo(unconfirmed.email))]
  expect(mails.map(({ subject }) => subject.split(' · ')[0]).toSorted()).toEqual([
    'Choose a new password',
    'Confirm your e-mail',
    expect.stringMatching(/^Invoice MS25-/),
    'Your order is complete',
  ])
  for (const { html } of mails) expect(html).toContain('<html lang="en"')
})
