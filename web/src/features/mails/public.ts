export { ConfirmationMail, MailsAboutOrder, MailsToPerson, refreshMails, useLookAgain } from './organiser/mails.tsx'
