import type { Locale } from '@foyer/contract/kit/languages'
import type { Setup } from '@foyer/contract/setup'

const step = { version: 1, entered: null }

/** What is set up of an edition that is written in these languages, as far as an editor of the office asks for it. */
export const setupIn = (languages: Locale[]): Setup => ({
  product: 'MSP Global',
  year: 2025,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  languages,
  isFixed: true,
  event: step,
  seller: step,
  mail: step,
  cancellation: step,
  opening: step,
  look: step,
  logo: step,
  banner: step,
  texts: step,
  opensAt: null,
  openedAt: null,
  checklist: [],
  passTypes: { types: 0, places: 0, priced: 0 },
  takesTransfers: false,
  payment: 'sandbox',
  mailTest: null,
})
