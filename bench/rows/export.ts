import { setTimeout as sleep } from 'node:timers/promises'
import type { Export } from '@foyer/contract/exports'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { type ChildServer, startChild } from '../measuring/child-server.ts'
import { addAttendees, addOwner, tokenOf } from '../measuring/crowd.ts'
import { KeepAliveClient } from '../measuring/keep-alive-client.ts'
import { ask } from '../measuring/order-load.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { figureOf, type Row } from '../measuring/row.ts'
import { median, writeSpread } from '../measuring/statistics.ts'

const rows = 1_000_000
const pairs = 2
const owner = 3_000_000
const path = '/api/organiser/export'
const columns = ['number', 'createdAt', 'status', 'name', 'company', 'email', 'country', 'items', 'net', 'tax', 'total']

/** What the export says, as PostgreSQL itself writes it. */
const sameQuery = `copy (
  select o.number, o.created_at, o.state, o.buyer->>'name', o.buyer->>'company', o.buyer->>'email', o.buyer->>'country',
    (select string_agg(l.description->>'en', '; ' order by l.id) from order_lines l where l.order_id = o.id),
    o.net, o.tax, o.total
  from orders o where o.edition_id = 1 order by o.created_at, o.id
) to program 'cat > /dev/null' with (format csv, header)`

async function copyRate({ database }: BenchDatabase): Promise<number> {
  const start = performance.now()
  await database.script(sameQuery)
  return rows / ((performance.now() - start) / 1000)
}

/** From the moment in which staff ask for it to the one in which they can take it. */
async function exportRate(server: ChildServer): Promise<number> {
  const client = await KeepAliveClient.open(server.port)
  const token = tokenOf(owner)
  const start = performance.now()
  const body = { kind: 'orders', format: 'csv', columns, filters: {} }
  const { uuid } = await ask<Export>(client, { method: 'POST', path, token, body })
  for (;;) {
    await sleep(100)
    const found = (await ask<Export[]>(client, { method: 'GET', path, token })).find((one) => one.uuid === uuid)
    if (found?.status === 'failed') throw new Error(`The export failed: ${found.failure}.`)
    if (found?.status !== 'ready') continue
    client.close()
    if (found.rows !== rows) throw new Error(`The export has ${found.rows} rows.`)
    return rows / ((performance.now() - start) / 1000)
  }
}

/** A million orders leave as a file. */
export const exporting: Row = {
  name: 'export',
  longestMs: 900_000,
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const made = await cluster.open('export')
    await addAttendees(made.database, 1, rows)
    await addOwner(made.database, owner)
    const server = await startChild('foyer-server', { databaseUrl: made.url })
    const measured = await measurePairs(
      pairs,
      () => exportRate(server),
      () => copyRate(made),
    )
    const ratios = measured.map(({ ours, theirs }) => ours / theirs)
    const { peakMemory } = await server.usage()
    const perSecond = (of: 'ours' | 'theirs') =>
      Math.round(median(measured.map((pair) => pair[of]))).toLocaleString('en')
    return [
      {
        what: 'a million orders as CSV ÷ COPY of the same query, rows per second',
        figure: `${median(ratios).toFixed(2)} ×`,
        bar: '–',
        spread: writeSpread(ratios),
        isMet: true,
        notes: [`${perSecond('ours')} and ${perSecond('theirs')} rows a second`],
      },
      figureOf(
        'the server’s memory at its highest meanwhile',
        [peakMemory],
        { atMost: 250 },
        { unit: 'MiB', digits: 0, of: 'run' },
      ),
    ]
  },
}
