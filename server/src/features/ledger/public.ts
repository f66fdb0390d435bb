export {
  type BookedEntry,
  balancesAt,
  type Days,
  type MovedRow,
  readEntryPage,
  sumMoved,
} from './ledger.queries.ts'
export {
  type Booking,
  postDocument,
  postNamedLines,
  postPayment,
  postProviderLines,
  postRefund,
  postTransferBack,
  postTransfers,
} from './post.ts'
export type { BookedTransfer } from './postings.ts'
