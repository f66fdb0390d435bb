import * as contract from '@foyer/contract/books'
import { getEdition } from '#features/editions'
import { balancesAt, sumMoved } from '#features/ledger'
import { getMovementsOf, sumAwaited } from '#features/orders'
import { type Door, serve } from '#platform/door/serve'
import { exportBatch } from './export-batch.ts'
import { exportLedger } from './export-ledger.ts'
import { reportMoney } from './money-report.ts'
import { sumFees } from './provider-lines.queries.ts'

/** What an accountant asks of the books. */
export function openBooks(door: Door): void {
  serve(door, contract.readMoneyReport, async (context, { query }) => {
    const { currency } = await getEdition(context)
    const [rows, balances, awaited] = await Promise.all([
      sumMoved(context, query, currency),
      balancesAt(context, query.to, currency),
      sumAwaited(context),
    ])
    return reportMoney(rows, { balances, awaited, currency })
  })
  serve(door, contract.listOrderFees, async (context, { params }) => {
    const ids = await getMovementsOf(context, params.uuid)
    const sums = ids.length === 0 ? [] : await sumFees(context, ids)
    return sums.map(({ id, currency, fee, arrived }) => ({
      uuid: id,
      fee: { amount: fee, currency },
      arrived: { amount: arrived, currency },
    }))
  })
  serve(door, contract.exportLedger, exportLedger)
  serve(door, contract.exportBatch, exportBatch)
}
