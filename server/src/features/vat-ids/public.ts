export { findVatIdProof, proveVatId, refuseUnregistered, vatIdProofIn } from './prove-vat-id.ts'
export { forgetVatId, forgetVatIdChecks, type ToldCheck, vatCheckOf } from './vat-ids.queries.ts'
