export { acceptContent, acceptIn } from './accept-content.ts'
export {
  type CancellationStep,
  cancellationSteps,
  hasSteps,
  lastCancellation,
  presentCancellation,
  presentStep,
} from './cancellation-terms.ts'
export { changeTexts } from './change-texts.queries.ts'
export { copySteps, daysToMove } from './copy-edition.queries.ts'
export { createEdition } from './create-edition.ts'
export { draftEdition, searchOf } from './draft-edition.ts'
export { type CurrentEdition, getEdition, Seller, type TaxRules } from './edition.ts'
export {
  changeBanner,
  changeCancellation,
  changeEvent,
  changeLogo,
  changeLook,
  changeMail,
  changeSeller,
  editionInSetup,
  holdOrdersUp,
  listDueOpenings,
  noteMailTest,
  openSaleNow,
  planOpeningAt,
  type Step,
  takeStep,
} from './edition-steps.queries.ts'
export {
  billingOpenIn,
  copyEdition,
  countryOf,
  type EditionRow,
  findCountryRow as findCountry,
  findCurrentEditionId,
  findToldEdition,
  isCodeTaken,
  keepEditions,
  languagesOf,
  lastDayOf,
  listEditionRows,
  openOrderTimeOf,
  paceOf,
  saleOpenIn,
} from './editions.queries.ts'
export { eventLook } from './event-look.ts'
export { countryId, listCountries } from './iso-countries.ts'
export { keepCountries } from './keep-countries.ts'
export { makeEditionCurrent } from './make-edition-current.ts'
export { nameCountry, nameCountryIn } from './name-country.ts'
export { sayCancellation } from './say-cancellation.ts'
export { takesTransfers, transferUntil } from './takes-transfers.ts'
export { domesticRate, ratesOf, type TaxClass } from './vat-rates.ts'
