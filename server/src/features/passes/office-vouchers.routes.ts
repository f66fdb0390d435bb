import * as contract from '@foyer/contract/office-vouchers'
import { getEdition } from '#features/editions'
import { readRows } from '#platform/database/keyset'
import { RowsAnswer } from '#platform/door/answers'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { makeVoucherBatch } from './make-voucher-batch.ts'
import {
  batchRecord,
  decidedOfBatch,
  getVoucherBatch,
  presentBatch,
  presentPrinted,
  presentVoucher,
  readVoucherBatch,
  stopVoucher,
  stopVoucherBatch,
  voucherLine,
} from './office-vouchers.ts'
import { voucherKey } from './voucher-code.ts'
import { batchKeys, readBatchPage, readGoodVouchers, readVoucherPage, voucherKeys } from './vouchers.queries.ts'

/** What staff do with vouchers. */
export function openOfficeVouchers(door: Door): void {
  serve(door, contract.listVoucherBatches, async (context, { query }) => {
    const asked = pageAsked(context, contract.listVoucherBatches, query, batchKeys)
    const page = await readBatchPage(context, query, asked)
    const { currency } = await getEdition(context)
    return presentPage(context, contract.listVoucherBatches, query, page, (row) => presentBatch(row, currency))
  })
  serve(door, contract.readVoucherBatch, (context, { params }) => readVoucherBatch(context, params.id))
  serve(door, contract.makeVoucherBatch, async (context, { body }) => {
    const batch = await getVoucherBatch(context, await makeVoucherBatch(context, body))
    return audited(batchRecord.created(batch.id, decidedOfBatch(batch)), batch)
  })
  serve(door, contract.stopVoucherBatch, stopVoucherBatch)
  serve(door, contract.stopVoucher, stopVoucher)
  serve(door, contract.listOfficeVouchers, async (context, { params, query }) => {
    const { id } = await getVoucherBatch(context, params.id)
    const list = { ...query, batch: String(id) }
    const asked = pageAsked(context, contract.listOfficeVouchers, list, voucherKeys)
    const begins = query.q === undefined ? undefined : voucherKey(query.q)
    const page = await readVoucherPage(context, id, { state: query.state, begins }, asked)
    return presentPage(context, contract.listOfficeVouchers, list, page, presentVoucher)
  })
  serve(door, contract.exportVouchers, async (context, { params }) => {
    const batch = await getVoucherBatch(context, params.id)
    const pages = { keys: voucherKeys.made, isDescending: false }
    return new RowsAnswer(
      readRows(
        (after, limit) => readVoucherPage(context, batch.id, {}, { ...pages, after, limit }),
        voucherLine(context, batch),
      ),
    )
  })
  serve(door, contract.printVouchers, async (context, { params, query }) => {
    const { id } = await getVoucherBatch(context, params.id)
    const list = { ...query, batch: String(id) }
    const asked = pageAsked(context, contract.printVouchers, list, voucherKeys)
    const page = await readGoodVouchers(context, id, asked)
    return presentPage(context, contract.printVouchers, list, page, presentPrinted(context))
  })
}
