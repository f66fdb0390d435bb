// `npm run bench` measures everything; `npm run bench -- order cold-start` only those rows. docs/benchmarks.md says
// what each row means.
import { availableParallelism } from 'node:os'
import { stopClusters } from './measuring/bench-database.ts'
import { stopChildren } from './measuring/child-server.ts'
import type { Figure, Row } from './measuring/row.ts'
import { writeTable } from './measuring/table.ts'
import { appStart } from './rows/app-start.ts'
import { authenticatedRead } from './rows/authenticated-read.ts'
import { coldStart } from './rows/cold-start.ts'
import { dashboard } from './rows/dashboard.ts'
import { exporting } from './rows/export.ts'
import { growth } from './rows/growth.ts'
import { invoices } from './rows/invoices.ts'
import { lastPasses } from './rows/last-passes.ts'
import { lighthouse } from './rows/lighthouse.ts'
import { nightRace } from './rows/night-race.ts'
import { officeLists } from './rows/office-lists.ts'
import { order, orderOfBare, orderOfTwo } from './rows/order.ts'
import { before, paidOrder } from './rows/paid-order.ts'
import { payOrder } from './rows/pay-order.ts'
import { publicList } from './rows/public-list.ts'
import { rush } from './rows/rush.ts'
import { startAfterKill, startAfterKillEmbedded } from './rows/start-after-kill.ts'
import { statements } from './rows/statement.ts'
import { stayGrowth } from './rows/stay-growth.ts'
import { stayOrder } from './rows/stay-order.ts'
import { stays } from './rows/stays.ts'
import { vipSeekers } from './rows/vip-seekers.ts'

const rows: readonly Row[] = [
  order,
  orderOfTwo,
  orderOfBare,
  payOrder,
  lastPasses,
  publicList,
  authenticatedRead,
  growth,
  coldStart,
  startAfterKill,
  startAfterKillEmbedded,
  lighthouse,
  stays,
  stayOrder,
  nightRace,
  stayGrowth,
  rush,
  vipSeekers,
  appStart,
  officeLists,
  exporting,
  dashboard,
  invoices,
  statements,
  ...(before === undefined ? [] : [paidOrder]),
]

/** How long one row may take, in milliseconds; most are done in half a minute. A row that takes longer has failed. */
const LONGEST = 150_000

async function measure(row: Row): Promise<readonly Figure[]> {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const longest = row.longestMs ?? LONGEST
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${longest / 1000} s.`)), longest)
  })
  try {
    return await Promise.race([row.measure(), late])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ what: row.name, figure: 'not measured', bar: '–', spread: '–', isMet: false, notes: [message] }]
  } finally {
    clearTimeout(timer)
    await stopAll()
    console.log(`${row.name} took ${((performance.now() - start) / 1000).toFixed(0)} s.`)
  }
}

/** What a row that ended too early has left behind. */
async function stopAll(): Promise<void> {
  await stopChildren()
  await stopClusters()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(130)))

const names = process.argv.slice(2)
const unknown = names.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. The rows: ${rows.map((row) => row.name).join(', ')}.`)
  process.exit(2)
}
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores. Times are of this machine; ratios are of one run.`,
)
const figures: (Figure & { readonly name: string })[] = []
for (const row of rows.filter(({ name }) => names.length === 0 || names.includes(name))) {
  for (const figure of await measure(row)) {
    figures.push({ ...figure, name: row.name })
    console.log(
      `  ${figure.isMet ? 'pass' : 'FAIL'}  ${figure.what}: ${figure.figure} (bar ${figure.bar}; ${figure.spread})`,
    )
    for (const note of figure.notes ?? []) console.log(`        ${note}`)
  }
}
console.log(`\n${writeTable(figures)}`)
process.exit(figures.every((figure) => figure.isMet) ? 0 : 1)
