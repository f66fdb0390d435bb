export {
  type BookedEntry,
  balancesAt,
  type EntriesAsked,
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
