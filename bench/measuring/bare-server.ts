// What Foyer's reads are compared with: Fastify with its routes and nothing else.
import Fastify from 'fastify'
import pg from 'pg'
import { readSettings, reportTo } from './child-process.ts'

export interface BareSettings {
  readonly routes: readonly BareRoute[]
  readonly databaseUrl?: string
}

export interface BareRoute {
  readonly path: string
  /** Answered as it is; or … */
  readonly body?: string
  /** … the rows that this statement finds, prepared. */
  readonly statement?: { readonly text: string; readonly values: readonly unknown[] }
}

const { routes, databaseUrl } = await readSettings<BareSettings>(process)
const http = Fastify()
const pool = databaseUrl === undefined ? null : new pg.Pool({ connectionString: databaseUrl, max: 10 })
for (const [index, { path, body, statement }] of routes.entries()) {
  if (statement !== undefined && pool !== null)
    http.get(path, async () => {
      const { rows } = await pool.query({ name: `s${index}`, text: statement.text, values: [...statement.values] })
      return rows
    })
  else http.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
}
const address = await http.listen({ port: 0, host: '127.0.0.1' })
reportTo(process, Number(new URL(address).port), async () => {
  await http.close()
  await pool?.end()
})
