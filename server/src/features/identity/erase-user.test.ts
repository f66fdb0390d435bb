import { expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { findTraces } from '../../testing/dump.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { invite, withdrawInvitation } from '../../testing/pass-transfers.ts'
import { attendee, call, cards, newestMail, password, pay, place, signIn, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'
import { attend, openEvent } from '../../testing/vip-events.ts'

const house = useTestHouse({ drawsDocuments: true })

const erase = (token: string, given = password) =>
  call<{ code?: string }>(house, 'POST', '/api/user/erasure', { token, body: { password: given } })
const sold = async () =>
  (await house.database.db.selectFrom('pass_types').select('sold').where('id', '=', 1).executeTakeFirstOrThrow()).sold

test('only the password erases', async () => {
  const { token } = await attendee(house)
  expect((await erase(token, 'not-it')).body.code).toBe('identity/wrong-password')
  expect((await call(house, 'GET', '/api/user/', { token })).status).toBe(200)
})

test('a search through a dump finds an erased person in nothing but their invoice, and the name of a guest', async () => {
  await openHotel(house, 905, [{ id: 9051, allotment: 9 }])
  const before = await sold()
  const email = 'philippa@quastenflosser.example'
  const person = {
    email,
    firstName: 'Philippa',
    lastName: 'Quastenflosser',
    phone: '+49 30 555 0199',
    companyName: 'Tiefseewerke AG',
    vatId: 'ATU13585627',
    billingAddress: {
      addressLine1: 'Seegurkenweg 1',
      zip: '1010',
      city: 'Quallenstadt',
      state: null,
      countryId: countryId('AT'),
    },
  }
  const traces = {
    email,
    name: 'Quastenflosser',
    phone: '555 0199',
    company: 'Tiefseewerke',
    'VAT ID': 'U13585627',
    street: 'Seegurkenweg',
    city: 'Quallenstadt',
    workplace: 'Korallenriff',
    device: 'Unterseetelefon',
    room: 'Muschelzimmer',
    passenger: 'Tintenfischreiter',
    guest: 'Seepferdchen',
    colleague: 'Zitterrochen',
    note: 'Muränengruß',
  }
  const { token, signUp } = await attendee(house, person)
  const keyed = (url: string, body: unknown) =>
    call(house, 'POST', url, {
      token,
      body,
      headers: { 'idempotency-key': crypto.randomUUID(), 'user-agent': traces.device },
    })
  await keyed('/api/address/', {
    type: 'shippingAddress',
    address: {
      addressLine1: `${traces.workplace} 7`,
      addressLine2: null,
      zip: '1',
      city: 'X',
      state: null,
      countryId: countryId('AT'),
    },
  })
  const offered = { email: 'offered@guests.example', firstName: traces.colleague, lastName: 'X', note: traces.note }
  expect((await invite(house, { token }, offered)).status).toBe(201)
  // Taken back before the mail leaves: what stands in another's mailbox is theirs.
  await withdrawInvitation(house, { token })
  // An order that is never paid, somebody else's room, a sign-up nobody confirmed, and a reminder on its way.
  const stay = { roomId: 9051, arrival: '2025-10-20', departure: '2025-10-22' }
  const named = { firstName: person.firstName, lastName: person.lastName, email }
  await book(house, token, { ...stay, guests: [{ ...named, firstName: traces.room }] })
  await chooseTrainTicket(house, token, await openTrainTickets(house), traces.passenger)
  const evening = await openEvent(house, { openTo: ['standard'], hasPlusOne: true })
  await attend(house, { token }, evening, `Ada ${traces.guest}`)
  const host = await attendee(house)
  await book(house, host.token, { ...stay, guests: [named] })
  const unconfirmed = await signUpVisitor(house, { ...person, passTypeId: 2 })
  const link = /sign-up\/confirm\/[^?]+\?token=([\w-]+)/.exec((await newestMail(house, email)).text)?.[1]
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  await house.database.script('update pass_types set capacity = held + sold where id = 4')
  expect((await call(house, 'POST', '/api/pass/waiting', { body: { passTypeId: 4, email } })).status).toBe(202)
  await house.database.script('update pass_types set capacity = null where id = 4')
  await call(house, 'POST', '/api/user/login', {
    body: { email, password },
    headers: { 'idempotency-key': crypto.randomUUID(), 'user-agent': traces.device },
  })
  await house.app.jobs.drain()
  // The search sees: before, the person is in all these places.
  expect(await findTraces(house.database, traces)).toEqual(
    expect.arrayContaining([
      'public.addresses: workplace',
      'public.booking_guests: email',
      'public.booking_guests: room',
      'public.demo_mails: email',
      'public.invoices: company',
      'public.orders: street',
      'public.pass_transfers: colleague',
      'public.pass_transfers: note',
      'public.sessions: device',
      'public.sign_ups: phone',
      'public.train_tickets: passenger',
      'public.users: VAT ID',
      'public.vip_attendances: guest',
    ]),
  )

  expect((await erase(token)).status).toBe(204)
  await house.app.jobs.drain()
  expect(await findTraces(house.database, traces)).toEqual([
    'public.booking_guests: name',
    // The invoice, and the same as XML.
    ...['files', 'invoices'].flatMap((table) =>
      ['VAT ID', 'city', 'company', 'email', 'name', 'street'].map((what) => `public.${table}: ${what}`),
    ),
  ])
  const { db } = house.database
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', signUp.order?.uuid ?? '')
    .execute()
  expect(invoices).toHaveLength(1)

  // Nothing leads back: no session, no password, no link.
  expect((await call(house, 'GET', '/api/user/', { token })).status).toBe(401)
  expect((await signIn(house, email)).status).toBe(401)
  await call(house, 'POST', `/api/sign-up/${unconfirmed.uuid}/confirm`, { body: { token: link } })
  await call(house, 'POST', `/api/sign-up/${unconfirmed.uuid}/resend`, {})
  await house.app.jobs.drain()
  expect((await signIn(house, email)).status).toBe(401)
  expect(await db.selectFrom('users').select('id').where('email_key', '=', email).execute()).toEqual([])
  expect(await call(house, 'GET', `/api/demo/mailbox?to=${email}`)).toMatchObject({ body: [] })
  const passes = await db.selectFrom('passes').selectAll().where('sign_up_id', '=', signUp.uuid).execute()
  expect(passes.map(({ state, place }) => [state, place])).toEqual([['cancelled', 'none']])
  // The host's pass is the one that is sold now.
  expect(await sold()).toBe(before + 1)
  expect(await findViolations(house.database)).toEqual([])
})

test('while a payment is under way the buyer stays; once it has ended they go, after the invoice is written', async () => {
  const someone = await attendee(house)
  const visitor = await signUpVisitor(house, { email: someone.email, lastName: 'Seepferdchen' })
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret, cards.late)
  expect((await erase(someone.token)).status).toBe(204)
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { name: 'Seepferdchen' })).toEqual(['public.orders: name'])
  await house.database.db
    .updateTable('payments')
    .set({ state: 'failed' })
    .where('order_id', '=', visitor.order?.uuid ?? '')
    .execute()
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { name: 'Seepferdchen' })).toEqual([])
})

test('a job that fails keeps no address: not in what it carries, not in what it says of the failure', async () => {
  await house.database.transaction((db) =>
    house.world.enqueue(db, 'render-invoice', { invoiceId: 'nobody@jobs.example' }),
  )
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(`select output::text as output from jobs.job where name = 'render-invoice'`)
  expect(rows.filter((row) => String(row['output']).includes('nobody@jobs.example'))).toEqual([])
})
