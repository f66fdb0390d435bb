import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { Batch, KeptFee, MoneyReport } from './books.schemas.ts'

export const readMoneyReport = endpoint({
  id: 'books.readMoneyReport',
  method: 'GET',
  path: '/api/organiser/money',
  audience: duties.seeBooks,
})

export const exportLedger = endpoint({
  id: 'books.exportLedger',
  method: 'GET',
  path: '/api/organiser/money/ledger.csv',
  audience: duties.seeBooks,
})

export const exportBatch = endpoint({
  id: 'books.exportBatch',
  method: 'GET',
  path: '/api/organiser/money/datev.csv',
  audience: duties.seeBooks,
})

export const listOrderFees = endpoint({
  id: 'books.listOrderFees',
  method: 'GET',
  path: '/api/organiser/order/:uuid/fee',
  audience: duties.seeBooks,
})
