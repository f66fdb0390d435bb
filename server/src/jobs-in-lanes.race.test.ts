import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSmtpMail, type SmtpMail } from '#platform/mail/smtp-mail'
import { call, place, signUpVisitor } from './testing/people.ts'
import { until } from './testing/server-process.ts'
import { openNeighbour, type TestHouse, useTestHouse } from './testing/test-house.ts'

/** A mail server that accepts every connection and never says a word. */
const silent: { server: Server; sockets: Set<Socket>; mail?: SmtpMail } = {
  server: createServer((socket) => {
    silent.sockets.add(socket)
    socket.on('error', () => {})
  }),
  sockets: new Set(),
}

const house = useTestHouse({
  ports: (ports) => {
    silent.server.listen(0, '127.0.0.1')
    const address = silent.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    // Patience without end: the test must not pass because a mail was given up.
    silent.mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 600_000 })
    return { ...ports, mail: silent.mail }
  },
})

afterAll(() => {
  silent.mail?.close()
  for (const socket of silent.sockets) socket.destroy()
  silent.server.close()
})

/** A house whose jobs nobody works off but the test. */
const idle = useTestHouse()

const jobs = async ({ database }: TestHouse, name: string): Promise<{ state: string }[]> =>
  (await database.raw('select state::text as state from jobs.job where name = $1', [name])).rows as {
    state: string
  }[]

test('while a mail server accepts and says nothing, a hold still ends and money still comes back', async () => {
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
  await idle.database.raw(`delete from jobs.job where name = 'expire-places'`)
  const aDay = 24 * 3_600_000
  for (const { app } of [idle, neighbour]) {
    await app.sweep(aDay)
    await app.jobs.drain()
  }
  expect(await jobs(idle, 'expire-places')).toEqual([{ state: 'completed' }])
  await neighbour.close()
})
