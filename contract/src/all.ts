import * as accommodation from './accommodation.ts'
import * as archive from './archive.ts'
import * as audit from './audit.ts'
import * as bank from './bank.ts'
import * as billing from './billing.ts'
import * as bookings from './bookings.ts'
import * as books from './books.ts'
import * as bulkActs from './bulk-acts.ts'
import * as dashboard from './dashboard.ts'
import * as editions from './editions.ts'
import * as eligibilityEntries from './eligibility-entries.ts'
import * as exhibitors from './exhibitors.ts'
import * as exportsOfLists from './exports.ts'
import * as identity from './identity.ts'
import * as invoices from './invoices.ts'
import * as keptClashes from './kept-clashes.ts'
import type { CalledEndpoint, Endpoint } from './kit/endpoint.ts'
import type { TermsById } from './kit/terms.ts'
import * as listViews from './list-views.ts'
import * as logo from './logo.ts'
import * as madeOrders from './made-orders.ts'
import * as mergePeople from './merge-people.ts'
import * as news from './news.ts'
import * as officeAccommodation from './office-accommodation.ts'
import * as officeAccounts from './office-accounts.ts'
import * as officeContracts from './office-contracts.ts'
import * as officeEditions from './office-editions.ts'
import * as officeExhibitors from './office-exhibitors.ts'
import * as officeHalls from './office-halls.ts'
import * as officeInvoices from './office-invoices.ts'
import * as officeMails from './office-mails.ts'
import * as officeNews from './office-news.ts'
import * as officeNights from './office-nights.ts'
import * as officeOrders from './office-orders.ts'
import * as officePages from './office-pages.ts'
import * as officePassQuotas from './office-pass-quotas.ts'
import * as officePassTypes from './office-pass-types.ts'
import * as officePasses from './office-passes.ts'
import * as officePeople from './office-people.ts'
import * as officePerson from './office-person.ts'
import * as officeProgram from './office-program.ts'
import * as officeProgramParts from './office-program-parts.ts'
import * as officeSearch from './office-search.ts'
import * as officeSitePlan from './office-site-plan.ts'
import * as officeStays from './office-stays.ts'
import * as officeSurveys from './office-surveys.ts'
import * as officeTrainTickets from './office-train-tickets.ts'
import * as officeVipEvents from './office-vip-events.ts'
import * as officeVouchers from './office-vouchers.ts'
import * as officeWays from './office-ways.ts'
import * as orders from './orders.ts'
import * as passTransfers from './pass-transfers.ts'
import * as passes from './passes.ts'
import * as platform from './platform.ts'
import * as program from './program.ts'
import * as programImport from './program-import.ts'
import * as reservations from './reservations.ts'
import * as roomingLists from './rooming-lists.ts'
import * as secondFactor from './second-factor.ts'
import * as setup from './setup.ts'
import * as staff from './staff.ts'
import * as surveys from './surveys.ts'
import { type AllTerms, allTerms } from './terms.ts'
import * as trainTickets from './train-tickets.ts'
import * as vatChecks from './vat-checks.ts'
import * as vipEvents from './vip-events.ts'
import * as visaLetters from './visa-letters.ts'
import * as waiting from './waiting.ts'
import * as waitingRoom from './waiting-room.ts'

const features = [
  platform,
  dashboard,
  editions,
  identity,
  roomingLists,
  secondFactor,
  staff,
  archive,
  passes,
  passTransfers,
  waiting,
  eligibilityEntries,
  officePassQuotas,
  officePassTypes,
  officeVouchers,
  vatChecks,
  officeAccommodation,
  officeContracts,
  officeNights,
  accommodation,
  bank,
  billing,
  bookings,
  trainTickets,
  orders,
  books,
  officeInvoices,
  officeOrders,
  invoices,
  officePeople,
  program,
  officePages,
  officeProgram,
  officeProgramParts,
  programImport,
  keptClashes,
  reservations,
  exhibitors,
  officeExhibitors,
  officeHalls,
  officeSitePlan,
  officeWays,
  surveys,
  visaLetters,
  officeMails,
  officeNews,
  news,
  audit,
  waitingRoom,
  vipEvents,
  officeSearch,
  officeSurveys,
  officeTrainTickets,
  officeVipEvents,
  logo,
  setup,
  officeAccounts,
  mergePeople,
  officePasses,
  officeStays,
  madeOrders,
  officePerson,
  officeEditions,
  exportsOfLists,
  listViews,
  bulkActs,
] as const

type Feature = (typeof features)[number]
type EndpointsIn<F> = F extends unknown ? Extract<F[keyof F], CalledEndpoint> : never
/** Terms of which nothing is called: a name here is one that does not compile below. */
type Uncalled = Exclude<keyof AllTerms, EndpointsIn<Feature>['id']>

const terms: [Uncalled] extends [never] ? TermsById : Uncalled = allTerms

function isCalled(value: unknown): value is CalledEndpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'audience' in value
}

/**
 * An endpoint with its terms.
 * @throws where it has none, which does not compile for one that the contract declares.
 */
export function endpointOf(called: CalledEndpoint): Endpoint {
  const agreed = terms[called.id]
  if (agreed === undefined) throw new Error(`The contract has no terms of ${called.id}.`)
  return { ...called, ...agreed }
}

/**
 * Every endpoint of the product: for OpenAPI, for the route table and for the tests that walk it. By name within a
 * feature, because what loads a module decides in which order it lists its names.
 */
export const allEndpoints: readonly Endpoint[] = features.flatMap((feature) =>
  Object.entries(feature)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]: [string, unknown]) => value)
    .filter(isCalled)
    .map(endpointOf),
)
