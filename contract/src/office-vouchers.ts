import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type {
  NewVoucherBatch,
  OfficeVoucher,
  PrintedVoucher,
  VoucherBatch,
  VoucherBatchRecord,
  VoucherBatchState,
} from './office-vouchers.schemas.ts'
export type { VoucherValue } from './voucher-value.schemas.ts'

const batch = '/api/organiser/voucher-batch'

export const listVoucherBatches = endpoint({
  id: 'passes.listVoucherBatches',
  method: 'GET',
  path: batch,
  audience: duties.seeVouchers,
})

export const readVoucherBatch = endpoint({
  id: 'passes.readVoucherBatch',
  method: 'GET',
  path: `${batch}/:id`,
  audience: duties.seeVouchers,
})

export const makeVoucherBatch = endpoint({
  id: 'passes.makeVoucherBatch',
  method: 'POST',
  path: batch,
  audience: duties.editVouchers,
})

export const stopVoucherBatch = endpoint({
  id: 'passes.stopVoucherBatch',
  method: 'POST',
  path: `${batch}/:id/stop`,
  audience: duties.editVouchers,
})

export const listOfficeVouchers = endpoint({
  id: 'passes.listOfficeVouchers',
  method: 'GET',
  path: `${batch}/:id/voucher`,
  audience: duties.seeVouchers,
})

export const exportVouchers = endpoint({
  id: 'passes.exportVouchers',
  method: 'GET',
  path: `${batch}/:id/export`,
  audience: duties.seeVouchers,
})

export const printVouchers = endpoint({
  id: 'passes.printVouchers',
  method: 'GET',
  path: `${batch}/:id/sheet`,
  audience: duties.seeVouchers,
})

export const stopVoucher = endpoint({
  id: 'passes.stopVoucher',
  method: 'POST',
  path: '/api/organiser/voucher/:id/stop',
  audience: duties.editVouchers,
})
