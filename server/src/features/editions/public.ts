export { acceptContent } from './accept-content.ts'
export { createEdition } from './create-edition.ts'
export { type CurrentEdition, getEdition, type TaxRules } from './edition.ts'
export {
  countryOf,
  findCountryRow as findCountry,
  findCurrentEditionId,
  languagesOf,
  lastDayOf,
  openOrderTimeOf,
} from './editions.queries.ts'
export { keepCountries } from './keep-countries.ts'
export { makeEditionCurrent } from './make-edition-current.ts'
export { nameCountry } from './name-country.ts'
