import { expect, test } from 'vitest'
import { listeningDatabase } from '../../testing/listening-database.ts'
import { composedOnce } from './composed-reads.ts'

test('a statement is composed once, and asked with the values of each call', async () => {
  const { db, asked } = listeningDatabase()
  let count = 0
  const read = composedOnce((on, userId: string, type: 'billingAddress' | 'shippingAddress') => {
    count += 1
    return on.selectFrom('addresses').select('id').where('type', '=', type).where('user_id', '=', userId)
  })
  await read(db, 'ada', 'billingAddress')
  await read(db, 'bob', 'shippingAddress')
  const composed = count
  await read(db, 'bob', 'shippingAddress')
  expect(count).toBe(composed)
  expect(asked).toEqual([
    {
      sql: 'select "id" from "addresses" where "type" = $1 and "user_id" = $2',
      parameters: ['billingAddress', 'ada'],
    },
    {
      sql: 'select "id" from "addresses" where "type" = $1 and "user_id" = $2',
      parameters: ['shippingAddress', 'bob'],
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

test.each([
  ['whether there is one', (type: string) => type !== ''],
  ['how large it is', (type: string) => type > 'b'],
])('a statement that hangs on %s is refused: the next call would ask with the first one’s', async (_what, isOther) => {
  const { db } = listeningDatabase()
  const read = composedOnce((on, type: string) => {
    const addresses = on.selectFrom('addresses').select('id').where('city', '=', type)
    return isOther(type) ? addresses.where('zip', '=', '1') : addresses
  })
  await expect(read(db, 'shippingAddress')).rejects.toThrow('another one for other values')
})

test.each([
  ['one of a few words', ['shippingAddress', 'billingAddress'], (type: unknown) => type === 'billingAddress'],
  ['whether there is one', ['shippingAddress', null], (type: unknown) => type === null],
  ['which of two it is', [false, true], (type: unknown) => type === true],
])('a statement that hangs on %s is refused when the other one comes', async (_what, [first, second], isOther) => {
  const { db, asked } = listeningDatabase()
  const read = composedOnce((on, type: unknown) => {
    const addresses = on
      .selectFrom('addresses')
      .select('id')
      .where('city', '=', type as string)
    return isOther(type) ? addresses.where('zip', '=', '1') : addresses
  })
  await read(db, first)
  await expect(read(db, second)).rejects.toThrow('another one for other values')
  expect(asked).toHaveLength(1)
})

test.each(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare'] as const)(
  'a read that locks (%s) is refused: others would wait behind it',
  async (lock) => {
    const { db } = listeningDatabase()
    const read = composedOnce((on, city: string) =>
      on.selectFrom('addresses').select('id').where('city', '=', city)[lock](),
    )
    await expect(read(db, 'Köln')).rejects.toThrow('locks nothing')
  },
)
