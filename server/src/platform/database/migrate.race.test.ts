import { expect, test } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

test('servers that begin with an empty database at the same moment all find it migrated', async () => {
  const empty = await createOwnDatabase('empty')
  const servers = Array.from({ length: 8 }, () => openPostgres(empty.url))
  try {
    await Promise.all(servers.map(migrate))
    const [ran] = await empty.query(
      'select count(*)::int as times, count(distinct name)::int as scripts from migrations',
    )
    expect(ran?.['times']).toBe(ran?.['scripts'])
    expect(await migrate(servers[0]!)).toBe(0)
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    await empty.drop()
  }
})
