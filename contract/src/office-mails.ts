import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { mailboxFull, mailJustSent, mailNotSentAgain } from './office-mails.refusals.ts'
export type { MailKind, MailOutcome, SentMail } from './office-mails.schemas.ts'

export const listMailsToPerson = endpoint({
  id: 'mails.listMailsToPerson',
  method: 'GET',
  path: '/api/organiser/person/:uuid/mail',
  audience: duties.seePeople,
})

export const listMailsAboutOrder = endpoint({
  id: 'mails.listMailsAboutOrder',
  method: 'GET',
  path: '/api/organiser/order/:uuid/mail',
  audience: duties.seeOrders,
})

export const sendMailAgain = endpoint({
  id: 'mails.sendMailAgain',
  method: 'POST',
  path: '/api/organiser/mail/:uuid/again',
  audience: duties.sendMailsAgain,
})
