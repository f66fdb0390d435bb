// What Foyer's reads are compared with: Fastify with its routes and nothing else.
import Fastify from 'fastify'
import pg from 'pg'
import { readSettings, reportTo } from './child-process.ts'
import type { Statement } from './statement-recorder.ts'

export interface BareSettings {
  readonly routes: readonly BareRoute[]
  readonly databaseUrl?: string
}

export interface BareRoute {
  readonly path: string
  /** Answered as it is; or … */
  readonly body?: string
  /** … the rows that this statement finds, prepared; or … */
  readonly statement?: Statement
  /** … the rows that all of these find, asked for at once. */
  readonly statements?: readonly Statement[]
}

const asPrepared = ({ text, values }: Statement, name: string) => ({ name, text, values: [...values] })

const { routes, databaseUrl } = await readSettings<BareSettings>(process)
const http = Fastify()
const pool = databaseUrl === undefined ? null : new pg.Pool({ connectionString: databaseUrl, max: 10 })
for (const [index, { path, body, statement, statements }] of routes.entries()) {
  if (statement !== undefined && pool !== null)
    http.get(path, async () => (await pool.query(asPrepared(statement, `s${index}`))).rows)
  else if (statements !== undefined && pool !== null)
    http.get(path, async () => {
      const found = await Promise.all(statements.map((one, at) => pool.query(asPrepared(one, `s${index}-${at}`))))
      return found.map(({ rows }) => rows)
    })
  // Bytes, as ours are where an answer is kept.
  else {
    const bytes = Buffer.from(body ?? '')
    http.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  }
}
const address = await http.listen({ port: 0, host: '127.0.0.1' })
reportTo(process, Number(new URL(address).port), async () => {
  await http.close()
  await pool?.end()
})
