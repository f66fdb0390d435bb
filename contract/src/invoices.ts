import { endpoint } from './kit/endpoint.ts'

export { documentNotReady, noTransferAwaited } from './invoices.refusals.ts'
export type { Invoice } from './invoices.schemas.ts'

export const listInvoices = endpoint({
  id: 'invoices.listInvoices',
  method: 'GET',
  path: '/api/invoice',
  audience: 'signed-in',
})

export const readInvoicePdf = endpoint({
  id: 'invoices.readInvoicePdf',
  method: 'GET',
  path: '/api/invoice/:uuid/pdf',
  audience: 'signed-in',
})

export const readInvoiceXml = endpoint({
  id: 'invoices.readInvoiceXml',
  method: 'GET',
  path: '/api/invoice/:uuid/xml',
  audience: 'signed-in',
})

export const readProForma = endpoint({
  id: 'invoices.readProForma',
  method: 'GET',
  path: '/api/order/:uuid/pro-forma',
  audience: 'order-holder',
})

export const checkVatId = endpoint({
  id: 'invoices.checkVatId',
  method: 'POST',
  path: '/api/validation/vat-id',
  audience: 'anyone',
})
