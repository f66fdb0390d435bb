export { findVatIdProof, proveVatId, refuseUnregistered, type VatIdProof } from './prove-vat-id.ts'
export { forgetVatId, forgetVatIdChecks } from './vat-ids.queries.ts'
