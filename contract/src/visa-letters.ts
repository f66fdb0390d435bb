import { endpoint } from './kit/endpoint.ts'

export type { VisaLetterRequest } from './visa-letter-request.schemas.ts'
export { visaLetterEventOver, visaLetterNeedsPass, visaLetterNotThere } from './visa-letters.refusals.ts'
export type {
  OwnVisaLetter,
  Verification,
  VisaLetter,
  VisaLetterStatus,
} from './visa-letters.schemas.ts'

export const listVisaLetters = endpoint({
  id: 'visaLetters.listVisaLetters',
  method: 'GET',
  path: '/api/visa-invitation-letter',
  audience: 'admitted',
})

export const requestVisaLetter = endpoint({
  id: 'visaLetters.requestVisaLetter',
  method: 'POST',
  path: '/api/visa-invitation-letter',
  audience: 'admitted',
})

export const withdrawVisaLetter = endpoint({
  id: 'visaLetters.withdrawVisaLetter',
  method: 'DELETE',
  path: '/api/visa-invitation-letter/:uuid',
  audience: 'admitted',
})

export const readVisaLetterPdf = endpoint({
  id: 'visaLetters.readVisaLetterPdf',
  method: 'GET',
  path: '/api/visa-invitation-letter/:uuid/pdf',
  audience: 'admitted',
})

export const verifyCode = endpoint({
  id: 'visaLetters.verifyCode',
  method: 'GET',
  path: '/api/verify/:code',
  audience: 'anyone',
})
