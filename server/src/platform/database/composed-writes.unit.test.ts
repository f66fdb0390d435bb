import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listeningDatabase } from '../../testing/listening-database.ts'
import { composedWrite } from './composed-writes.ts'

interface Change {
  readonly id: number
  readonly set: { readonly name?: string | undefined; readonly code?: string | undefined }
}

test('a statement is composed once for each shape of what is written, and sent with the values of each call', async () => {
  const { db, asked } = listeningDatabase()
  let count = 0
  const write = composedWrite((on, { id, set }: Change) => {
    count += 1
    return on.updateTable('countries').set(set).where('id', '=', id)
  })
  await write(db, { id: 7, set: { name: 'Of seven', code: 'S-7' } })
  await write(db, { id: 8, set: { name: 'Of eight', code: undefined } })
  const composed = count
  await write(db, { id: 9, set: { name: 'Of nine', code: 'N-9' } })
  await write(db, { id: 10, set: { name: 'Of ten' } })
  expect(count).toBe(composed)
  expect(asked).toEqual([
    { sql: 'update "countries" set "name" = $1, "code" = $2 where "id" = $3', parameters: ['Of seven', 'S-7', 7] },
    { sql: 'update "countries" set "name" = $1 where "id" = $2', parameters: ['Of eight', 8] },
    { sql: 'update "countries" set "name" = $1, "code" = $2 where "id" = $3', parameters: ['Of nine', 'N-9', 9] },
    { sql: 'update "countries" set "name" = $1 where "id" = $2', parameters: ['Of ten', 10] },
  ])
})

test('lists are written row by row, nothing is a value too, and instants and texts of JSON are values', async () => {
  const { db, asked } = listeningDatabase()
  const write = composedWrite(
    (_on, { rows, at }: { rows: readonly { id: number; name: string | null }[]; at: Date }) =>
      sql`insert into t values ${sql.join(rows.map(({ id, name }) => sql`(${id}, ${name}, ${at}, ${'always'})`))}`,
  )
  const at = new Date('2025-08-18T07:00:00Z')
  await write(db, {
    rows: [
      { id: 7, name: '{"a":1}' },
      { id: 8, name: null },
    ],
    at,
  })
  await write(db, {
    rows: [
      { id: 9, name: null },
      { id: 10, name: 'b 1' },
    ],
    at,
  })
  expect(asked.map(({ sql }) => sql)).toEqual(Array(2).fill('insert into t values ($1, $2, $3, $4), ($5, $6, $7, $8)'))
  expect(asked[1]?.parameters).toEqual([9, null, at, 'always', 10, 'b 1', at, 'always'])
})

test.each<[string, (set: Change['set']) => Change['set'], Change['set']]>([
  ['in the first call', (set) => (set.name === '' ? {} : set), { name: 'Of seven' }],
  ['in a call of another kind', (set) => (set.code === 'none' ? { name: 'x' } : set), { code: 'none' }],
])('a statement that looks at a value is refused: %s', async (_when, look, set) => {
  const { db, asked } = listeningDatabase()
  const write = composedWrite((on, change: Change) =>
    on.updateTable('countries').set(look(change.set)).where('id', '=', change.id),
  )
  for (let time = 0; time < 2; time += 1)
    await expect(write(db, { id: 7, set })).rejects.toThrow('The statement is another one for other values')
  expect(asked).toEqual([])
})

test('a value that would not reach the statement is refused, because the next call would ask with the first one', async () => {
  const { db } = listeningDatabase()
  const write = composedWrite((on, { id, set }: Change) =>
    on
      .updateTable('countries')
      .set({ name: `${set.name}` })
      .where('id', '=', id),
  )
  await expect(write(db, { id: 7, set: { name: 'Of seven' } })).rejects.toThrow('A value is no parameter')
})

test('no list, a list of one and longer ones are each a statement of their own', async () => {
  const { db, asked } = listeningDatabase()
  const lock = composedWrite(
    (_on, { ids }: { readonly ids: readonly number[] }) =>
      sql`select from t where id = any(array[${sql.join(ids)}]::int[])`,
  )
  for (const ids of [[7], [], [8, 9], [10]]) await lock(db, { ids })
  expect(asked.map(({ sql, parameters }) => [sql.split('array')[1], parameters])).toEqual([
    ['[$1]::int[])', [7]],
    ['[]::int[])', []],
    ['[$1, $2]::int[])', [8, 9]],
    ['[$1]::int[])', [10]],
  ])
})

test('what has more shapes than are kept is composed each time, and is right all the same', async () => {
  const { db, asked } = listeningDatabase()
  const write = composedWrite(
    (_on, { rows }: { readonly rows: readonly number[] }) =>
      sql`insert into t values ${sql.join(rows.map((row) => sql`(${row})`))}`,
  )
  const listOf = (length: number) => Array.from({ length }, (_, index) => length * 1000 + index)
  for (let length = 1; length <= 120; length += 1) await write(db, { rows: listOf(length) })
  expect(asked.map(({ parameters }) => parameters)).toEqual(asked.map((_, index) => listOf(index + 1)))
})
