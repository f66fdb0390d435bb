import { expect, test } from 'vitest'
import { demoEnvironment, testSecret, useOwnDatabase } from './testing/own-database.ts'
import { cards, signUpForm } from './testing/people.ts'
import { ask, startServer, until } from './testing/server-process.ts'
import { passport } from './testing/visa-letters.ts'

const database = useOwnDatabase()

test('the log of a deployment names no person, and holds nothing that opens a door', async () => {
  const server = await startServer(
    demoEnvironment(database, {
      FOYER_LOG: 'info',
      PUBLIC_URL: 'https://register.example.com',
      // Nobody takes mail there, so that its failures are in the log too.
      SMTP_URL: 'smtp://mailer:canary-smtp-password@127.0.0.1:1',
    }),
  )
  const canaries = {
    email: 'canary-address@guests.example',
    password: 'Canary-Horse-7-Battery',
    firstName: 'Canarina',
    companyName: 'Canary Traders GmbH',
  }
  const form = signUpForm(canaries)
  const signedUp = await ask<{ uuid: string; order: { uuid: string }; orderSecret: string }>(
    server,
    'POST',
    '/api/sign-up',
    { body: form, headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  expect(signedUp.status).toBe(201)
  const { orderSecret } = signedUp.body
  const order = `/api/order/${signedUp.body.order.uuid}`
  const { email, password } = canaries
  const login = await ask<{ token: string }>(server, 'POST', '/api/user/login', {
    body: { email: 'organiser@demo.example', password: 'Foyer-demo-2025!' },
  })
  expect(login.status).toBe(200)
  const { token } = login.body
  const traveller = await ask<{ token: string }>(server, 'POST', '/api/user/login', {
    body: { email: 'vip@demo.example', password: 'Foyer-demo-2025!' },
  })
  const letter = { token: traveller.body.token, body: passport }
  expect((await ask(server, 'POST', '/api/visa-invitation-letter', letter)).status).toBe(201)
  const requests: [string, string, { token?: string; body?: unknown; headers?: Record<string, string> }][] = [
    ['POST', `${order}/place`, { token: orderSecret, body: { method: 'card' } }],
    ['POST', `${order}/payment`, { token: orderSecret, body: { card: cards.pays } }],
    ['POST', '/api/user/login', { body: { email, password } }],
    ['POST', '/api/user/login', { body: { email, password, more: email } }],
    ['POST', '/api/user/forgot-password', { body: { email } }],
    ['GET', `/api/pass/check-eligibility?email=${encodeURIComponent(email)}`, {}],
    ['GET', `/api/pass/check-eligibility?email=${email}&x=1`, {}],
    ['POST', '/api/user/change-password/canary-link-token', { body: { password } }],
    ['GET', '/sign-in/changepassword/canary-link-token', {}],
    ['GET', `/sign-up/confirm/${signedUp.body.uuid}?token=canary-link-token`, {}],
    ['GET', '/api/download/canary-link-token', {}],
    ['GET', '/api/agenda/favourites.ics?key=canary-link-token', {}],
    ['GET', '/api/agenda/favourites.ics?x=1&key=canary-link-token', {}],
    ['POST', '/api/client-report', { body: { what: 'availability', status: 503, count: 2 } }],
    ['POST', '/api/visa-invitation-letter', { ...letter, body: { ...passport, expiresOn: '2025-08-01' } }],
    ['POST', '/api/visa-invitation-letter', { ...letter, body: { ...passport, more: passport.passportNumber } }],
    ['GET', '/api/visa-invitation-letter', { token: traveller.body.token }],
    ['GET', '/api/user/', { token }],
    ['GET', '/api/user/', { token: 'canary-link-token-that-nobody-has' }],
    ['GET', '/api/user/', { headers: { cookie: 'foyer_auth=canary-link-token' } }],
  ]
  for (const [method, path, options] of requests)
    expect((await ask(server, method, path, options)).status).not.toBe(500)
  await until('the log tells of the mail that nobody takes', async () => /ECONNREFUSED|mail/.test(server.said()))
  expect(await server.stop()).toBe(0)

  // What a person who starts the demo is told names its accounts, and is no log.
  const log = server.said().replace(/This is demo mode:[\s\S]+Stop it with Ctrl\+C\./, '')
  // It was written: an empty log would hold no secret either.
  expect(log).toContain('/api/user/login')
  expect(log).toContain('/api/pass/check-eligibility')
  expect(log).toContain('/api/visa-invitation-letter')
  expect(log).toContain('a browser could not read something')
  const secrets = [
    ...Object.values(canaries),
    ...[passport.passportNumber, passport.givenNames, passport.surname, passport.consulate, passport.bornOn],
    traveller.body.token,
    encodeURIComponent(email),
    orderSecret,
    token,
    cards.pays.number,
    testSecret,
  ]
  for (const word of [
    ...secrets,
    'canary-link-token',
    'canary-smtp-password',
    'Foyer-demo-2025!',
    'organiser@demo.example',
  ])
    expect(log).not.toContain(word)
})
