export { MailsAboutOrder, MailsToPerson, refreshMails } from './organiser/mails.tsx'
