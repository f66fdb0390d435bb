import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ListedInvoice, TaxReport } from './office-invoices.schemas.ts'

export const listOfficeInvoices = endpoint({
  id: 'invoices.listOfficeInvoices',
  method: 'GET',
  path: '/api/organiser/invoice',
  audience: duties.seeBooks,
})

export const exportOfficeInvoices = endpoint({
  id: 'invoices.exportOfficeInvoices',
  method: 'GET',
  path: '/api/organiser/invoice.csv',
  audience: duties.seeBooks,
})

export const readTaxReport = endpoint({
  id: 'invoices.readTaxReport',
  method: 'GET',
  path: '/api/organiser/tax-report',
  audience: duties.seeBooks,
})
