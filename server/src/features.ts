import { personalBookings } from '#features/accommodation'
import { personalActs } from '#features/audit'
import { personalTransfersIn } from '#features/bank'
import { personalBulkActs } from '#features/bulk-acts'
import { personalExports } from '#features/exports'
import { noPersonalData, type PersonalData } from '#features/identity'
import { personalInvoices } from '#features/invoices'
import { personalViews } from '#features/list-views'
import { personalMails } from '#features/mails'
import { personalNews } from '#features/news'
import { personalOrders } from '#features/orders'
import { personalTransfers } from '#features/pass-transfers'
import { personalPasses } from '#features/passes'
import { personalAgenda } from '#features/program'
import { personalAnswers } from '#features/surveys'
import { personalTrainTickets } from '#features/train-tickets'
import { personalVipEvents } from '#features/vip-events'
import { personalVisaLetters } from '#features/visa-letters'
import { personalPlaces } from '#features/waiting-room'
import type { Door } from '#platform/door/serve'
import { openAccommodation } from './features/accommodation/accommodation.routes.ts'
import { openBookings } from './features/accommodation/bookings.routes.ts'
import { openOfficeAccommodation } from './features/accommodation/office.routes.ts'
import { openRoomingLists } from './features/accommodation/rooming-lists.routes.ts'
import { openAudit } from './features/audit/audit.routes.ts'
import { openBank } from './features/bank/bank.routes.ts'
import { openBooks } from './features/books/books.routes.ts'
import { openBulkActs } from './features/bulk-acts/bulk-acts.routes.ts'
import { openDashboard } from './features/dashboard/dashboard.routes.ts'
import { openEditions } from './features/editions/editions.routes.ts'
import { openExhibitors } from './features/exhibitors/exhibitors.routes.ts'
import { openOfficeExhibitors } from './features/exhibitors/office.routes.ts'
import { openOfficeHalls } from './features/exhibitors/office-halls.routes.ts'
import { openExports } from './features/exports/exports.routes.ts'
import { openIdentity } from './features/identity/identity.routes.ts'
import { openOfficeAccounts } from './features/identity/office.routes.ts'
import { openSecondFactor } from './features/identity/second-factor.routes.ts'
import { openStaff } from './features/identity/staff.routes.ts'
import { openInvoices } from './features/invoices/invoices.routes.ts'
import { openListViews } from './features/list-views/list-views.routes.ts'
import { openMadeOrders } from './features/made-orders/made-orders.routes.ts'
import { openOfficeMails } from './features/mails/office.routes.ts'
import { openNews } from './features/news/news.routes.ts'
import { openOfficeNews } from './features/news/office.routes.ts'
import { openOfficeOrders } from './features/orders/office.routes.ts'
import { openOrders } from './features/orders/orders.routes.ts'
import { openPassTransfers } from './features/pass-transfers/pass-transfers.routes.ts'
import { openOfficePasses } from './features/passes/office.routes.ts'
import { openPassDecisions } from './features/passes/office-decisions.routes.ts'
import { openOfficeVouchers } from './features/passes/office-vouchers.routes.ts'
import { openPasses } from './features/passes/passes.routes.ts'
import { openPeople } from './features/people/people.routes.ts'
import { openOfficePages } from './features/program/office-pages.routes.ts'
import { openOfficeProgram } from './features/program/office-program.routes.ts'
import { openProgram } from './features/program/program.routes.ts'
import { openSearch } from './features/search/search.routes.ts'
import { openSetup } from './features/setup/setup.routes.ts'
import { openOfficeSurveys } from './features/surveys/office.routes.ts'
import { openSurveys } from './features/surveys/surveys.routes.ts'
import { openOfficeTrainTickets } from './features/train-tickets/office.routes.ts'
import { openTrainTickets } from './features/train-tickets/train-tickets.routes.ts'
import { openOfficeVipEvents } from './features/vip-events/office.routes.ts'
import { openVipEvents } from './features/vip-events/vip-events.routes.ts'
import { openVisaLetters } from './features/visa-letters/visa-letters.routes.ts'
import { openWaitingRoom } from './features/waiting-room/waiting-room.routes.ts'

/** What the program needs of a feature. */
interface Feature {
  readonly open: readonly ((door: Door) => void)[]
  readonly personalData: PersonalData
}

/** In the order in which they let somebody go who leaves for good: first their orders, which are locked first everywhere. */
const features: readonly Feature[] = [
  { open: [openOrders, openOfficeOrders], personalData: personalOrders },
  { open: [openPasses, openOfficePasses, openOfficeVouchers, openPassDecisions], personalData: personalPasses },
  { open: [openPassTransfers], personalData: personalTransfers },
  { open: [openVipEvents, openOfficeVipEvents], personalData: personalVipEvents },
  {
    open: [openAccommodation, openBookings, openOfficeAccommodation, openRoomingLists],
    personalData: personalBookings,
  },
  { open: [openTrainTickets, openOfficeTrainTickets], personalData: personalTrainTickets },
  { open: [openVisaLetters], personalData: personalVisaLetters },
  { open: [openSurveys, openOfficeSurveys], personalData: personalAnswers },
  { open: [openNews, openOfficeNews], personalData: personalNews },
  { open: [openProgram, openOfficePages, openOfficeProgram], personalData: personalAgenda },
  { open: [openExhibitors, openOfficeExhibitors, openOfficeHalls], personalData: noPersonalData },
  { open: [openMadeOrders], personalData: noPersonalData },
  { open: [openBank], personalData: personalTransfersIn },
  { open: [openBooks], personalData: noPersonalData },
  { open: [openInvoices], personalData: personalInvoices },
  { open: [openEditions], personalData: noPersonalData },
  { open: [openAudit], personalData: personalActs },
  { open: [openPeople], personalData: noPersonalData },
  { open: [openExports], personalData: personalExports },
  { open: [openBulkActs], personalData: personalBulkActs },
  { open: [openListViews], personalData: personalViews },
  { open: [openSearch], personalData: noPersonalData },
  { open: [openDashboard], personalData: noPersonalData },
  { open: [openSetup], personalData: noPersonalData },
  { open: [openWaitingRoom], personalData: personalPlaces },
  { open: [openOfficeMails], personalData: personalMails },
]

/** Opens everything that the product answers. */
export function openFeatures(door: Door): void {
  const elsewhere = features.map(({ personalData }) => personalData)
  openIdentity(door, elsewhere)
  openOfficeAccounts(door, elsewhere)
  openSecondFactor(door)
  openStaff(door)
  for (const { open } of features) for (const each of open) each(door)
}
