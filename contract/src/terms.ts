import { terms as accommodation } from './accommodation.schemas.ts'
import { terms as addresses } from './addresses.schemas.ts'
import { terms as archive } from './archive.schemas.ts'
import { terms as audit } from './audit.schemas.ts'
import { terms as bank } from './bank.schemas.ts'
import { terms as billing } from './billing.schemas.ts'
import { terms as bookings } from './bookings.schemas.ts'
import { terms as books } from './books.schemas.ts'
import { terms as bulkActs } from './bulk-acts.schemas.ts'
import { terms as credentials } from './credentials.schemas.ts'
import { terms as dashboard } from './dashboard.schemas.ts'
import { terms as editions } from './editions.schemas.ts'
import { terms as eligibilityEntries } from './eligibility-entries.schemas.ts'
import { terms as exhibitors } from './exhibitors.schemas.ts'
import { terms as exportsOfLists } from './exports.schemas.ts'
import { terms as identity } from './identity.schemas.ts'
import { terms as invoices } from './invoices.schemas.ts'
import { terms as keptClashes } from './kept-clashes.schemas.ts'
import { terms as listViews } from './list-views.schemas.ts'
import { terms as logo } from './logo.schemas.ts'
import { terms as madeOrders } from './made-orders.schemas.ts'
import { terms as mergePeople } from './merge-people.schemas.ts'
import { terms as news } from './news.schemas.ts'
import { terms as officeAccommodation } from './office-accommodation.schemas.ts'
import { terms as officeAccounts } from './office-accounts.schemas.ts'
import { terms as officeContracts } from './office-contracts.schemas.ts'
import { terms as officeEditions } from './office-editions.schemas.ts'
import { terms as officeExhibitors } from './office-exhibitors.schemas.ts'
import { terms as officeHalls } from './office-halls.schemas.ts'
import { terms as officeInvoices } from './office-invoices.schemas.ts'
import { terms as officeMails } from './office-mails.schemas.ts'
import { terms as officeNews } from './office-news.schemas.ts'
import { terms as officeNights } from './office-nights.schemas.ts'
import { terms as officeOrderActs } from './office-order-acts.schemas.ts'
import { terms as officeOrders } from './office-orders.schemas.ts'
import { terms as officePages } from './office-pages.schemas.ts'
import { terms as officePassQuotas } from './office-pass-quotas.schemas.ts'
import { terms as officePassTypes } from './office-pass-types.schemas.ts'
import { terms as officePasses } from './office-passes.schemas.ts'
import { terms as officePeople } from './office-people.schemas.ts'
import { terms as officePerson } from './office-person.schemas.ts'
import { terms as officeProgram } from './office-program.schemas.ts'
import { terms as officeProgramParts } from './office-program-parts.schemas.ts'
import { terms as officeSearch } from './office-search.schemas.ts'
import { terms as officeSitePlan } from './office-site-plan.schemas.ts'
import { terms as officeStays } from './office-stays.schemas.ts'
import { terms as officeSurveys } from './office-surveys.schemas.ts'
import { terms as officeTrainTickets } from './office-train-tickets.schemas.ts'
import { terms as officeVipEvents } from './office-vip-events.schemas.ts'
import { terms as officeVouchers } from './office-vouchers.schemas.ts'
import { terms as officeWays } from './office-ways.schemas.ts'
import { terms as orders } from './orders.schemas.ts'
import { terms as ownerLink } from './owner-link.schemas.ts'
import { terms as passChoice } from './pass-choice.schemas.ts'
import { terms as passTransfers } from './pass-transfers.schemas.ts'
import { terms as passWallets } from './pass-wallets.schemas.ts'
import { terms as passes } from './passes.schemas.ts'
import { terms as platform } from './platform.schemas.ts'
import { terms as program } from './program.schemas.ts'
import { terms as programImport } from './program-import.schemas.ts'
import { terms as reservations } from './reservations.schemas.ts'
import { terms as roomingLists } from './rooming-lists.schemas.ts'
import { terms as secondFactor } from './second-factor.schemas.ts'
import { terms as setup } from './setup.schemas.ts'
import { terms as signUps } from './sign-ups.schemas.ts'
import { terms as staff } from './staff.schemas.ts'
import { terms as surveys } from './surveys.schemas.ts'
import { terms as trainTickets } from './train-tickets.schemas.ts'
import { terms as vatChecks } from './vat-checks.schemas.ts'
import { terms as vipEvents } from './vip-events.schemas.ts'
import { terms as visaLetters } from './visa-letters.schemas.ts'
import { terms as waiting } from './waiting.schemas.ts'
import { terms as waitingRoom } from './waiting-room.schemas.ts'

/** What is agreed about each endpoint, by its id. No page loads this: a browser has it as types alone. */
export const allTerms = {
  ...accommodation,
  ...addresses,
  ...archive,
  ...audit,
  ...bank,
  ...billing,
  ...bookings,
  ...credentials,
  ...dashboard,
  ...editions,
  ...exhibitors,
  ...officeExhibitors,
  ...officeHalls,
  ...officeSitePlan,
  ...officeWays,
  ...exportsOfLists,
  ...identity,
  ...invoices,
  ...madeOrders,
  ...news,
  ...officeMails,
  ...officeNews,
  ...officeAccommodation,
  ...eligibilityEntries,
  ...officeAccounts,
  ...mergePeople,
  ...officePasses,
  ...officeStays,
  ...officePerson,
  ...officeEditions,
  ...officeContracts,
  ...officeNights,
  ...officeOrderActs,
  ...books,
  ...bulkActs,
  ...officeInvoices,
  ...officeOrders,
  ...officePassQuotas,
  ...officePassTypes,
  ...officePeople,
  ...officeSearch,
  ...officeSurveys,
  ...officeTrainTickets,
  ...officeVipEvents,
  ...officeVouchers,
  ...orders,
  ...passChoice,
  ...passes,
  ...passWallets,
  ...passTransfers,
  ...platform,
  ...program,
  ...officePages,
  ...officeProgram,
  ...officeProgramParts,
  ...programImport,
  ...keptClashes,
  ...reservations,
  ...roomingLists,
  ...secondFactor,
  ...listViews,
  ...logo,
  ...ownerLink,
  ...setup,
  ...signUps,
  ...staff,
  ...surveys,
  ...trainTickets,
  ...vatChecks,
  ...vipEvents,
  ...visaLetters,
  ...waiting,
  ...waitingRoom,
} as const

export type AllTerms = typeof allTerms
