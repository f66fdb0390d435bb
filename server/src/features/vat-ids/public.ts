export { findVatIdProof, proveVatId, refuseUnregistered } from './prove-vat-id.ts'
export { forgetVatId, forgetVatIdChecks } from './vat-ids.queries.ts'
