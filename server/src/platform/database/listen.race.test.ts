import { expect, test } from 'vitest'
import { openCuttableProxy } from '../../testing/cuttable-proxy.ts'
import { until } from '../../testing/server-process.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openListening } from './listen.ts'

test('channels share one connection; who listens to another hears of theirs alone', async () => {
  const { database, url, drop } = await openTestDatabase()
  const { listen } = openListening(url ?? '')
  const heard: string[] = []
  const ends = ['one', 'two'].map((channel) =>
    listen(channel, { hear: (told) => void heard.push(`${channel} ${told}`) }),
  )
  await until('both are heard', async () => heard.length === 2)
  await database.raw(`select pg_notify('two', 'a'), pg_notify('one', 'b')`)
  await until('it is told', async () => heard.length === 4)
  expect([...heard].sort()).toEqual(['one b', 'one null', 'two a', 'two null'])
  const { rows } = await database.raw(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  )
  expect(rows).toEqual([{ count: 1 }])
  await Promise.all(ends.map((end) => end()))
  await drop()
})

test('a connection that says nothing any more is given up, and who heard over it is told so, and when they hear again', async () => {
  const { url, drop } = await openTestDatabase()
  const proxy = await openCuttableProxy(url ?? '')
  const { listen } = openListening(proxy.url)
  const said: string[] = []
  const end = listen('one', { hear: () => void said.push('hears'), deaf: () => void said.push('deaf') })
  await until('it hears', async () => said.length === 1)
  proxy.hold()
  await until('it is told that it does not', async () => said.includes('deaf'))
  proxy.release()
  await until('it hears again', async () => said.at(-1) === 'hears')
  expect(said[0]).toBe('hears')
  await end()
  await proxy.close()
  await drop()
})
