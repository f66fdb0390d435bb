// What Foyer's orders are compared with: Fastify and pg, which send the statements of a recorded order in the packets in
// which the server sent them, buyer after buyer, and do nothing else.
import Fastify from 'fastify'
import pg from 'pg'
import { sendTogether } from '../../server/src/platform/database/packets.ts'
import { readSettings, reportTo } from './child-process.ts'
import type { PgbenchScript } from './pgbench-script.ts'

export interface BareOrdersSettings {
  readonly databaseUrl: string
  readonly script: Pick<PgbenchScript, 'sentTogether' | 'variables'>
}

interface Prepared {
  readonly name: string
  readonly text: string
  valuesFor(buyer: string): string[]
}

const { databaseUrl, script } = await readSettings<BareOrdersSettings>(process)

/** A statement of pgbench's, whose names become parameters, as pgbench itself does it. */
function prepare(statement: string, name: string): Prepared {
  const names: string[] = []
  const text = statement.replace(/(?<!:):([a-z]\w*)/g, (_all, used: string) => {
    if (!names.includes(used)) names.push(used)
    return `$${names.indexOf(used) + 1}`
  })
  const valuesFor = (buyer: string) => names.map((used) => (used === 'n' ? buyer : (script.variables[used] ?? '')))
  return { name, text, valuesFor }
}

const packets = script.sentTogether.map((together, at) =>
  together.map((statement, index) => prepare(statement, `s${at}-${index}`)),
)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, pipeline: true })

async function order(buyer: string): Promise<void> {
  const client = await pool.connect()
  try {
    for (const packet of packets) {
      sendTogether(client)
      await Promise.all(
        packet.map(({ name, text, valuesFor }) => client.query({ name, text, values: valuesFor(buyer) })),
      )
    }
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

const http = Fastify()
http.put('/choose/:buyer', async (request) => ({ uuid: (request.params as { buyer: string }).buyer }))
http.post('/place/:buyer', async (request) => {
  await order((request.params as { buyer: string }).buyer)
  return { state: 'placed' }
})
const address = await http.listen({ port: 0, host: '127.0.0.1' })
reportTo(process, Number(new URL(address).port), async () => {
  await http.close()
  await pool.end()
})
