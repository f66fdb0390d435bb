import type { StatementTaken } from '@foyer/contract/bank'
import { startCluster } from '../measuring/bench-database.ts'
import { type ChildServer, startChild } from '../measuring/child-server.ts'
import { addOwner, tokenOf } from '../measuring/crowd.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { figureOf, type Row } from '../measuring/row.ts'
import { writeTime } from '../measuring/statistics.ts'

const owner = 3_000_000
const many = 10_000
const few = 1_000
const pairs = 6
let file = 0

/** Money for a house that has hosted for years: every line another payer, amount and purpose. */
function statement(lines: number): string {
  file += 1
  const rows = Array.from({ length: lines }, (_, n) => {
    const day = String(1 + (n % 17)).padStart(2, '0')
    const amount = `${100 + (n % 900)},${String(n % 100).padStart(2, '0')}`
    return `${day}.08.2025;${amount};EUR;Okafor Handels GmbH ${n};DE89370400440532013000;Rechnung ${file}-${n} vielen Dank`
  })
  return ['Buchungstag;Betrag;Währung;Auftraggeber;IBAN;Verwendungszweck', ...rows].join('\n')
}

/** @returns milliseconds for a thousand lines, from the upload to the answer that they are in. */
async function take(server: ChildServer, lines: number): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([statement(lines)]), 'statement.csv')
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/organiser/bank-statement`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(owner)}` },
    body: form,
  })
  const taken = (await answer.json()) as StatementTaken
  const time = performance.now() - start
  if (taken.taken !== lines) throw new Error(`A statement of ${lines} lines answered ${JSON.stringify(taken)}.`)
  return (time / lines) * 1000
}

/** A bank's statement is read, looked through for what is known, and taken in. */
export const statements: Row = {
  name: 'statement',
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    const { database, url } = await cluster.open('statement')
    await addOwner(database, owner)
    const server = await startChild('foyer-server', { databaseUrl: url })
    await take(server, few)
    const measured = await measurePairs(
      pairs,
      () => take(server, many),
      () => take(server, few),
    )
    const last = measured.at(-1)
    return [
      figureOf(
        'a line of a statement of 10,000 ÷ one of a statement of 1,000, time',
        measured.map(({ ours, theirs }) => ours / theirs),
        { atMost: 1.3 },
        {
          notes: [
            `${writeTime((last?.ours ?? 0) * 10)} for 10,000 lines in the last pair, with ${pairs * (many + few)} entries in the books`,
          ],
        },
      ),
    ]
  },
}
