export { type Booking, postDocument, postPayment, postRefund, postTransferBack, postTransfers } from './post.ts'
export type { BookedTransfer } from './postings.ts'
