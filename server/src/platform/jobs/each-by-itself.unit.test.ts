import { expect, test } from 'vitest'
import { eachByItself, pageByPage } from './each-by-itself.ts'

const failureOf = async (work: Promise<void>): Promise<AggregateError> =>
  (await work.then(
    () => null,
    (error: unknown) => error,
  )) as AggregateError

/** What the log would say of each failure. */
const told = ({ errors }: AggregateError) => errors.map((error: Error) => [error.message, String(error.cause)])

test('every item has its turn, and which failed, and why, is thrown after them', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(item < 5 ? 'planted' : 'planted differently')
    done.push(item)
  }
  const failure = await failureOf(eachByItself([1, 2, 3, 4, 5, 6], (item) => `row ${item}`, work))
  expect(done).toEqual([1, 3, 5])
  expect(failure.message).toBe('3 could not be done: row 2, row 4 (Error: planted); row 6 (Error: planted differently)')
  expect(told(failure)).toEqual([
    ['row 2, row 4', 'Error: planted'],
    ['row 6', 'Error: planted differently'],
  ])
})

test('what failed within what failed is named too: the log tells of a cause its message alone', async () => {
  const failure = await failureOf(
    eachByItself(['sign-ups'], String, () =>
      eachByItself(['id 7', 'id 8'], String, async () => {
        throw new Error('planted')
      }),
    ),
  )
  expect(failure.message).toContain('sign-ups (AggregateError: 2 could not be done: id 7, id 8 (Error: planted))')
})

test('where all could be done nothing is thrown', async () => {
  await eachByItself(['a', 'b'], String, async () => {})
})

test('a list that ends with a failure tells what failed before', async () => {
  async function* rows() {
    yield 'a'
    throw new Error('gone')
  }
  const failure = await failureOf(
    eachByItself(rows(), String, async () => {
      throw new Error('planted')
    }),
  )
  expect(told(failure)).toEqual([
    ['a', 'Error: planted'],
    ['the rest', 'Error: gone'],
  ])
})

test('pages follow each other by the ids of their rows, and each row comes once', async () => {
  for (const count of [0, 1, 99, 100, 101, 200, 201]) {
    const table = Array.from({ length: count }, (_, n) => ({ id: String(n).padStart(5, '0') }))
    const rows: { id: string }[] = []
    for await (const row of pageByPage(async ({ after, limit }) =>
      table.filter(({ id }) => after === null || id > after).slice(0, limit),
    ))
      rows.push(row)
    expect(rows).toEqual(table)
  }
})
