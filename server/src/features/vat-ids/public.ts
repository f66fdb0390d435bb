export { findVatIdProof, proveVatId, refuseUnregistered, type VatIdProof, vatIdProofIn } from './prove-vat-id.ts'
export { forgetVatId, forgetVatIdChecks, type ToldCheck, vatCheckOf } from './vat-ids.queries.ts'
