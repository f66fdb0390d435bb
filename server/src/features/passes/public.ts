export { expirePlaces } from './expire-places.ts'
export { mailPassApproved } from './mail-pass-approved.ts'
export { findPassOfUser, listPassesOfUser } from './passes.queries.ts'
export { sellPasses } from './sell-passes.ts'
