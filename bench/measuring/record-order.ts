import { startChild } from './child-server.ts'
import { KeepAliveClient } from './keep-alive-client.ts'
import { type Following, type PgbenchScript, type RecordedOrder, writePgbenchScript } from './pgbench-script.ts'
import { recordStatements } from './statement-recorder.ts'

/** What is asked once in a while is not asked in the midst of an order. */
const sharedAnswerMs = 60_000

/**
 * Lets a server take orders and writes down what it asks the database for one.
 * @param buyers four who have not ordered yet, with numbers of the same length: the first ones' orders also ask what
 * is asked once.
 */
export async function recordOrder(
  databaseUrl: string,
  orderOnce: (client: KeepAliveClient, buyer: number) => Promise<void>,
  buyers: readonly number[],
  following: readonly Following[],
): Promise<PgbenchScript> {
  const recorder = await recordStatements(databaseUrl)
  try {
    const server = await startChild('foyer-server', { databaseUrl: recorder.url, hasUpkeep: false, sharedAnswerMs })
    const client = await KeepAliveClient.open(server.port)
    const orders: RecordedOrder[] = []
    for (const buyer of buyers) {
      recorder.take()
      await orderOnce(client, buyer)
      const { statements, packets } = recorder.take()
      // What is told to other processes is told for many orders together, behind them; and heard by no order.
      orders.push({ buyer, packets, statements: statements.filter(({ text }) => !/pg_notify|^listen /.test(text)) })
    }
    client.close()
    await server.stop()
    const [first, second] = orders.slice(-2)
    if (first === undefined || second === undefined) throw new Error('Two orders are needed.')
    return writePgbenchScript(first, second, following)
  } finally {
    recorder.close()
  }
}
