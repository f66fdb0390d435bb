export { personalVisaLetters } from './personal-visa-letters.ts'
export { passportDays } from './present-visa-letter.ts'
export { forgetPassports } from './visa-letters.queries.ts'
export { withdrawLostLetters } from './withdraw-lost-letters.ts'
