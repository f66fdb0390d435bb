export { type CurrentEdition, getEdition, type TaxRules } from './edition.ts'
export { findCountryRow as findCountry, findCurrentEditionId, lastDayOf, openOrderTimeOf } from './editions.queries.ts'
export { nameCountry } from './name-country.ts'
