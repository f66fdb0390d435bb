export { issueCreditNote, issueInvoice } from './issue-invoice.ts'
export { mailInvoice } from './mail-invoice.ts'
export { personalInvoices } from './personal-invoices.ts'
export { renderInvoice } from './render-invoice.ts'
