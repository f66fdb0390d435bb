export { type CurrentEdition, getEdition, type Seller, type TaxRules } from './edition.ts'
export { findCountryRow as findCountry, findCurrentEditionId } from './editions.queries.ts'
export { nameCountry } from './name-country.ts'
