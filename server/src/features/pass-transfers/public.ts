export { forgetInvitations } from './pass-transfers.queries.ts'
export { personalTransfers } from './personal-transfers.ts'
export { mailPassGiven, mailPassInvitation } from './transfer-mails.ts'
