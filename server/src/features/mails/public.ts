export { askForMail } from './ask-for-mail.ts'
export { deleteMailsOfSignUp, forgetMails, lastConfirmationOf, listTriedMailsTo } from './mails.queries.ts'
export { personalMails } from './personal-mails.ts'
