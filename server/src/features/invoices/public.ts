export { listInvoicesOfOrders } from './invoices.queries.ts'
export { presentInvoice } from './invoices.routes.ts'
export { issueCreditNote, issueInvoice } from './issue-invoice.ts'
export { renderInvoice } from './render-invoice.ts'
