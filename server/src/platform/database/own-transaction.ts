import { type DatabaseConnection, type Dialect, Transaction } from 'kysely'
import type { Db, HandOut } from './database.ts'
import type { DB } from './database-types.ts'

/**
 * A transaction as it is handed out: when its work is done or has failed, nothing is asked through it any more, or it
 * would be asked behind the end of the transaction and stand for itself.
 * @param isPipelined what is asked at once is sent at once, in the order in which it is asked, and answered in that
 * order; else each waits for the answer to the one before, as Kysely has it.
 */
export function ownTransactions(dialect: Dialect, { isPipelined }: { readonly isPipelined: boolean }): HandOut {
  // Kysely wants one; it begins and ends nothing here.
  const driver = dialect.createDriver()

  function over(begun: Db, connection: DatabaseConnection | null, mayAsk: () => boolean): Db {
    const executor = begun.getExecutor().withConnectionProvider({
      provideConnection(consumer) {
        if (!mayAsk()) return Promise.reject(new Error('A statement came behind the end of its transaction.'))
        return connection === null ? begun.getExecutor().provideConnection(consumer) : consumer(connection)
      },
    })
    return new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
  }

  return (begun, work) => {
    const whileOpen = async (connection: DatabaseConnection | null) => {
      let isOpen = true
      try {
        const done = await work(over(begun, connection, () => isOpen))
        // Behind all that was asked and not waited for.
        if (connection === null) await begun.getExecutor().provideConnection(async () => undefined)
        return done
      } finally {
        isOpen = false
      }
    }
    return isPipelined ? begun.getExecutor().provideConnection(whileOpen) : whileOpen(null)
  }
}
