import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSmtpMail } from '#platform/papers/mail/smtp-mail'
import { goToBank } from './testing/bank.ts'
import { call, place, signUpVisitor } from './testing/people.ts'
import { until } from './testing/server-process.ts'
import { openNeighbour, type TestHouse, useTestHouse } from './testing/test-house.ts'

/** A mail server that accepts every connection and never says a word. */
const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
})
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
// Patience without end: the test must not pass because a mail was given up.
const mail = createSmtpMail({
  url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  timeoutMs: 600_000,
})

const house = useTestHouse({ ports: (ports) => ({ ...ports, mail }) })

afterAll(() => {
  mail.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})

/** A provider that takes a question about a payment, and keeps it. */
const asked = Promise.withResolvers<void>()
const answered = Promise.withResolvers<null>()
const unanswered = useTestHouse({
  ports: (ports) => ({
    ...ports,
    payments: new Proxy(ports.payments, {
      get(provider, name) {
        if (name !== 'find') return Reflect.get(provider, name)
        return () => {
          asked.resolve()
          return answered.promise
        }
      },
    }),
  }),
})

afterAll(() => answered.resolve(null))

/** A house whose jobs nobody works off but the test. */
const idle = useTestHouse()

const jobs = async ({ database }: TestHouse, name: string): Promise<{ state: string }[]> =>
  (await database.raw('select state::text as state from jobs.job where name = $1', [name])).rows as {
    state: string
  }[]

test('while a mail server accepts and says nothing, a hold still ends', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  house.app.jobs.work(100)
  await until('a mail is on its way into the silence', async () =>
    (await jobs(house, 'mail-confirm-sign-up')).some(({ state }) => state === 'active'),
  )
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await until('the hold has ended', async () => {
    const { body } = await call<{ status: string }>(house, 'GET', `/api/order/${order!.uuid}`, {
      token: orderSecret!,
    })
    return body.status === 'expired'
  })
  expect(await jobs(house, 'mail-confirm-sign-up')).toEqual([{ state: 'active' }])
})

test('while the payment provider says nothing, a transfer that came is booked', async () => {
  const { order, orderSecret } = await signUpVisitor(unanswered)
  await place(unanswered, order!, orderSecret)
  await goToBank(unanswered, order!, orderSecret)
  await unanswered.app.jobs.drain()
  unanswered.clock.forward(61_000)
  await unanswered.app.sweep()
  unanswered.app.jobs.work(100)
  await asked.promise
  await unanswered.database.transaction((db) =>
    unanswered.world.enqueue(db, 'settle-transfer', { paymentId: crypto.randomUUID() }),
  )
  await until('the transfer was looked at', async () =>
    (await jobs(unanswered, 'settle-transfer')).some(({ state }) => state === 'completed'),
  )
  expect((await jobs(unanswered, 'recheck-payments')).map(({ state }) => state)).toContain('active')
})

test('a sweep that waits is not asked for twice, however many servers ask', async () => {
  const neighbour = await openNeighbour(idle)
  for (const { app } of [idle, neighbour, idle, neighbour]) await app.sweep()
  expect(await jobs(idle, 'recheck-payments')).toEqual([{ state: 'created' }])
  await idle.app.jobs.drain()
  expect(await jobs(idle, 'recheck-payments')).toEqual([{ state: 'completed' }])
  await neighbour.app.sweep()
  expect(await jobs(idle, 'recheck-payments')).toHaveLength(2)
  await neighbour.close()
})

test('within one span of time all servers together sweep once', async () => {
  const neighbour = await openNeighbour(idle)
  await idle.database.raw(`delete from jobs.job where name = 'forget-what-is-over'`)
  for (const { app } of [idle, neighbour]) {
    await app.sweep('paced')
    await app.jobs.drain()
  }
  expect(await jobs(idle, 'forget-what-is-over')).toEqual([{ state: 'completed' }])
  await neighbour.close()
})
