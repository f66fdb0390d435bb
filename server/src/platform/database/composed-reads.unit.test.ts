import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { composedOnce } from './composed-reads.ts'
import type { DB } from './database-types.ts'

/** A database that writes down what it is asked. */
function listeningDatabase() {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('Nobody looks at the tables.')
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters })
    },
  })
  return { db, asked }
}

test('a statement is composed once, and asked with the values of each call', async () => {
  const { db, asked } = listeningDatabase()
  let count = 0
  const read = composedOnce((on, userId: string, type: 'billingAddress' | 'shippingAddress') => {
    count += 1
    return on.selectFrom('addresses').select('id').where('type', '=', type).where('user_id', '=', userId)
  })
  await read(db, 'ada', 'billingAddress')
  await read(db, 'bob', 'shippingAddress')
  expect(count).toBe(1)
  expect(asked).toEqual([
    {
      sql: 'select "id" from "addresses" where "type" = $1 and "user_id" = $2',
      parameters: ['billingAddress', 'ada'],
    },
    {
      sql: 'select "id" from "addresses" where "type" = $1 and "user_id" = $2',
      parameters: ['shippingAddress', 'bob'],
    },
  ])
})

test('a value that would not reach the statement is refused, because the next call would ask with the first one', async () => {
  const { db } = listeningDatabase()
  const read = composedOnce((on, type: 'billingAddress' | 'shippingAddress') =>
    on
      .selectFrom('addresses')
      .select('id')
      .where('type', '=', type === 'billingAddress' ? 'billingAddress' : 'shippingAddress'),
  )
  await expect(read(db, 'billingAddress')).rejects.toThrow('no parameter')
})
