import { endpoint } from './kit/endpoint.ts'

export { visaLetterNeedsPass, visaLetterNotThere } from './visa-letters.refusals.ts'
export type {
  OwnVisaLetter,
  Verification,
  VisaLetter,
  VisaLetterRequest,
  VisaLetterStatus,
} from './visa-letters.schemas.ts'

export const listVisaLetters = endpoint({
  id: 'visa-letters.listVisaLetters',
  method: 'GET',
  path: '/api/visa-invitation-letter',
  audience: 'admitted',
})

export const requestVisaLetter = endpoint({
  id: 'visa-letters.requestVisaLetter',
  method: 'POST',
  path: '/api/visa-invitation-letter',
  audience: 'admitted',
})

export const readVisaLetterPdf = endpoint({
  id: 'visa-letters.readVisaLetterPdf',
  method: 'GET',
  path: '/api/visa-invitation-letter/:uuid/pdf',
  audience: 'admitted',
})

export const verifyCode = endpoint({
  id: 'visa-letters.verifyCode',
  method: 'GET',
  path: '/api/verify/:code',
  audience: 'anyone',
})
