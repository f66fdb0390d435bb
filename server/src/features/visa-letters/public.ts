export { personalVisaLetters } from './personal-visa-letters.ts'
export { sealedPassports } from './sealed-passport.ts'
export { forgetPassports } from './visa-letters.queries.ts'
export { withdrawLostLetters } from './withdraw-lost-letters.ts'
