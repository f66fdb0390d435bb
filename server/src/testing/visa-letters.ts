import type { VisaLetter, VisaLetterRequest } from '@foyer/contract/visa-letters'
import { call } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** A traveller whom a consulate would let in. */
export const passport: VisaLetterRequest = {
  givenNames: 'Ada Quastenflosser',
  surname: 'Rangarajan',
  passportNumber: 'N7421906',
  nationality: 'IND',
  bornOn: '1979-03-14',
  sex: 'F',
  issuedOn: '2019-11-09',
  expiresOn: '2029-11-08',
  consulate: 'German Consulate General Chennai',
  entersOn: '2025-10-18',
  leavesOn: '2025-10-26',
}

export const askForLetter = (
  house: Pick<TestHouse, 'app'>,
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
) => call<VisaLetter>(house, 'POST', '/api/visa-invitation-letter', { token, body: { ...passport, ...changes } })
