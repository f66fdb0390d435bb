import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openCuttableProxy } from '../../testing/cuttable-proxy.ts'
import { until } from '../../testing/server-process.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { composedOnce } from './composed-reads.ts'
import { composedWrite } from './composed-writes.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

async function withDatabase(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const { database, url, drop } = await openTestDatabase()
  try {
    await work(database, url ?? '')
  } finally {
    await drop()
  }
}

interface Doubled {
  readonly doubled: number
  readonly connection: number
}

const doubles = composedOnce((db, value: number) => ({
  compile: () => sql<Doubled>`select ${value}::int * 2 as doubled, pg_backend_pid() as connection`.compile(db),
}))
const double = async (database: Database, value: number) => (await doubles(database.db, value))[0]

/** A shared read that waits for whoever has this lock, as a slow one would. */
const waits = composedOnce((db, lock: number) => ({
  compile: () => sql<{ lock: string }>`select pg_advisory_xact_lock_shared(${lock}::int)::text as lock`.compile(db),
}))

/** Whoever asks for the lock waits until the work is over. */
async function withLock(url: string, lock: number, work: (other: pg.Client) => Promise<void>): Promise<void> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  try {
    await other.query('select pg_advisory_lock($1)', [lock])
    await work(other)
  } finally {
    await other.end()
  }
}

/** Those who wait for a lock are given up after two seconds; a machine that needs longer for the rest gets another try. */
async function untilInTime(work: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; !(await work()); tries += 1) expect(tries).toBeLessThan(10)
}

test('reads that are asked at once share two connections, and each gets its own answer', () =>
  withDatabase(async (database) => {
    const values = Array.from({ length: 200 }, (_, index) => index)
    const answers = await Promise.all(values.map((value) => double(database, value)))
    expect(answers.map((answer) => answer?.doubled)).toEqual(values.map((value) => value * 2))
    expect(new Set(answers.map((answer) => answer?.connection)).size).toBe(2)
  }))

test('ten reads that take their time keep a hundred quick ones and a transaction waiting for nothing', () =>
  withDatabase((database, url) =>
    untilInTime(async () => {
      let isInTime = false
      await withLock(url, 1, async () => {
        let waiting = 10
        const slow = Array.from({ length: waiting }, () =>
          sql`select pg_advisory_xact_lock_shared(1)`.execute(database.db).finally(() => {
            waiting -= 1
          }),
        )
        const settled = Promise.allSettled(slow)
        const quick = await Promise.all(Array.from({ length: 100 }, (_, value) => double(database, value)))
        await database.transaction((db) => sql`select 1`.execute(db))
        isInTime = waiting === 10
        expect(quick.map((answer) => answer?.doubled)).toEqual(quick.map((_, value) => value * 2))
        void settled
      })
      return isInTime
    }),
  ))

test('a line that is slow is left to itself: who comes then is answered over another', () =>
  withDatabase((database, url) =>
    untilInTime(async () => {
      let isInTime = false
      await withLock(url, 2, async () => {
        let waiting = 2
        const slow = [1, 2].map(() =>
          waits(database.db, 2).finally(() => {
            waiting -= 1
          }),
        )
        const settled = Promise.allSettled(slow)
        const later = performance.now() + 1000
        const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
        const quick = await Promise.all([1, 2, 3, 4, 5, 6].map((value) => double(database, value))).finally(() =>
          clock.mockRestore(),
        )
        isInTime = waiting === 2
        expect(quick.map((answer) => answer?.doubled)).toEqual([2, 4, 6, 8, 10, 12])
        void settled
      })
      return isInTime
    }),
  ))

test('a shared read that took too long for its line is asked alone', () =>
  withDatabase((database, url) =>
    untilInTime(async () => {
      let answer: Promise<unknown> = Promise.resolve()
      let isCancelled = false
      await withLock(url, 3, async (other) => {
        answer = waits(database.db, 3).catch(() => undefined)
        const cancelOne = async () => {
          const { rows } = await other.query(
            "select pg_cancel_backend(pid) as done, pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
          )
          return rows as { done: boolean; pid: number }[]
        }
        let first: number | undefined
        await until('the read is cancelled', async () => {
          first = (await cancelOne())[0]?.pid
          return first !== undefined
        })
        await until('it waits again, over another connection', async () => {
          const { rows } = await other.query(
            "select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
          )
          isCancelled = rows.length === 1 && rows[0].pid !== first
          return isCancelled
        })
      })
      return (await answer) !== undefined && isCancelled
    }),
  ))

test('a read that fails fails alone', () =>
  withDatabase(async (database) => {
    const divide = (by: number) =>
      sql<{ part: number }>`select 12 / ${by}::int as part`.execute(database.db).then(({ rows }) => rows[0]?.part)
    const answers = await Promise.allSettled([1, 0, 2, 0, 3, 4].map(divide))
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      12,
      'failed',
      6,
      'failed',
      4,
      3,
    ])
    expect(await divide(6)).toBe(2)
  }))

test('who waits for a lock holds up no read', () =>
  withDatabase(async (database) => {
    await sql`create table things (id int primary key, size int)`.execute(database.db)
    await sql`insert into things values (1, 1)`.execute(database.db)
    // Who waits is given up after two seconds; a machine that needs longer for one read gets another try.
    for (let tries = 1; ; tries += 1) {
      const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = database.transaction(async (db) => {
        await sql`update things set size = 2`.execute(db)
        held.resolve()
        await over.promise
      })
      await held.promise
      const stillWaiting = new Set([3, 4, 5])
      const waiting = [...stillWaiting].map((size) =>
        sql`update things set size = ${size}`.execute(database.db).finally(() => stillWaiting.delete(size)),
      )
      const settled = Promise.allSettled(waiting)
      expect((await double(database, 4))?.doubled).toBe(8)
      const answeredFirst = stillWaiting.size === 3
      over.resolve()
      await Promise.all([holding, settled])
      if (answeredFirst) break
      expect(tries).toBeLessThan(10)
    }
  }))

test('reads prepared before a table changed are answered after it', () =>
  withDatabase(async (database) => {
    await sql`create table things (id int)`.execute(database.db)
    const read = () => sql`select * from things`.execute(database.db)
    await Promise.all([read(), read(), read()])
    await database.script('alter table things add column size int; insert into things values (1, 2)')
    const answers = await Promise.all(Array.from({ length: 20 }, read))
    expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ id: 1, size: 2 }]))
  }))

test('when the connection is cut, what was under way fails, and the next read is answered over a new one', () =>
  withDatabase(async (_database, url) => {
    const proxy = await openCuttableProxy(url)
    const database = openPostgres(proxy.url)
    try {
      await double(database, 1)
      proxy.hold()
      const underWay = Promise.allSettled([1, 2, 3].map((value) => double(database, value)))
      await until('the reads are on their way', async () => proxy.isKeeping())
      await proxy.cut()
      expect((await underWay).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      proxy.release()
      await proxy.restore()
      expect((await double(database, 21))?.doubled).toBe(42)
    } finally {
      await database.close()
      await proxy.close()
    }
  }))

test('a database that says nothing any more is given up, although others go on asking over the same connections', () =>
  withDatabase(async (_database, url) => {
    const proxy = await openCuttableProxy(url)
    const database = openPostgres(proxy.url)
    try {
      const onBoth = () => Promise.allSettled([double(database, 1), double(database, 2)])
      await onBoth()
      proxy.hold()
      let said: PromiseSettledResult<unknown>[] | undefined
      void onBoth().then((settled) => {
        said = settled
      })
      const others: Promise<unknown>[] = []
      await until('whoever asked first is told', async () => {
        others.push(onBoth())
        return said !== undefined
      })
      proxy.release()
      await Promise.all(others)
      expect(said).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
      expect((await double(database, 21))?.doubled).toBe(42)
    } finally {
      await database.close()
      await proxy.close()
    }
  }))

test('no transaction is begun where statements share connections', () =>
  withDatabase(async (database) => {
    await expect(database.db.transaction().execute((db) => sql`select 1`.execute(db))).rejects.toThrow(
      'database.transaction',
    )
  }))

test('a composed read on the outer handle is refused inside a transaction', () =>
  withDatabase(async (database) => {
    const read = composedOnce((db, id: number) => db.selectFrom('countries').selectAll().where('id', '=', id))
    await read(database.db, 1)
    await expect(database.transaction(() => read(database.db, 1))).rejects.toThrow('inside a transaction')
    expect(await database.transaction((db) => read(db, 1))).toEqual([])
  }))

test('so is a composed write, which would stand though the transaction is undone', () =>
  withDatabase(async (database) => {
    const write = composedWrite((db, { id }: { readonly id: number }) =>
      db.deleteFrom('countries').where('id', '=', id),
    )
    await write(database.db, { id: 1 })
    await expect(database.transaction(() => write(database.db, { id: 1 }))).rejects.toThrow('inside a transaction')
    expect((await database.transaction((db) => write(db, { id: 1 }))).numAffectedRows).toBe(0n)
  }))
